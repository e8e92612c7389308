import { conflict } from '../../../../lib/errors.ts';
import { Id } from '../../../../lib/ids.ts';
import { writeOperation } from '../../../../kernel/operation.ts';
import { Strict } from '../../../../lib/schema.ts';
import { BenefitPlan } from './record.ts';
import { isPlanUsed, lockPlan } from './store.ts';
import { deleteRow } from '../../../../db/rows.ts';

export const deleteBenefitPlan = writeOperation({
  id: 'benefitPlans.delete',
  route: 'DELETE /benefit-plans/{id}',
  summary: 'Remove a benefit plan',
  description: 'One that nobody is or was enrolled in.',
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
    await deleteRow('benefit_plans', { organization_id: actor.organizationId, id: plan.id }).execute(work.tx);
    work.audit({ action: 'benefitPlans.delete', subjectType: 'benefit_plan', subjectId: plan.id });
    return plan;
  },
});
