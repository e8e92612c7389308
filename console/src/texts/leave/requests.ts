import type { Data, Item } from '../../client/hooks.ts';
import type { Format } from '../../format.ts';
import { counted } from '../counted.ts';
import { sayAmount } from './amounts.ts';

type Leave = Item<'/leaves'>;

const sayWorkingDays = (days: number): string => counted(days, { one: '# working day', other: '# working days' });

/** How much a leave takes, in its own unit. */
export const sayLength = (leave: Pick<Leave, 'total_days' | 'total_hours'>): string =>
  leave.total_hours == null ? sayWorkingDays(leave.total_days) : sayAmount(leave.total_hours, 'HOURS');

/** When a leave is, its halves and hours included. */
export function sayWhen(
  format: Format,
  leave: Pick<Leave, 'start_date' | 'end_date' | 'start_half' | 'end_half' | 'start_time' | 'end_time'>,
): string {
  const days = format.days(leave.start_date, leave.end_date);
  if (leave.start_time != null && leave.end_time != null) {
    return `${days}, ${format.timeOfDay(leave.start_time)} to ${format.timeOfDay(leave.end_time)}`;
  }
  if (leave.start_date === leave.end_date) {
    if (leave.start_half === 'FIRST_HALF') return `${days}, morning`;
    return leave.start_half === 'SECOND_HALF' ? `${days}, afternoon` : days;
  }
  const fromNoon = leave.start_half === 'SECOND_HALF';
  const untilNoon = leave.end_half === 'FIRST_HALF';
  if (fromNoon && untilNoon) return `${days}, from noon to noon`;
  if (fromNoon) return `${days}, from noon of the first day`;
  return untilNoon ? `${days}, until noon of the last day` : days;
}

export const statusNames = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
} as const;

export const whyNames: Record<Data<'/leaves/preview', 'post'>['days'][number]['why'], string> = {
  WORKING_DAY: 'Working day',
  HALF_DAY: 'Half a day',
  SHIFT: 'You have a shift',
  WEEKEND: 'Weekend, not counted',
  NOT_A_WORKING_DAY: 'Day off, not counted',
  HOLIDAY: 'Public holiday, not counted',
  PART_OF_DAY: 'Part of a day',
};

export const halfNames = {
  FULL_DAY: 'The whole day',
  FIRST_HALF: 'The morning',
  SECOND_HALF: 'The afternoon',
} as const;

export const bookTexts = {
  bookTimeOff: 'Book time off',
  timeOff: 'Time off',
  nothingToBookYet: 'Nothing to book yet',
  yourOrganizationHasNoTypes: 'Your organization has no kinds of leave yet. An Administrator can add them.',
  booked: 'Booked.',
  checkedLater: 'There is no network: whether it fits is checked when it is sent.',
  yourRequestWasSent: 'Your request was sent.',
  typeWithRest: (name: string, amount: string): string => `${name}, ${amount} left`,
  when: 'When',
  type: 'Type',
  note: 'Note',
  theDeciderReadsIt: 'The person who decides reads it.',
  sendRequest: 'Send request',
  book: 'Book',
  cancel: 'Cancel',
  firstDay: 'First day',
  lastDay: 'Last day',
  howMuchOfTheDay: 'How much of the day',
  onTheFirstDay: 'On the first day',
  theWholeDay: 'The whole day',
  fromNoon: 'From noon',
  onTheLastDay: 'On the last day',
  untilNoon: 'Until noon',
  day: 'Day',
  from: 'From',
  until: 'Until',
  partOfTheDay: 'From one time to another',
} as const;

export const illTexts = {
  title: 'I’m ill',
  whoIsIll: 'Who is ill',
  oneself: (type: string): string => `Me: ${type}`,
  family: (type: string): string => `A child or someone close: ${type}`,
  send: 'Send',
  sent: 'Sent. Those who lead you were told. Get well soon.',
  notAttached: (why: string): string => `You are reported ill, but a file was not sent: ${why} Add it here.`,
  whoIsTold: 'Those who lead you are told at once that you are away; why, only those who may know.',
} as const;

export const attachmentTexts = {
  title: 'Certificate or note',
  hint: 'A photo or PDF. Seen by you, your manager, Administrators and Executives.',
  later: 'Optional: you can also add it later.',
  drop: 'or drop photos or PDF files here',
  add: 'Add a photo or file',
  files: 'Files to attach',
  none: 'Nothing is attached.',
  missing: (day: string): string => `A certificate is missing: it is asked for from ${day} on.`,
  there: 'The certificate that is asked for is there.',
  by: (name: string, day: string): string => `${name}, ${day}`,
  somebody: 'Someone',
  removeTitle: 'Remove this file?',
  removeText: (name: string): string => `${name} is deleted for good.`,
  remove: 'Remove',
  removed: 'Removed.',
} as const;

