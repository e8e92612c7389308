import { type Static, Type } from 'typebox';
import { Day, Instant } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable } from '../../../lib/schema.ts';
import { availabilityKinds } from '../availability/record.ts';
import { BudgetedCost, BudgetedHours } from '../budgets/record.ts';
import { ShiftDraft } from '../drafts/record.ts';
import { Shift } from '../shifts/record.ts';
import { StaffingGap } from '../staffing/record.ts';

export const warningKinds = [
  'LEAVE',
  'OVERLAP',
  'REST',
  'WEEKLY_HOURS',
  'LAST_DAY',
  'DAY_OFF',
  'UNAVAILABLE',
  'LONG_DAY',
  'LONG_WEEK',
  'BREAK',
  'WEEKLY_REST',
] as const;

export const ShiftWarning = Type.Object(
  {
    kind: Type.Enum([...warningKinds], {
      description:
        'LEAVE: the person is away then; OVERLAP: they have another shift; REST: too little time since the shift of the day before; WEEKLY_HOURS: more hours than a week has before overtime; LAST_DAY: it comes after the person’s last day of employment; DAY_OFF: it begins on a day off by their working pattern; UNAVAILABLE: they said that they cannot work then; LONG_DAY, LONG_WEEK: more work than the working rules allow; BREAK: a shorter break than they ask for; WEEKLY_REST: too little rest at once in its week.',
    }),
    leave_status: Nullable(Type.Enum(['PENDING', 'APPROVED']), { description: 'For LEAVE: whether it is decided.' }),
    minutes: Nullable(Type.Integer(), {
      description:
        'For REST the minutes between the two shifts, for WEEKLY_HOURS and LONG_WEEK those planned in the week, for LONG_DAY on the day, for BREAK those of the break, for WEEKLY_REST the longest rest.',
    }),
    limit_minutes: Nullable(Type.Integer(), { description: 'What the rule asks for: at least, or at most.' }),
    last_day: Nullable(Day(), { description: 'For LAST_DAY: which day that is.' }),
    citation: Nullable(Type.String(), {
      description: 'The law or agreement behind a working rule; null: it is none, or our own.',
      examples: ['Arbeitszeitgesetz (ArbZG) § 5 Abs. 1'],
    }),
  },
  { $id: 'ShiftWarning', description: 'Why a shift may not be a good idea. OVERLAP alone is refused.' },
);
export type ShiftWarning = Static<typeof ShiftWarning>;

const { id, user_id, department_id, title, starts_at, ends_at, break_minutes, location, status, is_published, notes } =
  Shift.properties;

const can = Type.Array(Type.String(), { description: 'What the reader may do to it now.' });

/** What a leave takes someone away from. */
export const UncoveredShifts = Type.Object(
  {
    shifts: Type.Array(Type.Object({ id, title, starts_at, ends_at, location, is_published, can }), {
      description: 'In the order in which they begin; those that are over are not among them.',
    }),
  },
  { $id: 'UncoveredShifts', description: 'Shifts that someone would work and is away from.' },
);
export type UncoveredShifts = Static<typeof UncoveredShifts>;

const ScheduledShift = Type.Object({
  application_count: Type.Integer({
    minimum: 0,
    examples: [0],
    description: 'How many have applied for it and wait, where people apply for open shifts.',
  }),
  id,
  user_id,
  department_id,
  title,
  starts_at,
  ends_at,
  break_minutes,
  location,
  status,
  is_published,
  notes,
  warnings: Type.Array(ShiftWarning, { description: 'What speaks against it.' }),
  can,
});

const SchedulePerson = Type.Object({
  id: Id('usr', 'The id of the person.'),
  first_name: Type.String({ description: 'Their preferred or given name.' }),
  last_name: Type.String({ description: 'Their family name.' }),
  job_title: Nullable(Type.String(), { description: 'What they work as.' }),
  department_id: Nullable(Id('dep'), { description: 'Where they belong.' }),
  minutes: Type.Integer({ description: 'Planned in this week, without breaks.' }),
  contract_minutes: Nullable(Type.Integer(), {
    examples: [2400],
    description:
      'What their working pattern, or else the organization’s week, asks of them in this week; null for those whom the reader does not plan for.',
  }),
  last_day: Nullable(Day(), {
    description: 'Their last day of employment, told to those who plan for them; null while no end is known.',
  }),
  is_plannable: Type.Boolean({ description: 'Whether the reader may give them shifts in this week.' }),
  holidays: Type.Array(Day('A public holiday where they work.'), {
    description: 'Days of the week that are public holidays where they work.',
  }),
});
export type SchedulePerson = Static<typeof SchedulePerson>;

