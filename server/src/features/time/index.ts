import type { Feature } from '../../kernel/catalogue.ts';
import { timeAccess } from './access.ts';
import { createHoursAccountEntry } from './accounts/enter.ts';
import { getHoursAccount, listHoursAccounts } from './accounts/reads.ts';
import { clockBack, clockBreak } from './clock/break.ts';
import { getClock } from './clock/get.ts';
import { clockIn } from './clock/in.ts';
import { clockOut } from './clock/out.ts';
import { createCorrection, withdrawCorrection } from './corrections/operations.ts';
import { getTimesheetCorrection, listCorrections, listWaitingCorrections } from './corrections/reads.ts';
import { correctionStates } from './corrections/states.ts';
import { timeParts } from './department-parts-store.ts';
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
import { getPayRunContent } from './pay-runs/content.ts';
import { createPayRun } from './pay-runs/create.ts';
import { previewPayPeriod } from './pay-runs/preview.ts';
import { checkPayRunSeal, getPayRun, listPayRunLines, listPayRuns } from './pay-runs/reads.ts';
import { getPayRunFile, previewPayrollFile } from './payroll-files/file.ts';
import {
  createPayrollTemplate,
  deletePayrollTemplate,
  listPayrollPresets,
  listPayrollTemplates,
  updatePayrollTemplate,
} from './payroll-files/operations.ts';
import { finalizePayPeriod } from './periods/finalize.ts';
import { listPayPeriods } from './periods/list.ts';
import { getPayrollFile } from './periods/payroll-file.ts';
import { listRuleBreaches } from './rule-breaches/report.ts';
import { getProjectShortcuts, setFavouriteProject } from './shortcuts/operations.ts';
import { timeSubjects } from './subjects-store.ts';
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
import { askWhatIf, explainWhatIf, getWhatIf } from './what-if/operations.ts';
import { whatIfWork } from './what-if/work.ts';

export { hoursBalance } from './accounts/balance.ts';
export { Month } from './accounts/record.ts';
export { clockBack, clockBreak } from './clock/break.ts';
export { clockIn } from './clock/in.ts';
export { clockOut } from './clock/out.ts';
export { kioskGuessed, kioskGuessedOf, kioskSilent, kioskTapsWait } from './clock/kiosk-facts.ts';
export { breakDeducted } from './entries/breaks.ts';
export { entryCorrected } from './entries/corrected.ts';
export { recordEntry, type Provenance } from './entries/create.ts';
export { NewTimeEntry } from './entries/record.ts';
export { shownEntry } from './entries/shown.ts';
export type { EntryRow } from './entries/store.ts';
export { mayDecide as mayDecideOnTime, mayRecordTime } from './entries/rules.ts';
export { undoImportedEntries } from './entries/undo-import.ts';
export { listImportedEntries } from './entries/undo-import-store.ts';
export { counts as countedEntries, onDays } from './on-days-store.ts';
export { payPeriodOf, weekOf } from './pay-periods.ts';
export { listCountedPeriods } from './periods/store.ts';
export { seesPay } from './timesheets/present.ts';
export type { TimesheetStatus } from './timesheets/record.ts';
export { sheetApproved, sheetRejected, sheetSubmittedFor } from './timesheets/moves.ts';
export { isOpenDay } from './timesheets/place.ts';
export { keepExplanations } from './timesheets/explain.ts';
export { refreshTimesheets } from './timesheets/recompute.ts';
export { undoOfCorrection } from './corrections/undo.ts';
export { sharesOf, type EntryShare, type Shares } from './timesheets/shares.ts';
export { shownSheet } from './timesheets/shown.ts';
export type { TimesheetRow } from './timesheets/store.ts';
export { whosePayrollIsPrepared, whoseTimeIsDecided } from './visibility.ts';

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
    listPayPeriods,
    finalizePayPeriod,
    getPayrollFile,
    previewPayPeriod,
    listPayRuns,
    getPayRun,
    listPayRunLines,
    getPayRunContent,
    checkPayRunSeal,
    createPayRun,
    previewPayrollFile,
    getPayRunFile,
    listPayrollPresets,
    listPayrollTemplates,
    createPayrollTemplate,
    updatePayrollTemplate,
    deletePayrollTemplate,
    listCorrections,
    getTimesheetCorrection,
    listWaitingCorrections,
    createCorrection,
    withdrawCorrection,
    getHoursAccount,
    listHoursAccounts,
    createHoursAccountEntry,
    askWhatIf,
    getWhatIf,
    explainWhatIf,
    listRuleBreaches,
  ],
  events: timeEvents,
  states: [entryStates, approval, timesheetStates, correctionStates],
  access: timeAccess,
  reactions: [dropRunningOfErased, ...followLeave, followPattern],
  jobs: [followPatternJob],
  longWork: [whatIfWork],
  personalData: timeData,
  byProducts: [{ table: 'favourite_projects' }],
  eventErasures: timeEventErasures,
  packages: [
    {
      name: 'PAYROLL_PREPARING',
      sees: 'Timesheets with their entries, pay periods and what people are paid; for everyone, also pay runs and payroll files.',
      does: 'Reminds, locks timesheets and corrects locked ones of others, and exports; for everyone, also seals pay runs.',
      never:
        'Private types of leave and the reasons of any, documents and government identifiers; locks and corrects nothing of one’s own, and changes nobody’s pay.',
    },
  ],
  sights: [{ of: 'time', scope: 'time_entries:read', isSeen: whoseTimeIsSeen, decided: 'TIME' }],
};
