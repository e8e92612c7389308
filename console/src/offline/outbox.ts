import type { ApiError } from '../client/error.ts';
import { outboxTexts } from '../texts/offline.ts';
import { answerOf } from './answer.ts';
import {
  forgetOne,
  keepOne,
  type Kept,
  type Kind,
  type OnProgress,
  readKept,
  type Sending,
  type Sent,
} from './kept.ts';

/** What knows how to send a kind. Taps on the clock are kept apart: in the moment of the tap, before anything else can happen to the page. */
const senders: Readonly<Record<Kind, () => Promise<{ readonly send: (sending: Sending<never>) => Promise<Sent> }>>> = {
  expense: () => import('../screens/expenses/send.ts'),
  leave: () => import('../screens/leave/send.ts'),
  claim: () => import('../screens/schedule/send-claim.ts'),
  answer: () => import('../screens/schedule/send-answer.ts'),
};

/** On its way from this page: nobody else takes it up. */
const inHand = new Set<string>();

/**
 * Sends what is kept, from where it stopped. What may have arrived is sent under the same key again, and counts once. Throws what it was refused
 * with, and whatever may pass.
 */
export async function sendKept(userId: string, kept: Kept, onProgress?: OnProgress): Promise<Sent> {
  inHand.add(kept.id);
  let now = kept;
  const stepTo: Sending<unknown>['stepTo'] = async (done) => {
    now = { ...now, ...done };
    await keepOne(userId, now);
  };
  try {
    const { send } = await senders[kept.kind]();
    const sent = await send({ userId, kept: kept as Kept<never>, stepTo, onProgress });
    await forgetOne(userId, kept.id);
    return sent;
  } finally {
    inHand.delete(kept.id);
  }
}

export type New<V> = Pick<Kept<V>, 'kind' | 'title' | 'values'> & Partial<Pick<Kept<V>, 'id' | 'files' | 'intent'>>;

/**
 * Keeps it, and sends it. null: it is kept, and sent later. What is refused at once is no longer kept: the form that it came from still has it,
 * and shows why.
 */
export async function handIn<V>(userId: string, given: New<V>): Promise<Sent | null> {
  const fresh = { id: crypto.randomUUID(), files: [], intent: 'submit', recordId: null, refusal: null } as const;
  const kept: Kept<V> = { ...fresh, keptAt: new Date().toISOString(), ...given };
  const isKept = await keepOne(userId, kept);
  try {
    return await sendKept(userId, kept);
  } catch (error) {
    if (isKept && answerOf(error).kind === 'unsent') return null;
    await forgetOne(userId, kept.id);
    throw error;
  }
}

let sending: Promise<string[]> | null = null;

/** Everything that waits, in the order in which it was written; one sender at a time on a page. */
export function sendAllKept(userId: string): Promise<string[]> {
  sending ??= sendAll(userId).finally(() => (sending = null));
  return sending;
}

async function sendAll(userId: string): Promise<string[]> {
  const waiting = (await readKept(userId)).filter(({ id, intent }) => intent !== null && !inHand.has(id)).reverse();
  const said: string[] = [];
  for (const kept of waiting) {
    try {
      said.push((await sendKept(userId, kept)).said);
    } catch (error) {
      if (answerOf(error).kind === 'unsent') break;
      const { message } = error as ApiError;
      await setAside(userId, kept, message);
      said.push(outboxTexts.refused(kept.title, message));
    }
  }
  return said;
}

/** Back to what is being written, with the reason. The refusal stands under the old key. */
export async function setAside<V>(userId: string, kept: Kept<V>, refusal: string | null): Promise<Kept<V>> {
  const next = { ...kept, id: crypto.randomUUID(), intent: null, refusal };
  await keepOne(userId, next);
  await forgetOne(userId, kept.id);
  return next;
}
