import { stateTable } from '../../../kernel/states.ts';
import { invalid } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { type Goal, type GoalStatus, goalStatuses } from './record.ts';

const bounds: Record<GoalStatus, { lowest: number; highest: number }> = {
  NOT_STARTED: { lowest: 0, highest: 0 },
  IN_PROGRESS: { lowest: 0, highest: 100 },
  COMPLETED: { lowest: 100, highest: 100 },
  CANCELLED: { lowest: 0, highest: 100 },
};

/** Progress and completion as the status has them: what was sent must fit it, what was not follows it. */
export function progressOf(
  status: GoalStatus,
  sentPercent: number | undefined,
  before: Pick<Goal, 'progress_percent' | 'completed_at'>,
  now: string,
): Pick<Goal, 'progress_percent' | 'completed_at'> {
  const { lowest, highest } = bounds[status];
  const percent = sentPercent ?? Math.min(Math.max(before.progress_percent, lowest), highest);
  if (percent < lowest || percent > highest) throw invalid('progress_percent', say('records.progress', { status }));
  return {
    progress_percent: percent,
    completed_at: status === 'COMPLETED' ? (before.completed_at ?? now) : null,
  };
}

export const goalStates = stateTable({
  of: 'goal',
  field: 'status',
  states: goalStatuses,
  moves: [
    { from: [], trigger: 'set', to: 'NOT_STARTED', when: 'unless another status is given' },
    { from: ['NOT_STARTED'], trigger: 'start', to: 'IN_PROGRESS' },
    { from: ['NOT_STARTED', 'IN_PROGRESS'], trigger: 'complete', to: 'COMPLETED' },
    { from: ['NOT_STARTED', 'IN_PROGRESS'], trigger: 'cancel', to: 'CANCELLED' },
    { from: ['COMPLETED', 'CANCELLED'], trigger: 'reopen', to: 'IN_PROGRESS' },
  ],
});
