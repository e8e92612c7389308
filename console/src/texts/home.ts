import { inList } from '../in-list.ts';
import { counted } from './counted.ts';

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
  workedToday: (said: string): string => `${said} hours worked today.`,
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
