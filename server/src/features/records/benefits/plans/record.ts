import { Type, type Static } from 'typebox';
import { Instant } from '../../../../kernel/days.ts';
import { Id } from '../../../../kernel/ids.ts';
import { Nullable, Strict, Text } from '../../../../kernel/schema.ts';

export const planFields = {
  id: Id('bpl'),
  name: Text(200, { description: 'Unique in the organization, whatever the case.', examples: ['Extended health'] }),
  provider: Nullable(Text(200)),
  kind: Text(50, { description: 'What it is for, in the words of the organization.', examples: ['HEALTH'] }),
  created_at: Instant(),
  updated_at: Instant(),
};

export const BenefitPlan = Type.Object(planFields, { $id: 'BenefitPlan' });
export type BenefitPlan = Static<typeof BenefitPlan>;

const { name, provider, kind } = planFields;
export const NewPlan = Strict({ name, provider: Type.Optional(provider), kind });
