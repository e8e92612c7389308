import type { Shown } from '../../../kernel/versions.ts';
import { presentLeave } from './present.ts';
import { getLeave } from './reads.ts';
import { leaveColumns, type LeaveRow, withType } from './store.ts';

/** A leave `l`, for those who show it among other things. */
export const shownLeave: Shown<LeaveRow> = {
  getOne: getLeave,
  columns: () => leaveColumns,
  joins: () => withType,
  present: presentLeave,
};
