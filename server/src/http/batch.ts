import { readerOf } from '../kernel/actor.ts';
import type { Batch, BatchResult } from '../kernel/batch.ts';
import type { Operation } from '../kernel/declaration.ts';
import { type ErrorBody, Refusal } from '../lib/errors.ts';
import { check } from '../lib/schema.ts';
import type { Call } from './call.ts';
import { changeAtLast, inputOf } from './change.ts';
import { asRefusal, type Reply, success } from './envelope.ts';
import { entryClaimOf, type Replay } from './idempotency.ts';
import type { Claim } from './idempotency-store.ts';
import { Preparation } from './prepare.ts';
import { claimFor, findReplay, isFinal, rememberAfterwards, settle } from './replays.ts';
import { judgedAnew } from './standing.ts';

/** A batch of the mode `all` is a change like any other; one of the mode `each` is a change an entry. */
export function runBatch(call: Call, of: Operation): Promise<Reply | Replay> {
  const batch = findBatch(call);
  return batch?.mode === 'each' ? runEach(call, of, batch) : changeAtLast(call, claimFor(call), null);
}

/** null if it is refused as a whole, which is told where refusals are remembered. */
function findBatch(call: Call): Batch | null {
  try {
    return inputOf(call).body as Batch;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/**
 * Each entry commits with a key of its own, made from that of the batch: broken off and sent again, the batch goes on where
 * it ended and nothing is recorded twice.
 */
async function runEach(call: Call, of: Operation, { entries }: Batch): Promise<Reply | Replay> {
  const claimed = claimFor(call);
  const replay = claimed && (await findReplay(call, claimed));
  if (replay) return replay;
  const results: BatchResult[] = [];
  for (const [index, entry] of entries.entries()) {
    const last = results.at(-1);
    // While the database cannot be reached the others would only wait for it as well; who is signed out stays so.
    const isOver = last?.status === 503 || last?.status === 401;
    const result = isOver ? last : await resultOf(call, of, claimed && entryClaimOf(claimed, index), entry);
    results.push({ ...result, index });
  }
  const reply = success(200, results, call.origin.requestId);
  const isFinished = results.every(({ status }) => status < 500 && status !== 401);
  return claimed && isFinished ? rememberAfterwards(call, claimed, reply) : reply;
}

/** By the rights of this moment: those who sent the batch may have lost theirs since. */
async function resultOf(
  call: Call,
  of: Operation,
  claimed: Claim | null,
  entry: unknown,
): Promise<Omit<BatchResult, 'index'>> {
  try {
    const { status, body } = await runEntry({ ...(await judgedAnew(call)), operation: of }, claimed, entry);
    const { data, error } = JSON.parse(body) as { data?: unknown; error?: ErrorBody };
    return { status, ...(error ? { error } : { data }) };
  } catch (error) {
    if (claimed && isAboutKey(error)) throw error;
    const refusal = asRefusal(error);
    if (refusal.status >= 500) call.installation.log.error({ err: error }, 'an entry of a batch failed');
    return { status: refusal.status, error: refusal.bodyFor(readerOf(call.origin)) };
  }
}

/** The key stands for another request, one that still runs, or an answer that is no longer to be seen: so for the batch. */
const isAboutKey = (error: unknown): boolean =>
  error instanceof Refusal &&
  (error.code === 'IDEMPOTENCY_CONFLICT' || ['in_progress', 'replay_withheld'].includes(error.reason ?? ''));

async function runEntry(call: Call, claimed: Claim | null, entry: unknown): Promise<Reply | Replay> {
  let body: unknown;
  try {
    body = check(call.operation.body ?? {}, entry);
  } catch (error) {
    if (!claimed || !isFinal(error)) throw error;
    return settle(call, claimed, error);
  }
  return changeAtLast(call, claimed, Preparation.none({ params: {}, query: {}, precondition: null, body }));
}
