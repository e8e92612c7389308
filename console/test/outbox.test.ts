import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../src/client/error.ts';
import { keep } from '../src/kept.ts';
import { answerOf } from '../src/offline/answer.ts';
import { restMs, sendTaps } from '../src/offline/send-taps.ts';
import { dropTap, keepTap, readTaps, type Tap, unsentTaps, waitsForPlace } from '../src/offline/taps.ts';

// There is no storage here, as in a browser that forbids it: what is kept lasts as long as the page.
const ada = 'usr_ada';
let count = 0;
const somebody = (): string => `usr_${String(count++)}`;

const tapOf = (userId: string, action: Tap['action'] = 'in', body = {}): Promise<void> =>
  keepTap({ userId, action, body, asksForPlace: false, serverAheadMs: 0 });

const refusal = (status: number, details: object = {}, retryAfter: string | null = null): ApiError =>
  new ApiError(status, { error: { code: 'X', message: 'No.', details: { ...details } } }, retryAfter);

beforeEach(() => keep(`clock.${ada}`, null));

describe('what a refusal means for a tap', () => {
  it.each([
    [new ApiError(0, {}), 'away'],
    [refusal(408), 'away'],
    [refusal(502), 'away'],
    [new TypeError('fetch'), 'away'],
    [refusal(401), 'signed-out'],
    [refusal(429), 'busy'],
    [refusal(409, { reason: 'in_progress' }), 'busy'],
    [refusal(409, { reason: 'another_person' }), 'another-person'],
  ])('%s: it stays, %s', (error, why) => {
    expect(answerOf(error)).toMatchObject({ kind: 'unsent', why });
  });

  it('an answer that is withheld is known to be of a tap that the server has', () => {
    expect(answerOf(refusal(409, { reason: 'replay_withheld' }))).toEqual({ kind: 'taken' });
  });

  it.each([
    [refusal(409, { reason: 'running' })],
    [refusal(409, { reason: 'too_long' })],
    [refusal(422, { field: 'tapped_at' })],
    [refusal(403)],
  ])('%s: for its person to decide', (error) => {
    expect(answerOf(error)).toEqual({ kind: 'refused', message: 'No.' });
  });
});

describe('the outbox', () => {
  it('sends in order, each person’s own taps alone', async () => {
    const [one, other] = [somebody(), somebody()];
    await tapOf(one, 'in', { project_id: 'prj_1' });
    await tapOf(other);
    await tapOf(one, 'out', { break_minutes: 30 });
    const sent: [string, string][] = [];
    const { settled, unsent } = await sendTaps(one, ({ userId, action }) => {
      sent.push([userId, action]);
      return Promise.resolve();
    });
    expect([sent, settled.length, unsent]).toEqual([
      [
        [one, 'in'],
        [one, 'out'],
      ],
      2,
      null,
    ]);
    expect([readTaps(one).length, readTaps(other).length]).toEqual([0, 1]);
  });

  it('keeps all behind the first that cannot be sent; the next try has the same key', async () => {
    const person = somebody();
    await tapOf(person);
    await tapOf(person, 'out');
    const keys: string[] = [];
    const away = (tap: Tap): Promise<void> => {
      keys.push(tap.key);
      return Promise.reject(refusal(401));
    };
    expect(await sendTaps(person, away)).toEqual({ settled: [], unsent: 'signed-out' });
    expect(await sendTaps(person, away)).toEqual({ settled: [], unsent: 'signed-out' });
    expect([keys.length, new Set(keys).size, unsentTaps(person).length]).toEqual([2, 1, 2]);
  });

  it('asks no sooner than Retry-After says', async () => {
    const person = somebody();
    await tapOf(person);
    const busy = vi.fn(() => Promise.reject(refusal(429, {}, '30')));
    expect((await sendTaps(person, busy)).unsent).toBe('busy');
    expect((await sendTaps(person, busy)).unsent).toBe('busy');
    expect(busy).toHaveBeenCalledTimes(1);
    expect(restMs(person)).toBeGreaterThan(25_000);
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
    expect((await sendTaps(person, () => Promise.resolve())).settled).toHaveLength(1);
    vi.useRealTimers();
  });

  it('sets aside what is refused, with the reason, and goes on; its person drops it', async () => {
    const person = somebody();
    await tapOf(person);
    await tapOf(person, 'out');
    const { settled } = await sendTaps(person, ({ action }) =>
      action === 'in' ? Promise.reject(refusal(409, { reason: 'running' })) : Promise.resolve(),
    );
    expect(settled.map(({ isRefused }) => isRefused)).toEqual([true, false]);
    expect(readTaps(person)).toMatchObject([{ action: 'in', refusal: 'No.' }]);
    expect(unsentTaps(person)).toEqual([]);
    dropTap(person, readTaps(person)[0]?.key ?? '');
    expect(readTaps(person)).toEqual([]);
  });

  it('if clock times stay, the time of arrival counts: another request under another key', async () => {
    const person = somebody();
    await tapOf(person);
    const tries: Tap[] = [];
    const { settled } = await sendTaps(person, (tap) => {
      tries.push(tap);
      return tap.isLate === true
        ? Promise.resolve()
        : Promise.reject(refusal(403, { reason: 'time_edit_clock_times' }));
    });
    expect(settled).toMatchObject([{ tap: { isLate: true }, isRefused: false }]);
    expect(new Set(tries.map(({ key }) => key)).size).toBe(2);
  });

  it('what was tapped while another sender was at work is sent as well', async () => {
    const person = somebody();
    await tapOf(person);
    const slow = sendTaps(person, () => new Promise((resolve) => setTimeout(resolve, 20)));
    const next = sendTaps(person, () => Promise.resolve());
    await tapOf(person, 'out');
    await Promise.all([slow, next]);
    expect(readTaps(person)).toEqual([]);
  });

  it('reads what an earlier version of the page kept', () => {
    const former = { key: 'k', action: 'in', tappedMs: Date.parse('2026-03-10T13:00:00Z'), body: {} };
    keep(`clock.${ada}`, JSON.stringify([former]));
    expect(readTaps(ada)).toEqual([
      { key: 'k', userId: ada, action: 'in', tappedAt: '2026-03-10T13:00:00.000Z', body: {} },
    ]);
  });

  it('waits for a place as long as that is sought, and not for a clock that was set back', () => {
    const tap: Tap = { key: 'k', userId: ada, action: 'in', tappedAt: '', body: {} };
    expect(waitsForPlace(tap)).toBe(false);
    expect(waitsForPlace({ ...tap, placeUntilMs: Date.now() + 5000 })).toBe(true);
    expect(waitsForPlace({ ...tap, placeUntilMs: Date.now() - 1 })).toBe(false);
    expect(waitsForPlace({ ...tap, placeUntilMs: Date.now() + 3_600_000 })).toBe(false);
  });
});
