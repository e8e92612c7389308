import { writeOperation } from '../../../../kernel/operation.ts';
import { withTrimmedName } from '../../changes.ts';
import { BenefitPlan, NewPlan } from './record.ts';
import { refuseDuplicatePlan } from './store.ts';
import { insertRow } from '../../../../db/rows.ts';

export const createBenefitPlan = writeOperation({
  id: 'benefitPlans.create',
  route: 'POST /benefit-plans',
  summary: 'Add a benefit plan',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewPlan,
  returns: BenefitPlan,
  status: 201,
  refuses: ['CONFLICT'],

  async run({ actor, work, body }) {
    const { name, provider = null, kind } = withTrimmedName(body);
    const plan = { id: work.newId('bpl'), name, provider, kind, created_at: work.now, updated_at: work.now };
    await insertRow('benefit_plans', { ...plan, organization_id: actor.organizationId })
      .execute(work.tx)
      .catch(refuseDuplicatePlan);
    work.audit({
      action: 'benefitPlans.create',
      subjectType: 'benefit_plan',
      subjectId: plan.id,
      changedFields: Object.keys(body),
    });
    return plan;
  },
});
