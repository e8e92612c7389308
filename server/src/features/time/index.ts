import type { Feature } from '../../kernel/catalogue.ts';
import { timeAccess } from './access.ts';
import { clockBack, clockBreak } from './clock/break.ts';
import { getClock } from './clock/get.ts';
import { clockIn } from './clock/in.ts';
import { clockOut } from './clock/out.ts';
import { approval, entryStates } from './entries/approval-states.ts';
import { getClockTimes } from './entries/clock-times.ts';
import { correctTimeEntry, recordTimeFor } from './entries/correct.ts';
import { createTimeEntries, createTimeEntry } from './entries/create.ts';
import { deleteTimeEntry } from './entries/delete.ts';
import { approveTimeEntry, rejectTimeEntry } from './entries/moves.ts';
import { projectHours } from './entries/project-hours.ts';
import { getTimeEntry, listTimeEntries } from './entries/reads.ts';
import { updateTimeEntry } from './entries/update.ts';
import { dropRunningOfErased, timeData, timeEventErasures } from './erase.ts';
import { timeEvents } from './events.ts';
import { listRuleBreaches } from './rule-breaches/report.ts';
import { getProjectShortcuts, setFavouriteProject } from './shortcuts/operations.ts';
import { timeParts, timeSubjects } from './store.ts';
import { explainTimesheet } from './timesheets/explain.ts';
import { getTimesheetFile } from './timesheets/file.ts';
import { followLeave } from './timesheets/follow-leave.ts';
import { followPattern, followPatternJob } from './timesheets/follow-pattern.ts';
import {
  approveTimesheet,
  finalizeTimesheet,
  rejectTimesheet,
  reopenTimesheet,
  signTimesheet,
  submitTimesheet,
  submitTimesheetFor,
} from './timesheets/moves.ts';
import { getTimesheet, listTimesheets } from './timesheets/reads.ts';
import { timesheetStates } from './timesheets/timesheet-states.ts';
import { whoseTimeIsSeen } from './visibility.ts';

export { readers as readersOfTime, readersOfPayroll } from './access.ts';
export { beganOutside } from './entries/place-store.ts';
export { clockBack, clockBreak } from './clock/break.ts';
export { clockIn } from './clock/in.ts';
export { clockOut } from './clock/out.ts';
export { kioskGuessed, kioskGuessedOf, kioskPinMade, kioskSilent, kioskTapsWait } from './clock/kiosk-facts.ts';
export { breakDeducted, deductedOf, forgottenBack, judgeBreaks, spanMinutesOf, takenOf } from './entries/breaks.ts';
export { entryCorrected } from './entries/corrected.ts';
export { checkSpan, clockTime, durationMinutes, endColumns, roundClockMs, startColumns } from './entries/hours.ts';
export { recordEntry, type Provenance } from './entries/create.ts';
export { NewTimeEntry } from './entries/record.ts';
export { shownEntry } from './entries/reads.ts';
export type { EntryRow } from './entries/store.ts';
export { mayDecide as mayDecideOnTime, mayRecordTime } from './entries/rules.ts';
export { timesAfter } from './entries/times-after.ts';
export { undoImportedEntries } from './entries/undo-import.ts';
export { listImportedEntries } from './entries/project-hours-store.ts';
export { counts as countedEntries, onDays } from './store.ts';
export { longestPeriodDays, payPeriodOf, type PeriodType, periodTypes, type Span, weekOf } from './pay-periods.ts';
export { absencesOf, minutesWithin } from './timesheets/absence.ts';
export { readTime } from './timesheets/around-store.ts';
export { type Explained, explain, weeksAround } from './timesheets/explained.ts';
export { TimesheetExplanation } from './timesheets/explanation-record.ts';
export { sheetRecord, withDepartments } from './timesheets/guards.ts';
export { type CorrectedEntry, type EntryCorrection, withCorrections } from './timesheets/overlay.ts';
export { correctionsColumn } from './timesheets/around-store.ts';
export { seesPay, seesPayOf } from './timesheets/present.ts';
export { payScope, timesheetStatuses, type TimesheetStatus } from './timesheets/record.ts';
export { mayPrepare } from './timesheets/rules.ts';
export { readSheetSettings, sheetSettingsThen } from './timesheets/settings-then-store.ts';
export { entriesOnSpans, keptColumn, type KeptRules } from './timesheets/shares-store.ts';
export { finalizeTimesheet, sheetApproved, sheetRejected, sheetSubmittedFor } from './timesheets/moves.ts';
export { isOpenDay } from './timesheets/place.ts';
export {
  explanationWithPay,
  keepExplanations,
  shownExplanation,
  shownTotalNames,
  type ShownTotals,
} from './timesheets/explain.ts';
export { refreshTimesheets } from './timesheets/recompute.ts';
export { sharesOf, type EntryShare, type Shares } from './timesheets/shares.ts';
export { shownSheet } from './timesheets/reads.ts';
export { getVisibleSheet, type LockedSheet, lockVisibleSheet, type TimesheetRow } from './timesheets/store.ts';
export { lockedStatuses } from './timesheets/timesheet-states.ts';
export { type CountedEntry, inOrder, totalsOf } from './timesheets/totals.ts';
export { seesAllTime, whosePayrollIsPrepared, whoseTimeIsDecided, whoseTimeIsSeen } from './visibility.ts';

export const time: Feature = {
  name: 'time',
  logSubjects: timeSubjects,
  departmentParts: timeParts,
  title: 'Time',
  summary: 'Time entries, their approval, and the timesheets that follow from them.',
  operations: [
    listTimeEntries,
    getTimeEntry,
    createTimeEntry,
    createTimeEntries,
    updateTimeEntry,
    deleteTimeEntry,
    correctTimeEntry,
    recordTimeFor,
    approveTimeEntry,
    rejectTimeEntry,
    getClockTimes,
    projectHours,
    getClock,
    clockIn,
    clockBreak,
    clockBack,
    clockOut,
    getProjectShortcuts,
    setFavouriteProject,
    listTimesheets,
    getTimesheet,
    explainTimesheet,
    getTimesheetFile,
    submitTimesheet,
    submitTimesheetFor,
    approveTimesheet,
    rejectTimesheet,
    finalizeTimesheet,
    signTimesheet,
    reopenTimesheet,
    listRuleBreaches,
  ],
  events: timeEvents,
  states: [entryStates, approval, timesheetStates],
  access: timeAccess,
  reactions: [dropRunningOfErased, ...followLeave, followPattern],
  jobs: [followPatternJob],
  personalData: timeData,
  byProducts: [{ table: 'favourite_projects' }],
  eventErasures: timeEventErasures,
  sights: [{ of: 'time', scope: 'time_entries:read', isSeen: whoseTimeIsSeen, decided: 'TIME' }],
};
