import { anyOf } from '../any-of.ts';
import { stateNames } from './names.ts';

interface Locked {
  readonly start: string;
  readonly end: string;
  readonly status: string;
}

export const time = {
  runningAlready: 'You are clocked in already. Clock out first.',
  notRunning: 'You are not clocked in.',
  clockElsewhere: ({ from }: { from: string }) =>
    `Your department clocks ${anyOf(from, { PHONE: 'by telephone', DESK: 'at a computer', KIOSK: 'at a kiosk' }, 'or')}.`,
  ranTooLong: {
    api: ({ hours }: { hours: number }) =>
      `You have been clocked in for more than ${String(hours)} hours. Say when you left (left_at).`,
    app: ({ hours }: { hours: number }) =>
      `You have been clocked in for more than ${String(hours)} hours. Say when you left.`,
  },
  tapBeforeClockIn: {
    api: 'tapped_at must not come before you clocked in.',
    app: 'This is before you clocked in.',
  },
  leftBeforeClockIn: {
    api: 'left_at must come after you clocked in.',
    app: 'Say a time after you clocked in.',
  },
  leftTooLate: 'An entry spans at most 24 hours: say when you left on that day.',
  tapOfAnother: 'This tap is of another person than the one who is signed in. It counts once they sign in.',
  rejectedNote: ({ reason }: { reason: string }) => `Rejected: ${reason}`,
  inFuture: {
    api: ({ field }: { field: string }) => `${field} must not lie in the future.`,
    app: 'Say a time that is not in the future.',
  },
  tapTooOld: {
    api: 'tapped_at must not be more than 31 days ago. Record that time by hand.',
    app: 'This is more than 31 days ago. Record that time by hand.',
  },
  nobodyToRemind: 'Nobody has to complete a timesheet of this pay period.',
  noPeriodBegins: {
    api: 'No pay period begins on period_start. GET /pay-periods lists them.',
    app: 'No pay period begins on this day.',
  },
  payRunBlocked: ({ count }: { count: number }) =>
    count === 1
      ? 'One timesheet of this pay period is not locked yet.'
      : `${String(count)} timesheets of this pay period are not locked yet.`,
  payRunNothing:
    'There is nothing to pay: every timesheet of this pay period is in a pay run, and no correction is open.',
  payrollNameTaken: 'A template with this name exists already.',
  payrollTooMany: ({ limit }: { limit: number }) => `There are ${String(limit)} templates. Delete one first.`,
  payrollTypeOfLeave: 'A type of leave goes with leave alone.',
  payrollCodeTwice: 'A kind of hours has one code.',
  payrollNoLeaveType: 'There is no such type of leave.',
  payrollOneTemplate: { api: 'Give template_id or preset, one of them.', app: 'Choose a template.' },
  notLockedYet: 'This timesheet is not locked yet: change its entries instead.',
  correctedTwice: 'This entry is named twice.',
  noEntryToCorrect: 'No entry of this timesheet that counts has this id.',
  entryOrDay: 'Name an entry or a day, not both.',
  noEntryThatDay: 'No entry of this timesheet counts on that day.',
  severalThatDay: 'Several entries count on that day: correct their times one by one.',
  outsidePeriod: 'The day must lie within the period of the timesheet.',
  nothingToCorrect: 'Nothing differs from how the timesheet stands.',
  followsCorrection: 'This correction follows from one of an earlier timesheet, and goes with that.',
  laterCorrection: 'A later correction stands on this one. Withdraw that first.',
  lockedSince:
    'A later timesheet of the same week was locked since, and counts on this. Make another correction instead.',
  nothingToFinalize: 'No timesheet of this pay period is approved and waits for payroll.',
  breakSinceClockIn: {
    api: 'break_minutes must be less than the time since you clocked in.',
    app: 'The break must be shorter than the time since you clocked in.',
  },
  breaksOrMinutes: {
    api: ({ field }: { field: string }) => `Send ${field} or break_minutes, one of them.`,
    app: 'Enter breaks with their times, or how long they were altogether.',
  },
  breaksAreClocked: {
    api: 'Breaks of this entry were clocked: break_minutes follows from them.',
    app: 'Your breaks were clocked: how long they were follows from them.',
  },
  breakBeforeStart: 'A break begins after the work has begun.',
  breaksInOrder: 'Breaks stand in order, and begin after the one before has ended.',
  breakEnds: 'A break ends after it has begun.',
  breakBehindEnd: 'A break ends before the work does.',
  breaksOutside: {
    api: ({ other }: { other: string }) => `Breaks of this entry lie outside these times. Send ${other} along.`,
    app: 'A break that was clocked lies outside these times. Change the breaks along with them.',
  },
  onBreakAlready: 'You are on a break already.',
  notOnBreak: 'You are not on a break.',
  tooManyBreaks: 'There are no more breaks in one entry. Clock out and in again.',
  breakTooLate: 'You have been clocked in for more than 24 hours. Clock out first.',
  tapBeforeLast: {
    api: 'tapped_at must not come before the last tap of this entry.',
    app: 'This is before your last tap on the clock.',
  },
  accuracyAlone: {
    api: 'accuracy_m goes with latitude and longitude.',
    app: 'The place did not arrive whole. Try again.',
  },
  placeTogether: {
    api: 'Send latitude and longitude together.',
    app: 'The place did not arrive whole. Try again.',
  },
  years: {
    api: ({ field }: { field: string }) => `${field} must lie between the years 1900 and 2199.`,
    app: 'Choose a date between the years 1900 and 2199.',
  },
  outAfterIn: { api: 'clock_out must come after clock_in.', app: 'The end must come after the beginning.' },
  tooLong: 'An entry spans at most 24 hours; record longer work in parts.',
  breakTooLong: {
    api: 'break_minutes must be less than the time between clock_in and clock_out.',
    app: 'The break must be shorter than the time between beginning and end.',
  },
  notByHand: 'This organization does not take time entries by hand; use the clock.',
  forOthers: 'Only Administrators and Executives say whose entry it is.',
  rate: {
    api: 'Only Administrators and Executives set hourly_rate.',
    app: 'Only Administrators and Executives set the hourly rate.',
  },
  othersChange: 'Only the person whose entry it is, an Administrator or an Executive changes it.',
  timesFixed: 'This organization does not let clock times be changed.',
  ownByOther: 'Another person has to record or change your own time this way.',
  theyAreIn: 'This person is clocked in already: change that entry instead.',
  breakNeedsEnd: 'Breaks are recorded once the work has ended.',
  sayWhenTheyLeft: 'An entry spans at most 24 hours: say when they left.',
  own: 'Another person has to decide on your own time.',
  outsideDepartments: 'This person is in none of the departments that you head or manage.',
  stillRunning: 'This time entry is still running.',
  deleted: 'This time entry was deleted.',
  erased: 'The personal data of this person was erased; their time stays as it is.',
  noPerson: {
    api: 'user_id is required: only a person has time of their own.',
    app: 'Say whose time it is: only a person has time of their own.',
  },
  sheetLocked: {
    api: ({ start, end, status }: Locked) =>
      `The timesheet from ${start} to ${end} is ${status}: its hours no longer change.`,
    app: ({ status }: Locked) =>
      `The timesheet of this period is ${stateNames[status] ?? 'locked'}: its hours no longer change.`,
  },
  periodLocked: ({ through }: { through: string }) =>
    `The organization has locked pay periods that end on or before ${through}.`,
  othersSheet: 'Submit your own timesheet yourself.',
  leftOutUnknown:
    'The run would not take one of these timesheets anyway: it is in a run already, or of another period.',
  ownPayroll: 'Another person has to lock your own timesheet for payroll.',
  notPrepared: 'You prepare payroll for other departments: this person is in none of them.',
  sealedWithPrivateLeave:
    'This pay run is sealed together with private types of leave, which you do not see. Take it as a table (format=csv), or ask an Administrator for the sealed file.',
  ownSheet: 'Only the person whose timesheet it is does this.',
  clockOutFirst: 'An entry of this period is still running. Clock out first.',
  entryRunning: 'An entry of this period is still running.',
  pendingEntries: ({ count }: { count: number }) =>
    count === 1
      ? 'One entry of this period waits for a decision. Approve or reject it first.'
      : `${String(count)} entries of this period wait for a decision. Approve or reject it first.`,
  accountOff: 'This organization keeps no hours accounts.',
  accountZero: { api: 'minutes must not be 0.', app: 'Enter hours other than 0.' },
  accountPositive: {
    api: 'minutes must be more than 0: so much is paid out or given as leave.',
    app: 'Enter how much is paid out or given as leave: more than 0.',
  },
  accountReason: { api: 'A CORRECTION needs a reason.', app: 'Say why the account is corrected.' },
  accountLeaveTypeNeeded: {
    api: 'LEAVE_IN_LIEU needs leave_type_id: the balance that takes the hours.',
    app: 'Choose the leave that the hours go to.',
  },
  accountLeaveTypeAlone: {
    api: 'leave_type_id goes with LEAVE_IN_LIEU alone.',
    app: 'Only leave in lieu goes to a type of leave.',
  },
  accountFuture: { api: 'date must not lie in the future.', app: 'Choose a day that is not in the future.' },
  accountBeforeBegin: ({ begins }: { begins: string }) => `This account begins on ${begins}.`,
  accountNotBegun: 'This account has not begun yet.',
  accountNotEnough: ({ hours }: { hours: string }) => `There are only ${hours} hours in this account.`,
  whatIfTooLong: { api: 'from and to must lie at most two years apart.', app: 'Choose at most two years.' },
  whatIfOneOf: {
    api: 'Give one of user_ids and department_ids, not both.',
    app: 'Choose people or departments, not both.',
  },
  tooManyFavourites: ({ limit }: { limit: number }) => `You have ${String(limit)} favourites. Unmark one first.`,
};
