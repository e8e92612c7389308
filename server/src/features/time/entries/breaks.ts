import type { Settings } from '../../../kernel/settings.ts';
import { parseInstantMs } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { breakRuleFor, judgedRules } from '../../working-rules/index.ts';
import type { ClockTime } from './hours.ts';
import type { BreakFlag, EntryBreak, NewBreak } from './record.ts';

/** A break as its entry keeps it; the last one of a running entry may be open. */
export interface KeptBreak {
  readonly start: string;
  readonly end: string | null;
  readonly is_paid: boolean;
}

/** `tell`: of a rule that only tells, which flags leave out unless something was taken off. */
export type KeptFlag = BreakFlag & { readonly tell?: true };

/** As columns have them: null where there are none. */
export interface KeptBreaks {
  readonly breaks: readonly KeptBreak[] | null;
  readonly break_flags: readonly KeptFlag[] | null;
}

/** A break that has ended. */
export interface TakenBreak {
  readonly start: string;
  readonly end: string;
}

/** A rule on breaks made the time of someone less: the person, the day and the entry. */
export const breakDeducted = 'time.break_deducted';
export const breakDeductedOf = (userId: string, day: string, entryId: string): string => `${userId}/${day}/${entryId}`;

/** Ids of rules are in small letters. */
export const forgottenBack = 'FORGOTTEN_BACK';
const forgotten: KeptFlag = { rule: forgottenBack, missing_minutes: 0, deducted_minutes: 0 };

const minuteMs = 60_000;

/** Whole minutes: seconds are dropped. */
export const minutesOf = ({ start, end }: TakenBreak): number =>
  Math.max(0, Math.floor((Date.parse(end) - Date.parse(start)) / minuteMs));

const sumOf = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

export const deductedOf = ({ break_flags: flags }: Pick<KeptBreaks, 'break_flags'>): number =>
  sumOf((flags ?? []).map(({ deducted_minutes: minutes }) => minutes));

const endedOf = (breaks: KeptBreaks['breaks']): (KeptBreak & TakenBreak)[] =>
  (breaks ?? []).flatMap(({ end, ...one }) => (end === null ? [] : [{ ...one, end }]));

/** The break that someone is on. */
export function openBreakOf(breaks: KeptBreaks['breaks']): KeptBreak | null {
  const last = breaks?.at(-1);
  return last?.end === null ? last : null;
}

/** What was split where pay ends is one break again; where one break is in two, the second begins with the end of the first. */
export function takenOf(breaks: KeptBreaks['breaks']): TakenBreak[] {
  const taken: TakenBreak[] = [];
  for (const { start, end } of endedOf(breaks)) {
    const before = taken.at(-1);
    if (before?.end === start) taken[taken.length - 1] = { start: before.start, end };
    else taken.push({ start, end });
  }
  return taken;
}

/** The minutes of all breaks that were taken, paid ones included; a figure by hand is a break. */
export const takenMinutesOf = (entry: KeptBreaks & { readonly break_minutes: number }): number =>
  entry.breaks === null
    ? entry.break_minutes - deductedOf(entry)
    : sumOf(endedOf(entry.breaks).map((one) => minutesOf(one)));

/** The earliest breaks are paid, up to so many minutes; the break in which these end is told in two. */
function withPay(taken: readonly TakenBreak[], paidMinutes: number): (TakenBreak & KeptBreak)[] {
  let left = paidMinutes;
  return taken.flatMap((one) => {
    const minutes = minutesOf(one);
    const paid = Math.min(left, minutes);
    left -= paid;
    if (paid === minutes) return [{ ...one, is_paid: paid > 0 }];
    if (paid === 0) return [{ ...one, is_paid: false }];
    const until = new Date(Date.parse(one.start) + paid * minuteMs).toISOString();
    return [
      { start: one.start, end: until, is_paid: true },
      { start: until, end: one.end, is_paid: false },
    ];
  });
}

export interface BreakFacts {
  readonly rules: Settings['working_rules'];
  /** The entry as it was rounded, in whole minutes. */
  readonly spanMinutes: number;
  /** The breaks with their times, or how long they were altogether. */
  readonly taken: readonly TakenBreak[] | number;
  /** Whether a rule takes off what is missing: at clock-out. */
  readonly deducts: boolean;
  readonly isForgotten?: boolean;
}

