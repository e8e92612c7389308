import type { QueryClient } from '@tanstack/react-query';
import { readOptions } from '../../client/hooks.ts';
import type { CsvCell } from '../../csv.ts';
import type { Sheet } from '../time/week-model.ts';

/** Every timesheet of a period, page by page. */
export async function readSheets(
  queries: QueryClient,
  period: { readonly period_start: string; readonly period_end: string },
): Promise<readonly Sheet[]> {
  const sheets: Sheet[] = [];
  for (let cursor: string | null | undefined = undefined; cursor !== null;) {
    const query = { period_start: period.period_start, period_end: period.period_end, limit: 100 };
    const page: { data: Sheet[]; meta: { next_cursor: string | null } } = await queries.query({
      ...readOptions('/timesheets', { query: { ...query, cursor } }),
      staleTime: 0,
    });
    sheets.push(...page.data);
    cursor = page.meta.next_cursor;
  }
  return sheets;
}

const columns: readonly (readonly [title: string, value: (sheet: Sheet) => CsvCell])[] = [
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
  ['regular_pay', ({ regular_pay }) => regular_pay ?? null],
  ['overtime_pay', ({ overtime_pay }) => overtime_pay ?? null],
  ['total_pay', ({ total_pay }) => total_pay ?? null],
  ['currency', ({ currency }) => currency ?? null],
];

/** One row a person, in the column names of the API. */
export const payrollRows = (sheets: readonly Sheet[]): CsvCell[][] => [
  columns.map(([title]) => title),
  ...sheets.map((sheet) => columns.map(([, value]) => value(sheet))),
];
