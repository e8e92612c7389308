import { stateTable } from '../states.ts';
import { proposalStatuses } from './record.ts';

export const proposalStates = stateTable({
  of: 'proposal',
  field: 'status',
  states: proposalStatuses,
  moves: [
    { from: [], trigger: 'propose', to: 'WAITING' },
    { from: ['WAITING'], trigger: 'accept', to: 'ACCEPTED', when: 'what would come of it is still what was shown' },
    { from: ['WAITING'], trigger: 'decline', to: 'DECLINED' },
    { from: ['WAITING'], trigger: 'withdraw', to: 'WITHDRAWN', when: 'by who proposed it' },
    { from: ['WAITING'], trigger: 'expire', to: 'EXPIRED', when: 'nobody decided in time' },
  ],
});
