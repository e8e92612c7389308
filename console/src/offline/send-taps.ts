import { type Body, write } from '../client/hooks.ts';
import { answerOf, type Unsent } from './answer.ts';
import { dropTap, replaceTap, type Tap, unsentTaps, waitsForPlace } from './taps.ts';

export interface Sending {
  /** What the server has, and what it does not take. */
  readonly settled: readonly { readonly tap: Tap; readonly isRefused: boolean; readonly deductedMinutes?: number }[];
  /** Why the rest waits; null if nothing does, or only for its place. */
  readonly unsent: Unsent | null;
}

interface Init {
  readonly body: Body<'/clock/in', 'post'> & Body<'/clock/out', 'post'>;
  readonly idempotencyKey: string;
}

function sent(action: Tap['action'], init: Init) {
  switch (action) {
    case 'in':
      return write('post', '/clock/in', init);
    case 'out':
      return write('post', '/clock/out', init);
    case 'break':
      return write('post', '/clock/break', init);
    case 'back':
      return write('post', '/clock/back', init);
  }
}

/** Answers with the minutes that a working rule took off for a break that was missing. */
async function post({ key, userId, action, tappedAt, isLate = false, body }: Tap): Promise<number> {
  const { data: entry } = await sent(action, {
    body: { user_id: userId, ...(!isLate && { tapped_at: tappedAt }), ...body },
    idempotencyKey: key,
  });
  return entry.break_flags.reduce((sum, flag) => sum + flag.deducted_minutes, 0);
}

const sendings = new Map<string, Promise<Sending>>();
/** Until when a person's taps wait, by the device's clock. */
const notBefore = new Map<string, number>();

/** How long the server asked to be left alone. */
export const restMs = (userId: string): number => Math.max(0, (notBefore.get(userId) ?? 0) - Date.now());

/** When what is kept can be sent at the earliest; 0: now. */
export function nextTryMs(userId: string): number {
  const [tap] = unsentTaps(userId);
  const placeMs = tap && waitsForPlace(tap) ? (tap.placeUntilMs ?? 0) - Date.now() : 0;
  return Math.max(restMs(userId), placeMs);
}

/**
 * Sends what is kept, in order; one sender at a time on a page. Other pages send the same keys, which count once. What is
 * refused is set aside, and does not stop what comes after it.
 */
export function sendTaps(userId: string, send: (tap: Tap) => Promise<unknown> = post): Promise<Sending> {
  const running = sendings.get(userId);
  // What was kept while the other was about to end is not left behind.
  if (running) return running.then(() => sendTaps(userId, send));
  const sending = sendAll(userId, send).finally(() => sendings.delete(userId));
  sendings.set(userId, sending);
  return sending;
}

async function sendAll(userId: string, send: (tap: Tap) => Promise<unknown>): Promise<Sending> {
  const settled: { tap: Tap; isRefused: boolean; deductedMinutes?: number }[] = [];
  for (let [tap] = unsentTaps(userId); tap; [tap] = unsentTaps(userId)) {
    if (restMs(userId) > 0) return { settled, unsent: 'busy' };
    if (waitsForPlace(tap)) break;
    const { key } = tap;
    const answer = await send(tap).then(
      (minutes) => ({ kind: 'answered', deductedMinutes: typeof minutes === 'number' ? minutes : 0 }) as const,
      answerOf,
    );
    switch (answer.kind) {
      case 'unsent':
        if (answer.forMs > 0) notBefore.set(userId, Date.now() + answer.forMs);
        return { settled, unsent: answer.why };
      case 'clock-times-stay':
        // Another request needs another key: the refusal stands under the old one.
        replaceTap(userId, key, (kept) => ({ ...kept, key: crypto.randomUUID(), isLate: true }));
        break;
      case 'refused':
        replaceTap(userId, key, (kept) => ({ ...kept, refusal: answer.message }));
        settled.push({ tap, isRefused: true });
        break;
      case 'taken':
        dropTap(userId, key);
        settled.push({ tap, isRefused: false });
        break;
      case 'answered':
        dropTap(userId, key);
        settled.push({ tap, isRefused: false, deductedMinutes: answer.deductedMinutes });
    }
  }
  return { settled, unsent: null };
}
