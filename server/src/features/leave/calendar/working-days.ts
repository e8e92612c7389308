import { Temporal } from 'temporal-polyfill';
import type { Db } from '../../../db/database.ts';
import type { Tenant } from '../../../kernel/actor.ts';
import { type Weekday, weekdays } from '../../../kernel/settings.ts';
import { type HeldPattern, minutesOn, patternOn } from '../../../kernel/working-patterns.ts';
import { invalid, type Verdict } from '../../../lib/errors.ts';
import { holidayRegionOf } from '../holidays/regions.ts';
import { holidaysBetween } from '../holidays/store.ts';
import { placeOfPerson } from './place-store.ts';

/** What tells an organization's working days from its days off. */
export interface LeaveOrganization {
  readonly id: string;
  readonly country: string;
  readonly region: string | null;
  readonly weekend_days: readonly Weekday[];
}

export interface LeaveCalendar {
  readonly isWorkingDay: (day: string) => boolean;
  readonly isHoliday: (day: string) => boolean;
  readonly isWeekend: (day: string) => boolean;
  /** Minutes by the person's own pattern; null on days on which they have none. */
  readonly ownMinutesOn: (day: string) => number | null;
}

export const halves = ['FULL_DAY', 'FIRST_HALF', 'SECOND_HALF'] as const;
export type Half = (typeof halves)[number];

export interface LeaveSpan {
  readonly start_date: string;
  readonly end_date: string;
  readonly start_half: Half;
  readonly end_half: Half;
}

/** A working day within a leave, whole (1) or half (0.5). */
export interface CountedDay {
  readonly date: string;
  readonly fraction: number;
  /** What the whole day is by the person's own pattern; absent: a standard day. */
  readonly minutes?: number;
}

/** What is a person's own: weekend days that count for them, and patterns, which take the place of the organization's week. */
export interface OwnDays {
  readonly worked?: ReadonlySet<string>;
  readonly patterns?: readonly HeldPattern[];
}

/** Working days and holidays between two days, both included: the organization's, or a person's. */
export async function leaveCalendar(
  db: Db,
  organization: LeaveOrganization,
  from: string,
  to: string,
  { worked = new Set(), patterns = [] }: OwnDays = {},
): Promise<LeaveCalendar> {
  const holidays = new Set((await holidaysBetween(db, organization, from, to)).map(({ date }) => date));
  const weekend = new Set<Weekday | undefined>(organization.weekend_days);
  const isWeekend = (day: string): boolean => weekend.has(weekdays[Temporal.PlainDate.from(day).dayOfWeek - 1]);
  const ownMinutesOn = (day: string): number | null => {
    const pattern = patternOn(patterns, day);
    return pattern && minutesOn(pattern, day);
  };
  const isWorked = (day: string): boolean => {
    const minutes = ownMinutesOn(day);
    return minutes === null ? !isWeekend(day) || worked.has(day) : minutes > 0;
  };
  return {
    isHoliday: (day) => holidays.has(day),
    isWeekend,
    ownMinutesOn,
    isWorkingDay: (day) => !holidays.has(day) && isWorked(day),
  };
}

/** The same for a person of an actor's organization; null: for someone of whom nothing is to be known. */
export async function calendarOf(
  db: Db,
  tenant: Tenant,
  from: string,
  to: string,
  userId: string | null = null,
  worked?: ReadonlySet<string>,
): Promise<LeaveCalendar> {
  const { id, settings } = tenant;
  const { region, work_location, patterns } = await placeOfPerson(db, id, userId, from, to);
  const place = holidayRegionOf(tenant, region, work_location);
  const own = { patterns, ...(worked && { worked }) };
  return leaveCalendar(db, { id, ...place, weekend_days: settings.weekend_days }, from, to, own);
}

const range = { reason: 'range' };

/** Half days: one half day names the same half twice; over several days the first begins and the last ends at noon. */
export function checkHalves({ start_date, end_date, start_half, end_half }: LeaveSpan): Verdict {
  if (start_date === end_date) {
    return start_half === end_half || invalid('end_half', 'leave.sameHalf', range);
  }
  if (start_half === 'FIRST_HALF') {
    return invalid('start_half', 'leave.beginsAtNoon', range);
  }
  return end_half !== 'SECOND_HALF' || invalid('end_half', 'leave.endsAtNoon', range);
}

/** Sum over the dates of (working day or not) × (holiday or not) × (half or whole). */
export function countLeaveDays(
  calendar: LeaveCalendar,
  span: LeaveSpan,
): { readonly total_days: number; readonly byDate: CountedDay[] } {
  const byDate: CountedDay[] = [];
  const last = Temporal.PlainDate.from(span.end_date);
  for (
    let day = Temporal.PlainDate.from(span.start_date);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    const date = day.toString();
    if (!calendar.isWorkingDay(date)) continue;
    const minutes = calendar.ownMinutesOn(date);
    byDate.push({ date, fraction: fractionOn(date, span), ...(minutes !== null && { minutes }) });
  }
  // Halves add up exactly.
  return { total_days: byDate.reduce((sum, { fraction }) => sum + fraction, 0), byDate };
}

const fractionOn = (date: string, { start_date, end_date, start_half, end_half }: LeaveSpan): number =>
  (date === start_date && start_half !== 'FULL_DAY') || (date === end_date && end_half !== 'FULL_DAY') ? 0.5 : 1;
