import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Fault, FaultKind } from '../../kernel/sandbox-faults.ts';

/** Of all sandboxes: what a process that starts has not heard of. */
export async function listAllFaults(db: Db): Promise<Fault[]> {
  const { rows } =
    await sql<Fault>`select organization_id, kind, until from sandbox_faults where until > now()`.execute(db);
  return rows;
}

export async function listFaults(db: Db, organizationId: string): Promise<Fault[]> {
  const { rows } = await sql<Fault>`
    select organization_id, kind, until from sandbox_faults
     where organization_id = ${organizationId} and until > now() order by until, kind`.execute(db);
  return rows;
}

/** In place of one of this kind that goes on. */
export async function saveFault(db: Db, organizationId: string, kind: FaultKind, until: string): Promise<void> {
  await sql`
    insert into sandbox_faults (organization_id, kind, until) values (${organizationId}, ${kind}, ${until}::timestamptz)
    on conflict (organization_id, kind) do update set until = excluded.until`.execute(db);
}

export async function removeFaults(db: Db, organizationId: string): Promise<void> {
  await sql`delete from sandbox_faults where organization_id = ${organizationId}`.execute(db);
}
