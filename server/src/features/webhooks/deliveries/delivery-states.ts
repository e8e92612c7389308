import { answerSeconds } from '../../../kernel/delivery.ts';
import { stateTable } from '../../../kernel/states.ts';

export const deliveryStates = stateTable({
  of: 'webhook delivery',
  field: 'status',
  states: ['queued', 'delivering', 'delivered', 'failed', 'cancelled'],
  moves: [
    { from: ['queued'], trigger: 'attempt', to: 'delivering', when: 'its time has come and the conditions still hold' },
    { from: ['delivering'], trigger: 'succeed', to: 'delivered', when: 'the receiver answered 2xx' },
    {
      from: ['delivering'],
      trigger: 'retry',
      to: 'queued',
      when: `any other answer, or none within ${String(answerSeconds)} seconds, and attempts are left`,
    },
    { from: ['delivering'], trigger: 'give up', to: 'failed', when: 'the last attempt failed, or the answer was 410' },
    {
      from: ['queued', 'delivering'],
      trigger: 'cancel',
      to: 'cancelled',
      when: 'the endpoint was turned off, or a condition no longer holds',
    },
  ],
});
