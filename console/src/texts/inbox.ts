import type { Kind } from '../screens/inbox/item.ts';
import type { NotificationKind } from '../screens/inbox/notification.ts';

/** What each kind is called: one of it, and as a filter. */
export const kindTexts: Readonly<Record<Kind, { readonly one: string; readonly chip: string }>> = {
  leave: { one: 'Time off', chip: 'Time off' },
  leave_cancellation: { one: 'Wants to cancel time off', chip: 'Cancellations' },
  time_entry: { one: 'Time entry', chip: 'Time entries' },
  timesheet: { one: 'Timesheet', chip: 'Timesheets' },
  expense_report: { one: 'Expense report', chip: 'Expenses' },
  document: { one: 'Document to sign', chip: 'To sign' },
  task: { one: 'Task', chip: 'Tasks' },
  training: { one: 'Training', chip: 'Training' },
};

export const inboxTexts = {
  title: 'Inbox',
  lead: 'Everything that waits for you.',
  list: 'What waits for you',
  filter: 'Show',
  all: 'All',
  noneTitle: 'Nothing waits for you',
  none: 'Requests to decide on, documents to sign and tasks of yours appear here.',
  noneOfKind: 'Nothing of this kind waits for you.',
  showAll: 'Show everything',
  more: (shown: number, all: number): string =>
    `The ${String(shown)} oldest of ${String(all)} are shown; the next follow as you decide.`,
  keys: 'Keys: j and k move, x selects, a approves, r rejects, u takes back.',
  approve: 'Approve',
  reject: 'Reject',
  sign: 'Read and sign',
  open: 'Open',
  undo: 'Undo',
  select: (what: string): string => `Select: ${what}`,
  selectAll: 'Select all',
  selected: (count: number): string => `${String(count)} selected`,
  clear: 'Clear selection',
  approveMany: (count: number): string => (count === 1 ? 'Approve 1' : `Approve ${String(count)}`),
  rejectMany: (count: number): string => (count === 1 ? 'Reject 1' : `Reject ${String(count)}`),
  approved: (count: number): string => (count === 1 ? 'Approved.' : `${String(count)} approved.`),
  rejected: (count: number): string => (count === 1 ? 'Rejected.' : `${String(count)} rejected.`),
  rejectTitle: (count: number): string => (count === 1 ? 'Reject this request' : `Reject ${String(count)} requests`),
  reasonHint: 'The person reads it.',
  due: (day: string): string => `due ${day}`,
  overdue: (day: string): string => `was due ${day}`,
  refused: (count: number): string =>
    count === 1 ? 'One could not be decided:' : `${String(count)} could not be decided:`,
  decidedBy: (who: string, what: string): string => `${who} ${what} it in the meantime.`,
  somebody: 'Someone else',
  decidedAs: {
    APPROVED: 'approved',
    REJECTED: 'rejected',
    CANCELLED: 'cancelled',
    PAID: 'paid',
    DELETED: 'deleted',
  } as Readonly<Record<string, string>>,
  handled: 'dealt with',
  away: 'Time off',
} as const;

export const notificationListTexts = {
  title: 'Notifications',
  list: 'What you were told of',
  show: 'Show',
  all: 'All',
  unread: 'Unread',
  readAll: 'Mark all as read',
  read: 'Mark as read',
  new: 'New',
  more: 'Show more',
  noneTitle: 'Nothing yet',
  none: 'Decisions on your requests, tasks, documents to sign and changes of your shifts appear here.',
  noneUnread: 'You have read everything.',
  reason: (reason: string): string => `Reason: ${reason}`,
  by: (name: string): string => `by ${name}`,
} as const;

export const wishTexts = {
  title: 'What to be told of',
  note: 'You get at most one e-mail every 15 minutes. Documents to sign are mailed at once.',
  about: 'About',
  in_app: 'In the app',
  by_mail: 'By mail',
  saved: 'Saved.',
  topics: {
    requests: 'Decisions on my requests',
    tasks: 'Tasks and training given to me',
    signatures: 'Documents to sign',
    shifts: 'Shifts published or changed',
  },
  label: (topic: string, way: string): string => `${topic}: ${way}`,
} as const;

interface Notified {
  readonly title: string;
  readonly days: string;
  readonly week: string;
}

/** What a person is told of: whole sentences. */
export const notificationTexts: Readonly<Record<NotificationKind, (what: Notified) => string>> = {
  leave_approved: ({ title, days }) => `Your time off was approved: ${title}, ${days}.`,
  leave_rejected: ({ title, days }) => `Your time off was rejected: ${title}, ${days}.`,
  leave_cancelled: ({ title, days }) => `Your time off was cancelled: ${title}, ${days}.`,
  leave_cancellation_declined: ({ title, days }) => `Your time off stands: ${title}, ${days}.`,
  time_rejected: ({ week }) => `Time you recorded in the week of ${week} was rejected.`,
  timesheet_approved: ({ days }) => `Your timesheet was approved: ${days}.`,
  timesheet_rejected: ({ days }) => `Your timesheet was rejected: ${days}. Correct it and submit it again.`,
  timesheet_finalized: ({ days }) => `Your timesheet is final and waits for your signature: ${days}.`,
  expenses_approved: ({ title }) => `Your expense report was approved: ${title}.`,
  expenses_rejected: ({ title }) => `Your expense report was rejected: ${title}.`,
  expenses_paid: ({ title }) => `Your expense report was paid: ${title}.`,
  task_assigned: ({ title }) => `You have a task: ${title}.`,
  training_assigned: ({ title }) => `You have training to complete: ${title}.`,
  signature_asked: ({ title }) => `Please sign: ${title}.`,
  shifts_published: ({ week }) => `Your shifts of the week of ${week} were published.`,
  shifts_changed: ({ week }) => `Your shifts of the week of ${week} changed.`,
};
