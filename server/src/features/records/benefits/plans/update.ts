import { differing } from '../../../../lib/changes.ts';
import { Id } from '../../../../lib/ids.ts';
import { writeOperation } from '../../../../kernel/operation.ts';
import { Strict } from '../../../../lib/schema.ts';
import { withTrimmedName } from '../../changes.ts';
import { BenefitPlan, PlanChanges } from './record.ts';
import { lockPlan, refuseDuplicatePlan } from './store.ts';
import { updateRow } from '../../../../db/rows.ts';

export const updateBenefitPlan = writeOperation({
  id: 'benefitPlans.update',
  route: 'PATCH /benefit-plans/{id}',
  summary: 'Change a benefit plan',
  description: 'Only the fields sent change. Those who are enrolled stay so.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('bpl') }),
  body: PlanChanges,
  returns: BenefitPlan,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const plan = await lockPlan(work.tx, actor, params.id);
    const changes = differing(plan, withTrimmedName(body));
    const changedFields = Object.keys(changes);
    work.audit({ action: 'benefitPlans.update', subjectType: 'benefit_plan', subjectId: plan.id, changedFields });
    if (changedFields.length === 0) return plan;
    await updateRow(
      'benefit_plans',
      { organization_id: actor.organizationId, id: plan.id },
      { ...changes, updated_at: work.now },
    )
      .execute(work.tx)
      .catch(refuseDuplicatePlan);
    return { ...plan, ...changes, updated_at: work.now };
  },
});
