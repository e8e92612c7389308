import { stateTable } from '../../../kernel/states.ts';
import { assetStatuses } from './record.ts';

export const assetStates = stateTable({
  of: 'piece of equipment',
  field: 'status',
  states: assetStatuses,
  moves: [
    { from: [], trigger: 'assign', to: 'ASSIGNED', when: 'unless another status is given' },
    { from: ['ASSIGNED', 'LOST', 'DAMAGED'], trigger: 'return', to: 'AVAILABLE', when: 'date_returned is set' },
    { from: ['ASSIGNED', 'DAMAGED'], trigger: 'lose', to: 'LOST' },
    { from: ['ASSIGNED', 'AVAILABLE', 'LOST'], trigger: 'damage', to: 'DAMAGED' },
    { from: ['ASSIGNED', 'AVAILABLE', 'LOST', 'DAMAGED'], trigger: 'retire', to: 'RETIRED' },
    { from: ['AVAILABLE', 'LOST', 'DAMAGED'], trigger: 'reassign', to: 'ASSIGNED', when: 'date_returned is emptied' },
  ],
});
