import { stateTable } from '../../../kernel/states.ts';
import {
  leaveApproved,
  leaveCancellationRequested,
  leaveCancelled,
  leaveRejected,
  leaveRequested,
  leaveUpdated,
} from '../events.ts';
import { wholeLeave } from './present.ts';
import { leaveStatuses } from './record.ts';
import { leaveAfter } from './store.ts';

export const leaveStates = stateTable({
  of: 'leave request',
  field: 'status',
  states: leaveStatuses,
  record: { table: 'leave_requests', read: leaveAfter },
  snapshot: wholeLeave,
  moves: [
    {
      from: [],
      trigger: 'book',
      to: 'APPROVED',
      raises: leaveRequested,
      when: 'the type needs no approval, or the person’s manager books it and no step is left to others',
    },
    { from: [], trigger: 'request', to: 'PENDING', raises: leaveRequested, when: 'otherwise' },
    {
      from: ['PENDING'],
      trigger: 'approve step',
      to: 'PENDING',
      when: 'by who takes the step that waits, while another is left; no event tells of it',
    },
    {
      from: ['PENDING'],
      trigger: 'approve',
      to: 'APPROVED',
      raises: leaveApproved,
      when: 'never one’s own; with steps, at the last of them',
    },
    {
      from: ['PENDING'],
      trigger: 'reject',
      to: 'REJECTED',
      raises: leaveRejected,
      when: 'never one’s own; with steps, at any of them',
    },
    {
      from: ['PENDING'],
      trigger: 'edit',
      to: 'PENDING',
      raises: leaveUpdated,
      when: 'days, halves, hours or type, and its steps begin anew; a change of the reason alone raises nothing',
    },
    {
      from: ['PENDING'],
      trigger: 'withdraw',
      to: 'CANCELLED',
      raises: leaveCancelled,
      when: 'by the person, or for them by anyone who may decide',
    },
    {
      from: ['APPROVED'],
      trigger: 'cancel',
      to: 'CANCELLED',
      raises: leaveCancelled,
      when: 'by anyone who may decide, never one’s own; also grants a cancellation that was asked for; or as the leave in its place is approved',
    },
    {
      from: ['APPROVED'],
      trigger: 'ask for another',
      to: 'APPROVED',
      when: 'other days are asked for in its place; it stands, with change_id, until that leave is decided, and is cancelled once that is approved',
    },
    {
      from: ['APPROVED'],
      trigger: 'ask for cancellation',
      to: 'APPROVED',
      raises: leaveCancellationRequested,
      when: 'by the person, once until it is answered; cancellation_requested_at is set',
    },
    {
      from: ['APPROVED'],
      trigger: 'decline cancellation',
      to: 'APPROVED',
      when: 'by anyone who may decide, if one was asked for; cancellation_requested_at is null again',
    },
  ],
});
