import { stateTable } from '../../../kernel/states.ts';
import { trainingSteps } from './record.ts';

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
