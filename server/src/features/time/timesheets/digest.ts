import { hash } from 'node:crypto';
import type { Span } from '../pay-periods.ts';
import type { KeptEntry } from './totals.ts';

const compare = (one: string, other: string): number => (one < other ? -1 : 1);

/** By value: an entry that was just recorded is written in another way than one that was read. */
const lineOf = (entry: KeptEntry): string =>
  JSON.stringify([
    entry.id,
    Date.parse(entry.clock_in),
    entry.duration_minutes,
    entry.break_minutes,
    Number(entry.hourly_rate),
    entry.project_id,
    entry.task_id,
    entry.is_billable,
  ]);

/** Stands for the entries that a period counts: another entry in place of one is another timesheet, though the totals agree. */
export function digestOf(entries: readonly KeptEntry[], { start, end }: Span): string {
  const lines = entries.filter(({ work_date: day }) => day >= start && day <= end).map(lineOf);
  return hash('sha256', lines.sort(compare).join('\n'), 'base64url').slice(0, 22);
}
