import type { Db } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { AccessEntry } from '../kernel/change-log/change-log.ts';

/** What a key belongs to: who sent it, the method and the path; and what came with it. */
export interface Claim {
  readonly organizationId: string;
  readonly keyHash: Buffer;
  readonly fingerprint: Buffer;
}

/** Whether a key stands for an answer already; for which request is only told by `recall`. */
export async function isRemembered(db: Db, organizationId: string, keyHash: Buffer, now: string): Promise<boolean> {
  const { rows } = await sql`select from idempotency_keys
    where organization_id = ${organizationId} and key_hash = ${keyHash} and expires_at > ${now}::timestamptz`.execute(
    db,
  );
  return rows.length > 0;
}

const lockOf = ({ keyHash }: Claim): string => keyHash.readBigInt64BE(0).toString();

/**
 * Takes the key for this transaction, or stops it. The lock goes with the transaction: a crash leaves neither the change
 * nor the key.
 */
export const takeStatement = (claimed: Claim, now: string): Sql =>
  sql`select take_idempotency_key(${claimed.organizationId}, ${claimed.keyHash}, ${lockOf(claimed)}, ${now})`;

interface Remembered {
  readonly fingerprint: Buffer;
  readonly status: number;
  readonly sealed_body: Buffer;
  readonly request_id: string;
  readonly rights: Buffer | null;
  readonly looks: readonly AccessEntry[] | null;
  readonly still_sees: boolean | null;
}

export const tryLockStatement = (claimed: Claim): Sql<{ taken: boolean }> =>
  sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${lockOf(claimed)}::bigint) as taken`;

export const findRememberedStatement = (
  { organizationId, keyHash }: Claim,
  now: string,
  isStillSeen: Sql<boolean>,
): Sql<Remembered> => sql<Remembered>`
  select fingerprint, status, sealed_body, request_id, rights, looks, ${isStillSeen} as still_sees
    from idempotency_keys
   where organization_id = ${organizationId} and key_hash = ${keyHash} and expires_at > ${now}::timestamptz`;

interface NewRemembered {
  readonly status: number;
  readonly sealed: Buffer;
  readonly requestId: string;
  readonly expiresAt: string;
  readonly rights: Buffer | null;
  readonly looks: string | null;
  readonly sights: Sql | null;
}

export const insertRemembered = (claimed: Claim, remembered: NewRemembered): Sql => sql`
  insert into idempotency_keys
    (organization_id, key_hash, fingerprint, status, sealed_body, request_id, expires_at, rights, looks, sights)
  values (${claimed.organizationId}, ${claimed.keyHash}, ${claimed.fingerprint}, ${remembered.status}, ${remembered.sealed},
          ${remembered.requestId}, ${remembered.expiresAt}, ${remembered.rights}, ${remembered.looks},
          ${remembered.sights ?? sql`null`})`;
