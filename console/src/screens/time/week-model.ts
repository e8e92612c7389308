import { weekDays } from '../../calendar-days.ts';
import type { Item } from '../../client/hooks.ts';
import { timeTexts as texts } from '../../texts/time.ts';
import { lockNotes } from './lock-notes.ts';

export type Entry = Item<'/time-entries'>;
export type Sheet = Item<'/timesheets'>;

/** What hours are booked on. */
export interface Booking {
  readonly project_id: string | null;
  readonly task_id: string | null;
}

export interface Cell {
  readonly day: string;
  readonly entries: readonly Entry[];
  readonly minutes: number;
  /** What was turned down, and is in no total. */
  readonly rejected: readonly Entry[];
  /** Why it cannot be typed into; null if it can. */
  readonly lock: string | null;
}

export interface Row extends Booking {
  readonly key: string;
  readonly cells: readonly Cell[];
  readonly minutes: number;
}

export const keyOf = ({ project_id, task_id }: Booking): string => `${project_id ?? ''}/${task_id ?? ''}`;

const isRejected = ({ approval_status: decision }: Entry): boolean => decision === 'REJECTED';

const sum = (entries: readonly Entry[]): number => entries.reduce((all, entry) => all + entry.duration_minutes, 0);

function lockOf(day: string, entries: readonly Entry[], sheets: readonly Sheet[]): string | null {
  const sheet = sheets.find(({ period_start: start, period_end: end }) => start <= day && end >= day);
  const bySheet = sheet && lockNotes[sheet.status];
  if (bySheet !== undefined) return bySheet;
  if (entries.some(({ status }) => status === 'RUNNING')) return texts.runningCell;
  return entries.every(({ can }) => can?.includes('timeEntries.update') === true) ? null : texts.locked;
}

/** The grid of a week: a row for each project and task that has hours or was asked for. */
export function rowsOf(
  start: string,
  entries: readonly Entry[],
  sheets: readonly Sheet[],
  dayOf: (entry: Entry) => string,
  added: readonly Booking[],
): readonly Row[] {
  const bookings = new Map<string, Booking>();
  for (const { project_id, task_id } of [...entries, ...added]) {
    bookings.set(keyOf({ project_id, task_id }), { project_id, task_id });
  }
  if (bookings.size === 0) bookings.set('/', { project_id: null, task_id: null });
  return [...bookings].map(([key, booking]) => {
    const own = entries.filter((entry) => keyOf(entry) === key);
    const cells = weekDays(start).map((day) => {
      const all = own.filter((entry) => dayOf(entry) === day);
      const here = all.filter((entry) => !isRejected(entry));
      return {
        day,
        entries: here,
        minutes: sum(here),
        rejected: all.filter(isRejected),
        lock: lockOf(day, here, sheets),
      };
    });
    return { ...booking, key, cells, minutes: sum(own.filter((entry) => !isRejected(entry))) };
  });
}

/** Entries that have time in common with another that counts; hours without times have none. */
export function overlapping(entries: readonly Entry[]): ReadonlySet<string> {
  const found = new Set<string>();
  const counted = entries
    .filter((entry) => entry.clock_out !== null && !entry.is_duration && !isRejected(entry))
    .sort((a, b) => a.clock_in.localeCompare(b.clock_in));
  let last: Entry | null = null;
  for (const entry of counted) {
    if (last?.clock_out != null && entry.clock_in < last.clock_out) {
      found.add(last.id);
      found.add(entry.id);
    }
    if (last?.clock_out == null || (entry.clock_out ?? '') > last.clock_out) last = entry;
  }
  return found;
}

export const totalOf = (rows: readonly Row[], day: string): number =>
  rows.reduce((all, row) => all + (row.cells.find((cell) => cell.day === day)?.minutes ?? 0), 0);
