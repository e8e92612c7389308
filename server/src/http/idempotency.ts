import { createHash } from 'node:crypto';
import { sql, type Sql } from '../db/sql.ts';
import { violatedConstraint } from '../db/database.ts';
import type { OpenTransaction } from '../db/transaction.ts';
import { conflict, invalid, Refusal } from '../kernel/errors.ts';
import type { Installation } from '../kernel/installation.ts';
import type { Reply } from './envelope.ts';

const retentionMs = 24 * 3_600_000;

/** What a key belongs to: who sent it, the method and the path; and what came with it. */
export interface Claim {
  readonly organizationId: string;
  readonly keyHash: Buffer;
  readonly fingerprint: Buffer;
}

export interface Replay extends Reply {
  readonly requestId: string;
}

const sha256 = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest();
};

export function claimOf(request: {
  key: string;
  organizationId: string;
  /** The token, or in the app the person. */
  holder: string;
  method: string;
  path: string;
  search: string;
  body: Buffer;
}): Claim {
  if (!/^[\x21-\x7e]{1,255}$/.test(request.key)) {
    throw invalid('Idempotency-Key', 'Idempotency-Key takes 1 to 255 printable ASCII characters without spaces.');
  }
  return {
    organizationId: request.organizationId,
    keyHash: sha256(request.holder, request.method, request.path, request.key),
    fingerprint: sha256(request.search, request.body),
  };
}

interface Remembered {
  readonly taken: boolean;
  readonly is_expired: boolean | null;
  readonly fingerprint: Buffer;
  readonly status: number;
  readonly sealed_body: Buffer;
  readonly request_id: string;
}

/**
 * Takes the key for this transaction, or tells what it already stands for. The lock goes with the transaction: a crash
 * leaves neither the change nor the key. Whoever gets the lock the moment after its last holder has committed may not
 * see yet what that one remembered: then remembering fails, and the request is tried again.
 */
export async function claim(
  installation: Installation,
  transaction: OpenTransaction,
  { organizationId, keyHash, fingerprint }: Claim,
  now: string,
): Promise<Replay | null> {
  const [[found]] = await transaction.send(sql<Remembered>`
    select pg_try_advisory_xact_lock(${keyHash.readBigInt64BE(0).toString()}::bigint) as taken,
           k.expires_at <= ${now}::timestamptz as is_expired, k.fingerprint, k.status, k.sealed_body, k.request_id
      from (select) as one
      left join idempotency_keys k on k.organization_id = ${organizationId} and k.key_hash = ${keyHash}`);
  if (!found?.taken) {
    throw conflict('A request with this Idempotency-Key is still running. Wait for it, then repeat this one.', {
      reason: 'in_progress',
    });
  }
  if (found.is_expired === null) return null;
  if (found.is_expired) {
    await transaction.send(
      sql`delete from idempotency_keys where organization_id = ${organizationId} and key_hash = ${keyHash}`,
    );
    return null;
  }
  if (!found.fingerprint.equals(fingerprint)) {
    throw new Refusal(
      'IDEMPOTENCY_CONFLICT',
      'This Idempotency-Key was used with another body or query. Use a new key for a new request.',
    );
  }
  const body = installation.keys.open('remembered-response', keyHash.toString('hex'), found.sealed_body);
  return { status: found.status, body, requestId: found.request_id, headers: { 'Idempotent-Replayed': 'true' } };
}

/** Keeps the answer; part of the transaction of the change it belongs to. */
export function rememberStatement(
  installation: Installation,
  claimed: Claim,
  reply: Reply,
  requestId: string,
  nowMs: number,
): Sql<unknown> {
  const sealed = installation.keys.seal('remembered-response', claimed.keyHash.toString('hex'), reply.body);
  const expiresAt = new Date(nowMs + retentionMs).toISOString();
  return sql`
    insert into idempotency_keys (organization_id, key_hash, fingerprint, status, sealed_body, request_id, expires_at)
    values (${claimed.organizationId}, ${claimed.keyHash}, ${claimed.fingerprint}, ${reply.status}, ${sealed}, ${requestId}, ${expiresAt})`;
}

/** Another request with the same key was remembered while this one ran. */
export const isRememberedAlready = (error: unknown): boolean => violatedConstraint(error) === 'idempotency_keys_pkey';
