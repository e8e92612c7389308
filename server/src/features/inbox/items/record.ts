import { type Static, Type } from 'typebox';
import { Day, Instant } from '../../../lib/days.ts';
import { PersonName, RecordId } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable } from '../../../lib/schema.ts';
import { Approval } from '../../approvals/index.ts';
import { warningKinds } from '../../schedule/index.ts';

/** Requests of others, to be decided on; then what one has to do oneself. */
export const requestKinds = [
  'leave',
  'leave_cancellation',
  'time_entry',
  'timesheet',
  'expense_report',
  'shift_offer',
  'shift_application',
] as const;
export const taskKinds = ['document', 'task', 'training'] as const;
export const inboxKinds = [...requestKinds, 'proposal', ...taskKinds] as const;
export type RequestKind = (typeof requestKinds)[number];
export type InboxKind = (typeof inboxKinds)[number];

/** What is unusual about worked time. */
export const oddities = ['LONG', 'NO_BREAK', 'OVER_PLAN', 'UNDER_PLAN', 'OVERLAP', 'FAR'] as const;
export type Oddity = (typeof oddities)[number];

export const verdicts = ['approve', 'reject'] as const;
export type VerdictName = (typeof verdicts)[number];

const count = (what: string) => Type.Integer({ minimum: 0, examples: [2], description: what });

export const InboxCounts = Type.Object(
  {
    leave: count('Leave requests to decide on.'),
    leave_cancellation: count('Wishes to cancel approved leave.'),
    time_entry: count('Time entries to decide on.'),
    timesheet: count('Timesheets to decide on.'),
    expense_report: count('Expense reports to decide on.'),
    shift_offer: count('Shifts that two people agreed to change, to decide on.'),
    shift_application: count('Applications for open shifts, to choose from.'),
    proposal: count('Proposals to accept or decline.'),
    document: count('Documents to sign.'),
    task: count('Tasks of checklists that are the caller’s to do.'),
    training: count('Courses the caller has still to complete.'),
  },
  { description: 'How much waits of each kind; exact, however much is listed.' },
);
export type InboxCounts = Static<typeof InboxCounts>;

export const InboxFacts = Type.Object({
  available: Nullable(Type.Number(), {
    description:
      'What is left of the type of a leave in its year, with it and everything else that waits taken off; null: without limit, or not to be told.',
  }),
  unit: Nullable(Type.Enum(['DAYS', 'HOURS']), { description: 'What is left is counted in; null: it is no leave.' }),
  away_count: count('Colleagues of the department who are away on some of its days.'),
  away: Type.Array(Type.String(), { description: 'Names of some of them.' }),
  asking_count: count('Colleagues of the department who have asked for some of its days and wait for an answer.'),
  asking: Type.Array(Type.String(), { description: 'Names of some of them.' }),
  shift_count: count(
    'Shifts of the person that a leave meets, as far as the caller sees them; of a shift offer what changes hands, of an application the open shift.',
  ),
  shifts: Type.Array(
    Type.Object({
      title: Nullable(Type.String(), { description: 'What the shift is called.' }),
      starts_at: Instant('When it begins.'),
      ends_at: Instant('When it ends.'),
    }),
    { description: 'The first of them.' },
  ),
  replaces: Nullable(
    Type.Object({
      id: RecordId('lv'),
      start_date: Day('Its first day.'),
      end_date: Day('Its last day.'),
      days: Type.Number({ description: 'Working days that it takes.', examples: [2] }),
      hours: Nullable(Type.Number(), { description: 'Hours of leave by the clock; null: in days.' }),
    }),
    { description: 'The approved leave in whose place a leave is asked for; null: in place of none.' },
  ),
  warned: Type.Array(Type.Enum([...warningKinds]), {
    description:
      'What the schedule warned of when someone took a shift that was offered, for either of the two, or applied for an open one.',
  }),
  by_day: Type.Array(
    Type.Object({
      date: Day('A day of a timesheet.'),
      minutes: Type.Integer({ minimum: 0, description: 'Worked that day.', examples: [480] }),
      planned_minutes: Nullable(Type.Integer({ minimum: 0, examples: [450] }), {
        description: 'What published shifts planned that day, breaks taken off; null: none that the caller sees.',
      }),
    }),
    { description: 'Hours of a timesheet by day; days without any are left out.' },
  ),
  receipt_count: count('Receipts of an expense report.'),
  receipts: Type.Array(
    Type.Object({
      id: RecordId('rct'),
      file_name: Type.String({ description: 'What its file is called.' }),
    }),
    { description: 'The first of them.' },
  ),
  clock_in: Nullable(Instant(), {
    description: 'When a time entry begins; null: it is none, or hours alone were given.',
  }),
  clock_out: Nullable(Instant(), { description: 'When it ends.' }),
  planned_minutes: Nullable(Type.Integer({ minimum: 0, examples: [450] }), {
    description:
      'What the published shift that a time entry meets planned, breaks taken off; null: none that the caller sees.',
  }),
  oddities: Type.Array(Type.Enum([...oddities]), {
    description:
      'What is unusual about a time entry: more than ten hours, more than six without a break, an hour more or less than planned, at the same time as another; for those who see places, outside of the geofence.',
  }),
});
export type InboxFacts = Static<typeof InboxFacts>;

