import { type Static, type TNull, type TOptional, type TSchema, type TUnion, Type } from 'typebox';
import type { Scope } from '../../../kernel/scopes.ts';
import { Instant, InstantInput } from '../../../lib/days.ts';
import {
  Changes,
  CreatedAt,
  described,
  Included,
  OnBehalfOf,
  PersonName,
  RecordId,
  RecordName,
  UpdatedAt,
} from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable, Prose, Strict, Text } from '../../../lib/schema.ts';

export const entryStatuses = ['ACTIVE', 'RUNNING', 'DELETED'] as const;
export type EntryStatus = (typeof entryStatuses)[number];
export const approvalStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];
export const entrySources = ['API', 'MANUAL', 'CLOCK', 'IMPORT'] as const;
export type EntrySource = (typeof entrySources)[number];

const Break = Type.Object(
  {
    start: { ...Instant('When it began, as it was clocked.'), examples: ['2026-03-09T16:00:00.000Z'] },
    end: Nullable(Instant(), {
      examples: ['2026-03-09T16:30:00.000Z'],
      description: 'When it ended; null while it is open.',
    }),
    is_paid: Type.Boolean({
      description: 'Whether a working rule has it paid; a break in which paid minutes end is told in two.',
    }),
    is_open: Type.Boolean({ description: 'Whether the person is on this break now.' }),
  },
  { $id: 'TimeEntryBreak', description: 'A break of an entry. It counts its whole minutes.' },
);
export type EntryBreak = Static<typeof Break>;

export const BreakFlagFields = {
  rule: Type.String({
    examples: ['break'],
    description: 'Which working rule; FORGOTTEN_BACK: the last break ended with the entry.',
  }),
  missing_minutes: Type.Integer({
    examples: [30],
    description: 'What was missing of the break that the rule asks for.',
  }),
  deducted_minutes: Type.Integer({ examples: [0], description: 'What of it was taken off; a part of break_minutes.' }),
};
export const BreakFlag = Type.Object(BreakFlagFields, {
  $id: 'BreakFlag',
  description: 'A break that was missing or short by a working rule.',
});
export type BreakFlag = Static<typeof BreakFlag>;

export const shiftFlagKinds = ['CAME_LATE', 'LEFT_EARLY'] as const;
const ShiftFlag = Type.Object(
  {
    kind: Type.Enum([...shiftFlagKinds], {
      description: 'CAME_LATE: in after the shift began; LEFT_EARLY: out before it ended.',
    }),
    minutes: Type.Integer({ examples: [12], description: 'By how much, in whole minutes of the times that count.' }),
  },
  { $id: 'ShiftFlag', description: 'How the clock differs from the published shift.' },
);
export type ShiftFlag = Static<typeof ShiftFlag>;

