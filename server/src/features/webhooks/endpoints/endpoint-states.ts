import { stateTable } from '../../../kernel/states.ts';

export const endpointStates = stateTable({
  of: 'webhook endpoint',
  field: 'status',
  states: ['active', 'paused', 'disabled'],
  moves: [
    {
      from: ['active'],
      trigger: 'pause',
      to: 'paused',
      when: 'by any Administrator or Executive; queued deliveries are cancelled',
    },
    {
      from: ['active'],
      trigger: 'give up',
      to: 'disabled',
      when: '5 days without a success in which at least 20 attempts failed, or the receiver answered 410; queued deliveries are cancelled',
    },
    {
      from: ['active', 'paused', 'disabled'],
      trigger: 'lose its owner',
      to: 'disabled',
      when: 'its owner was deactivated or erased; queued deliveries are cancelled, and a new owner is needed',
    },
    {
      from: ['paused', 'disabled'],
      trigger: 'resume',
      to: 'active',
      when: 'by its owner or someone of the same or a higher role; nothing is replayed',
    },
  ],
});
