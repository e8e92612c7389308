import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { executeTogether, type Sql, sql } from '../db/sql.ts';
import type { OpenTransaction } from '../db/transaction.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AccessEntry } from '../kernel/change-log/change-log.ts';
import type { Installation } from '../kernel/installation.ts';
import type { SealedColumn } from '../kernel/sealed-columns.ts';
import { conflict, invalid, Refusal } from '../lib/errors.ts';
import type { Reply } from './envelope.ts';
import { idsIn, rightsOf, sightsOf, stillSees } from './replay-rights.ts';

const retentionMs = 24 * 3_600_000;

export const rememberedResponseSeal: SealedColumn = {
  table: 'idempotency_keys',
  column: 'sealed_body',
  purpose: 'remembered-response',
  key: ['organization_id', 'key_hash'],
  context: "encode(key_hash, 'hex')",
};

/** What a key belongs to: who sent it, the method and the path; and what came with it. */
export interface Claim {
  readonly organizationId: string;
  readonly keyHash: Buffer;
  readonly fingerprint: Buffer;
}

export interface Replay extends Reply {
  readonly requestId: string;
}

/** A replay, and the private records that it shows once more. */
export interface Recalled {
  readonly replay: Replay;
  readonly looks: readonly AccessEntry[];
}

/** Who was answered, and the records and looks that the answer is about. */
export interface Shown {
  readonly actor: Actor;
  readonly ids: readonly string[];
  readonly looks: readonly AccessEntry[];
}

const sha256 = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest();
};

export interface KeyedRequest {
  readonly key: string;
  readonly organizationId: string;
  /** The token, or in the app the person. */
  readonly holder: string;
  readonly method: string;
  readonly path: string;
}

export function keyHashOf(request: KeyedRequest): Buffer {
  if (!/^[\x21-\x7e]{1,255}$/.test(request.key)) {
    throw invalid('Idempotency-Key', 'Idempotency-Key takes 1 to 255 printable ASCII characters without spaces.');
  }
  return sha256(request.holder, request.method, request.path, request.key);
}

/** `body`: its bytes, or for a file its digest. */
export const claimOf = (request: KeyedRequest & { readonly search: string; readonly body: Buffer }): Claim => ({
  organizationId: request.organizationId,
  keyHash: keyHashOf(request),
  fingerprint: sha256(request.search, request.body),
});

/** Whether a key stands for an answer already; for which request is only told by `recall`. */
export async function isRemembered(db: Db, organizationId: string, keyHash: Buffer, now: string): Promise<boolean> {
  const { rows } = await sql`select from idempotency_keys
    where organization_id = ${organizationId} and key_hash = ${keyHash} and expires_at > ${now}::timestamptz`.execute(
    db,
  );
  return rows.length > 0;
}

/** For one entry of a batch: a key of its own, which stands for the same request. */
export const entryClaimOf = ({ keyHash, ...claimed }: Claim, index: number): Claim => ({
  ...claimed,
  keyHash: sha256(keyHash, String(index)),
});

const lockOf = ({ keyHash }: Claim): string => keyHash.readBigInt64BE(0).toString();

/**
 * Takes the key for this transaction, or stops it. The lock goes with the transaction: a crash leaves neither the change
 * nor the key.
 */
export const takeStatement = (claimed: Claim, now: string): Sql =>
  sql`select take_idempotency_key(${claimed.organizationId}, ${claimed.keyHash}, ${lockOf(claimed)}, ${now})`;

/** The transaction was stopped: the key stands for a request that is running or was remembered. */
export const isTaken = (error: unknown): boolean =>
  ['MUK01', 'MUK02'].includes((error as { code?: string } | null)?.code ?? '');

export const stillRunning = (): Refusal =>
  conflict('A request with this Idempotency-Key is still running. Wait for it, then repeat this one.', {
    reason: 'in_progress',
  });

const withheld = (): Refusal =>
  conflict(
    'This request was carried out, but its answer is no longer yours to see: your rights or the person concerned have changed since. Read the record for what you may see now.',
    { reason: 'replay_withheld' },
  );

interface Remembered {
  readonly fingerprint: Buffer;
  readonly status: number;
  readonly sealed_body: Buffer;
  readonly request_id: string;
  readonly rights: Buffer | null;
  readonly looks: readonly AccessEntry[] | null;
  readonly still_sees: boolean | null;
}

/** What the key stands for already; null if it is now this transaction's. Judged by the caller's rights as they are now. */
export async function recall(
  installation: Installation,
  transaction: OpenTransaction,
  actor: Actor,
  claimed: Claim,
  now: string,
): Promise<Recalled | null> {
  const { organizationId, keyHash, fingerprint } = claimed;
  // Two statements: the second looks at what was committed by the time the lock was free.
  const [[lock], [found]] = await executeTogether(
    transaction.tx,
    sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${lockOf(claimed)}::bigint) as taken`,
    sql<Remembered>`
      select fingerprint, status, sealed_body, request_id, rights, looks,
             ${stillSees(actor, installation.catalogue.sights)} as still_sees
        from idempotency_keys
       where organization_id = ${organizationId} and key_hash = ${keyHash} and expires_at > ${now}::timestamptz`,
  );
  if (!lock?.taken) throw stillRunning();
  if (!found) return null;
  if (!found.fingerprint.equals(fingerprint)) {
    throw new Refusal(
      'IDEMPOTENCY_CONFLICT',
      'This Idempotency-Key was used with another body or query. Use a new key for a new request.',
    );
  }
  // A refusal shows nothing but what the caller sent.
  const isShown = found.status >= 400 || (found.rights?.equals(rightsOf(actor)) === true && found.still_sees === true);
  if (!isShown) throw withheld();
  const body = installation.keys.open('remembered-response', keyHash.toString('hex'), found.sealed_body);
  return {
    replay: { status: found.status, body, requestId: found.request_id, headers: { 'Idempotent-Replayed': 'true' } },
    looks: found.looks ?? [],
  };
}

/** Keeps the answer and what it showed; part of the transaction of the change it belongs to. `shown` null: a refusal. */
export function rememberStatement(
  installation: Installation,
  claimed: Claim,
  reply: Reply,
  requestId: string,
  nowMs: number,
  shown: Shown | null,
): Sql {
  const sealed = installation.keys.seal('remembered-response', claimed.keyHash.toString('hex'), reply.body);
  const expiresAt = new Date(nowMs + retentionMs).toISOString();
  const rights = shown && rightsOf(shown.actor);
  const looks = shown && shown.looks.length > 0 ? JSON.stringify(shown.looks) : null;
  const ids = shown ? [...new Set([...shown.ids, ...idsIn(reply.body)])] : [];
  const sights = shown ? sightsOf(shown.actor, installation.catalogue.sights, ids) : sql`null`;
  return sql`
    insert into idempotency_keys
      (organization_id, key_hash, fingerprint, status, sealed_body, request_id, expires_at, rights, looks, sights)
    values (${claimed.organizationId}, ${claimed.keyHash}, ${claimed.fingerprint}, ${reply.status}, ${sealed}, ${requestId},
            ${expiresAt}, ${rights}, ${looks}, ${sights})`;
}
