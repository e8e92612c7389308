import { createHash } from 'node:crypto';
import { executeTogether, type Sql } from '../db/sql.ts';
import type { OpenTransaction } from '../db/transaction.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AccessEntry } from '../kernel/change-log/change-log.ts';
import type { Installation } from '../kernel/installation.ts';
import type { SealedColumn } from '../kernel/sealed-columns.ts';
import { conflict, invalid, Refusal } from '../lib/errors.ts';
import type { Reply } from './envelope.ts';
import { type Claim, findRememberedStatement, insertRemembered, tryLockStatement } from './idempotency-store.ts';
import { idsIn, rightsOf } from './replay-rights.ts';
import { stillSees, visibilitiesOf } from './visible-facts-store.ts';

const retentionMs = 24 * 3_600_000;

export const rememberedResponseSeal: SealedColumn = {
  table: 'idempotency_keys',
  column: 'sealed_body',
  purpose: 'remembered-response',
  key: ['organization_id', 'key_hash'],
  context: "encode(key_hash, 'hex')",
};

export interface Replay extends Reply {
  readonly requestId: string;
}

/** A replay, and the private records that it shows once more. */
export interface Recalled {
  readonly replay: Replay;
  readonly accessEntries: readonly AccessEntry[];
}

/** Who was answered, and the records and looks that the answer is about. */
export interface Shown {
  readonly actor: Actor;
  readonly ids: readonly string[];
  readonly accessEntries: readonly AccessEntry[];
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
    throw invalid('Idempotency-Key', 'request.idempotencyKey');
  }
  return sha256(request.holder, request.method, request.path, request.key);
}

/** `body`: its bytes, or for a file its digest. */
export const claimOf = (request: KeyedRequest & { readonly search: string; readonly body: Buffer }): Claim => ({
  organizationId: request.organizationId,
  keyHash: keyHashOf(request),
  fingerprint: sha256(request.search, request.body),
});

/** For one entry of a batch: a key of its own, which stands for the same request. */
export const entryClaimOf = ({ keyHash, ...claimed }: Claim, index: number): Claim => ({
  ...claimed,
  keyHash: sha256(keyHash, String(index)),
});

/** The transaction was stopped: the key stands for a request that is running or was remembered. */
export const isTaken = (error: unknown): boolean =>
  ['MUK01', 'MUK02'].includes((error as { code?: string } | null)?.code ?? '');

export const stillRunning = (): Refusal =>
  conflict('request.keyInUse', {
    reason: 'in_progress',
  });

const withheld = (): Refusal => conflict('request.replayWithheld', { reason: 'replay_withheld' });

/** What the key stands for already; null if it is now this transaction's. Judged by the caller's rights as they are now. */
export async function recall(
  installation: Installation,
  transaction: OpenTransaction,
  actor: Actor,
  claimed: Claim,
  now: string,
): Promise<Recalled | null> {
  const { keyHash, fingerprint } = claimed;
  // Two statements: the second looks at what was committed by the time the lock was free.
  const visibilities = installation.catalogue.visibilities;
  const [[lock], [found]] = await executeTogether(
    transaction.tx,
    tryLockStatement(claimed),
    findRememberedStatement(claimed, now, stillSees(actor, visibilities)),
  );
  if (!lock?.taken) throw stillRunning();
  if (!found) return null;
  if (!found.fingerprint.equals(fingerprint)) {
    throw new Refusal('IDEMPOTENCY_CONFLICT', 'request.keyOfAnother');
  }
  // A refusal shows nothing but what the caller sent.
  const isShown = found.status >= 400 || (found.rights?.equals(rightsOf(actor)) === true && found.still_sees === true);
  if (!isShown) throw withheld();
  const body = installation.keys.open('remembered-response', keyHash.toString('hex'), found.sealed_body);
  return {
    replay: { status: found.status, body, requestId: found.request_id, headers: { 'Idempotent-Replayed': 'true' } },
    accessEntries: found.looks ?? [],
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
  const looks = shown && shown.accessEntries.length > 0 ? JSON.stringify(shown.accessEntries) : null;
  const ids = shown ? [...new Set([...shown.ids, ...idsIn(reply.body)])] : [];
  const sights = shown && visibilitiesOf(shown.actor, installation.catalogue.visibilities, ids);
  return insertRemembered(claimed, { status: reply.status, sealed, requestId, expiresAt, rights, looks, sights });
}
