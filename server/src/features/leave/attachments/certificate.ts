import { isWeekend, type Weekday } from '../../../kernel/settings.ts';
import { addDays } from '../../../lib/days.ts';
import type { Certificate } from './record.ts';
import type { SickLeave } from './store.ts';

/** The first day after this one on which the organization works. */
function nextWorkday(day: string, weekend: readonly Weekday[]): string {
  let next = addDays(day, 1);
  for (let count = 0; count < 7; count++, next = addDays(next, 1)) {
    if (!isWeekend(weekend, next)) return next;
  }
  return addDays(day, 1);
}

/**
 * What a leave for illness asks for, by the person's leave before it: who reports one day after the other is away on end, a weekend
 * in between included; illness of the family is counted by itself. A certificate of any part is one of the whole. null: none is asked for.
 */
export function certificateOf(
  leave: SickLeave,
  all: readonly SickLeave[],
  weekend: readonly Weekday[],
): Certificate | null {
  if (leave.certificate_after_days === null) return null;
  let first = leave.start_date;
  let isProven = leave.has_attachment;
  const before = all.filter(
    ({ id, start_date, is_for_family: isForFamily }) =>
      id !== leave.id && start_date <= leave.start_date && isForFamily === leave.is_for_family,
  );
  for (const earlier of before.sort((one, other) => (one.end_date < other.end_date ? 1 : -1))) {
    if (earlier.end_date < first && nextWorkday(earlier.end_date, weekend) < first) break;
    first = earlier.start_date < first ? earlier.start_date : first;
    isProven ||= earlier.has_attachment;
  }
  const from = addDays(first, leave.certificate_after_days);
  return leave.end_date < from ? null : { asked_from: from, is_missing: !isProven };
}
