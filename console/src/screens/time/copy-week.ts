import type { QueryClient } from '@tanstack/react-query';
import { addDays } from '../../calendar-days.ts';
import { ApiError } from '../../client/error.ts';
import { type Body, readOptions, write } from '../../client/hooks.ts';
import { sameTimeLater } from '../../zone-times.ts';
import { daysBetween } from '../leave/days.ts';
import { type Entry, keyOf, type Row } from './week-model.ts';

export interface Copied {
  /** What was added. */
  readonly ids: readonly string[];
  readonly refusals: readonly unknown[];
}

const week = 7;

export interface Copying {
  readonly userId: string;
  readonly rows: readonly Row[];
  readonly timeZone: string;
}

export type NewEntry = Body<'/time-entries', 'post'> & { readonly project_id: string | null };

/** What can be copied of a week, each part of the one before it or all of it. */
export interface WeekCopies {
  readonly everything: readonly NewEntry[];
  readonly ofProjects: readonly NewEntry[];
  /** On days that have no hours yet. */
  readonly ofEmptyDays: readonly NewEntry[];
}

/** Entries of the week before whose cell is empty here, at the same times of the day. */
export async function findLastWeek(
  queries: QueryClient,
  start: string,
  copying: Copying,
  dayOf: (iso: string) => string,
): Promise<WeekCopies> {
  const before = await read(queries, copying, addDays(start, -week), addDays(start, -1));
  const everything = missing(before, week, copying, dayOf);
  const isEmpty = (day: string): boolean =>
    !copying.rows.some((row) => row.cells.some((cell) => cell.day === day && cell.entries.length > 0));
  return {
    everything,
    ofProjects: everything.filter(({ project_id: id }) => id !== null),
    ofEmptyDays: everything.filter(({ clock_in }) => isEmpty(dayOf(clock_in))),
  };
}

/** Those of the last day before this one that has any: on a Monday, mostly of Friday. */
export async function copyLastDay(
  queries: QueryClient,
  day: string,
  copying: Copying,
  dayOf: (iso: string) => string,
): Promise<Copied> {
  const before = await read(queries, copying, addDays(day, -week), addDays(day, -1));
  const last = before
    .map(({ clock_in }) => dayOf(clock_in))
    .sort()
    .at(-1);
  if (last === undefined) return { ids: [], refusals: [] };
  const entries = before.filter(({ clock_in }) => dayOf(clock_in) === last);
  return copyEntries(missing(entries, daysBetween(last, day), copying, dayOf));
}

const read = async (queries: QueryClient, { userId }: Copying, from: string, to: string): Promise<readonly Entry[]> => {
  const query = { user_id: userId, start_date: from, end_date: to, limit: 100 };
  return (await queries.query(readOptions('/time-entries', { query }))).data;
};

function missing(
  before: readonly Entry[],
  days: number,
  { rows, timeZone }: Copying,
  dayOf: (iso: string) => string,
): NewEntry[] {
  const isWanted = (entry: Entry): boolean => {
    if (entry.clock_out === null || entry.approval_status === 'REJECTED') return false;
    const day = addDays(dayOf(entry.clock_in), days);
    const cell = rows.find(({ key }) => key === keyOf(entry))?.cells.find((one) => one.day === day);
    const isLocked = rows.some((row) => row.cells.some((one) => one.day === day && one.lock !== null));
    return !isLocked && (cell === undefined || cell.entries.length === 0);
  };
  return before.filter(isWanted).map((entry) => ({
    clock_in: sameTimeLater(entry.clock_in, days, timeZone),
    clock_out: sameTimeLater(entry.clock_out ?? entry.clock_in, days, timeZone),
    break_minutes: entry.break_minutes,
    is_duration: entry.is_duration,
    project_id: entry.project_id,
    task_id: entry.task_id,
    description: entry.description,
    is_billable: entry.is_billable,
  }));
}

export async function copyEntries(entries: readonly NewEntry[]): Promise<Copied> {
  if (entries.length === 0) return { ids: [], refusals: [] };
  const body = { entries: [...entries], mode: 'each' as const };
  const { data } = await write('post', '/time-entries/batch', { body, idempotencyKey: crypto.randomUUID() });
  const refusals = data.flatMap((one) => ('error' in one ? [new ApiError(one.status, { error: one.error })] : []));
  return { ids: data.flatMap((one) => ('error' in one ? [] : [one.data.id])), refusals };
}

/** Takes copies back, as long as they are as they were made. */
export const removeCopies = (ids: readonly string[]): Promise<unknown> =>
  Promise.all(ids.map((id) => write('delete', '/time-entries/{id}', { path: { id } })));
