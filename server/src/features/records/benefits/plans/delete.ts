import { writeOperation } from '../../../../kernel/operation.ts';
import { conflict } from '../../../../lib/errors.ts';
import { Id } from '../../../../lib/ids.ts';
import { Strict } from '../../../../lib/schema.ts';
import { BenefitPlan } from './record.ts';
import { isPlanUsed, lockPlan } from './store.ts';

export const deleteBenefitPlan = writeOperation({
  id: 'benefitPlans.delete',
  route: 'DELETE /benefit-plans/{id}',
  subject: 'benefit_plan',
  summary: 'Remove a benefit plan',
  description: 'One that no one is or was enrolled in.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('bpl') }),
  returns: BenefitPlan,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params }) {
    const plan = await lockPlan(work.tx, actor, params.id);
    if (await isPlanUsed(work.tx, actor, plan.id)) {
      throw conflict('People are or were enrolled in this plan, so it stays in their records.', { reason: 'used' });
    }
    await work.delete('benefit_plans', plan.id);
    return plan;
  },
});
