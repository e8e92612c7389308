import { type Actor, todayOf } from '../../../kernel/actor.ts';
import { performWrite } from '../../../kernel/perform.ts';
import { inUnitOfWork, type UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isRefused, Refusal } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { findActor } from '../../people/index.ts';
import { kioskGuessed, kioskGuessedOf } from '../../time/index.ts';
import { waitSeconds } from '../badges/scan.ts';
import { readBadge } from '../badges/store.ts';
import { boxSeal, type Device } from '../devices/store.ts';
import { serves } from '../people-store.ts';
import { isRightPin } from '../pins/judge.ts';
import { findPin, giveBack, takeTry, waitsUntil } from '../pins/store.ts';
import { openSealed } from './box.ts';
import { bodyOf, operationOf } from './clock.ts';
import { type Arriving, keepWaiting, keptOf } from './keep.ts';
import type { Tap, TapAnswer } from './record.ts';
import { sayDone, speak } from './say.ts';
import { findTap, insertTap, keepEntry } from './store.ts';
import { type TapTimes, timesOf } from './times.ts';

type Person = Actor & { readonly userId: string; readonly isActive: boolean };
type Judged = { readonly isRight: true } | { readonly isRight: false; readonly answer: TapAnswer };

/** Told of a person who tried so many within an hour. */
const guessedAt = 20;
const peopleAtOnce = 4;

export interface Coming extends Arriving {
  readonly device: Device;
}

class TappedBefore extends Error {
  override readonly name = 'TappedBefore';
}

/** Each of them by itself, in the order of its times: of one person one after the other, of several a few at once. */
export async function takeTaps(coming: Coming, taps: readonly Tap[]): Promise<TapAnswer[]> {
  const answers = new Map<Tap, TapAnswer>();
  const byPerson = new Map<string, Tap[]>();
  for (const tap of taps) byPerson.set(tap.user_id, [...(byPerson.get(tap.user_id) ?? []), tap]);
  const waiting = [...byPerson.values()];
  const work = async (): Promise<void> => {
    for (let own = waiting.shift(); own; own = waiting.shift()) {
      const inOrder = own.toSorted((one, other) => Date.parse(one.tapped_at) - Date.parse(other.tapped_at));
      for (const tap of inOrder) answers.set(tap, await takeTap(coming, tap));
    }
  };
  await Promise.all(Array.from({ length: peopleAtOnce }, work));
  return taps.flatMap((tap) => answers.get(tap) ?? []);
}

async function takeTap(coming: Coming, tap: Tap): Promise<TapAnswer> {
  const { services, device } = coming;
  const language = coming.origin.language ?? 'en';
  try {
    const person = await findActor(services.database.db, device.organizationId, tap.user_id);
    if (!person || person.userId === null) return { ...base(tap), ...plain(language, 'UNKNOWN', 'kiosks.unknown') };
    return await takeOf(coming, { ...person, userId: person.userId }, tap);
  } catch (error) {
    if (!(error instanceof Refusal)) services.log.error({ err: error }, 'a tap failed');
    return { ...base(tap), ...plain(language, 'RETRY', 'kiosks.retry') };
  }
}

const base = ({ tap_id }: Tap): Pick<TapAnswer, 'tap_id' | 'flags'> => ({ tap_id, flags: [] });

type PlainKey =
  | 'kiosks.unknown'
  | 'kiosks.retry'
  | 'kiosks.wrongPin'
  | 'kiosks.noPin'
  | 'kiosks.newPinNeeded'
  | 'kiosks.badgeUnknown'
  | 'kiosks.badgeNeedsPin'
  | 'kiosks.unproven';

const plain = (
  language: Actor['language'],
  result: TapAnswer['result'],
  key: PlainKey,
): Pick<TapAnswer, 'result' | 'message' | 'language'> => ({
  result,
  message: speak({ language }, { key, values: {} }),
  language,
});

async function takeOf(coming: Coming, person: Person, tap: Tap): Promise<TapAnswer> {
  const { services, device } = coming;
  const { db } = services.database;
  const times = timesOf(tap, services.clock.nowMs());
  const known = await findTap(db, device.organizationId, device.id, tap.tap_id);
  if (known) return again(coming, person, tap);
  const isServed = person.isActive && (await serves(db, device.organizationId, device.id, person.userId));
  if (!isServed) {
    if (times.isKept) return keepUnproven(coming, person, tap, times);
    return { ...base(tap), ...plain(coming.origin.language ?? 'en', 'UNKNOWN', 'kiosks.unknown') };
  }
  const judged = await judge(coming, person, tap, times);
  return judged.isRight ? count(coming, person, tap, times) : judged.answer;
}

/** Sent before: the answer is that of then, as things are now. */
async function again({ services, device }: Coming, person: Person, tap: Tap): Promise<TapAnswer> {
  const known = await findTap(services.database.db, device.organizationId, device.id, tap.tap_id);
  if (!known) throw new Error('A tap that was there is gone.');
  const { status, flags, refusal } = known;
  if (status === 'COUNTED') {
    const at = { countsAt: known.counts_at, kioskId: device.id };
    const done = await sayDone(services, person, { action: known.action, tap_id: tap.tap_id }, at);
    return { ...base(tap), result: 'COUNTED', ...done, flags };
  }
  if (status === 'REFUSED') {
    return { ...base(tap), result: 'REFUSED', message: refusal ?? '', language: person.language, flags };
  }
  return { ...base(tap), ...plain(person.language, 'UNPROVEN', 'kiosks.unproven'), flags };
}

type Wrong = (
  answer: () => Pick<TapAnswer, 'result' | 'message' | 'language' | 'wait_seconds'>,
) => Promise<Judged & { readonly isRight: false }>;

