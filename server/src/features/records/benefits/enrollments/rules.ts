import { stateTable } from '../../../../kernel/states.ts';
import type { UnitOfWork } from '../../../../kernel/unit-of-work.ts';
import { checkOrder } from '../../../../lib/changes.ts';
import { dayIn } from '../../../../lib/days.ts';
import { invalid } from '../../../../lib/errors.ts';
import { type EnrollmentStatus, enrollmentStatuses } from './record.ts';

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

/** As decided by people. Shown is what the dates make of it: PENDING until the start, ENDED after the end. */
export const enrollmentStates = stateTable({
  of: 'benefit enrollment',
  field: 'status',
  states: enrollmentStatuses,
  moves: [
    { from: [], trigger: 'enroll', to: 'ACTIVE', when: 'unless another status is given' },
    { from: ['PENDING'], trigger: 'confirm', to: 'ACTIVE' },
    { from: ['PENDING', 'ACTIVE'], trigger: 'end', to: 'ENDED', when: 'end_date is set' },
  ],
});
