import { type Static, Type } from 'typebox';
import { Day, Instant } from '../../../lib/days.ts';
import { Changes, CreatedAt, Included, OnBehalfOf, PersonName, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable, Prose, Strict } from '../../../lib/schema.ts';
import { AllSteps, Approvals } from '../../approvals/index.ts';
import { halves } from '../calendar/working-days.ts';

export const leaveStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;
export type LeaveStatus = (typeof leaveStatuses)[number];

/** On the organization's wall clock. */
const clockTime = (latest: '23:59' | '24:00', description: string) =>
  Nullable(
    Type.String({
      pattern: latest === '24:00' ? '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$' : '^([01]\\d|2[0-3]):[0-5]\\d$',
      maxLength: 5,
    }),
    { description },
  );

const leaveFields = {
  id: RecordId('lv'),
  user_id: Id('usr', 'Who is away.'),
  leave_type_id: Nullable(Id('lvt'), { description: 'null if the leave is private and not the reader’s to know.' }),
  leave_type: Type.Object(
    {
      id: Nullable(Id('lvt'), { description: 'The same as leave_type_id.' }),
      name: Type.String({ examples: ['Vacation'], description: 'What the type is called.' }),
      code: Type.String({ examples: ['VACATION'], description: 'Its short name for other systems.' }),
      color: Type.String({ examples: ['#10B981'], description: 'Hex colour in calendars.' }),
      is_private: Type.Boolean({ examples: [false], description: 'Whether the leave is redacted for most readers.' }),
    },
    {
      $id: 'LeaveTypeInLeave',
      description: 'What kind of leave it is; of private leave, most readers learn only that it is one.',
    },
  ),
  status: Type.Enum([...leaveStatuses], {
    description: 'PENDING: waits for a decision. Nothing changes any more once it is REJECTED or CANCELLED.',
  }),
  start_date: { ...Day('The first day of the leave.'), examples: ['2026-04-13'] },
  end_date: { ...Day('The last day of the leave.'), examples: ['2026-04-17'] },
  start_half: Type.Enum([...halves], { description: 'SECOND_HALF: begins at noon of start_date.' }),
  end_half: Type.Enum([...halves], { description: 'FIRST_HALF: ends at noon of end_date.' }),
  start_time: clockTime('23:59', 'Of leave by the clock, on the organization’s; null for whole and half days.'),
  end_time: clockTime('24:00', 'Of leave by the clock, 24:00 at the latest; null for whole and half days.'),
  total_days: Type.Number({
    examples: [5],
    description: 'Working days; weekends of the organization and public holidays are left out, a half day is 0.5.',
  }),
  total_hours: Nullable(Type.Number(), {
    examples: [null],
    description: 'Of leave by the clock; null for whole and half days.',
  }),
  reason: Personal(Nullable(Type.String(), { description: 'Why the person asked for it.' })),
  decided_by_id: Nullable(Id('usr'), {
    examples: [null],
    description: 'Who took the last decision: approved, rejected, cancelled, or declined a cancellation.',
  }),
  on_behalf_of_id: OnBehalfOf(),
  decided_at: Nullable(Instant(), { description: 'When that decision was taken; null until then.' }),
  decision_comment: Personal(Nullable(Type.String(), { description: 'What was said along with the decision.' })),
  rejection_reason: Personal(
    Nullable(Type.String(), { description: 'Why it was not granted; null unless it is REJECTED.' }),
  ),
  approvals: Approvals(),
  replaces_id: Nullable(Id('lv'), {
    examples: [null],
    description:
      'The approved leave in whose place this one is asked for, or was. That one stands until this is decided, and is CANCELLED once this is approved.',
  }),
  change_id: Nullable(Id('lv'), {
    examples: [null],
    description:
      'The leave that is asked for in place of this one and waits; of a CANCELLED one, the leave that took its place.',
  }),
  cancellation_requested_at: Nullable(Instant(), {
    description:
      'Set while the person’s wish to cancel an APPROVED leave waits for an answer, and kept once it is granted.',
  }),
  cancelled_at: Nullable(Instant(), {
    description: 'When it was withdrawn or cancelled; null unless it is CANCELLED.',
  }),
  cancellation_request_reason: Personal(
    Nullable(Type.String(), { description: 'Why the person withdrew it or wants it cancelled.' }),
  ),
  submitted_at: { ...Instant('When it was asked for or booked.'), examples: ['2026-03-09T18:05:00.000Z'] },
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const Leave = Type.Object(
  { ...leaveFields, user: Included(PersonName, 'user_id') },
  {
    $id: 'Leave',
    description:
      'Time off of one person. A leave of a private type is whole for the person, their manager, Administrators and Executives; other readers get its dates and status, and nothing of its type, reason and comments.',
  },
);
/** What `include` shows beside a leave; its type is always there. */
export const leaveIncludes = { user: 'user_id' };
export type Leave = Static<typeof Leave>;

/** Own columns of the table; the type and the steps come beside them. */
export const leaveColumnNames = (Object.keys(leaveFields) as (keyof typeof leaveFields)[]).filter(
  (name) => name !== 'leave_type' && name !== 'approvals',
);

const Reason = (description: string, example: string) => Prose(2000, { description, examples: [example] });

/** What says when and what of a leave: on a new one, and while it is PENDING. */
const spanFields = {
  start_half: Type.Optional(
    Type.Enum([...halves], {
      default: 'FULL_DAY',
      description: 'Over several days SECOND_HALF begins at noon. A single half day has both halves equal.',
    }),
  ),
  end_half: Type.Optional(
    Type.Enum([...halves], {
      description: 'Over several days FIRST_HALF ends at noon. On a single day that of start_half unless given.',
    }),
  ),
  start_time: Type.Optional(
    clockTime(
      '23:59',
      'Required for types counted in hours; on a single day also of types that allow hours; refused for others. On the organization’s clock, such as 09:00.',
    ),
  ),
  end_time: Type.Optional(clockTime('24:00', 'After start_time on the same day; 24:00 at the latest.')),
  reason: Type.Optional(
    Nullable(Prose(2000, { examples: ['A week by the sea'] }), {
      description: 'Why it is asked for. Seen by those who see the leave whole.',
    }),
  ),
};

export const NewLeave = Strict({
  leave_type_id: Id('lvt', 'An active leave type.'),
  start_date: { ...Day('The first day of the leave.'), examples: ['2026-04-13'] },
  end_date: {
    ...Day('The last day; not before start_date, at most two years of leave at once.'),
    examples: ['2026-04-17'],
  },
  ...spanFields,
  user_id: Type.Optional(
    Id(
      'usr',
      'Whose leave it is: for their manager, their Department Head, Administrators and Executives. The caller’s own when absent.',
    ),
  ),
});
export type NewLeave = Static<typeof NewLeave>;

export const LeaveToPreview = Strict({
  ...NewLeave.properties,
  replaces_id: Type.Optional(Id('lv', 'An approved leave in whose place it would be.')),
});
export type LeaveToPreview = Static<typeof LeaveToPreview>;

export const LeaveChanges = Changes({
  leave_type_id: Id('lvt', 'An active leave type.'),
  start_date: { ...Day('The first day of the leave.'), examples: ['2026-04-13'] },
  end_date: Day('The last day; not before start_date.'),
  ...spanFields,
});
export type LeaveChanges = Static<typeof LeaveChanges>;

/** Another leave in place of an approved one: what is not sent stays as it was. */
export const LeaveInPlace = Strict({
  leave_type_id: Type.Optional(Id('lvt', 'An active leave type; that of the leave that stands when absent.')),
  start_date: { ...Day('The first day.'), examples: ['2026-05-18'] },
  end_date: { ...Day('The last day; not before start_date.'), examples: ['2026-05-19'] },
  ...spanFields,
});
export type LeaveInPlace = Static<typeof LeaveInPlace>;

export const Approval = Strict({
  comment: Type.Optional(Nullable(Prose(2000, { examples: ['Enjoy.'] }), { description: 'A word with the decision.' })),
  all_steps: AllSteps(),
});
export const Rejection = Strict({
  reason: Reason('Why it is not granted.', 'Two of the kitchen are away that week.'),
  all_steps: AllSteps(),
});
export const Cancellation = Strict({
  reason: Type.Optional(
    Nullable(Prose(2000, { examples: ['The trip was called off.'] }), { description: 'Why it is cancelled.' }),
  ),
});
export const Declination = Strict({ reason: Reason('Why the leave stands.', 'Your cover is already booked.') });
