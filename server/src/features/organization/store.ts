import type { Db } from '../../db/database.ts';
import { assignmentsOf, type Changes } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { OrganizationRow } from './record.ts';

export async function findOrganization(db: Db, id: string): Promise<OrganizationRow | null> {
  const { rows } = await sql<OrganizationRow>`select * from organizations where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Locks the row: settings are merged, and seats counted, one at a time. */
export async function lockOrganization(db: Db, id: string): Promise<OrganizationRow> {
  const { rows } = await sql<OrganizationRow>`select * from organizations where id = ${id} for no key update`.execute(
    db,
  );
  if (!rows[0]) throw new Error(`Organization ${id} is gone.`);
  return rows[0];
}

/** Holds the row as it is: settings change wholly before this change, or wholly after. */
export async function shareOrganization(db: Db, id: string): Promise<OrganizationRow> {
  const { rows } = await sql<OrganizationRow>`select * from organizations where id = ${id} for share`.execute(db);
  if (!rows[0]) throw new Error(`Organization ${id} is gone.`);
  return rows[0];
}

export async function updateOrganization(db: Db, id: string, changes: Changes<'organizations'>): Promise<void> {
  await sql`update organizations set ${assignmentsOf(changes)} where id = ${id}`.execute(db);
}

/** All of them, for jobs that look at each. */
export async function listOrganizationIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from organizations order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether it is one that someone tries things out in. */
export async function isSandboxOrganization(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from organizations where id = ${id} and sandbox_of is not null`.execute(db);
  return rows.length > 0;
}

/** Sandboxes whose own time was moved, with by how much. */
export async function listOwnClocks(db: Db): Promise<{ readonly id: string; readonly clock_offset_ms: number }[]> {
  const { rows } = await sql<{ id: string; clock_offset_ms: number }>`
    select id, clock_offset_ms from organizations where sandbox_of is not null and clock_offset_ms > 0`.execute(db);
  return rows;
}

/** Of what policies name, that which is there: active people, departments and types of leave. */
export async function listKnownByPolicies(
  { actor, tx }: UnitOfWork,
  { people, departments, types }: Readonly<Record<'people' | 'departments' | 'types', readonly string[]>>,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from users where organization_id = ${actor.organizationId} and id = any(${[...people]}) and is_active
    union all select id from departments where organization_id = ${actor.organizationId} and id = any(${[...departments]})
    union all select id from leave_types where organization_id = ${actor.organizationId} and id = any(${[...types]})`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}
