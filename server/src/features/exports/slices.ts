import { addDays, daysBetween } from '../../lib/days.ts';
import { maxWindowDays } from '../../lib/windows.ts';
import { type ExportKindName, kindOf } from './kinds.ts';

export const maxExportDays = 3660;

type Filters = Readonly<Record<string, unknown>>;

/** The filters of each stretch of days that the list takes at a time; one for a list that takes them all. */
export function slicesOf(kind: ExportKindName, filters: Filters): readonly Filters[] {
  const { slices: order } = kindOf(kind);
  const { start_date: start, end_date: end } = filters as { start_date?: string; end_date?: string };
  if (order === undefined || start === undefined || end === undefined || end < start) return [filters];
  const count = Math.ceil((daysBetween(start, end) + 1) / maxWindowDays);
  const slices = Array.from({ length: count }, (_, index) => {
    const first = addDays(start, index * maxWindowDays);
    const last = addDays(first, maxWindowDays - 1);
    return { ...filters, start_date: first, end_date: last < end ? last : end };
  });
  return order === 'newest first' ? slices.reverse() : slices;
}
