import { ApiError } from '../client/error.ts';
import { type Body, type Data, write } from '../client/hooks.ts';
import { keep, readKeptJson } from '../kept.ts';

/** A tap on the clock that the server has not confirmed. It outlives the page, and is sent once. */
export interface Tap {
  /** The idempotency key of every try. */
  readonly key: string;
  readonly action: 'in' | 'out';
  /** By the device's own clock; only the time since then is used. */
  readonly tappedMs: number;
  readonly body: Body<'/clock/in', 'post'> & Body<'/clock/out', 'post'>;
}

type Entry = Data<'/clock/in', 'post'>;

/** What came of a tap that is settled. */
export interface Settled {
  readonly tap: Tap;
  readonly error: ApiError | null;
  /** It was sent later than tapped, and the organization does not let the time be set right. */
  readonly isLate: boolean;
}

const nameOf = (userId: string): string => `clock.${userId}`;
const lateMs = 60_000;

export function readTaps(userId: string): readonly Tap[] {
  const kept = readKeptJson(nameOf(userId));
  return Array.isArray(kept) ? (kept as Tap[]) : [];
}

export function keepTaps(userId: string, taps: readonly Tap[]): void {
  keep(nameOf(userId), taps.length === 0 ? null : JSON.stringify(taps));
}

/** Not refused: the network or the server was away. */
const isAway = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** The entry says when it was written; the tap was so much earlier, whatever the device's clock shows. */
async function setRight(tap: Tap, entry: Entry): Promise<boolean> {
  const waitedMs = Date.now() - tap.tappedMs;
  if (waitedMs < lateMs) return true;
  const written = Date.parse(tap.action === 'in' ? entry.created_at : entry.updated_at);
  const at = new Date(written - waitedMs).toISOString();
  try {
    const { break_minutes } = entry;
    const body = tap.action === 'in' ? { clock_in: at, break_minutes } : { clock_out: at, break_minutes };
    await write('patch', '/time-entries/{id}', { path: { id: entry.id }, body });
    return true;
  } catch {
    return false;
  }
}

/** null: it stays, to be sent when the network is back. */
async function sendTap(tap: Tap): Promise<Settled | null> {
  try {
    const { data } = await write('post', tap.action === 'in' ? '/clock/in' : '/clock/out', {
      body: tap.body,
      idempotencyKey: tap.key,
    });
    return { tap, error: null, isLate: !(await setRight(tap, data)) };
  } catch (error) {
    if (isAway(error)) return null;
    return { tap, error: error instanceof ApiError ? error : new ApiError(0, {}), isLate: false };
  }
}

const sendings = new Map<string, Promise<readonly Settled[]>>();

/** Sends what is kept, in order; one sender at a time on a page. Other pages send the same keys, which count once. */
export function sendTaps(userId: string): Promise<readonly Settled[]> {
  const running = sendings.get(userId);
  if (running) return running;
  const sending = (async () => {
    const settled: Settled[] = [];
    for (let [tap] = readTaps(userId); tap; [tap] = readTaps(userId)) {
      const { key } = tap;
      const sent = await sendTap(tap);
      if (sent === null) break;
      settled.push(sent);
      keepTaps(
        userId,
        readTaps(userId).filter((other) => other.key !== key),
      );
    }
    return settled;
  })().finally(() => sendings.delete(userId));
  sendings.set(userId, sending);
  return sending;
}