const entryFields = {
  id: RecordId('ten'),
  user_id: Id('usr', 'Whose time it is.'),
  clock_in: Instant('Rounded by the rules of the organization.'),
  clock_out: Nullable(Instant(), {
    examples: ['2026-03-09T18:00:00.000Z'],
    description: 'Rounded like clock_in; null while the entry is RUNNING.',
  }),
  duration_minutes: Type.Integer({
    examples: [210],
    description: 'Elapsed time with the break subtracted; 0 while RUNNING.',
  }),
  is_duration: Type.Boolean({
    examples: [false],
    description: 'Whether hours alone were given: clock_in and clock_out then only place them on the day.',
  }),
  break_minutes: Type.Integer({
    description: 'Unpaid break, already subtracted from duration_minutes; with what a working rule took off.',
    examples: [0],
  }),
  breaks: Type.Array(Break, {
    examples: [[]],
    description: 'Breaks that were clocked or written with their times; none where break_minutes is a plain figure.',
  }),
  break_flags: Type.Array(BreakFlag, {
    examples: [[]],
    description: 'What working rules found when it was completed or its times last changed.',
  }),
  project_id: Nullable(Id('prj'), { description: 'What the time was spent on; null: on no project.' }),
  task_id: Nullable(Id('tsk'), { description: 'A task of that project; null: none.' }),
  description: Personal(Nullable(Type.String({ examples: ['Mise en place'] }), { description: 'What was done.' })),
  notes: Personal(Nullable(Type.String(), { description: 'The reason of a rejection is added here.' })),
  tags: Personal(
    Type.Array(Type.String(), { description: 'Labels, in the order given.', examples: [['on-site']] }),
    [],
  ),
  is_billable: Type.Boolean({ description: 'Whether it is billed to the client.' }),
  status: Type.Enum([...entryStatuses], {
    description: 'ACTIVE: completed; RUNNING: clocked in; DELETED: in no list any more.',
  }),
  approval_status: Type.Enum([...approvalStatuses], {
    description: 'PENDING: waits for a decision; REJECTED: does not count on the timesheet.',
  }),
  approved_by_id: Nullable(Id('usr'), {
    examples: [null],
    description: 'Who approved it; null unless it is APPROVED, and if no one had to.',
  }),
  on_behalf_of_id: OnBehalfOf(),
  approved_at: Nullable(Instant(), { description: 'When it was approved; null unless it is APPROVED.' }),
  rejected_by_id: Nullable(Id('usr'), {
    examples: [null],
    description: 'Who turned it down; null unless it is REJECTED, and if nobody knows any more.',
  }),
  rejection_reason: Personal(
    Nullable(Type.String(), { description: 'Why it was turned down; null unless it is REJECTED.' }),
  ),
  source: Type.Enum([...entrySources], {
    description: 'How it came: by this API, by hand in the app, by the clock, or by an import.',
  }),
  scheduled_shift_id: Nullable(Id('shf'), { description: 'The shift during which the person clocked in.' }),
  shift_flags: Type.Array(ShiftFlag, {
    examples: [[]],
    description:
      'Where the clock differs from that shift, as it was published when the entry began, ended or its times last changed. Of several entries in a shift the first can have come late, the last can have left early. None on what was written by hand.',
  }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

const BeforeCorrection = Type.Object(
  {
    clock_in: Instant('When it began, as it was shown then.'),
    clock_out: Nullable(Instant(), { description: 'When it ended; null: it ran.' }),
    break_minutes: Type.Integer({ description: 'The unpaid break of then.', examples: [0] }),
  },
  { $id: 'TimeBeforeCorrection', description: 'The times of an entry before anyone put it right.' },
);
export type BeforeCorrection = Static<typeof BeforeCorrection>;

/** On entries that someone who leads the person recorded or put right. */
const correctionFields = {
  corrected_by_id: Type.Optional(
    Id('usr', 'Who recorded it for the person, or put it right last. Absent unless someone did.'),
  ),
  corrected_at: Type.Optional(Instant('When. Absent unless someone did.')),
  correction_reason: Type.Optional(
    Personal(
      Nullable(Type.String(), {
        description: 'Why, in the words that the person was told. Absent unless someone did.',
        examples: ['The tablet was broken.'],
      }),
    ),
  ),
  before_correction: Type.Optional(
    Nullable(BeforeCorrection, {
      description:
        'The times before anyone put it right; null: it was recorded for the person. Absent unless someone did.',
    }),
  ),
};
export const correctionFieldNames = Object.keys(correctionFields) as (keyof typeof correctionFields)[];

/** On one's own entries, and on everyone's for Department Head and above. */
const rateFields = {
  hourly_rate: Type.Optional(Type.Number({ examples: [32.5], description: '0 if none was set.' })),
  billable_amount: Type.Optional(
    Type.Number({ examples: [113.75], description: 'hourly_rate × duration; 0 when not billable.' }),
  ),
};

export const rateFieldNames = Object.keys(rateFields);

export const locationScope: Scope = 'time_entries.location:read';
const located = <T extends TSchema>(type: T, description: string) =>
  Type.Optional({ ...Nullable(type, { description }), 'x-scope': locationScope }) as unknown as TOptional<
    TUnion<[T, TNull]>
  >;

export const latitude = Type.Number({ minimum: -90, maximum: 90, description: 'Degrees north.', examples: [43.6426] });
export const longitude = Type.Number({
  minimum: -180,
  maximum: 180,
  description: 'Degrees east.',
  examples: [-79.3871],
});
export const accuracyM = Type.Number({
  minimum: 0,
  maximum: 1_000_000,
  description: 'How exact the position is, in metres.',
  examples: [12],
});

const locationFields = {
  clock_in_latitude: located(latitude, 'Where the person clocked in, in degrees north.'),
  clock_in_longitude: located(longitude, 'Where the person clocked in, in degrees east.'),
  clock_in_accuracy_m: located(accuracyM, 'How exact that position is, in metres.'),
  clock_in_address: located(Type.String(), 'The address of that position, as the device told it.'),
  clock_out_latitude: located(latitude, 'Where the person clocked out, in degrees north.'),
  clock_out_longitude: located(longitude, 'Where the person clocked out, in degrees east.'),
  clock_out_accuracy_m: located(accuracyM, 'How exact that position is, in metres.'),
  clock_out_address: located(Type.String(), 'The address of that position, as the device told it.'),
  outside_geofence: located(
    Type.Boolean(),
    'Whether they clocked in outside the organization’s geofence; null without one or without a position.',
  ),
};

/** What `include` shows beside an entry. */
export const entryIncludes = { user: 'user_id', project: 'project_id', task: 'task_id' };

const NamedProject = RecordName('NamedProject', 'prj', 'Summer menu');
const NamedTask = RecordName('NamedTask', 'tsk', 'Taste the desserts');

const includedFields = {
  user: Included(PersonName, 'user_id'),
  project: Included(NamedProject, 'project_id'),
  task: Included(NamedTask, 'task_id'),
};

export const TimeEntry = Type.Object(
  { ...entryFields, ...correctionFields, ...rateFields, ...locationFields, ...includedFields },
  {
    $id: 'TimeEntry',
    description:
      'Work of one person from clock_in to clock_out. It belongs to the day on which it starts on the organization’s calendar. hourly_rate and billable_amount appear on one’s own entries, and on everyone’s for Department Heads and above.',
  },
);

/** What events carry: with the names a receiver needs, never a place. */
export const TimeEntryInEvent = Type.Object(
  {
    ...entryFields,
    ...correctionFields,
    ...rateFields,
    user: described(PersonName, 'The same person by name.'),
    project: Nullable(NamedProject, { description: 'The project by name; null: none.' }),
    task: Nullable(NamedTask, { description: 'The task by name; null: none.' }),
  },
  { $id: 'TimeEntryInEvent', description: 'A time entry as events carry it.' },
);

export type TimeEntry = Static<typeof TimeEntry>;
export type TimeEntryInEvent = Static<typeof TimeEntryInEvent>;
export type EntryLocation = Required<Pick<TimeEntry, keyof typeof locationFields>>;
export type PlainEntry = Omit<
  TimeEntry,
  keyof typeof rateFields | keyof typeof correctionFields | keyof typeof includedFields | keyof EntryLocation
>;

export const entryFieldNames = Object.keys(entryFields) as (keyof PlainEntry)[];
export const locationFieldNames = Object.keys(locationFields) as (keyof EntryLocation)[];

/** Fields that a caller sets, on a new entry and on one that is there. */
const tags = Type.Array(Text(50), {
  description: 'Labels; all of them, in place of those there.',
  maxItems: 20,
  uniqueItems: true,
  examples: [['on-site']],
});
const NewBreak = Strict(
  {
    start: {
      ...InstantInput('Not before clock_in, nor before the end of the break before.'),
      examples: ['2026-03-09T12:00:00-04:00'],
    },
    end: { ...InstantInput('After start, not after clock_out.'), examples: ['2026-03-09T12:30:00-04:00'] },
  },
  { description: 'A break with its times.' },
);
export type NewBreak = Static<typeof NewBreak>;
export const maxBreaks = 24;

const breakFields = {
  break_minutes: Type.Optional(
    Type.Integer({ description: 'Unpaid break; shorter than the entry. 0 unless given.', minimum: 0, maximum: 1439 }),
  ),
  breaks: Type.Optional(
    Type.Array(NewBreak, {
      maxItems: maxBreaks,
      description: 'In place of break_minutes: all breaks with their times, in order.',
    }),
  ),
};

const editableFields = {
  ...breakFields,
  is_duration: Type.Optional(
    Type.Boolean({
      description:
        'true: hours alone were given, and the times only place them on the day. Other times without it make it false.',
    }),
  ),
  project_id: Type.Optional(Nullable(Id('prj'), { description: 'A project that the caller sees.' })),
  task_id: Type.Optional(Nullable(Id('tsk'), { description: 'A task of the project.' })),
  description: Type.Optional(Nullable(Prose(2000, { examples: ['Mise en place'] }), { description: 'What was done.' })),
  notes: Type.Optional(Nullable(Prose(5000), { description: 'Remarks. A rejection adds its reason here.' })),
  tags: Type.Optional(tags),
  is_billable: Type.Optional(
    Type.Boolean({ description: 'On a new entry that of the task or the project unless given; false without one.' }),
  ),
  hourly_rate: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 9_999_999_999,
      description: 'Set by Administrators and Executives alone, never on an entry of their own; at most four decimals.',
    }),
  ),
};