export const InboxItem = Type.Object({
  kind: Type.Enum([...inboxKinds], { description: 'What kind of record waits.' }),
  id: Type.String({ description: 'The record: a leave, a time entry, a timesheet, an expense report, a document, …' }),
  version: Nullable(Type.String(), {
    description:
      'The version of the record as it is shown here, as the ETag of its get-one: a decision names it. Null for what is not decided on.',
  }),
  checklist_id: Nullable(Id('chk'), { description: 'The checklist of a task; null for anything else.' }),
  user: Nullable(PersonName, {
    description: 'Whose request it is, or whom the checklist is about; null: the caller.',
  }),
  on_behalf_of: Nullable(PersonName, {
    description: 'Who is away, and in whose place the caller decides; null: by a right of their own.',
  }),
  title: Nullable(Type.String(), {
    description:
      'Type of leave, project, title of the report, document, task or course; of a proposal the operation; of a shift offer who took it. Null: none, or not to be told.',
  }),
  start_date: Nullable(Day(), { description: 'Its first day, if it has days.' }),
  end_date: Nullable(Day(), { description: 'Its last day.' }),
  days: Nullable(Type.Number(), { description: 'Working days of a leave.' }),
  hours: Nullable(Type.Number(), { description: 'Hours of a leave whose type is counted in hours; null: in days.' }),
  minutes: Nullable(Type.Integer(), { description: 'Worked minutes of an entry or a timesheet.' }),
  has_changed: Type.Boolean({
    description: 'Whether the hours of a timesheet are others than when it was submitted.',
  }),
  submitted_minutes: Nullable(Type.Integer(), {
    description: 'Worked minutes of a timesheet that has changed, as they were submitted.',
  }),
  amount: Nullable(Type.Number(), { description: 'The grand total of an expense report.' }),
  currency: Nullable(Type.String(), { description: 'What the amount is in.' }),
  note: Nullable(Type.String(), { description: 'What the person wrote with it, if the caller may read that.' }),
  facts: Nullable(InboxFacts, {
    description:
      'What one needs to know to decide; null for what is done at its own place. Of leave a deputy learns the same as the person in whose place they decide; a balance by their own right.',
  }),
  since: Instant('Since when it waits.'),
  due_date: Nullable(Day(), { description: 'Until when it is to be done; null: no date was set.' }),
  approvals: Type.Array(Approval, {
    description:
      'Steps of a leave or an expense report; the first that is WAITING is the caller’s to take. Empty: one decision will do.',
  }),
  verdicts: Type.Array(Type.Enum([...verdicts]), {
    description: 'What the caller may decide now; empty for what is done at its own place.',
  }),
});
export type InboxItem = Static<typeof InboxItem>;

export const Inbox = Type.Object(
  {
    counts: InboxCounts,
    others: count(
      'Requests that the caller may decide on and that wait for others first; counted with the rest unless `of` is MINE.',
    ),
    items: Type.Array(InboxItem, { description: 'At most `most`, the oldest due first.' }),
  },
  { $id: 'Inbox' },
);

export const Waiting = Type.Object(
  {
    total: count('Everything that waits for the caller.'),
    mine: count(
      'Of these, what waits for the caller before anyone else: of requests those that no one nearer decides on. Administrators may decide on the others too.',
    ),
    counts: InboxCounts,
    unread_notifications: count('Notifications the caller has not read; 100 stands for 100 and more.'),
  },
  { $id: 'Waiting' },
);
