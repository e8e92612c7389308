import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { personColumns, type PersonRow } from './store.ts';

/** Organizations with a type that gives an allowance; one of them, or all. */
export async function listAccruing(db: Db, organizationId: string | undefined): Promise<string[]> {
  const { rows } = await sql<{ organization_id: string }>`
    select distinct organization_id from leave_types
     where is_active and annual_allowance is not null
       ${optional(organizationId !== undefined && sql`and organization_id = ${organizationId}`)}
     order by organization_id`.execute(db);
  return rows.map(({ organization_id }) => organization_id);
}

export async function listActiveAfter(db: Db, organizationId: string, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users
     where organization_id = ${organizationId} and is_active and id > ${after} order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listActivePeople(
  db: Db,
  organizationId: string,
  userIds: readonly string[],
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select ${personColumns} from users
     where organization_id = ${organizationId} and id = any(${[...userIds]}) and is_active order by id`.execute(db);
  return rows;
}

/** Of each account the last year that accrual entered something for; the earliest of these. */
export async function findEarliestLastYear(
  db: Db,
  organizationId: string,
  typeIds: readonly string[],
  userIds: readonly string[],
): Promise<number | null> {
  const { rows } = await sql<{ year: number | null }>`
    select min(last) as year from (
      select coalesce(max(year) filter (where kind in ('GRANT', 'ACCRUAL')), 0) as last from leave_ledger
       where organization_id = ${organizationId} and user_id = any(${[...userIds]})
         and leave_type_id = any(${[...typeIds]})
       group by user_id, leave_type_id) as accounts`.execute(db);
  return rows[0]?.year ?? null;
}
