import type { Feature } from '../../kernel/catalogue.ts';
import { approval, entryStates } from './entries/approval-states.ts';
import { approveTimeEntry } from './entries/approve.ts';
import { createTimeEntry } from './entries/create.ts';
import { deleteTimeEntry } from './entries/delete.ts';
import { getTimeEntry } from './entries/get.ts';
import { listTimeEntries } from './entries/list.ts';
import { rejectTimeEntry } from './entries/reject.ts';
import { updateTimeEntry } from './entries/update.ts';
import { timeEvents } from './events.ts';
import { timesheetStates } from './timesheets/timesheet-states.ts';

export { recordEntry, type Provenance } from './entries/create.ts';
export { NewTimeEntry } from './entries/record.ts';
export { refreshTimesheets } from './timesheets/refresh.ts';

export const time: Feature = {
  name: 'time',
  title: 'Time',
  summary: 'Time entries, their approval, and the timesheets that follow from them.',
  operations: [
    ...[listTimeEntries, getTimeEntry, createTimeEntry, updateTimeEntry, deleteTimeEntry],
    ...[approveTimeEntry, rejectTimeEntry],
  ],
  events: timeEvents,
  states: [entryStates, approval, timesheetStates],
};
