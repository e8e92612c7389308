import type { Tenant } from '../../kernel/actor.ts';
import type { KeptRule, RuleKind } from '../../kernel/working-rules.ts';
import { addDays, dayBoundsMs, dayIn, weekdayOf } from '../../lib/days.ts';
import { isKind, type RuleOf } from './rules-in-force.ts';

/** Work of one person without a gap but its breaks: a shift that is planned, or an entry that was worked. */
export interface WorkSpan {
  readonly id: string;
  readonly startMs: number;
  readonly endMs: number;
  /** Unpaid: no work. */
  readonly breakMinutes: number;
  /** All breaks that were taken, paid ones included; those that are unpaid unless given. */
  readonly takenMinutes?: number;
  /** Hours without times: they count for day and week, and say nothing of rest between two days. */
  readonly hasNoTimes?: boolean;
  /** The day it belongs to; by its start unless given. */
  readonly day?: string;
}

/** Days and work weeks of an organization. */
export interface WorkCalendar {
  readonly dayOf: (instantMs: number) => string;
  readonly weekOf: (day: string) => WorkWeek;
  /** Only one week is known: what two weeks together allow is then not looked at. */
  readonly isOneWeek?: boolean;
}

export interface WorkWeek {
  readonly start: string;
  readonly startMs: number;
  readonly endMs: number;
}

export interface Breach<Rule extends KeptRule = KeptRule> {
  readonly rule: Rule;
  /** The span at which it happens: the later one, or the one that passes a limit and each behind it. */
  readonly spanId: string;
  readonly day: string;
  /** What there was: rest, work or break. */
  readonly minutes: number;
  /** What the rule asks for: at least, or at most. */
  readonly limitMinutes: number;
}

const minuteMs = 60_000;

/** A calendar that works each day and each week out once. */
export function workCalendar(tenant: Pick<Tenant, 'timezone' | 'settings'>): WorkCalendar {
  const weeks = new Map<string, WorkWeek>();
  const firstDay = tenant.settings.week_start === 'MONDAY' ? 1 : 7;
  const weekOf = (day: string): WorkWeek => {
    let week = weeks.get(day);
    if (week) return week;
    const start = addDays(day, -((weekdayOf(day) - firstDay + 7) % 7));
    week = { start, ...dayBoundsMs(tenant.timezone, start, addDays(start, 6)) };
    for (let index = 0; index < 7; index += 1) weeks.set(addDays(start, index), week);
    return week;
  };
  return { weekOf, dayOf: (instantMs) => dayIn(tenant.timezone, instantMs) };
}

type Known = WorkSpan & { readonly day: string; readonly grossMinutes: number };

const workedMinutesOf = ({ grossMinutes, breakMinutes }: Known): number => Math.max(0, grossMinutes - breakMinutes);

type Judge<Kind extends RuleKind> = (
  spans: readonly Known[],
  rule: RuleOf<Kind>,
  calendar: WorkCalendar,
) => Iterable<Breach>;

const breach = (rule: KeptRule, { id, day }: Known, minutes: number, limitMinutes: number): Breach => ({
  rule,
  spanId: id,
  day,
  minutes,
  limitMinutes,
});

/** Two turns on one day are a split shift; the rest that counts lies between the days. */
function* restBreaches(spans: readonly Known[], rule: RuleOf<'REST_BETWEEN_SHIFTS'>): Iterable<Breach> {
  const limit = rule.values.rest_minutes;
  let before: Known | null = null;
  for (const span of spans) {
    if (span.hasNoTimes === true) continue;
    if (before !== null && before.endMs <= span.startMs && before.day !== span.day) {
      const minutes = Math.floor((span.startMs - before.endMs) / minuteMs);
      if (minutes < limit) yield breach(rule, span, minutes, limit);
    }
    if (before === null || span.endMs > before.endMs) before = span;
  }
}

/** Work that is summed up by day or week, told from the span on that passes the limit. */
function* sumBreaches(
  spans: readonly Known[],
  rule: KeptRule,
  limit: number,
  groupOf: (span: Known) => string,
): Iterable<Breach> {
  const sums = new Map<string, number>();
  for (const span of spans) {
    const group = groupOf(span);
    const minutes = (sums.get(group) ?? 0) + workedMinutesOf(span);
    sums.set(group, minutes);
    if (minutes > limit) yield breach(rule, span, minutes, limit);
  }
}

const dayBreaches: Judge<'LONGEST_DAY'> = (spans, rule) =>
  sumBreaches(spans, rule, rule.values.minutes, ({ day }) => day);

const weekBreaches: Judge<'LONGEST_WEEK'> = (spans, rule, { weekOf }) =>
  sumBreaches(spans, rule, rule.values.minutes, ({ day }) => weekOf(day).start);

const overtimeBreaches: Judge<'OVERTIME'> = function* (spans, rule, { weekOf }) {
  const { daily_minutes: daily, weekly_minutes: weekly } = rule.values;
  if (daily !== null) yield* sumBreaches(spans, rule, daily, ({ day }) => day);
  if (weekly !== null) yield* sumBreaches(spans, rule, weekly, ({ day }) => weekOf(day).start);
};

interface Gap {
  readonly startMs: number;
  readonly endMs: number;
}

