import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
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

/**
 * Takes the key for this transaction, or tells what it already stands for. The lock goes with the transaction: a crash
 * leaves neither the change nor the key.
 */
export async function claim(
  installation: Installation,
  transaction: OpenTransaction,
  { organizationId, keyHash, fingerprint }: Claim,
  now: string,
): Promise<Replay | null> {
  // Two statements, sent together: the second looks at what was committed by the time the lock was free.
  const [locks, remembered] = await Promise.all([
    transaction.send(sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(${keyHash.readBigInt64BE(0).toString()}::bigint) as taken`),
    transaction.send(sql<{ fingerprint: Buffer; status: number; sealed_body: Buffer; request_id: string }>`
      select fingerprint, status, sealed_body, request_id from idempotency_keys
       where organization_id = ${organizationId} and key_hash = ${keyHash} and expires_at > ${now}::timestamptz`),
  ]);
  if (!locks[0]?.taken) {
    throw conflict('A request with this Idempotency-Key is still running. Wait for it, then repeat this one.', {
      reason: 'in_progress',
    });
  }
  const [found] = remembered;
  if (!found) return null;
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
): RawBuilder<unknown> {
  const sealed = installation.keys.seal('remembered-response', claimed.keyHash.toString('hex'), reply.body);
  const expiresAt = new Date(nowMs + retentionMs).toISOString();
  return sql`
    insert into idempotency_keys (organization_id, key_hash, fingerprint, status, sealed_body, request_id, expires_at)
    values (${claimed.organizationId}, ${claimed.keyHash}, ${claimed.fingerprint}, ${reply.status}, ${sealed}, ${requestId}, ${expiresAt})
    on conflict (organization_id, key_hash) do update
       set fingerprint = excluded.fingerprint, status = excluded.status, sealed_body = excluded.sealed_body,
           request_id = excluded.request_id, expires_at = excluded.expires_at`;
}