export const changeLeaveTexts = {
  change: 'Change',
  changeThisLeave: 'Change this leave',
  save: 'Save',
  saved: 'Saved.',
  ask: 'Ask for the change',
  asked: 'Sent. The approved days stay until this is decided.',
  changed: 'Changed.',
  now: (when: string, length: string): string => `Approved: ${when} (${length}).`,
  then: (length: string): string => `Then: ${length}.`,
  left: (after: string, before: string): string => `${after} left afterwards, of ${before} now.`,
  standsUntil: 'The approved days stay until the change is decided.',
  firstDay: 'First day',
  lastDay: 'Last day',
  note: 'Note',
} as const;

export const leaveTexts = {
  timeOff: 'Time off',
  somebody: 'Someone',
  away: 'Away',
  titleOf: (title: string, name: string): string => `${title} of ${name}`,
  leave: 'Leave',
  type: 'Type',
  when: 'When',
  length: 'Length',
  note: 'Note',
  inPlaceOf: 'In place of',
  replacedBy: 'Replaced by',
  changeAskedFor: 'Change asked for',
  whatHappened: 'What happened',
  neededNoDecision: 'Needed no decision',
  somebodyInCharge: 'Someone in charge',
  requested: 'Requested',
  lastDecision: 'Last decision',
  comment: 'Comment',
  whyItWasRejected: 'Why it was rejected',
  cancellationAskedFor: 'Cancellation asked for',
  whyItShouldBeCancelled: 'Why it should be cancelled',
  cancelled: 'Cancelled',
} as const;

export const partsTexts = {
  approvedCancellationAskedFor: 'Approved, cancellation asked for',
  approvedChangeAskedFor: 'Approved, change asked for',
  approved: 'Approved.',
  approve: 'Approve',
  reject: 'Reject',
  keepTheLeave: 'Keep the leave',
  askToCancel: 'Ask to cancel',
  withdraw: 'Withdraw',
  cancelThisLeave: 'Cancel this leave',
  rejectThisLeave: 'Reject this leave?',
  thePersonReadsIt: 'The person reads it.',
  goBack: 'Go back',
  rejected: 'Rejected.',
  keepThisLeave: 'Keep this leave?',
  keepThisLeaveHint: 'The person asked to cancel it and reads why it stands.',
  theLeaveStands: 'The leave stands.',
  askToCancelThisLeave: 'Ask to cancel this leave?',
  withdrawThisRequest: 'Withdraw this request?',
  cancelThisLeaveTitle: 'Cancel this leave?',
  yourWishWasSent: 'Your request was sent.',
  withdrawn: 'Withdrawn.',
  cancelled: 'Cancelled.',
  askToCancelText:
    'It was approved, so it stands until the person who decides agrees. The days then go back to the balance.',
  cancelText: 'The days go back to the balance. This cannot be undone.',
} as const;

export const previewPanelTexts = {
  whatItTakes: 'What it takes',
  itNeedsNoApproval: 'It needs no approval and is booked at once.',
  eachDay: 'Each day',
  notCounted: (holiday: string): string => `${holiday}, not counted`,
  thisTypeHasNoLimit: 'This type has no limit.',
  youHaveTooFew: (before: string, missing: string): string => `You have ${before}: ${missing} too few.`,
  leftAfterwardsOfNow: (after: string, before: string): string => `${after} left afterwards, of ${before} now.`,
  nobodyElseOfYourDepartment: 'No colleague you see in the directory is away then.',
  colleaguesOfYourDepartment: (count: number): string =>
    counted(count, {
      one: 'One colleague in your department is away then.',
      other: '# colleagues in your department are away then.',
    }),
  shiftsMet: 'Your shifts on these days',
  aShift: 'Shift',
  anAdministratorOrExecutiveDecides: 'An Administrator or Executive decides.',
  decidedBy: (names: string): string => `Decided by ${names}.`,
  somebody: 'someone in charge',
} as const;

export const timeOffTexts = {
  timeOff: 'Time off',
  bookTimeOff: 'Book time off',
  myRequests: 'My requests',
  noun: (count: number): string => counted(count, { one: '# request', other: '# requests' }),
  state: 'Status',
  anyState: 'Any status',
  empty: {
    title: 'No time off yet',
    text: 'What you book appears here, with who decided and when.',
  },
  when: 'When',
  type: 'Type',
  length: 'Length',
  decidedBy: 'Decided by',
  actions: 'Actions',
  neededNoDecision: (day: string): string => `Needed no decision, ${day}`,
  somebodyInCharge: 'Someone in charge',
  balances: 'Balances',
  myBalances: 'My balances',
  howItCameAbout: 'How it came about',
  yearOfTheBalances: 'Year of the balances',
  thisYear: (year: number): string => `${year}, this year`,
  nextYear: (year: number): string => `${year}, next year`,
  noLimitTaken: (name: string, amount: string): string => `${name}: no limit, ${amount} taken`,
  takenOrBooked: (amount: string): string => `${amount} taken or booked`,
  waitingForADecision: (amount: string): string => `${amount} waiting for a decision`,
  broughtOverFromLastYear: (amount: string): string => `${amount} brought over from last year`,
  overdrawn: (amount: string): string => `${amount} overdrawn`,
  left: (amount: string): string => `${amount} left`,
} as const;
