import type { QueryClient } from '@tanstack/react-query';
import { readOptions } from '../../client/hooks.ts';
import type { Sheet } from '../time/week-model.ts';

/** Every timesheet of a period, page by page. */
export async function readSheets(
  queries: QueryClient,
  period: { readonly period_start: string; readonly period_end: string },
  status?: Sheet['status'],
): Promise<readonly Sheet[]> {
  const sheets: Sheet[] = [];
  for (let cursor: string | null | undefined = undefined; cursor !== null;) {
    const query = { period_start: period.period_start, period_end: period.period_end, limit: 100 };
    const page: { data: Sheet[]; meta: { next_cursor: string | null } } = await queries.query({
      ...readOptions('/timesheets', { query: { ...query, status, cursor } }),
      staleTime: 0,
    });
    sheets.push(...page.data);
    cursor = page.meta.next_cursor;
  }
  return sheets;
}

const columns: readonly (readonly [title: string, value: (sheet: Sheet) => string | number])[] = [
  ['last_name', ({ user }) => user.last_name],
  ['first_name', ({ user }) => user.first_name],
  ['user_id', ({ user_id }) => user_id],
  ['period_start', ({ period_start }) => period_start],
  ['period_end', ({ period_end }) => period_end],
  ['status', ({ status }) => status],
  ['regular_minutes', ({ regular_minutes }) => regular_minutes],
  ['overtime_minutes', ({ overtime_minutes }) => overtime_minutes],
  ['break_minutes', ({ break_minutes }) => break_minutes],
  ['paid_leave_minutes', ({ paid_leave_minutes }) => paid_leave_minutes],
  ['holiday_minutes', ({ holiday_minutes }) => holiday_minutes],
  ['regular_pay', ({ regular_pay }) => regular_pay ?? ''],
  ['overtime_pay', ({ overtime_pay }) => overtime_pay ?? ''],
  ['total_pay', ({ total_pay }) => total_pay ?? ''],
  ['currency', ({ currency }) => currency ?? ''],
];

/** Quoted if it must be; a spreadsheet must not take a name for a formula. */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row a person, in the column names of the API. */
export const payrollCsv = (sheets: readonly Sheet[]): string =>
  [columns.map(([title]) => title), ...sheets.map((sheet) => columns.map(([, value]) => csvCell(value(sheet))))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