export const NewTimeEntry = Strict({
  clock_in: { ...InstantInput('When the work began.'), examples: ['2026-03-09T10:30:00-04:00'] },
  clock_out: { ...InstantInput('After clock_in, at most 24 hours.'), examples: ['2026-03-09T14:00:00-04:00'] },
  ...editableFields,
  user_id: Type.Optional(
    Id('usr', 'Whose entry it is. For Administrators and Executives; the caller’s own when absent.'),
  ),
});
export type NewTimeEntry = Static<typeof NewTimeEntry>;

export const TimeEntryChanges = Changes({
  clock_in: InstantInput('When the work began.'),
  clock_out: InstantInput('On a RUNNING entry it completes it.'),
  ...editableFields,
});
export type TimeEntryChanges = Static<typeof TimeEntryChanges>;

const reason = Prose(500, {
  description: 'Why; the person is told, and it stays with the entry.',
  examples: ['The tablet at the back door was broken.'],
});

export const EntryCorrection = Strict({
  clock_in: Type.Optional(InstantInput('When the work began.')),
  clock_out: Type.Optional(InstantInput('On a RUNNING entry it completes it.')),
  ...breakFields,
  reason,
});

export const EntryForAnother = Strict({
  user_id: Id('usr', 'Whose time it is: someone whom the caller leads.'),
  clock_in: { ...InstantInput('When the work began.'), examples: ['2026-03-09T10:30:00-04:00'] },
  clock_out: Type.Optional({
    ...InstantInput('After clock_in, at most 24 hours. Left out: the person is still at work, and the entry runs.'),
    examples: ['2026-03-09T14:00:00-04:00'],
  }),
  ...breakFields,
  description: editableFields.description,
  reason,
});
export type EntryForAnother = Static<typeof EntryForAnother>;
