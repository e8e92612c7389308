import { stateTable } from '../../../kernel/states.ts';
import { reportApproved, reportPaid, reportRejected, reportSubmitted } from '../events.ts';
import { reportStatuses } from './record.ts';
import { reportAfter } from './store.ts';

const decided =
  'by the approver, a Department Head for their department scope, an Administrator or an Executive; never one’s own';

export const reportStates = stateTable({
  of: 'expense report',
  field: 'status',
  states: reportStatuses,
  record: { table: 'expense_reports', read: reportAfter },
  snapshot: (report) => report,
  moves: [
    { from: [], trigger: 'create', to: 'DRAFT' },
    {
      from: ['DRAFT', 'REJECTED'],
      trigger: 'submit',
      to: 'SUBMITTED',
      raises: reportSubmitted,
      when: 'with at least one line; an earlier rejection is cleared',
    },
    {
      from: ['SUBMITTED'],
      trigger: 'auto-approve',
      to: 'APPROVED',
      raises: reportApproved,
      when: 'on submission, if grand_total is in the organization’s currency and at most expense_auto_approve_threshold',
    },
    {
      from: ['SUBMITTED'],
      trigger: 'review',
      to: 'PENDING_APPROVAL',
      when: `someone takes it up and is its approver from then on, ${decided}`,
    },
    {
      from: ['SUBMITTED', 'PENDING_APPROVAL'],
      trigger: 'approve step',
      to: 'PENDING_APPROVAL',
      when: 'by who takes the step that waits, while another is left; no event tells of it',
    },
    {
      from: ['SUBMITTED', 'PENDING_APPROVAL'],
      trigger: 'approve',
      to: 'APPROVED',
      raises: reportApproved,
      when: `${decided}; with steps, at the last of them by who takes it`,
    },
    {
      from: ['SUBMITTED', 'PENDING_APPROVAL'],
      trigger: 'reject',
      to: 'REJECTED',
      raises: reportRejected,
      when: `with a reason; ${decided}; with steps, at any of them by who takes it`,
    },
    { from: ['APPROVED'], trigger: 'pay', to: 'PAID', raises: reportPaid, when: decided },
  ],
});
