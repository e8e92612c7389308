import type { Feature } from '../../kernel/catalogue.ts';
import { applicationStates } from './applications/application-states.ts';
import { applicationReactions, endBegunApplications } from './applications/ends.ts';
import { acceptShiftApplication, declineShiftApplication, withdrawShiftApplication } from './applications/moves.ts';
import { getShiftApplication, listApplicationsFor, listShiftApplications } from './applications/reads.ts';
import { applicationAccess, applicationVisibility } from './applications/visibility.ts';
import {
  createAvailabilityException,
  deleteAvailabilityException,
  getAvailability,
  listAvailabilityExceptions,
  setAvailability,
} from './availability/operations.ts';
import { availabilityAccess, exceptionVisibility } from './availability/visibility.ts';
import {
  budgetAccess,
  createLaborBudget,
  deleteLaborBudget,
  getLaborBudget,
  listLaborBudgets,
  updateLaborBudget,
} from './budgets/operations.ts';
import { findCandidatesFor, listCandidates } from './candidates/operations.ts';
import { scheduleParts } from './department-parts-store.ts';
import { discardShiftChanges } from './drafts/operations.ts';
import { shiftData } from './erase.ts';
import { createShiftOffer } from './offers/create.ts';
import { endBegunOffers, offerReactions } from './offers/ends.ts';
import { approveShiftOffer, declineShiftOffer, rejectShiftOffer, withdrawShiftOffer } from './offers/moves.ts';
import { offerStates } from './offers/offer-states.ts';
import { getShiftOffer, listShiftOffers, listSwapOptions } from './offers/reads.ts';
import { takeShiftOffer } from './offers/take.ts';
import { offerAccess, offerVisibility } from './offers/visibility.ts';
import { releaseShiftsOfDeactivated } from './reactions.ts';
import { batchChangeShifts } from './shifts/batch-change.ts';
import { claimShift } from './shifts/claim.ts';
import { createShift } from './shifts/create.ts';
import { deleteShift } from './shifts/delete.ts';
import { shiftEvents } from './shifts/events.ts';
import { handOverShifts } from './shifts/hand-over.ts';
import { moveShift } from './shifts/move.ts';
import { publishShifts } from './shifts/publish.ts';
import { publishedShifts } from './shifts/published-store.ts';
import { getShift, listShifts } from './shifts/reads.ts';
import { shiftStates } from './shifts/shift-states.ts';
import { shiftSubjects } from './shifts/subjects-store.ts';
import { unclaimShift } from './shifts/unclaim.ts';
import { updateShift } from './shifts/update.ts';
import {
  createStaffingRequirement,
  deleteStaffingRequirement,
  getStaffingRequirement,
  listPlannedPositions,
  listStaffingRequirements,
  staffingAccess,
  updateStaffingRequirement,
} from './staffing/operations.ts';
import { getStandardCost } from './standard-cost/get.ts';
import { workOutStandardCosts, workOutWhenGiven } from './standard-cost/work-out.ts';
import {
  applyWeekTemplate,
  createWeekTemplate,
  deleteWeekTemplate,
  listWeekTemplates,
  updateWeekTemplate,
} from './templates/operations.ts';
import { shiftVisibility } from './visibility.ts';
import { checkShift } from './week/check.ts';
import { copyWeek } from './week/copy.ts';
import { getScheduleCost } from './week/cost.ts';
import { getSchedule } from './week/get.ts';
import { getMySchedule } from './week/mine.ts';
import { getUncoveredShifts } from './week/uncovered.ts';

