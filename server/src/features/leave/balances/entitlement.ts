import type { Settings } from '../../../kernel/settings.ts';
import { daysInTwoWeeks, type HeldPattern, patternOn } from '../../../kernel/working-patterns.ts';
import { addDays, daysBetween } from '../../../lib/days.ts';
import { share, shareUp, type Units, unitsOf, unitsPerOne } from '../amounts.ts';
import type { LeaveTypeRow } from '../types/store.ts';

/** Someone as far as what they are entitled to depends on it. */
export interface LeavePerson {
  readonly id: string;
  readonly is_active: boolean;
  readonly employment_start_date: string | null;
  readonly employment_end_date: string | null;
  /** Of the year on the organization's calendar in which they were added, and no earlier. */
  readonly first_year: number;
  /** The last day of an employment before this one: what that one was given is settled, and follows nothing any more. */
  readonly former_until?: string | null;
  /** When they work by patterns of their own; absent: never. */
  readonly patterns?: readonly HeldPattern[];
}

export type EntitlingType = Pick<LeaveTypeRow, 'id' | 'unit' | 'annual_allowance' | 'accrual' | 'is_active'> &
  Partial<Pick<LeaveTypeRow, 'service_allowances' | 'carry_over_expires_on' | 'pro_rata'>> & {
    readonly carry_over_limit: string | null;
    /** The year in which the type was added: it gives nothing for years before. */
    readonly first_year: number;
    /** The organization's week, for types that give by it. */
    readonly week?: Pick<Settings, 'weekend_days'>;
  };

/** One entry that the rules of a type give a person in a year. */
export interface PlannedEntry {
  readonly kind: 'GRANT' | 'ACCRUAL';
  readonly entry_key: string;
  readonly due_on: string;
  /** The last day it is for. */
  readonly until: string;
  readonly units: Units;
  /** Of a type that gives by patterns: what full time gives. */
  readonly full?: Units;
}

export type Scheme = LeaveTypeRow['accrual'];

const halfOne = unitsPerOne / 2;
const hundredth = unitsPerOne / 100;
const twoDigits = (month: number): string => String(month).padStart(2, '0');

/** The first and the last month of a year in which the person is employed; null: in none. */
function monthsEmployed(person: LeavePerson, year: number): { first: number; last: number } | null {
  const [start, end] = [person.employment_start_date, person.employment_end_date];
  const yearText = String(year);
  if (start !== null && start.slice(0, 4) > yearText) return null;
  if (end !== null && end.slice(0, 4) < yearText) return null;
  const monthIn = (day: string | null, otherwise: number): number =>
    day?.startsWith(`${yearText}-`) === true ? Number(day.slice(5, 7)) : otherwise;
  const [first, last] = [monthIn(start, 1), monthIn(end, 12)];
  return first <= last ? { first, last } : null;
}

/** Anniversaries that have come by a day: the 29th of February has its own on the 1st of March of other years. */
function yearsBy(day: string, start: string | null): number {
  if (start === null || day < start) return 0;
  return Number(day.slice(0, 4)) - Number(start.slice(0, 4)) - (day.slice(5) < start.slice(5) ? 1 : 0);
}

/** What a full year gives to someone who has been here so long by the day on which it is given. */
function allowanceOn(type: EntitlingType, usual: Units, person: LeavePerson, day: string): Units {
  const years = yearsBy(day, person.employment_start_date);
  const step = (type.service_allowances ?? []).findLast(({ after_years }) => after_years <= years);
  return step ? unitsOf(step.annual_allowance) : usual;
}

/** All that the rules of now give in a year. */
export const entitledIn = (type: EntitlingType, person: LeavePerson, year: number): PlannedEntry[] =>
  planOf(type, person, year, type.accrual);

/**
 * What of an amount for some days is due by the patterns that hold until `today`; the last of them goes on. By whole days, of the days
 * that someone works in two weeks and those that the organization does.
 */
export function sharedByPattern(
  { week = { weekend_days: [] } }: EntitlingType,
  { patterns = [] }: LeavePerson,
  { kind, due_on, until, full }: Pick<PlannedEntry, 'kind' | 'due_on' | 'until'> & { readonly full: Units },
  today: string,
): Units {
  const changes = patterns
    .flatMap((held) => (held.until === null ? [held.from] : [held.from, held.until]))
    .filter((day) => day > due_on && day <= until && day <= today);
  const cuts = [due_on, ...[...new Set(changes)].sort(), addDays(until, 1)];
  const part = cuts
    .slice(0, -1)
    .reduce(
      (sum, day, index) =>
        sum + daysInTwoWeeks(week, patternOn(patterns, day)) * daysBetween(day, cuts[index + 1] ?? day),
      0,
    );
  const whole = daysInTwoWeeks(week, null) * daysBetween(due_on, addDays(until, 1));
  if (kind === 'ACCRUAL') return share(full, part, whole, hundredth);
  const units = shareUp(full, part, whole, halfOne);
  return part <= whole ? Math.min(units, full) : units;
}

/** By the pattern of the day on which it is given; what changes later is another entry. */
function byPattern(type: EntitlingType, person: LeavePerson, entry: PlannedEntry): PlannedEntry {
  if (type.pro_rata !== true) return entry;
  const full = entry.units;
  return { ...entry, full, units: sharedByPattern(type, person, { ...entry, full }, entry.due_on) };
}

const endOfMonth = (year: number, month: number): string =>
  addDays(month === 12 ? `${String(year + 1)}-01-01` : `${String(year)}-${twoDigits(month + 1)}-01`, -1);

/**
 * All that a year gives. A grant counts the months from the one in which the person starts, rounded up to a half; a
 * twelfth comes at the start of each month, and twelve of them are the allowance to the last digit.
 */
export function planOf(type: EntitlingType, person: LeavePerson, year: number, scheme: Scheme): PlannedEntry[] {
  const months = monthsEmployed(person, year);
  const isEntitled = person.is_active && type.is_active && type.annual_allowance !== null;
  if (!isEntitled || months === null || year < Math.max(type.first_year, person.first_year)) return [];
  const usual = unitsOf(type.annual_allowance);
  const start = person.employment_start_date ?? '';
  const dueOn = (month: number): string => {
    const first = `${String(year)}-${twoDigits(month)}-01`;
    return start > first ? start : first;
  };
  if (scheme === 'ANNUAL_GRANT') {
    const allowance = allowanceOn(type, usual, person, dueOn(months.first));
    const rounded = shareUp(allowance, 13 - months.first, 12, halfOne);
    const units = Math.min(rounded, allowance);
    const until = `${String(year)}-12-31`;
    const due_on = dueOn(months.first);
    return [byPattern(type, person, { kind: 'GRANT', entry_key: 'grant', due_on, until, units })];
  }
  const twelfthOf = (month: number): Units => {
    const allowance = allowanceOn(type, usual, person, dueOn(month));
    const upTo = (last: number): Units => share(allowance, last, 12, hundredth);
    return upTo(month) - upTo(month - 1);
  };
  return Array.from({ length: months.last - months.first + 1 }, (_, index) => months.first + index).map((month) =>
    byPattern(type, person, {
      kind: 'ACCRUAL',
      entry_key: `accrual-${twoDigits(month)}`,
      due_on: dueOn(month),
      until: endOfMonth(year, month),
      units: twelfthOf(month),
    }),
  );
}
