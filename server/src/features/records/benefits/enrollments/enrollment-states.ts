import { stateTable } from '../../../../kernel/states.ts';
import { enrollmentStatuses } from './record.ts';

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