/** What was made now is answered; what was kept waits for who leads. */
const wrongOf =
  (coming: Coming, person: Person, tap: Tap, times: TapTimes): Wrong =>
  async (answer) => ({
    isRight: false,
    answer: times.isKept ? await keepUnproven(coming, person, tap, times) : { ...base(tap), ...answer() },
  });

const judge = (coming: Coming, person: Person, tap: Tap, times: TapTimes): Promise<Judged> =>
  (tap.badge === undefined && tap.sealed_badge === undefined ? judgePin : judgeBadge)(coming, person, tap, times);

/** By the badges and the setting of now, also for what was kept: a badge that was taken away proves nothing any more. */
async function judgeBadge(coming: Coming, person: Person, tap: Tap, times: TapTimes): Promise<Judged> {
  const { services, device, origin } = coming;
  const language = origin.language ?? 'en';
  const wrong = wrongOf(coming, person, tap, times);
  if (!person.organization.settings.kiosk_badge_is_enough) {
    return wrong(() => plain(language, 'WRONG_BADGE', 'kiosks.badgeNeedsPin'));
  }
  const code = tap.sealed_badge === undefined ? tap.badge : openSealed(boxKeyOf(coming), tap);
  const read = code == null ? null : await readBadge(services, device, code);
  if (read?.isRead === false) {
    const seconds = waitSeconds(services, read.until);
    const message = speak({ language }, say('kiosks.badgeWait', { seconds }));
    return wrong(() => ({ result: 'WAIT', message, language, wait_seconds: seconds }));
  }
  if (read?.userId === person.userId) return { isRight: true };
  return wrong(() => plain(language, 'WRONG_BADGE', 'kiosks.badgeUnknown'));
}

const boxKeyOf = ({ services, device }: Coming): string =>
  services.keys.open(boxSeal.purpose, device.id, device.sealedBoxKey);

async function judgePin(coming: Coming, person: Person, tap: Tap, times: TapTimes): Promise<Judged> {
  const { services, device, origin } = coming;
  const { db } = services.database;
  const pair = { organizationId: device.organizationId, kioskId: device.id, userId: person.userId };
  const language = origin.language ?? 'en';
  const wrong = wrongOf(coming, person, tap, times);
  const row = await findPin(db, pair.organizationId, pair.userId);
  if (row?.pin_hash == null && !times.isKept) return wrong(() => plain(language, 'NO_PIN', 'kiosks.noPin'));
  const tried = await takeTry(db, pair, services.clock.now());
  if (!tried.may) {
    const { until } = tried;
    if (until === null) return wrong(() => plain(language, 'NEW_PIN_NEEDED', 'kiosks.newPinNeeded'));
    return wrong(() => waitAnswer(coming, until));
  }
  const pin = tap.sealed_pin === undefined ? tap.pin : openSealed(boxKeyOf(coming), tap);
  const keptSince = times.isKept ? new Date(times.countsAtMs).toISOString() : null;
  if (pin != null && (await isRightPin(row, pin, keptSince))) {
    await giveBack(db, pair);
    return { isRight: true };
  }
  if (tried.hour_total === guessedAt) await tellOfGuesses(coming, person);
  const until = await waitsUntil(db, pair, services.clock.now());
  if (until !== null) return wrong(() => ({ ...waitAnswer(coming, until), result: 'WRONG_PIN' }));
  return wrong(() => plain(language, 'WRONG_PIN', 'kiosks.wrongPin'));
}

function waitAnswer({ services, origin }: Coming, until: string) {
  const seconds = waitSeconds(services, until);
  const language = origin.language ?? 'en';
  const message = speak({ language }, say('kiosks.wait', { seconds }));
  return { result: 'WAIT' as const, message, language, wait_seconds: seconds };
}

const tellOfGuesses = ({ services, origin }: Coming, person: Person): Promise<void> =>
  inUnitOfWork(services, person, origin, async (work) => {
    await work.react(kioskGuessed, kioskGuessedOf(person.userId, todayOf(person, work.nowMs)));
  });

async function keepUnproven(coming: Coming, person: Person, tap: Tap, times: TapTimes): Promise<TapAnswer> {
  await keepWaiting(coming, person, keptOf(coming, tap, times), null);
  return { ...base(tap), ...plain(coming.origin.language ?? 'en', 'UNPROVEN', 'kiosks.unproven'), flags: times.flags };
}

async function count(coming: Coming, person: Person, tap: Tap, times: TapTimes): Promise<TapAnswer> {
  const { services, device, origin } = coming;
  const kept = keptOf(coming, tap, times);
  const by = { actor: person, origin: { ...origin, language: person.language, kioskId: device.id } };
  const given = { params: {}, body: bodyOf(tap.action, kept.counts_at, device) };
  try {
    await performWrite(services, by, operationOf[tap.action], given, {
      before: async (work) => {
        if (!(await insertTap(work.tx, kept, 'COUNTED'))) throw new TappedBefore();
      },
      after: (work, data) => keepEntryOf(work, kept.id, data),
    });
  } catch (error) {
    if (error instanceof TappedBefore) return again(coming, person, tap);
    if (!isRefused(error) || error.reason === 'busy') throw error;
    const message = speak(person, error.reason === 'too_long' ? { key: 'kiosks.tooLong', values: {} } : error.said);
    if (times.isKept) await keepWaiting(coming, person, kept, message);
    return { ...base(tap), result: 'REFUSED', message, language: person.language, flags: times.flags };
  }
  return {
    ...base(tap),
    result: 'COUNTED',
    ...(await sayDone(services, person, tap, { countsAt: kept.counts_at, kioskId: device.id })),
    flags: times.flags,
  };
}

const keepEntryOf = (work: UnitOfWork, id: string, data: unknown): Promise<void> =>
  keepEntry(work, id, (data as { readonly id: string }).id);
