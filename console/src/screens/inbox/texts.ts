import type { Data } from '../../client/hooks.ts';
import type { Format } from '../../format.ts';
import { fullName, plural } from '../../words.ts';

export type InboxData = Data<'/inbox'>;
export type Item = InboxData['items'][number];
export type Kind = Item['kind'];
export type Verdict = Item['verdicts'][number];

export const kinds: readonly Kind[] = [
  'leave',
  'leave_cancellation',
  'time_entry',
  'timesheet',
  'expense_report',
  'document',
  'task',
  'training',
];

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
  reason: 'Reason',
  reasonHint: 'The person reads it.',
  cancel: 'Cancel',
  since: (ago: string): string => `waits since ${ago}`,
  due: (day: string): string => `due ${day}`,
  overdue: (day: string): string => `was due ${day}`,
  refused: (count: number): string =>
    count === 1 ? 'One could not be decided:' : `${String(count)} could not be decided:`,
  decidedBy: (who: string, what: string): string => `${who} ${what} it meanwhile.`,
  somebody: 'Somebody else',
  decidedAs: {
    APPROVED: 'approved',
    REJECTED: 'rejected',
    CANCELLED: 'cancelled',
    PAID: 'paid',
    DELETED: 'deleted',
  } as Readonly<Record<string, string>>,
  handled: 'dealt with',
  unsent: 'The decision could not be sent. Nothing was decided.',
  away: 'Time off',
} as const;

/** The first line: who or what. */
export const titleOf = (item: Item): string =>
  item.user === null || item.kind === 'task' ? (item.title ?? kindTexts[item.kind].one) : fullName(item.user);

/** The second line: what of it, in words. */
export function detailOf(item: Item, format: Format): string {
  const { start_date: start, end_date: end } = item;
  const days = start === null ? null : format.days(start, end ?? start);
  const parts = {
    leave: [item.title ?? inboxTexts.away, days, item.days === null ? null : plural(item.days, 'working day')],
    leave_cancellation: [kindTexts.leave_cancellation.one, item.title, days],
    time_entry: [
      kindTexts.time_entry.one,
      item.title,
      days,
      item.minutes === null ? null : format.minutes(item.minutes),
    ],
    timesheet: [kindTexts.timesheet.one, days, item.minutes === null ? null : format.minutes(item.minutes)],
    expense_report: [item.title, item.amount === null ? null : format.money(item.amount, item.currency ?? undefined)],
    document: [kindTexts.document.one],
    task: [kindTexts.task.one, item.user === null ? null : fullName(item.user)],
    training: [kindTexts.training.one],
  }[item.kind];
  return parts.filter((part) => part !== null && part !== '').join(' · ');
}

/** Where the thing itself is. */
export function placeOf({ kind, id, checklist_id }: Item): string {
  switch (kind) {
    case 'leave':
    case 'leave_cancellation':
      return `/time-off/${id}`;
    case 'time_entry':
      return '/time-entries';
    case 'timesheet':
      return `/timesheets/${id}`;
    case 'expense_report':
      return `/expenses/${id}`;
    case 'document':
      return `/documents/${id}`;
    case 'task':
      return `/onboarding/${checklist_id ?? ''}`;
    case 'training':
      return '/training';
  }
}

export const keyOf = ({ kind, id }: Item): string => `${kind}:${id}`;
