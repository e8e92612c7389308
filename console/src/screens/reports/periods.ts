import { addDays, isDay } from '../../calendar-days.ts';
import { periodsTexts, type reportsTexts } from '../../texts/reports.ts';

export interface Days {
  readonly start_date?: string;
  readonly end_date?: string;
}

const pad = (month: number): string => String(month).padStart(2, '0');

/** Some months from the first one of a year counted from 1; months may run over the ends of it. */
function months(year: number, first: number, count: number): Days {
  const firstOf = (month: number): string =>
    `${String(year + Math.floor((month - 1) / 12))}-${pad(((((month - 1) % 12) + 12) % 12) + 1)}-01`;
  return { start_date: firstOf(first), end_date: addDays(firstOf(first + count), -1) };
}

const isMonth = (period: string | undefined): period is string =>
  period !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(period);

/** The last twelve months by name, this one first; one of an address that lies further back is among them. */
export function monthsToChoose(today: string, chosen: string | undefined): readonly string[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const last = Array.from({ length: 12 }, (_, back) => months(year, month - back, 1).start_date?.slice(0, 7) ?? '');
  return isMonth(chosen) && !last.includes(chosen) ? [...last, chosen] : last;
}

/** The days of a period as the address names it; nothing for the usual one, which the server knows. */
export function daysOf(
  { period, start_date: start, end_date: end }: Readonly<Partial<Record<string, string>>>,
  today: string,
): Days {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  if (isMonth(period)) return months(Number(period.slice(0, 4)), Number(period.slice(5)), 1);
  switch (period as keyof typeof reportsTexts.periods | undefined) {
    case 'this-month':
      return months(year, month, 1);
    case 'last-month':
      return months(year, month - 1, 1);
    case 'this-quarter':
      return months(year, month - ((month - 1) % 3), 3);
    case 'this-year':
      return months(year, 1, 12);
    case 'last-year':
      return months(year - 1, 1, 12);
    case 'custom':
      return { ...(isDay(start) && { start_date: start }), ...(isDay(end) && { end_date: end }) };
    case undefined:
    default:
      return {};
  }
}

/** Months as they fit beside each other: more than a year by quarter, more than three by year. */
export function grouped<M extends { readonly month: string }>(
  all: readonly M[],
): {
  readonly unit: 'month' | 'quarter' | 'year';
  readonly groups: readonly (readonly [key: string, months: readonly M[]])[];
} {
  const unit = all.length <= 13 ? 'month' : all.length <= 36 ? 'quarter' : 'year';
  const keyOf = ({ month }: M): string => {
    const year = month.slice(0, 4);
    if (unit === 'year') return year;
    return unit === 'month' ? month : periodsTexts.quarter(Math.ceil(Number(month.slice(5)) / 3), year.slice(2));
  };
  const groups = new Map<string, M[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return { unit, groups: [...groups] };
}
