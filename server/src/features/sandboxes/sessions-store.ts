import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

export interface Opener {
  readonly organization_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly created_at: string;
  readonly expires_at: string;
}

/** The session that asks, held until what it opens is there. */
export async function lockOwnSession(tx: Db, organizationId: string, hash: Buffer | undefined): Promise<Opener | null> {
  const { rows } = await sql<Opener>`
    select organization_id, id, user_id, created_at, expires_at from sessions
     where organization_id = ${organizationId} and token_hash = ${hash ?? null} for update`.execute(tx);
  return rows[0] ?? null;
}

/** The parent’s session that opened the one that asks; null: it was not opened from outside. */
export async function lockOpener(
  tx: Db,
  sandboxOrganizationId: string,
  hash: Buffer | undefined,
): Promise<Opener | null> {
  const { rows } = await sql<Opener>`
    select o.organization_id, o.id, o.user_id, o.created_at, o.expires_at
      from sessions s join sessions o on o.organization_id = s.opened_by_organization_id and o.id = s.opened_by_id
     where s.organization_id = ${sandboxOrganizationId} and s.token_hash = ${hash ?? null} for update of o`.execute(tx);
  return rows[0] ?? null;
}

/** Someone comes back to it with another secret, of which the old one opens nothing. */
export async function renewSession(
  tx: Db,
  { organization_id, id }: Opener,
  tokenHash: Buffer,
  now: string,
): Promise<void> {
  await sql`
    update sessions set token_hash = ${tokenHash}, last_seen_at = ${now}
     where organization_id = ${organization_id} and id = ${id}`.execute(tx);
}

export async function endSession(tx: Db, organizationId: string, hash: Buffer | undefined): Promise<void> {
  await sql`delete from sessions where organization_id = ${organizationId} and token_hash = ${hash ?? null}`.execute(
    tx,
  );
}
