import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { refreshTimesheets } from './recompute.ts';
import { type LockedSheet, type TimesheetRow } from './store.ts';
import { lockedStatuses, timesheetStates } from './timesheet-states.ts';

/** Told within the change; no events of the catalogue. */
export const sheetApproved = 'timesheet.approved';
export const sheetRejected = 'timesheet.rejected';

export type SheetTrigger = 'submit' | 'approve' | 'reject' | 'finalize' | 'sign' | 'reopen';

/** 409 where the table has no such move. Asked before anything is written. */
export const sheetMove = (sheet: LockedSheet, trigger: SheetTrigger) => timesheetStates.move(sheet.status, trigger);

/** Makes a move with what belongs to it. A timesheet that still moves is worked out anew first, by today's settings. */
export async function moveSheet(
  work: UnitOfWork,
  sheet: LockedSheet,
  trigger: SheetTrigger,
  values: Readonly<Record<string, unknown>> = {},
  afterSave?: () => Promise<void>,
): Promise<TimesheetRow> {
  sheetMove(sheet, trigger);
  if (!lockedStatuses.includes(sheet.status)) {
    await refreshTimesheets(work, sheet.user_id, [sheet.period_start, sheet.period_end]);
  }
  return work.move(timesheetStates, sheet, trigger, { values, ...(afterSave && { afterSave }) });
}
