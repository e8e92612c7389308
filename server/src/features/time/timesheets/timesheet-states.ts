import { stateTable } from '../../../kernel/states.ts';
import { timesheetFinalized } from '../events.ts';
import { snapshotOf } from './present.ts';
import { type TimesheetStatus, timesheetStatuses } from './record.ts';
import { sheetAfter } from './store.ts';

export const timesheetStates = stateTable({
  of: 'timesheet',
  field: 'status',
  states: timesheetStatuses,
  record: { table: 'timesheets', read: sheetAfter },
  snapshot: snapshotOf,
  moves: [
    { from: [], trigger: 'open', to: 'OPEN', when: 'with the first entry of the period' },
    {
      from: ['OPEN', 'REJECTED'],
      trigger: 'submit',
      to: 'SUBMITTED',
      when: 'by the person; for them by an Administrator or Executive, with a reason that they read',
    },
    {
      from: ['SUBMITTED'],
      trigger: 'approve',
      to: 'APPROVED',
      when: 'by anyone who may approve the entries; those still PENDING are approved with it',
    },
    { from: ['SUBMITTED'], trigger: 'reject', to: 'REJECTED', when: 'by anyone who may approve the entries' },
    {
      from: ['APPROVED'],
      trigger: 'finalize',
      to: 'FINALIZED',
      raises: timesheetFinalized,
      when: 'by an Administrator or Executive; locked for payroll',
    },
    { from: ['FINALIZED'], trigger: 'sign', to: 'SIGNED', when: 'by the person' },
    { from: ['APPROVED'], trigger: 'reopen', to: 'OPEN', when: 'by an Administrator or Executive' },
  ],
});

/** Hours, rate and billing inside no longer change. */
export const lockedStatuses: readonly TimesheetStatus[] = ['FINALIZED', 'SIGNED'];
