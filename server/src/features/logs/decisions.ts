/**
 * Operations by which someone decides on what another asked for, handed in or proposed. Taking back one's own wish is none: `leaves.cancel`
 * of the person themselves withdraws it, or asks. `decisions.test.ts` finds an operation that is in neither list.
 */
export const decisions: readonly string[] = [
  'dataArchives.release',
  'expenseReports.approve',
  'expenseReports.pay',
  'expenseReports.reject',
  'leaves.approve',
  'leaves.declineCancellation',
  'leaves.reject',
  'proposals.accept',
  'proposals.decline',
  'serviceAccounts.releaseBrake',
  'shiftApplications.accept',
  'shiftApplications.decline',
  'shiftOffers.approve',
  'shiftOffers.reject',
  'timeEntries.approve',
  'timeEntries.reject',
  'timesheets.approve',
  'timesheets.finalize',
  'timesheets.reject',
  'timesheets.submitFor',
];

/** What sounds like a decision, and is about the caller’s own, or about no one. */
export const noDecisions: readonly string[] = [
  'account.acceptInvitation',
  'appClients.approve',
  'documents.decline',
  'hires.create',
  'payPeriods.finalize',
  'shiftOffers.decline',
];