/** When someone is free between the first and the last that is known, and without an end on both sides. */
function gapsBetween(spans: readonly Known[]): Gap[] {
  const gaps: Gap[] = [];
  let endMs = -Infinity;
  for (const span of spans) {
    if (span.startMs > endMs) gaps.push({ startMs: endMs, endMs: span.startMs });
    endMs = Math.max(endMs, span.endMs);
  }
  return [...gaps, { startMs: endMs, endMs: Infinity }];
}

/** Rest that begins within a stretch counts whole, rest from before it as far as it lies within. */
function longestRest(gaps: readonly Gap[], from: number, { startMs, endMs }: Gap): number {
  let longest = 0;
  for (let index = from; index < gaps.length; index += 1) {
    const gap = gaps[index];
    if (gap === undefined || gap.startMs >= endMs) break;
    if (gap.endMs <= startMs) continue;
    const lengthMs = gap.startMs >= startMs ? gap.endMs - gap.startMs : Math.min(gap.endMs, endMs) - startMs;
    longest = Math.max(longest, lengthMs);
  }
  return longest === Infinity ? Infinity : Math.floor(longest / minuteMs);
}

/** Told at the last span of the week. */
const weeklyRestBreaches: Judge<'WEEKLY_REST'> = function* (spans, rule, calendar) {
  const { rest_minutes: limit, in_two_weeks_minutes: inTwo } = rule.values;
  const lastOf = new Map<WorkWeek, Known>();
  for (const span of spans) lastOf.set(calendar.weekOf(span.day), span);
  const gaps = gapsBetween(spans);
  let from = 0;
  for (const [week, span] of lastOf) {
    // Gaps are in order: those that ended two weeks before a week concern none behind it.
    while ((gaps[from]?.endMs ?? Infinity) < week.startMs - 8 * 86_400_000) from += 1;
    const minutes = longestRest(gaps, from, week);
    if (minutes >= limit) continue;
    const isAllowed =
      inTwo !== null &&
      calendar.isOneWeek !== true &&
      [
        { startMs: calendar.weekOf(addDays(week.start, -7)).startMs, endMs: week.endMs },
        { startMs: week.startMs, endMs: calendar.weekOf(addDays(week.start, 7)).endMs },
      ].some((fortnight) => longestRest(gaps, from, fortnight) >= inTwo);
    if (!isAllowed) yield breach(rule, span, minutes, limit);
  }
};

type BreakRule = RuleOf<'BREAK'>;

/** Of the rules on breaks the one that holds for so much time without breaks; null: none asks for one. */
export function breakRuleFor(rules: readonly KeptRule[], workMinutes: number): BreakRule | null {
  let found: BreakRule | null = null;
  for (const rule of rules) {
    if (rule.kind !== 'BREAK' || rule.action === 'OFF' || workMinutes <= rule.values.after_minutes) continue;
    if (found === null || rule.values.after_minutes > found.values.after_minutes) found = rule;
  }
  return found;
}

/** Rules on breaks go together: of those that apply, one holds. */
function* breakBreaches(spans: readonly Known[], rules: readonly BreakRule[]): Iterable<Breach> {
  if (rules.length === 0) return;
  for (const span of spans) {
    const taken = span.takenMinutes ?? span.breakMinutes;
    const rule = breakRuleFor(rules, span.grossMinutes - taken);
    if (rule !== null && taken < rule.values.break_minutes) {
      yield breach(rule, span, taken, rule.values.break_minutes);
    }
  }
}

function* breachesByRule(
  spans: readonly Known[],
  rules: readonly KeptRule[],
  calendar: WorkCalendar,
): Iterable<Breach> {
  for (const rule of rules) {
    if (rule.action === 'OFF') continue;
    if (rule.kind === 'REST_BETWEEN_SHIFTS') yield* restBreaches(spans, rule);
    if (rule.kind === 'LONGEST_DAY') yield* dayBreaches(spans, rule, calendar);
    if (rule.kind === 'LONGEST_WEEK') yield* weekBreaches(spans, rule, calendar);
    if (rule.kind === 'WEEKLY_REST') yield* weeklyRestBreaches(spans, rule, calendar);
    if (rule.kind === 'OVERTIME') yield* overtimeBreaches(spans, rule, calendar);
  }
  yield* breakBreaches(spans, rules.filter(isKind('BREAK')));
}

/**
 * What work of one person breaks of these rules, in the order of the spans. Pure: it asks no database and no clock. Spans may
 * come in any order and may overlap. OVERTIME is no breach by itself; whoever wants to know where it begins passes such a rule.
 */
export function breachesOf(spans: readonly WorkSpan[], rules: readonly KeptRule[], calendar: WorkCalendar): Breach[] {
  const ordered = spans
    .map((span) => ({
      ...span,
      day: span.day ?? calendar.dayOf(span.startMs),
      grossMinutes: Math.round((span.endMs - span.startMs) / minuteMs),
    }))
    .sort((one, other) => one.startMs - other.startMs || (one.id < other.id ? -1 : 1));
  const places = new Map(ordered.map(({ id }, index) => [id, index]));
  return [...breachesByRule(ordered, rules, calendar)].sort(
    (one, other) => (places.get(one.spanId) ?? 0) - (places.get(other.spanId) ?? 0),
  );
}
