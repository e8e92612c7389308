import { stateTable } from '../../../kernel/states.ts';
import { correctionStatuses } from './record.ts';

export const correctionStates = stateTable({
  of: 'correction',
  field: 'status',
  states: correctionStatuses,
  moves: [
    {
      from: [],
      trigger: 'correct',
      to: 'OPEN',
      when: 'by an Administrator or Executive, on a locked timesheet of another',
    },
    {
      from: ['OPEN'],
      trigger: 'withdraw',
      to: 'WITHDRAWN',
      when: 'by an Administrator or Executive, the last one first',
    },
    { from: ['OPEN'], trigger: 'take', to: 'IN_RUN', when: 'with the next pay run' },
  ],
});
