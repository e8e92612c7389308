import { writeOperation } from '../../../../kernel/operation.ts';
import { trimmed } from '../../../../lib/changes.ts';
import { BenefitPlan, NewPlan } from './record.ts';
import { refuseDuplicatePlan } from './store.ts';

export const createBenefitPlan = writeOperation({
  id: 'benefitPlans.create',
  route: 'POST /benefit-plans',
  subject: 'benefit_plan',
  summary: 'Add a benefit plan',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewPlan,
  returns: BenefitPlan,
  status: 201,
  refuses: ['CONFLICT'],

  async run({ work, body }) {
    const { name, provider = null, kind } = trimmed(body);
    const plan = { id: work.newId('bpl'), name, provider, kind, created_at: work.now, updated_at: work.now };
    await work.insert('benefit_plans', plan).catch(refuseDuplicatePlan);
    return plan;
  },
});
