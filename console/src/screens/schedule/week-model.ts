import type { Format } from '../../format.ts';
import { availabilityTexts } from '../../texts/availability.ts';
import { scheduleTexts as texts } from '../../texts/schedule.ts';
import { fullName } from '../../words.ts';
import { sameTimeLater } from '../../zone-times.ts';
import { daysBetween } from '../leave/days.ts';
import { type Draft, stillSeen } from './drafts.ts';
import { type PlannedPerson, type PlannedShift, type Week } from './planned.ts';

/** A row of the week: a person, a department, or what no one has yet. */
export interface Row {
  readonly key: string;
  readonly label: string;
  readonly hint: string | null;
  readonly person: PlannedPerson | null;
  /** What a shift becomes that is moved here. */
  readonly gives: { readonly user_id: string | null } | { readonly department_id: string };
  /** Whether shifts may be put here. */
  readonly takes: boolean;
  readonly byDay: ReadonlyMap<string, readonly PlannedShift[]>;
  /** What people still see here, and is planned elsewhere. */
  readonly seenOn: ReadonlyMap<string, readonly Draft[]>;
  readonly awayOn: ReadonlyMap<string, 'PENDING' | 'APPROVED'>;
  /** What the person said of when they can work, in words. */
  readonly saidOn: ReadonlyMap<string, string>;
}

/** A cell of the week. */
export interface Place {
  readonly row: number;
  readonly day: string;
}

export const openKey = 'open';

/** Weekends, and public holidays where the person works; in rows of no one those of all who are shown. */
export const isFreeDay = (
  { date, is_weekend: isWeekend, is_holiday: isHoliday }: Week['days'][number],
  { person }: Pick<Row, 'person'>,
): boolean => isWeekend || (person ? person.holidays.includes(date) : isHoliday);

const byDay = (format: Format, shifts: readonly PlannedShift[]): Map<string, PlannedShift[]> =>
  groups(shifts, ({ starts_at: start }) => format.dayOf(start));

const seenByDay = (format: Format, drafts: readonly Draft[]): Map<string, Draft[]> =>
  groups(drafts, ({ published }) => format.dayOf(published.starts_at));

function groups<T>(records: readonly T[], keyOf: (record: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const record of records) {
    const key = keyOf(record);
    const group = found.get(key);
    if (group) group.push(record);
    else found.set(key, [record]);
  }
  return found;
}

/** Who is away on which days of the week; what is approved says more than what waits. */
function awayDays(week: Week): Map<string, Map<string, 'PENDING' | 'APPROVED'>> {
  const people = new Map<string, Map<string, 'PENDING' | 'APPROVED'>>();
  for (const { user_id: id, status, start_date: start, end_date: end } of week.absences) {
    const days = people.get(id) ?? new Map<string, 'PENDING' | 'APPROVED'>();
    for (const { date } of week.days) {
      if (date >= start && date <= end && days.get(date) !== 'APPROVED') days.set(date, status);
    }
    people.set(id, days);
  }
  return people;
}

/** When people cannot work, or only if needed, by day; that they gladly can needs no mark. */
function saidDays(format: Format, week: Week): Map<string, Map<string, string>> {
  const people = new Map<string, Map<string, string>>();
  for (const { user_id: id, kind, starts_at: start, ends_at: end } of week.availability) {
    if (kind === 'AVAILABLE') continue;
    const days = people.get(id) ?? new Map<string, string>();
    const date = format.dayOf(start);
    const isWhole = Date.parse(end) - Date.parse(start) >= 23 * 3_600_000;
    const hours = isWhole ? null : `${format.time(start)}–${format.time(end)}`;
    const word = kind === 'UNAVAILABLE' ? availabilityTexts.cannot : availabilityTexts.ifNeeded;
    const said = hours === null ? word : `${word} ${hours}`;
    const before = days.get(date);
    days.set(date, before === undefined ? said : `${before}, ${said}`);
    people.set(id, days);
  }
  return people;
}

const none: ReadonlyMap<string, 'PENDING' | 'APPROVED'> = new Map();
const nothingSaid: ReadonlyMap<string, string> = new Map();

export function rowsByPerson(format: Format, week: Week, text: string): Row[] {
  const shiftsOf = groups(week.shifts, ({ user_id: id }) => id ?? openKey);
  const seenOf = groups(stillSeen(week), ({ published }) => published.user_id ?? openKey);
  const away = awayDays(week);
  const said = saidDays(format, week);
  const wanted = text.trim().toLowerCase();
  const people = week.people.filter((person) => fullName(person).toLowerCase().includes(wanted));
  return [
    {
      key: openKey,
      label: texts.openRow,
      hint: texts.openHint,
      person: null,
      gives: { user_id: null },
      takes: week.departments.length > 0,
      byDay: byDay(format, shiftsOf.get(openKey) ?? []),
      seenOn: seenByDay(format, seenOf.get(openKey) ?? []),
      awayOn: none,
      saidOn: nothingSaid,
    },
    ...people.map((person) => ({
      key: person.id,
      label: fullName(person),
      hint: person.job_title,
      person,
      gives: { user_id: person.id },
      takes: person.is_plannable,
      byDay: byDay(format, shiftsOf.get(person.id) ?? []),
      seenOn: seenByDay(format, seenOf.get(person.id) ?? []),
      awayOn: away.get(person.id) ?? none,
      saidOn: said.get(person.id) ?? nothingSaid,
    })),
  ];
}

export function rowsByDepartment(format: Format, week: Week, nameOf: (id: string | null) => string | null): Row[] {
  const shiftsOf = groups(week.shifts, ({ department_id: id }) => id ?? '');
  const seenOf = groups(stillSeen(week), ({ published }) => published.department_id ?? '');
  const known = week.departments.map(({ id, name }) => ({ id, name, takes: true }));
  const others = [...shiftsOf.keys()].filter((id) => !known.some((one) => one.id === id));
  const rows = [...known, ...others.map((id) => ({ id, name: nameOf(id) ?? texts.noDepartment, takes: false }))];
  return rows.map(({ id, name, takes }) => ({
    key: id === '' ? 'none' : id,
    label: name,
    hint: null,
    person: null,
    gives: { department_id: id },
    takes,
    byDay: byDay(format, shiftsOf.get(id) ?? []),
    seenOn: seenByDay(format, seenOf.get(id) ?? []),
    awayOn: none,
    saidOn: nothingSaid,
  }));
}

export const workedMinutes = ({ starts_at, ends_at, break_minutes: pause }: PlannedShift): number =>
  Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / 60_000) - pause;

/** Hours of a day that someone works, in these rows. */
export const minutesShown = (rows: readonly Row[], day: string): number =>
  rows
    .flatMap(({ byDay: days }) => days.get(day) ?? [])
    .filter(({ status }) => status === 'SCHEDULED')
    .reduce((sum, shift) => sum + workedMinutes(shift), 0);

/** The change that puts a shift into a cell: times of the day stay, also if clocks change; null: it is there already. */
export function changeOf(
  format: Format,
  shift: PlannedShift,
  row: Row,
  day: string,
): { starts_at: string; ends_at: string; user_id?: string | null; department_id?: string } | null {
  const days = daysBetween(format.dayOf(shift.starts_at), day);
  const isSameRow =
    'user_id' in row.gives ? row.gives.user_id === shift.user_id : row.gives.department_id === shift.department_id;
  if (days === 0 && isSameRow) return null;
  return {
    starts_at: sameTimeLater(shift.starts_at, days, format.timeZone),
    ends_at: sameTimeLater(shift.ends_at, days, format.timeZone),
    ...(!isSameRow && row.gives),
  };
}
