import type { UnitOfWork } from '../../../../kernel/unit-of-work.ts';
import { checkOrder } from '../../../../lib/changes.ts';
import { dayIn } from '../../../../lib/days.ts';
import { invalid } from '../../../../lib/errors.ts';
import type { EnrollmentStatus } from './record.ts';

/** The day it ends, as it is stored: what has ENDED ended on a day, today unless told otherwise. */
export function endDate(
  work: UnitOfWork,
  status: EnrollmentStatus,
  startDate: string,
  sent: string | null | undefined,
  before: string | null,
): string | null {
  const today = dayIn(work.actor.organization.timezone, work.nowMs);
  if (status === 'ENDED' && sent === null) throw invalid('end_date', 'records.endOfEnded');
  const end_date = sent === undefined ? (before ?? (status === 'ENDED' ? today : null)) : sent;
  checkOrder({ start_date: startDate, end_date }, 'start_date', 'end_date');
  return end_date;
}
