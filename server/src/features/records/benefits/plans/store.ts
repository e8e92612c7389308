import type { Db, Tx } from '../../../../db/database.ts';
import { refuseDuplicate } from '../../../../db/rows.ts';
import { sql } from '../../../../db/sql.ts';
import type { Actor } from '../../../../kernel/actor.ts';
import { type Choice, chosenFrom } from '../../../../kernel/choices.ts';
import type { Page, PageRequest } from '../../../../kernel/cursor.ts';
import { ascending, pageBy, pageIn, seekAfter } from '../../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../../kernel/unit-of-work.ts';
import type { BenefitPlan } from './record.ts';

export const refuseDuplicatePlan = refuseDuplicate('benefit_plans_name_key', 'name', 'records.planNameTaken');

const columns = sql.raw('id, name, provider, kind, created_at, updated_at');

const byId = ascending('id');

export async function listPlans(db: Db, actor: Actor, choice: Choice, page: PageRequest): Promise<Page<BenefitPlan>> {
  const { rows } = await sql<BenefitPlan>`
    select ${columns} from benefit_plans
     where organization_id = ${actor.organizationId} ${chosenFrom('benefit_plans', choice, sql`benefit_plans.name`)}
       ${seekAfter(byId, page)}
     ${pageIn(byId, page)}`.execute(db);
  return pageBy(byId, rows, page);
}

export async function lockPlan(tx: Tx, actor: Actor, id: string): Promise<BenefitPlan> {
  return sql<BenefitPlan>`
    select ${columns} from benefit_plans
     where organization_id = ${actor.organizationId} and id = ${id} for update`.get(tx, 'benefit plan');
}

/** Someone has it or had it. */
export async function isPlanUsed(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const { rowCount } = await sql`
    select from benefit_enrollments where organization_id = ${actor.organizationId} and plan_id = ${id} limit 1`.execute(
    tx,
  );
  return rowCount > 0;
}

/** Whatever the case of the name. */
export async function listPlansNamed({ actor, tx }: UnitOfWork, name: string): Promise<{ readonly id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from benefit_plans
     where organization_id = ${actor.organizationId} and lower(name) = lower(${name})`.execute(tx);
  return rows;
}
