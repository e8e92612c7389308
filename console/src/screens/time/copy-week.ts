import type { QueryClient } from '@tanstack/react-query';
import { addDays } from '../../calendar-days.ts';
import { ApiError } from '../../client/error.ts';
import { readOptions, write } from '../../client/hooks.ts';
import { sameTimeLater } from '../../zone-times.ts';
import { type Entry, keyOf, type Row } from './week-model.ts';

export interface Copied {
  readonly count: number;
  readonly refusals: readonly unknown[];
}

const week = 7;

/** Entries of the week before whose cell is empty here, at the same times of the day. */
export async function copyLastWeek(
  queries: QueryClient,
  { start, userId, rows, timeZone }: { start: string; userId: string; rows: readonly Row[]; timeZone: string },
  dayOf: (iso: string) => string,
): Promise<Copied> {
  const query = { user_id: userId, start_date: addDays(start, -week), end_date: addDays(start, -1), limit: 100 };
  const before = await queries.query(readOptions('/time-entries', { query }));
  const isWanted = (entry: Entry): boolean => {
    if (entry.clock_out === null || entry.approval_status === 'REJECTED') return false;
    const day = addDays(dayOf(entry.clock_in), week);
    const cell = rows.find(({ key }) => key === keyOf(entry))?.cells.find((one) => one.day === day);
    const isLocked = rows.some((row) => row.cells.some((one) => one.day === day && one.lock !== null));
    return !isLocked && (cell === undefined || cell.entries.length === 0);
  };
  const entries = before.data.filter(isWanted).map((entry) => ({
    clock_in: sameTimeLater(entry.clock_in, week, timeZone),
    clock_out: sameTimeLater(entry.clock_out ?? entry.clock_in, week, timeZone),
    break_minutes: entry.break_minutes,
    project_id: entry.project_id,
    task_id: entry.task_id,
    description: entry.description,
    is_billable: entry.is_billable,
  }));
  if (entries.length === 0) return { count: 0, refusals: [] };
  const body = { entries, mode: 'each' as const };
  const { data } = await write('post', '/time-entries/batch', { body, idempotencyKey: crypto.randomUUID() });
  const refusals = data.flatMap((one) => ('error' in one ? [new ApiError(one.status, { error: one.error })] : []));
  return { count: data.length - refusals.length, refusals };
}
