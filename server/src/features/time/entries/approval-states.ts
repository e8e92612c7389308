import { stateTable } from '../../../kernel/states.ts';
import { timeEntryApproved, timeEntryRejected, timeEntrySubmitted } from '../events.ts';
import { snapshotOf } from './present.ts';
import { approvalStatuses, entryStatuses } from './record.ts';
import { entryAfter } from './store.ts';

export const approval = stateTable({
  of: 'time entry',
  field: 'approval_status',
  states: approvalStatuses,
  record: { table: 'time_entries', read: entryAfter },
  snapshot: snapshotOf,
  moves: [
    {
      from: [],
      trigger: 'complete',
      to: 'APPROVED',
      when: 'by an Administrator or Executive, or if the organization requires no approval',
    },
    {
      from: [],
      trigger: 'submit',
      to: 'PENDING',
      raises: timeEntrySubmitted,
      when: 'by anyone else, if the organization requires approval',
    },
    { from: ['PENDING'], trigger: 'approve', to: 'APPROVED', raises: timeEntryApproved, when: 'never one’s own' },
    {
      from: ['PENDING'],
      trigger: 'reject',
      to: 'REJECTED',
      raises: timeEntryRejected,
      when: 'never one’s own; the reason is added to notes',
    },
    {
      from: ['APPROVED', 'REJECTED'],
      trigger: 'rework',
      to: 'PENDING',
      raises: timeEntrySubmitted,
      when: 'hours, project, task, billing or rate changed by someone below Administrator; an APPROVED one only if the organization requires approval',
    },
  ],
});

export const entryStates = stateTable({
  of: 'time entry',
  field: 'status',
  states: entryStatuses,
  moves: [
    { from: [], trigger: 'record', to: 'ACTIVE' },
    { from: [], trigger: 'clock in', to: 'RUNNING', when: 'one at a time' },
    { from: ['RUNNING'], trigger: 'clock out', to: 'ACTIVE' },
    { from: ['ACTIVE', 'RUNNING'], trigger: 'delete', to: 'DELETED' },
  ],
});
