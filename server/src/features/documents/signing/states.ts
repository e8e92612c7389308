import { stateTable } from '../../../kernel/states.ts';
import { signatureStatuses } from '../documents/record.ts';
import { documentAfter } from '../documents/store.ts';
import { documentDeclined, documentSigned } from '../events.ts';

export const signature = stateTable({
  of: 'document',
  field: 'signature_status',
  states: signatureStatuses,
  record: { table: 'documents', read: documentAfter },
  snapshot: (document) => document,
  moves: [
    { from: [], trigger: 'ask', to: 'PENDING', when: 'signers are set for the first time' },
    {
      from: ['PENDING', 'DECLINED'],
      trigger: 'ask',
      to: 'PENDING',
      when: 'signers are set anew; only while no one has signed',
    },
    {
      from: ['PENDING'],
      trigger: 'sign',
      to: 'PENDING',
      raises: documentSigned,
      when: 'a signer signs, others have still to; before the deadline',
    },
    {
      from: ['PENDING'],
      trigger: 'complete',
      to: 'SIGNED',
      raises: documentSigned,
      when: 'the last signer signs; before the deadline',
    },
    {
      from: ['PENDING'],
      trigger: 'decline',
      to: 'DECLINED',
      raises: documentDeclined,
      when: 'a signer declines; before the deadline. The others can no longer sign',
    },
    {
      from: ['PENDING'],
      trigger: 'decline_for_oneself',
      to: 'PENDING',
      raises: documentDeclined,
      when: 'one of many declines; the others still sign',
    },
    { from: ['PENDING'], trigger: 'stop', to: 'SIGNED', when: 'no one else is asked; someone has signed' },
  ],
});

export const signerStates = stateTable({
  of: 'signer',
  field: 'status',
  states: signatureStatuses,
  moves: [
    { from: [], trigger: 'ask', to: 'PENDING' },
    {
      from: ['PENDING'],
      trigger: 'sign',
      to: 'SIGNED',
      when: 'in SEQUENTIAL mode only once all before have signed',
    },
    {
      from: ['PENDING'],
      trigger: 'decline',
      to: 'DECLINED',
      when: 'in SEQUENTIAL mode only once all before have signed',
    },
  ],
});
