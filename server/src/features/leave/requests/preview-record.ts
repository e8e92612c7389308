import { type Static, Type } from 'typebox';
import { Day, Instant } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable } from '../../../lib/schema.ts';
import { Decider, ForeseenStep } from '../../approvals/index.ts';
import { leaveUnits } from '../types/record.ts';

const whys = ['WORKING_DAY', 'HALF_DAY', 'SHIFT', 'WEEKEND', 'NOT_A_WORKING_DAY', 'HOLIDAY', 'PART_OF_DAY'] as const;
const reasons = [
  'person',
  'leave_type',
  'range',
  'no_working_days',
  'overlap',
  'locked_dates',
  'balance',
  'begun',
] as const;
export type ProblemReason = (typeof reasons)[number];

export const LeavePreview = Type.Object(
  {
    total_days: Type.Number({ examples: [3], description: 'Working days that it takes; a half day is 0.5.' }),
    total_hours: Nullable(Type.Number(), { description: 'For types counted in hours, else null.' }),
    days: Type.Array(
      Type.Object(
        {
          date: Day('A day of the range.'),
          counted: Type.Number({ examples: [1], description: 'The part of a day that is taken.' }),
          why: Type.Enum([...whys], {
            description:
              'Why it counts as it does. SHIFT: a weekend on which the person has a published shift. NOT_A_WORKING_DAY: a day off by the person’s working pattern.',
          }),
          holiday: Nullable(Type.String(), { description: 'What the public holiday is called; null on other days.' }),
        },
        { description: 'A day of the leave, and what it costs.' },
      ),
      { description: 'Every day of the range, in order; none if range or type cannot be booked at all.' },
    ),
    balance: Type.Object(
      {
        available_before: Nullable(Type.Number(), {
          description: 'What can be booked now; null: unlimited, or not to be known.',
        }),
        available_after: Nullable(Type.Number(), { description: 'What would be left; null: as before.' }),
        unit: Type.Enum([...leaveUnits], { description: 'What the type is counted in.' }),
      },
      { description: 'Of the year in which the leave begins.' },
    ),
    problems: Type.Array(
      Type.Object(
        {
          reason: Type.Enum([...reasons], {
            description:
              'As in `details.reason` of the refusal. person: not one whom the caller may book for. leave_type: unknown or no longer in use. range: dates, halves or times that do not go together.',
          }),
          message: Type.String({ description: 'What is in the way, in words.' }),
          dates: Type.Array(Day(), {
            description: 'The days of the leave that it is about; none for person, type and range.',
          }),
        },
        { description: 'What booking it would be refused for.' },
      ),
      { description: 'Everything that booking it would be refused for.' },
    ),
    decided_by: Type.Array(Decider, {
      description:
        'Those nearest to the person, and deputies of those who are away at this moment; with steps, who takes the first. Empty if no one has to decide, or if only Administrators and Executives can.',
    }),
    steps: Type.Array(ForeseenStep, {
      examples: [[]],
      description: 'Who will decide one after the other, as things are; empty: one decision will do.',
    }),
    shifts: Type.Array(
      Type.Object(
        {
          id: Id('shf', 'The shift.'),
          title: Nullable(Type.String(), { description: 'What it is for.' }),
          starts_at: Instant('When it begins.'),
          ends_at: Instant('When it ends.'),
        },
        { description: 'A shift that the leave meets.' },
      ),
      {
        description:
          'Published shifts of the person that the leave meets, as far as the caller sees them; the first 20.',
      },
    ),
    colleagues_away: Type.Integer({
      description:
        'How many others of the department, as far as the caller’s directory goes, are on approved leave in the range; today and later days alone.',
    }),
  },
  { $id: 'LeavePreview', description: 'What a leave would cost and meet, before it is booked.' },
);
export type LeavePreview = Static<typeof LeavePreview>;
