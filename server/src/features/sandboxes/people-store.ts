import type { Db } from '../../db/database.ts';
import { insertRow } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import { newId } from '../../lib/ids.ts';
import type { SandboxRow } from './record.ts';

type Which = Pick<SandboxRow, 'organization_id' | 'id' | 'sandbox_organization_id'>;

/** Of an address in a sandbox: an ending that no mail reaches, another for each. */
export const mailDomainOf = (sandboxOrganizationId: string): string =>
  `s${sandboxOrganizationId.slice(-12).toLowerCase()}.sandbox.example`;

/** Who they are within a sandbox; null: they were never there. */
export async function findPersonWithin(db: Db, { organization_id, id }: Which, userId: string): Promise<string | null> {
  const { rows } = await sql<{ sandbox_user_id: string }>`
    select sandbox_user_id from sandbox_people
     where organization_id = ${organization_id} and sandbox_id = ${id} and user_id = ${userId}`.execute(db);
  return rows[0]?.sandbox_user_id ?? null;
}

/**
 * Who someone is within a sandbox: an Executive without a word of who they are outside. Made when it is asked for first; the sandbox's row is
 * held by whoever calls.
 */
export async function personWithin(
  db: Db,
  sandbox: Which,
  userId: string,
  name: { readonly first_name: string; readonly last_name: string; readonly job_title: string },
  nowMs: number,
): Promise<string> {
  const known = await findPersonWithin(db, sandbox, userId);
  if (known !== null) return known;
  const id = newId('usr', nowMs);
  const now = new Date(nowMs).toISOString();
  const { organization_id, sandbox_organization_id } = sandbox;
  await insertRow('users', {
    organization_id: sandbox_organization_id,
    id,
    ...name,
    email: `developer.${id.slice(-12).toLowerCase()}@${mailDomainOf(sandbox_organization_id)}`,
    role: 'EXECUTIVE',
    level: 'STANDARD',
    created_at: now,
    updated_at: now,
  }).execute(db);
  await insertRow('sandbox_people', {
    organization_id,
    sandbox_id: sandbox.id,
    user_id: userId,
    sandbox_organization_id,
    sandbox_user_id: id,
  }).execute(db);
  return id;
}
