import { type HeldPattern, minutesOn, patternOn } from '../../../kernel/working-patterns.ts';
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
  readonly dayOf: (instantMs: number) => string;
}

/** What of a person's contract a plan has to heed. */
export interface Contract {
  readonly lastDay: string | null;
  /** By a pattern of their own; on the organization's weekend anyone may be planned. */
  readonly isDayOff: (day: string) => boolean;
}

export const dayOffBy =
  (patterns: readonly HeldPattern[]) =>
  (day: string): boolean => {
    const pattern = patternOn(patterns, day);
    return pattern !== null && minutesOn(pattern, day) === 0;
  };

const noContract: Contract = { lastDay: null, isDayOff: () => false };

const minuteMs = 60_000;
export const restMinutes = 11 * 60;

export const workedMinutes = ({ startMs, endMs, breakMinutes }: PlannedShift): number =>
  Math.round((endMs - startMs) / minuteMs) - breakMinutes;

const warning = (kind: ShiftWarning['kind'], facts: Partial<ShiftWarning> = {}): ShiftWarning => ({
  kind,
  leave_status: null,
  minutes: null,
  limit_minutes: null,
  last_day: null,
  ...facts,
});

/** The shifts of one person, warned of one by one, in the order of their starts. */
export function warningsOf(
  shifts: readonly PlannedShift[],
  absences: readonly PlannedAbsence[],
  rules: PlanRules,
  { lastDay, isDayOff }: Contract = noContract,
): Map<string, ShiftWarning[]> {
  const found = new Map<string, ShiftWarning[]>();
  let before: PlannedShift | null = null;
  let planned = 0;
  for (const shift of [...shifts].sort((one, other) => one.startMs - other.startMs)) {
    const warnings = [
      ...lastDayWarnings(shift, lastDay, rules),
      ...(isDayOff(rules.dayOf(shift.startMs)) ? [warning('DAY_OFF')] : []),
      ...leaveWarnings(shift, absences),
      ...neighbourWarnings(before, shift, rules),
    ];
    if (shift.startMs >= rules.week.startMs && shift.startMs < rules.week.endMs) {
      planned += workedMinutes(shift);
      if (rules.weeklyMinutes > 0 && planned > rules.weeklyMinutes) {
        warnings.push(warning('WEEKLY_HOURS', { minutes: planned, limit_minutes: rules.weeklyMinutes }));
      }
    }
    found.set(shift.id, warnings);
    if (before === null || shift.endMs > before.endMs) before = shift;
  }
  return found;
}

/** A person who is leaving works until the end of that day, and a shift that begins on it. */
function lastDayWarnings({ startMs }: PlannedShift, lastDay: string | null, { dayOf }: PlanRules): ShiftWarning[] {
  return lastDay !== null && dayOf(startMs) > lastDay ? [warning('LAST_DAY', { last_day: lastDay })] : [];
}

function leaveWarnings({ startMs, endMs }: PlannedShift, absences: readonly PlannedAbsence[]): ShiftWarning[] {
  const met = absences.filter((absence) => absence.startMs < endMs && absence.endMs > startMs);
  const surest = met.find(({ status }) => status === 'APPROVED') ?? met[0];
  return surest ? [warning('LEAVE', { leave_status: surest.status })] : [];
}

/** Two turns on one day are a split shift; the rest that counts lies between the days. */
function neighbourWarnings(before: PlannedShift | null, shift: PlannedShift, rules: PlanRules): ShiftWarning[] {
  if (before === null) return [];
  if (before.endMs > shift.startMs) return [warning('OVERLAP')];
  const minutes = Math.floor((shift.startMs - before.endMs) / minuteMs);
  if (minutes >= restMinutes || rules.dayOf(before.startMs) === rules.dayOf(shift.startMs)) return [];
  return [warning('REST', { minutes, limit_minutes: restMinutes })];
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

/** What one shift of the person would meet, the rest before the shift that follows it included. */
export function warningsOfOne(
  shift: PlannedShift,
  others: readonly PlannedShift[],
  absences: readonly PlannedAbsence[],
  rules: PlanRules,
  contract: Contract = noContract,
): ShiftWarning[] {
  const without = warningsOf(others, absences, rules, contract);
  const all = warningsOf([shift, ...others], absences, rules, contract);
  const own = all.get(shift.id) ?? [];
  const next = others
    .filter(({ startMs }) => startMs >= shift.startMs)
    .sort((one, other) => one.startMs - other.startMs)[0];
  const known = without.get(next?.id ?? '') ?? [];
  const caused = (all.get(next?.id ?? '') ?? []).filter(
    ({ kind }) => !known.some((one) => one.kind === kind) && !own.some((one) => one.kind === kind),
  );
  return [...own, ...caused];
}