export type JudgedBreaks = KeptBreaks & { readonly break_minutes: number };

/** What rules on breaks make of those of one entry. Pure. */
export function judgeBreaks({ rules, spanMinutes, taken, deducts, isForgotten = false }: BreakFacts): JudgedBreaks {
  const takenMinutes = typeof taken === 'number' ? taken : sumOf(taken.map((one) => minutesOf(one)));
  const rule = breakRuleFor(judgedRules(rules), spanMinutes - takenMinutes);
  const paidMinutes = rule?.values.paid === true ? rule.values.break_minutes : 0;
  const breaks = typeof taken === 'number' ? null : withPay(taken, paidMinutes);
  const unpaid = breaks === null ? takenMinutes : sumOf(breaks.map((one) => (one.is_paid ? 0 : minutesOf(one))));
  const flags: KeptFlag[] = isForgotten ? [forgotten] : [];
  let deducted = 0;
  const missing = rule === null ? 0 : Math.max(0, rule.values.break_minutes - takenMinutes);
  if (rule !== null && missing > 0) {
    if (deducts && rule.values.deducted === 'IF_MISSING')
      deducted = Math.min(missing, Math.max(0, spanMinutes - unpaid));
    const flag = { rule: rule.id, missing_minutes: missing, deducted_minutes: deducted };
    flags.push(rule.action === 'TELL' && deducted === 0 ? { ...flag, tell: true } : flag);
  }
  return {
    breaks: breaks === null || breaks.length === 0 ? null : breaks,
    break_flags: flags.length === 0 ? null : flags,
    break_minutes: unpaid + deducted,
  };
}

/** Between the two ends as they were rounded. */
export const spanMinutesOf = (clockIn: ClockTime, clockOut: ClockTime): number =>
  Math.max(0, Math.round((clockOut.ms - clockIn.ms) / minuteMs));

/** Breaks with the end of their entry: an open one ends with it, and none goes on behind it. */
export function endedAt(breaks: KeptBreaks['breaks'], endMs: number): { taken: TakenBreak[]; isForgotten: boolean } {
  const end = new Date(endMs).toISOString();
  const until = (breaks ?? [])
    .filter(({ start }) => Date.parse(start) < endMs)
    .map((one) => ({ ...one, end: one.end !== null && Date.parse(one.end) < endMs ? one.end : end }));
  const open = openBreakOf(breaks);
  return { taken: takenOf(until), isForgotten: open !== null && Date.parse(open.start) < endMs };
}

/** Breaks that were written by hand: in order, apart from each other, within the entry. */
export function readBreaks(breaks: readonly NewBreak[], clockIn: ClockTime, endMs: number): TakenBreak[] {
  let beforeMs = clockIn.rawMs;
  return breaks.map(({ start, end }, index) => {
    const [startMs, untilMs] = [parseInstantMs(start), parseInstantMs(end)];
    const field = (name: keyof NewBreak): string => `breaks.${String(index)}.${name}`;
    if (startMs < beforeMs) throw invalid(field('start'), index === 0 ? 'time.breakBeforeStart' : 'time.breaksInOrder');
    if (untilMs <= startMs) throw invalid(field('end'), 'time.breakEnds');
    if (untilMs > endMs) throw invalid(field('end'), 'time.breakBehindEnd');
    beforeMs = untilMs;
    return { start: new Date(startMs).toISOString(), end: new Date(untilMs).toISOString() };
  });
}

/** The columns: as text, which PostgreSQL reads as what they are. */
export const breakColumns = ({ breaks, break_flags: flags }: KeptBreaks) => ({
  breaks: breaks === null ? null : JSON.stringify(breaks),
  break_flags: flags === null ? null : JSON.stringify(flags),
});

export const shownBreaks = (breaks: KeptBreaks['breaks']): EntryBreak[] =>
  (breaks ?? []).map(({ start, end, is_paid }) => ({ start, end, is_paid, is_open: end === null }));

export const shownFlags = (flags: KeptBreaks['break_flags']): BreakFlag[] =>
  (flags ?? []).flatMap(({ tell, ...flag }) => (tell === true ? [] : [flag]));
