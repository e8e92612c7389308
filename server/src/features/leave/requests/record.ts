import { Type, type Static } from 'typebox';
import { Day, Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable, Prose, Strict } from '../../../kernel/schema.ts';
import { halves } from '../calendar/working-days.ts';

export const leaveStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;
export type LeaveStatus = (typeof leaveStatuses)[number];

/** On the organization's wall clock. */
const clockTime = (description: string, latest: '23:59' | '24:00', examples?: string[]) =>
  Type.String({
    pattern: latest === '24:00' ? '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$' : '^([01]\\d|2[0-3]):[0-5]\\d$',
    maxLength: 5,
    description,
    ...(examples && { examples }),
  });

const leaveFields = {
  id: Id('lv'),
  user_id: Id('usr'),
  leave_type_id: Nullable(Id('lvt'), { description: 'null where the leave is private and not the reader’s to know.' }),
  leave_type: Type.Object({
    id: Nullable(Id('lvt')),
    name: Type.String({ examples: ['Vacation'] }),
    code: Type.String({ examples: ['VACATION'] }),
    color: Type.String({ examples: ['#10B981'] }),
    is_private: Type.Boolean({ examples: [false] }),
  }),
  status: Type.Enum([...leaveStatuses]),
  start_date: Day(),
  end_date: Day('The last day of the leave.'),
  start_half: Type.Enum([...halves], { description: 'SECOND_HALF: begins at noon of start_date.' }),
  end_half: Type.Enum([...halves], { description: 'FIRST_HALF: ends at noon of end_date.' }),
  start_time: Nullable(clockTime('For types counted in hours, else null.', '23:59', ['09:00'])),
  end_time: Nullable(clockTime('For types counted in hours, else null.', '24:00', ['11:30'])),
  total_days: Type.Number({
    examples: [5],
    description: 'Working days; weekends of the organization and public holidays are left out, a half day is 0.5.',
  }),
  total_hours: Nullable(Type.Number({ examples: [2.5] }), { description: 'For types counted in hours, else null.' }),
  reason: Nullable(Type.String()),
  decided_by_id: Nullable(Id('usr'), {
    description: 'Who took the last decision: approved, rejected, cancelled, or declined a cancellation.',
  }),
  decided_at: Nullable(Instant()),
  decision_comment: Nullable(Type.String()),
  rejection_reason: Nullable(Type.String()),
  cancellation_requested_at: Nullable(Instant(), {
    description:
      'Set while the person’s wish to cancel an APPROVED leave waits for an answer, and kept once it is granted.',
  }),
  cancelled_at: Nullable(Instant()),
  cancellation_request_reason: Nullable(Type.String(), {
    description: 'Why the person withdrew it or wants it cancelled.',
  }),
  submitted_at: Instant(),
  created_at: Instant(),
  updated_at: Instant(),
};

export const Leave = Type.Object(leaveFields, {
  $id: 'Leave',
  description:
    'Time off of one person. A leave of a private type is whole for the person, their manager, Administrators and Executives; other readers get its dates and status, and nothing of its type, reason and comments.',
});
export type Leave = Static<typeof Leave>;

/** Own columns of the table; the type comes beside them. */
export const leaveColumnNames = (Object.keys(leaveFields) as (keyof Leave)[]).filter((name) => name !== 'leave_type');

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
    Nullable(
      clockTime(
        'Required for types counted in hours, refused for others. On the organization’s clock, such as 09:00.',
        '23:59',
      ),
    ),
  ),
  end_time: Type.Optional(Nullable(clockTime('After start_time on the same day; 24:00 at the latest.', '24:00'))),
  reason: Type.Optional(Nullable(Prose(2000, { examples: ['A week by the sea'] }))),
};

export const NewLeave = Strict({
  leave_type_id: Id('lvt', 'An active leave type.'),
  start_date: Day(),
  end_date: Day('The last day; not before start_date, at most two years of leave at once.'),
  ...spanFields,
  user_id: Type.Optional(
    Id(
      'usr',
      'Whose leave it is: for their manager, their Department Head, Administrators and Executives. The caller’s own when absent.',
    ),
  ),
});
export type NewLeave = Static<typeof NewLeave>;

export const LeaveChanges = Strict({
  leave_type_id: Type.Optional(Id('lvt', 'An active leave type.')),
  start_date: Type.Optional(Day()),
  end_date: Type.Optional(Day()),
  ...spanFields,
});
export type LeaveChanges = Static<typeof LeaveChanges>;

export const Approval = Strict({ comment: Type.Optional(Nullable(Reason('A word with the decision.', 'Enjoy.'))) });
export const Rejection = Strict({ reason: Reason('Why it is not granted.', 'Two of the kitchen are away that week.') });
export const Cancellation = Strict({
  reason: Type.Optional(Nullable(Reason('Why it is cancelled.', 'The trip was called off.'))),
});
export const Declination = Strict({ reason: Reason('Why the leave stands.', 'Your cover is already booked.') });
