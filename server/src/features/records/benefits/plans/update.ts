import { writeOperation } from '../../../../kernel/operation.ts';
import { isEmpty, trimmed } from '../../../../lib/changes.ts';
import { Id } from '../../../../lib/ids.ts';
import { Strict } from '../../../../lib/schema.ts';
import { BenefitPlan, PlanChanges } from './record.ts';
import { lockPlan, refuseDuplicatePlan } from './store.ts';

export const updateBenefitPlan = writeOperation({
  id: 'benefitPlans.update',
  route: 'PATCH /benefit-plans/{id}',
  subject: 'benefit_plan',
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
    const changes = work.changesTo(plan, trimmed(body));
    if (isEmpty(changes)) return plan;
    await work.update('benefit_plans', plan.id, changes).catch(refuseDuplicatePlan);
    return { ...plan, ...changes, updated_at: work.now };
  },
});
