import { type HeldPattern, minutesOn, patternOn } from '../../../kernel/working-patterns.ts';
import type { KeptRule, RuleKind } from '../../../kernel/working-rules.ts';
import { type Breach, breachesOf, type WorkCalendar } from '../../working-rules/index.ts';
import { isUnavailable, type SaidSpan } from '../availability/said.ts';
import type { ShiftWarning } from './record.ts';

/** A shift as far as warnings depend on it. */
export interface PlannedShift {
  readonly id: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly breakMinutes: number;
}

/** Leave that is approved or waits for a decision. */
export interface PlannedAbsence {
  readonly status: 'PENDING' | 'APPROVED';
  readonly startMs: number;
  readonly endMs: number;
}

export interface PlanRules {
  /** The week whose hours are counted. */
  readonly week: { readonly startMs: number; readonly endMs: number };
  /** 0: hours of the week are not looked at. */
  readonly weeklyMinutes: number;
  /** Those of the organization that warn. */
  readonly rules: readonly KeptRule[];
  readonly calendar: WorkCalendar;
}

/** What of a person's contract a plan has to heed. */
export interface Contract {
  readonly lastDay: string | null;
  /** By a pattern of their own; on the organization's weekend anyone may be planned. */
  readonly isDayOff: (day: string) => boolean;
  /** What the person said of when they can work. */
  readonly said?: readonly SaidSpan[];
}

export const dayOffBy =
  (patterns: readonly HeldPattern[]) =>
  (day: string): boolean => {
    const pattern = patternOn(patterns, day);
    return pattern !== null && minutesOn(pattern, day) === 0;
  };

const noContract: Contract = { lastDay: null, isDayOff: () => false };

const minuteMs = 60_000;

export const workedMinutes = ({ startMs, endMs, breakMinutes }: PlannedShift): number =>
  Math.round((endMs - startMs) / minuteMs) - breakMinutes;

const warning = (kind: ShiftWarning['kind'], facts: Partial<ShiftWarning> = {}): ShiftWarning => ({
  kind,
  leave_status: null,
  minutes: null,
  limit_minutes: null,
  last_day: null,
  citation: null,
  ...facts,
});

/** Overtime begins by the settings of the organization; told where the week passes it. */
const overtimeRule = (weekly_minutes: number): KeptRule => ({
  id: 'overtime-of-the-settings',
  kind: 'OVERTIME',
  values: { daily_minutes: null, weekly_minutes, multiplier: null },
  action: 'WARN',
  source: { citation: 'Muster', read_on: null },
});

const kindOfBreach = {
  REST_BETWEEN_SHIFTS: 'REST',
  LONGEST_DAY: 'LONG_DAY',
  LONGEST_WEEK: 'LONG_WEEK',
  BREAK: 'BREAK',
  WEEKLY_REST: 'WEEKLY_REST',
  OVERTIME: 'WEEKLY_HOURS',
} as const satisfies Record<RuleKind, ShiftWarning['kind']>;

const breachWarning = ({ rule, minutes, limitMinutes }: Breach): ShiftWarning =>
  warning(kindOfBreach[rule.kind], {
    minutes,
    limit_minutes: limitMinutes,
    citation: rule.source.read_on === null ? null : rule.source.citation,
  });

/** What the rules say of the shifts of one person. Where overtime begins by law is not asked: the settings say where it does here. */
function breachesByShift(shifts: readonly PlannedShift[], plan: PlanRules): Map<string, ShiftWarning[]> {
  const rules = plan.rules.filter(({ kind }) => kind !== 'OVERTIME');
  if (plan.weeklyMinutes > 0) rules.push(overtimeRule(plan.weeklyMinutes));
  const found = new Map<string, ShiftWarning[]>();
  for (const breach of breachesOf(shifts, rules, plan.calendar)) {
    const warnings = found.get(breach.spanId);
    if (warnings) warnings.push(breachWarning(breach));
    else found.set(breach.spanId, [breachWarning(breach)]);
  }
  return found;
}

/** The shifts of one person, warned of one by one, in the order of their starts. */
export function warningsOf(
  shifts: readonly PlannedShift[],
  absences: readonly PlannedAbsence[],
  plan: PlanRules,
  { lastDay, isDayOff, said = [] }: Contract = noContract,
): Map<string, ShiftWarning[]> {
  const found = new Map<string, ShiftWarning[]>();
  const breaches = breachesByShift(shifts, plan);
  let before: PlannedShift | null = null;
  for (const shift of [...shifts].sort((one, other) => one.startMs - other.startMs)) {
    found.set(shift.id, [
      ...lastDayWarnings(shift, lastDay, plan),
      ...(isDayOff(plan.calendar.dayOf(shift.startMs)) ? [warning('DAY_OFF')] : []),
      ...(isUnavailable(said, shift.startMs, shift.endMs) ? [warning('UNAVAILABLE')] : []),
      ...leaveWarnings(shift, absences),
      ...(before !== null && before.endMs > shift.startMs ? [warning('OVERLAP')] : []),
      ...(breaches.get(shift.id) ?? []),
    ]);
    if (before === null || shift.endMs > before.endMs) before = shift;
  }
  return found;
}

/** A person who is leaving works until the end of that day, and a shift that begins on it. */
function lastDayWarnings({ startMs }: PlannedShift, lastDay: string | null, { calendar }: PlanRules): ShiftWarning[] {
  return lastDay !== null && calendar.dayOf(startMs) > lastDay ? [warning('LAST_DAY', { last_day: lastDay })] : [];
}

function leaveWarnings({ startMs, endMs }: PlannedShift, absences: readonly PlannedAbsence[]): ShiftWarning[] {
  const met = absences.filter((absence) => absence.startMs < endMs && absence.endMs > startMs);
  const surest = met.find(({ status }) => status === 'APPROVED') ?? met[0];
  return surest ? [warning('LEAVE', { leave_status: surest.status })] : [];
}

export function byPerson<T extends { readonly user_id: string }>(records: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    const group = groups.get(record.user_id);
    if (group) group.push(record);
    else groups.set(record.user_id, [record]);
  }
  return groups;
}

/** What one shift of the person would meet, and what of the others it would be the cause of: the rest before the next, the hours of the week. */
export function warningsOfOne(
  shift: PlannedShift,
  others: readonly PlannedShift[],
  absences: readonly PlannedAbsence[],
  plan: PlanRules,
  contract: Contract = noContract,
): ShiftWarning[] {
  const without = warningsOf(others, absences, plan, contract);
  const all = warningsOf([shift, ...others], absences, plan, contract);
  const told = new Map((all.get(shift.id) ?? []).map((one) => [one.kind, one]));
  for (const { id } of [...others].sort((one, other) => one.startMs - other.startMs)) {
    const known = without.get(id) ?? [];
    for (const caused of all.get(id) ?? []) {
      if (!told.has(caused.kind) && !known.some(({ kind }) => kind === caused.kind)) told.set(caused.kind, caused);
    }
  }
  return [...told.values()];
}