const ScheduleAbsence = Type.Object({
  user_id: Id('usr', 'Who is away.'),
  status: Type.Enum(['PENDING', 'APPROVED'], { description: 'PENDING: waits for a decision.' }),
  start_date: Day('The first day of the leave.'),
  end_date: Day('The last day of the leave.'),
});
export type ScheduleAbsence = Static<typeof ScheduleAbsence>;

export const ScheduleWeek = Type.Object(
  {
    week_start: Day('The first day of the week.'),
    week_end: Day('The last day of the week.'),
    days: Type.Array(
      Type.Object({
        date: Day('A day of the week.'),
        is_weekend: Type.Boolean({ description: 'Whether the organization rests on this day of the week.' }),
        holiday: Nullable(Type.String(), {
          examples: ['Canada Day'],
          description:
            'What the public holiday is called, with the places where not all who are shown have it; null on other days.',
        }),
        is_holiday: Type.Boolean({ description: 'Whether it is one for everyone who is shown.' }),
        minutes: Type.Integer({
          description: 'Of the shifts shown that someone has, without breaks. Open shifts are not in it.',
        }),
      }),
      { description: 'Every day, in order.' },
    ),
    departments: Type.Array(
      Type.Object({
        id: Id('dep', 'The id of the department.'),
        name: Type.String({ description: 'What it is called.' }),
      }),
      { description: 'Those whose shifts the reader plans, by name.' },
    ),
    people: Type.Array(SchedulePerson, { description: 'By name: those the reader plans for, and those with a shift.' }),
    has_more_people: Type.Boolean({ description: 'Whether more people would fit than are shown.' }),
    shifts: Type.Array(ScheduledShift, {
      description: 'Shifts that start in this week as they are planned, cancelled ones among them.',
    }),
    absences: Type.Array(ScheduleAbsence, { description: 'Leave that touches this week; of what type is not told.' }),
    availability: Type.Array(
      Type.Object({
        user_id: Id('usr', 'Whose it is.'),
        kind: Type.Enum([...availabilityKinds], { description: 'What they said of it.' }),
        starts_at: Instant('When it begins.'),
        ends_at: Instant('When it ends.'),
      }),
      { description: 'What people for whom the reader plans said of when they can work in this week.' },
    ),
    gaps: Type.Array(StaffingGap, {
      description: 'Where fewer or more people have a shift than are wanted, in order; empty where nothing is wanted.',
    }),
    budgets: Type.Array(BudgetedHours, {
      description: 'Departments whose hours of this week have a budget that the reader sees, with what they come to.',
    }),
    drafts: Type.Array(ShiftDraft, {
      description:
        'Published shifts that are planned otherwise, published in this week or planned in it; `shifts` has them as they are planned.',
    }),
    unpublished: Type.Object(
      {
        shift_count: Type.Integer({ description: 'How many publishing this week would publish.', minimum: 0 }),
        open_count: Type.Integer({ description: 'How many of them are open.', minimum: 0 }),
        change_count: Type.Integer({ description: 'How many published shifts it would change.', minimum: 0 }),
        user_ids: Type.Array(Id('usr'), { description: 'Who would see shifts of their own for the first time.' }),
      },
      { description: 'What POST /shifts/publish would do for this week and department.' },
    ),
  },
  { $id: 'ScheduleWeek', description: 'A week of shifts, with what speaks against them.' },
);
export type ScheduleWeek = Static<typeof ScheduleWeek>;

export const ScheduleCost = Type.Object(
  {
    currency: Type.String({ description: 'ISO 4217. That of the organization.', examples: ['CAD'] }),
    days: Type.Array(
      Type.Object({
        date: Day('A day of the week.'),
        cost: Type.Number({ description: 'Planned hours at the plain rate of that day.', examples: [1840.5] }),
      }),
      { description: 'Every day, in order.' },
    ),
    total: Type.Number({ description: 'Of the whole week.', examples: [9210] }),
    budgets: Type.Array(BudgetedCost, {
      description: 'Departments whose week has a budget of money, with what their work comes to.',
    }),
    unpriced_shift_count: Type.Integer({
      description: 'Shifts of people without a rate in this currency; they are not in the figures.',
      minimum: 0,
    }),
  },
  { $id: 'ScheduleCost', description: 'What the planned hours of a week cost.' },
);
export type ScheduleCost = Static<typeof ScheduleCost>;
