import type { Feature } from '../../kernel/catalogue.ts';
import { stepsAreNotKept } from '../approvals/index.ts';
import { leaveAccess } from './access.ts';
import {
  getLeaveAttachmentContent,
  getLeaveAttachments,
  removeLeaveAttachment,
  uploadLeaveAttachment,
} from './attachments/operations.ts';
import { remindCertificates } from './attachments/remind.ts';
import { accrueLeaveJob } from './balances/accrue.ts';
import { createLeaveAdjustment } from './balances/adjust.ts';
import { listLeaveLedger } from './balances/ledger-list.ts';
import { accruals } from './balances/ledger-store.ts';
import { getLeaveBalances, listLeaveBalances } from './balances/reads.ts';
import { leaveParts } from './department-parts-store.ts';
import { eraseAttachmentsOfErased, leaveData, leaveEventErasure } from './erase.ts';
import { leaveEvents, leaveRequested } from './events.ts';
import { getHolidayBase } from './holidays/base.ts';
import { createPublicHoliday } from './holidays/create.ts';
import { deletePublicHoliday } from './holidays/delete.ts';
import { getPublicHolidays } from './holidays/get.ts';
import { createLockedDates, deleteLockedDates, listLockedDates, updateLockedDates } from './locked-dates/operations.ts';
import { cancelLeave } from './requests/cancel.ts';
import { changeApprovedLeave } from './requests/change.ts';
import { createLeave } from './requests/create.ts';
import { getLeaveDeciders } from './requests/deciders.ts';
import { leaveStates } from './requests/leave-states.ts';
import { approveLeave, declineCancellation, rejectLeave } from './requests/moves.ts';
import { previewLeave } from './requests/preview.ts';
import { getLeave, listLeaves } from './requests/reads.ts';
import { recountBooked } from './requests/recount.ts';
import { getSameDays } from './requests/same-days.ts';
import { listStepDeciders } from './requests/step-deciders-store.ts';
import { leaveSubjects } from './requests/subjects-store.ts';
import { updateLeave } from './requests/update.ts';
import { leaveTypeNames } from './types/names-store.ts';
import { createLeaveType, listLeaveTypes, updateLeaveType } from './types/operations.ts';
import { previewLeaveType } from './types/preview.ts';
import { leaveVisibility, whoseLeaveIsSeen } from './visibility.ts';

export { accrueLeave, type AccrualReport } from './balances/accrue.ts';
export { adjustBalance, leaveUnitOf, reverseAdjustment, setBalance } from './balances/adjust.ts';
export { leaveOutlook, type OutlookOfYear } from './balances/outlook.ts';
export { countBooked } from './requests/recount.ts';
export { settleEnded } from './balances/settle.ts';
export { leaveOnLeaving } from './balances/leaving.ts';
export { NewLeaveAdjustment } from './balances/record.ts';
export { calendarOf, countLeaveDays, type LeaveCalendar } from './calendar/working-days.ts';
export type { LeaveSubject } from './requests/guards.ts';
export { certificateMissing } from './attachments/remind.ts';
export { sicknessReported } from './requests/create.ts';
export { leadersOf } from './requests/leaders-store.ts';
export { factsToDecide, type LeaveFacts } from './requests/deciding.ts';
export { Leave } from './requests/record.ts';
export { cancellationDeclined, leaveStepTaken } from './requests/moves.ts';
export { requireCancellationAsked } from './requests/cancel.ts';
export { leaveOfTypeIsSeen, seesLeaveOfType, whoseLeaveIsDecided, whoseLeaveIsSeen } from './visibility.ts';
export { addHoliday, holidayTaken } from './holidays/create.ts';
export { removeHoliday } from './holidays/delete.ts';
export { hasRegions } from './holidays/library.ts';
export { NewPublicHoliday } from './holidays/record.ts';
export { DaysOff, daysOffOf } from './requests/days-off.ts';
export { openHolidays, type PlacedHolidays } from './holidays/places.ts';
export { findOwnIllness, type OwnIllness } from './requests/own-illness-store.ts';
export { listPlannedLeave, type PlannedLeave } from './requests/planned-store.ts';
export { shownLeave } from './requests/shown.ts';
export { instantsOf as leaveInstants, maxLeaveDays } from './requests/span.ts';
export { getVisibleLeave, type LeaveRow } from './requests/store.ts';
export { leaveTypeNamesOf } from './types/names-store.ts';
export { addLeaveType } from './types/operations.ts';
export { listLeaveTypesCalled, listPrivateTypes } from './types/store.ts';
export { type AbsenceRow, holidayDatesOf, paidAbsence, type PaidAbsence, type PaidDay } from './requests/absence.ts';
export { absenceColumns, findLeaveDays, sumLeaveByType } from './requests/absence-store.ts';

export const leave: Feature = {
  name: 'leave',
  logSubjects: [leaveSubjects],
  departmentParts: leaveParts,
  title: 'Leave',
  summary: 'Time off: types, requests, balances, public holidays and locked dates.',
  operations: [
    listLeaves,
    getLeave,
    getLeaveDeciders,
    getSameDays,
    createLeave,
    previewLeave,
    updateLeave,
    changeApprovedLeave,
    approveLeave,
    rejectLeave,
    cancelLeave,
    declineCancellation,
    getLeaveAttachments,
    getLeaveAttachmentContent,
    uploadLeaveAttachment,
    removeLeaveAttachment,
    listLeaveTypes,
    createLeaveType,
    updateLeaveType,
    previewLeaveType,
    getLeaveBalances,
    listLeaveBalances,
    listLeaveLedger,
    createLeaveAdjustment,
    getPublicHolidays,
    getHolidayBase,
    createPublicHoliday,
    deletePublicHoliday,
    listLockedDates,
    createLockedDates,
    updateLockedDates,
    deleteLockedDates,
  ],
  events: leaveEvents,
  states: [leaveStates],
  access: leaveAccess,
  reactions: [eraseAttachmentsOfErased, recountBooked],
  auditRules: [stepsAreNotKept('leave')],
  personalData: leaveData,
  byProducts: [accruals],
  eventErasures: [leaveEventErasure],
  jobs: [accrueLeaveJob, remindCertificates],
  visibilities: [{ ...leaveVisibility, partly: leaveRequested }],
  packages: [
    {
      name: 'LEAVE_KEEPING',
      sees: 'Leave and balances of others, of every type, with what is attached.',
      does: 'Books, changes and cancels leave for others, and corrects their balances.',
      never: 'Pay and documents; decides on no request, and corrects no balance of one’s own.',
    },
  ],
  names: [leaveTypeNames],
  sights: [{ of: 'leave', scope: 'leaves:read', isSeen: whoseLeaveIsSeen, decided: 'LEAVE', named: listStepDeciders }],
};
