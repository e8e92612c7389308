import { stateTable } from '../../../kernel/states.ts';
import { goalStatuses } from './record.ts';

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
