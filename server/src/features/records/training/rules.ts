import { stateTable } from '../../../kernel/states.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { type TrainingStep, trainingSteps } from './record.ts';

/** The day on which it was completed, as it is stored: today unless told otherwise, and none before it is COMPLETED. */
export function completedDate(work: UnitOfWork, status: TrainingStep, sent: string | null | undefined): string | null {
  const today = dayIn(work.actor.organization.timezone, work.nowMs);
  if (status !== 'COMPLETED') {
    if (sent != null) throw invalid('completed_date', 'records.completedOnly');
    return null;
  }
  const day = sent ?? today;
  if (day > today) throw invalid('completed_date', 'records.completedLater');
  return day;
}

/** OVERDUE is no state: an assignment is shown so while its due date has passed and it is not completed. */
export const trainingStates = stateTable({
  of: 'training assignment',
  field: 'status',
  states: trainingSteps,
  moves: [
    { from: [], trigger: 'assign', to: 'ASSIGNED', when: 'unless another status is given' },
    { from: ['ASSIGNED'], trigger: 'start', to: 'IN_PROGRESS' },
    { from: ['ASSIGNED', 'IN_PROGRESS'], trigger: 'complete', to: 'COMPLETED' },
    { from: ['COMPLETED'], trigger: 'reopen', to: 'IN_PROGRESS' },
  ],
});
