import { counted } from './counted.ts';

const inList = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

export const homeTexts = {
  hello: (name: string): string => `Hello, ${name}`,
  week: 'Hours this week',
  weekTotal: (said: string): string => `${said} hours so far`,
  openWeek: 'Open my week',
  balances: 'Time off',
  noBalances: 'No kind of leave has been set up for you yet.',
  bookTimeOff: 'Book time off',
  ill: 'I’m ill',
  unlimited: 'no limit',
  left: (amount: string): string => `${amount} left`,
  away: 'Away today',
  nobodyAway: 'Everyone near you is here today.',
  onlyToday: 'back tomorrow',
  until: (day: string): string => `until ${day}`,
  shifts: 'Next shifts',
  noShifts: 'No shift of yours in the next seven days.',
  workingWith: (names: readonly string[], others: number): string =>
    others === 0
      ? `Next shift with ${inList(names)}.`
      : `Next shift with ${inList([...names, counted(others, { one: '# other', other: '# others' })])}.`,
  mySchedule: 'My schedule',
  requests: 'My requests',
  noRequests: 'Nothing of yours waits for a decision.',
  somebody: 'A colleague',
  kinds: { leave: 'Leave', expense: 'Expense report', timesheet: 'Timesheet', time_entry: 'Time entry' },
  /** Who rejected something, and why, as far as either is known. */
  why: (by: string | null, reason: string | null): string => [by, reason].filter((part) => part !== null).join(': '),
  waiting: (count: number): string =>
    counted(count, { one: 'One thing waits for you in your inbox.', other: '# things wait for you in your inbox.' }),
  openInbox: 'Open inbox',
  othersWait: (count: number): string =>
    counted(count, {
      one: 'One request waits for someone else; you may decide on it too.',
      other: '# requests wait for others; you may decide on them too.',
    }),
  showOthers: 'Show them',
  workedToday: (said: string): string => `${said} hours worked today.`,
  late: (time: string): string => `Your shift began at ${time}.`,
  soon: (time: string, minutes: number): string =>
    `Your shift begins at ${time}, ${counted(minutes, { one: 'in one minute', other: 'in # minutes' })}.`,
  awayFromShifts: (count: number): string =>
    counted(count, {
      one: 'A shift of yours falls into your absence. Who plans it sees that you cannot come.',
      other: '# shifts of yours fall into your absence. Who plans them sees that you cannot come.',
    }),
  openLeave: 'My absence',
  rejected: {
    leave: 'Your time off was rejected',
    expense: 'Your expense report was rejected',
    timesheet: 'Your timesheet was rejected',
    time_entry: 'Hours of yours were rejected',
  },
  /** Of what, then who and why. */
  rejectedOf: (what: string, of: string): string => (of === '' ? what : `${what} (${of})`),
  mend: 'Look and mend',
  announced: (count: number): string => counted(count, { one: 'A new announcement', other: '# new announcements' }),
  readThem: 'Read',
} as const;

export const statesTexts = {
  pending: 'Pending',
  submitted: 'Submitted',
  inReview: 'In review',
  rejected: 'Rejected',
  final: 'Final',
  approved: 'Approved',
} as const;
