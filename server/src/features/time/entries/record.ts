import { Type, type Static, type TNull, type TOptional, type TSchema, type TUnion } from 'typebox';
import { Instant, InstantInput } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable, Prose, Strict, Text } from '../../../kernel/schema.ts';
import type { Scope } from '../../../kernel/scopes.ts';

export const entryStatuses = ['ACTIVE', 'RUNNING', 'DELETED'] as const;
export type EntryStatus = (typeof entryStatuses)[number];
export const approvalStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];
export const entrySources = ['API', 'MANUAL', 'CLOCK', 'IMPORT'] as const;
export type EntrySource = (typeof entrySources)[number];

const entryFields = {
  id: Id('ten'),
  user_id: Id('usr'),
  clock_in: Instant('Rounded by the rules of the organization.'),
  clock_out: Nullable(Instant(), { description: 'null while the entry is RUNNING.' }),
  duration_minutes: Type.Integer({
    examples: [210],
    description: 'Elapsed time with the break subtracted; 0 while RUNNING.',
  }),
  break_minutes: Type.Integer({ examples: [0] }),
  project_id: Nullable(Id('prj')),
  task_id: Nullable(Id('tsk')),
  description: Nullable(Type.String({ examples: ['Mise en place'] })),
  notes: Nullable(Type.String(), { description: 'The reason of a rejection is added here.' }),
  tags: Type.Array(Type.String(), { examples: [['on-site']] }),
  is_billable: Type.Boolean(),
  status: Type.Enum([...entryStatuses], {
    description: 'ACTIVE: completed; RUNNING: clocked in; DELETED: in no list any more.',
  }),
  approval_status: Type.Enum([...approvalStatuses]),
  approved_by_id: Nullable(Id('usr')),
  approved_at: Nullable(Instant()),
  source: Type.Enum([...entrySources]),
  scheduled_shift_id: Nullable(Id('shf'), { description: 'The shift during which the person clocked in.' }),
  created_at: Instant(),
  updated_at: Instant(),
};

/** On one's own entries, and on everyone's for Department Head and above. */
const rateFields = {
  hourly_rate: Type.Optional(Type.Number({ examples: [32.5], description: '0 where none was set.' })),
  billable_amount: Type.Optional(
    Type.Number({ examples: [113.75], description: 'hourly_rate × duration; 0 when not billable.' }),
  ),
};

export const locationScope: Scope = 'time_entries.location:read';
const located = <T extends TSchema>(type: T) =>
  Type.Optional({ ...Nullable(type), 'x-scope': locationScope }) as unknown as TOptional<TUnion<[T, TNull]>>;

export const latitude = Type.Number({ minimum: -90, maximum: 90, examples: [43.6426] });
export const longitude = Type.Number({ minimum: -180, maximum: 180, examples: [-79.3871] });
export const accuracyM = Type.Number({ minimum: 0, maximum: 1_000_000, examples: [12] });

const locationFields = {
  clock_in_latitude: located(latitude),
  clock_in_longitude: located(longitude),
  clock_in_accuracy_m: located(accuracyM),
  clock_in_address: located(Type.String()),
  clock_out_latitude: located(latitude),
  clock_out_longitude: located(longitude),
  clock_out_accuracy_m: located(accuracyM),
  clock_out_address: located(Type.String()),
  outside_geofence: located(Type.Boolean()),
};

export const TimeEntry = Type.Object(
  { ...entryFields, ...rateFields, ...locationFields },
  {
    $id: 'TimeEntry',
    description:
      'Work of one person from clock_in to clock_out. It belongs to the day on which it starts on the organization’s calendar. hourly_rate and billable_amount appear on one’s own entries, and on everyone’s for Department Heads and above.',
  },
);

const Named = (prefix: 'prj' | 'tsk') => Nullable(Type.Object({ id: Id(prefix), name: Type.String() }));

/** What events carry: with the names a receiver needs, never a place. */
export const TimeEntryInEvent = Type.Object(
  {
    ...entryFields,
    ...rateFields,
    user: Type.Object({ id: Id('usr'), first_name: Text(100), last_name: Text(100) }),
    project: Named('prj'),
    task: Named('tsk'),
  },
  { $id: 'TimeEntryInEvent', description: 'A time entry as events carry it.' },
);

export type TimeEntry = Static<typeof TimeEntry>;
export type TimeEntryInEvent = Static<typeof TimeEntryInEvent>;
export type EntryLocation = Required<Pick<TimeEntry, keyof typeof locationFields>>;
export type PlainEntry = Omit<TimeEntry, keyof typeof rateFields | keyof EntryLocation>;

export const entryFieldNames = Object.keys(entryFields) as (keyof PlainEntry)[];
export const locationFieldNames = Object.keys(locationFields) as (keyof EntryLocation)[];

/** Fields that a caller sets, on a new entry and on one that is there. */
const tags = Type.Array(Text(50), { maxItems: 20, uniqueItems: true, examples: [['on-site']] });
const editableFields = {
  break_minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 1439, default: 0 })),
  project_id: Type.Optional(Nullable(Id('prj', 'A project that the caller sees.'))),
  task_id: Type.Optional(Nullable(Id('tsk', 'A task of the project.'))),
  description: Type.Optional(Nullable(Prose(2000, { examples: ['Mise en place'] }))),
  notes: Type.Optional(Nullable(Prose(5000))),
  tags: Type.Optional(tags),
  is_billable: Type.Optional(
    Type.Boolean({ description: 'On a new entry that of the task or the project unless given; false without one.' }),
  ),
  hourly_rate: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 9_999_999_999,
      description: 'Set by Administrators and Executives alone; at most four decimals.',
    }),
  ),
};

export const NewTimeEntry = Strict({
  clock_in: { ...InstantInput(), examples: ['2026-03-09T10:30:00-04:00'] },
  clock_out: { ...InstantInput('After clock_in, at most 24 hours.'), examples: ['2026-03-09T14:00:00-04:00'] },
  ...editableFields,
  user_id: Type.Optional(
    Id('usr', 'Whose entry it is. For Administrators and Executives; the caller’s own when absent.'),
  ),
});
export type NewTimeEntry = Static<typeof NewTimeEntry>;

export const TimeEntryChanges = Strict({
  clock_in: Type.Optional(InstantInput()),
  clock_out: Type.Optional(InstantInput('On a RUNNING entry it completes it.')),
  ...editableFields,
});
export type TimeEntryChanges = Static<typeof TimeEntryChanges>;
