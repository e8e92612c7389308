import { type Static, Type } from 'typebox';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../../lib/fields.ts';
import { Nullable, Strict, Text } from '../../../../lib/schema.ts';

export const planFields = {
  id: RecordId('bpl'),
  name: Text(200, { description: 'Unique in the organization, whatever the case.', examples: ['Extended health'] }),
  provider: Nullable(Text(200), {
    description: 'Who insures or runs it; null: the organization itself or not recorded.',
  }),
  kind: Text(50, { description: 'What it is for, in the words of the organization.', examples: ['HEALTH'] }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const BenefitPlan = Type.Object(planFields, { $id: 'BenefitPlan' });
export type BenefitPlan = Static<typeof BenefitPlan>;

const { name, provider, kind } = planFields;
export const NewPlan = Strict({ name, provider: Type.Optional(provider), kind });

export const PlanChanges = Changes({ name, provider, kind });
