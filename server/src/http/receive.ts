import { isRefused } from '../lib/errors.ts';
import type { Call } from './call.ts';
import { changePrepared, inputOf } from './change.ts';
import type { Reply } from './envelope.ts';
import { keyHashOf, type Replay, stillRunning } from './idempotency.ts';
import { type Claim, isRemembered } from './idempotency-store.ts';
import { Preparation } from './prepare.ts';
import { claimFor, findReplay, isFinal, keyedRequest, settle } from './replays.ts';

/** However often rights change in an organization, a file on its way is judged again a few times a second at most. */
const gatherMs = 250;

/**
 * For an operation whose body is a file. What an idempotency key stands for is compared with the digest of the file, which is
 * known once it has arrived: so a key that is in use already is looked for first, and a repeated file is not stored again.
 */
export async function receiveAndChange(call: Call): Promise<Reply | Replay> {
  if (await isRepeated(call)) return replayOf(call);
  let preparation: Preparation;
  const stopWatching = watchRights(call);
  try {
    preparation = await Preparation.of(call, inputOf(call));
  } catch (error) {
    if (!isFinal(error)) throw error;
    const claimed = await claimAfterAll(call);
    if (!claimed) throw error;
    return await settle(call, claimed, error);
  } finally {
    stopWatching();
  }
  return changePrepared(call, claimFor(call), preparation);
}

/** Ends a file on its way once its sender is signed out or may not send it any more. Answers with how to stop that. */
function watchRights({ installation, actor, actorNow, judgedAtMs, body }: Call): () => void {
  if (!body || !('stop' in body)) return () => undefined;
  const check = async (): Promise<void> => {
    try {
      await actorNow();
    } catch (error) {
      // Whatever else went wrong: it is judged once more when it has arrived.
      if (isRefused(error)) body.stop(error);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const checkSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void check();
    }, gatherMs);
  };
  const stopListening = installation.announcements.listen({
    changed: () => undefined,
    accessChanged: (organizationId) => {
      if (organizationId === actor.organizationId) checkSoon();
    },
    gap: checkSoon,
  });
  // What changed before it was listened for, while the key was looked up.
  if (installation.permissionCache.hasChangedSince(actor.organizationId, judgedAtMs)) checkSoon();
  return () => {
    clearTimeout(timer);
    stopListening();
  };
}

/** Whether its key is in use already: what for is known once the file has arrived. */
export async function isRepeated(call: Call): Promise<boolean> {
  const { installation, actor } = call;
  const keyed = keyedRequest(call);
  if (!keyed) return false;
  const { db } = installation.database.shares.of(actor.organizationId);
  return isRemembered(db, actor.organizationId, keyHashOf(keyed), installation.clock.now());
}

export async function replayOf(call: Call): Promise<Replay> {
  if (call.body && 'drain' in call.body) await call.body.drain();
  const claimed = claimFor(call);
  const replay = claimed && (await findReplay(call, claimed));
  // Forgotten while the file was read: it can be sent again.
  if (!replay) throw stillRunning();
  return replay;
}

/** Reads the file to its end, as a key remembers a refusal along with what was refused. null: it will never be whole. */
export async function claimAfterAll(call: Call): Promise<Claim | null> {
  if (call.idempotencyKey === undefined) return null;
  const { body } = call;
  try {
    if (body && 'drain' in body) await body.drain();
  } catch {
    return null;
  }
  return claimFor(call);
}
