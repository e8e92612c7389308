import { afterIn, ascending } from '../../../../kernel/keyset.ts';
import { sql } from '../../../../db/sql.ts';
import { pageOf, rowsFor } from '../../../../kernel/cursor.ts';
import { listOperation } from '../../../../kernel/operation.ts';
import { BenefitPlan } from './record.ts';

export const listBenefitPlans = listOperation({
  id: 'benefitPlans.list',
  route: 'GET /benefit-plans',
  summary: 'List benefit plans',
  surface: 'app',
  scope: 'benefits:read',
  returns: BenefitPlan,
  order: 'oldest first',

  async run({ actor, db, page }) {
    const { rows } = await sql<BenefitPlan>`
      select id, name, provider, kind, created_at, updated_at from benefit_plans
       where organization_id = ${actor.organizationId} ${afterIn(ascending('id'), page)}
       order by id limit ${rowsFor(page)}`.execute(db);
    return pageOf(rows, page.limit, (row) => [row.id]);
  },
});
