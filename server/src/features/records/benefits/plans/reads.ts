import { listOperation } from '../../../../kernel/operation.ts';
import { BenefitPlan } from './record.ts';
import { listPlans } from './store.ts';

export const listBenefitPlans = listOperation({
  id: 'benefitPlans.list',
  route: 'GET /benefit-plans',
  summary: 'List benefit plans',
  surface: 'app',
  scope: 'benefits:read',
  returns: BenefitPlan,
  order: 'oldest first',

  run: ({ actor, db, page }) => listPlans(db, actor, page),
});