export { availabilityChanged } from './availability/operations.ts';
export type { AvailabilityKind } from './availability/record.ts';
export { availabilityAt, isUnavailable, type SaidSpan } from './availability/said.ts';
export { listAvailability } from './availability/store.ts';
export { whoseAvailabilityIsSeen } from './availability/visibility.ts';
export { listPublishedFrom, listShiftsAfter } from './shifts/leaving-store.ts';
export {
  claimMatter,
  headsOf,
  offeredByPublishing,
  offeredTo,
  plannersOf,
  plannersOfPerson,
} from './shifts/claims-store.ts';
export {
  offerApproved,
  offerDeclined,
  offerEnded,
  offerMade,
  offerRejected,
  offerTaken,
  offerWaits,
  offerWithdrawn,
} from './offers/offer-states.ts';
export {
  applicationAccepted,
  applicationDeclined,
  applicationEnded,
  applicationMade,
} from './applications/application-states.ts';
export { applicantOf, decidersOfApplication } from './applications/people-store.ts';
export { visibleApplications } from './applications/visibility.ts';
export { decidersOfOffer, offerGoesTo, peopleOfOffer, plannersOfOffer } from './offers/people-store.ts';
export { departmentOfOffer, namesAllOfOffer, offersJoined, visibleOffers } from './offers/visibility.ts';
export { shiftClaimedEvent, shiftOfferedEvent } from './shifts/events.ts';
export { shiftChanging, shiftsPublished } from './shifts/shift-states.ts';
export { undoOfDelete, undoOfMove } from './shifts/undo.ts';
export { publishedBy } from './planning.ts';
export { visibleShifts } from './visibility.ts';
export { listBeside } from './week/beside-store.ts';
export { warningKinds } from './week/record.ts';

export const schedule: Feature = {
  name: 'schedule',
  logSubjects: [shiftSubjects],
  departmentParts: scheduleParts,
  title: 'Schedule',
  summary: 'Shifts: who works when, which are open or offered to others, and when people can work.',
  operations: [
    listShifts,
    getShift,
    createShift,
    updateShift,
    deleteShift,
    moveShift,
    batchChangeShifts,
    publishShifts,
    discardShiftChanges,
    claimShift,
    unclaimShift,
    listSwapOptions,
    handOverShifts,
    listShiftOffers,
    getShiftOffer,
    createShiftOffer,
    takeShiftOffer,
    declineShiftOffer,
    withdrawShiftOffer,
    approveShiftOffer,
    rejectShiftOffer,
    listShiftApplications,
    getShiftApplication,
    listApplicationsFor,
    acceptShiftApplication,
    declineShiftApplication,
    withdrawShiftApplication,
    listPlannedPositions,
    listStaffingRequirements,
    getStaffingRequirement,
    createStaffingRequirement,
    updateStaffingRequirement,
    deleteStaffingRequirement,
    listLaborBudgets,
    getLaborBudget,
    createLaborBudget,
    updateLaborBudget,
    deleteLaborBudget,
    listCandidates,
    findCandidatesFor,
    getSchedule,
    getMySchedule,
    getUncoveredShifts,
    checkShift,
    copyWeek,
    getScheduleCost,
    getStandardCost,
    listWeekTemplates,
    createWeekTemplate,
    updateWeekTemplate,
    deleteWeekTemplate,
    applyWeekTemplate,
    getAvailability,
    setAvailability,
    listAvailabilityExceptions,
    createAvailabilityException,
    deleteAvailabilityException,
  ],
  events: shiftEvents,
  access: [availabilityAccess, offerAccess, applicationAccess, staffingAccess, budgetAccess],
  states: [shiftStates, offerStates, applicationStates],
  reactions: [releaseShiftsOfDeactivated, workOutWhenGiven, ...offerReactions, ...applicationReactions],
  jobs: [endBegunOffers, endBegunApplications, workOutStandardCosts],
  personalData: shiftData,
  byProducts: [
    { table: 'week_template_shifts' },
    { table: 'shift_drafts' },
    { table: 'availability_patterns' },
    { table: 'availability_exceptions' },
  ],
  packages: [
    {
      name: 'SCHEDULE_PLANNING',
      sees: 'The schedule with names, when people can work, and that someone is away.',
      does: 'Makes, changes and deletes shifts that are not published, and proposes to publish them.',
      never: 'Publishing and offering; why someone is away; what anything costs.',
    },
    {
      name: 'SCHEDULE_PUBLISHING',
      sees: 'What planning sees, and which shifts people offer, exchange and apply for.',
      does: 'Plans and publishes, offers shifts, and decides on exchanges and applications of others.',
      never: 'Why someone is away; what anything costs.',
    },
    {
      name: 'SCHEDULE_COST',
      sees: 'Planned and worked hours of departments, by day and week, and their standard cost: hours by what an hour of at least three people costs on average.',
      does: 'Sets budgets of weeks, in hours and money.',
      never: 'What anyone earns, alone or by comparing months, departments or the weeks with and without a shift.',
    },
  ],
  visibilities: [shiftVisibility, exceptionVisibility, offerVisibility, applicationVisibility],
  plannedWork: [publishedShifts],
};
