import { stateTable } from '../../../kernel/states.ts';
import { taskStatuses } from './record.ts';

export const taskStates = stateTable({
  of: 'checklist task',
  field: 'status',
  states: taskStatuses,
  moves: [
    { from: [], trigger: 'add', to: 'PENDING' },
    { from: ['PENDING'], trigger: 'complete', to: 'COMPLETED' },
    { from: ['PENDING'], trigger: 'skip', to: 'SKIPPED' },
    { from: ['COMPLETED', 'SKIPPED'], trigger: 'reopen', to: 'PENDING' },
  ],
});
