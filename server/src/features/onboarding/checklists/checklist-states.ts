import { stateTable } from '../../../kernel/states.ts';
import { checklistStatuses } from './record.ts';

/** Completing an OFFBOARDING also makes the person inactive: see the states of a person. */
export const checklistStates = stateTable({
  of: 'checklist',
  field: 'status',
  states: checklistStatuses,
  moves: [
    { from: [], trigger: 'start', to: 'NOT_STARTED' },
    {
      from: ['NOT_STARTED', 'IN_PROGRESS'],
      trigger: 'proceed',
      to: 'IN_PROGRESS',
      when: 'a task is completed, skipped or reopened',
    },
    { from: ['NOT_STARTED', 'IN_PROGRESS'], trigger: 'complete', to: 'COMPLETED', when: 'no task is PENDING' },
    { from: ['NOT_STARTED', 'IN_PROGRESS'], trigger: 'cancel', to: 'CANCELLED' },
  ],
});
