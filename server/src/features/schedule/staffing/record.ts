import { type Static, type TString, Type } from 'typebox';
import { Day, Instant } from '../../../lib/days.ts';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict, Text } from '../../../lib/schema.ts';

const ClockTime = (example: string, description: string): TString =>
  Type.String({ pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$', maxLength: 5, examples: [example], description });

const fields = {
  id: RecordId('srq'),
  department_id: Id('dep', 'For which department people are wanted.'),
  position: Nullable(Text(200, { examples: ['Cook'] }), {
    description:
      'What the shift is called, or what its person works as, whatever the case and the accents: Cook is not Line Cook; null: anyone of the department.',
  }),
  weekday: Nullable(Type.Integer({ minimum: 1, maximum: 7, examples: [6] }), {
    description: '1: Monday, to 7: Sunday; null: it is for one day.',
  }),
  date: Nullable(Day(), {
    examples: [null],
    description:
      'One day alone: what is wanted of the same department and position on its weekday does not hold then. null: every week.',
  }),
  from: ClockTime('17:00', 'On the organization’s clock.'),
  to: ClockTime('22:00', 'At or before `from` it lies on the next day.'),
  people: Type.Integer({ minimum: 1, maximum: 1000, examples: [3], description: 'How many are wanted at a time.' }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const StaffingRequirement = Type.Object(fields, {
  $id: 'StaffingRequirement',
  description: 'How many people a department wants at work at some time of the week, or of one day.',
});
export type StaffingRequirement = Static<typeof StaffingRequirement>;

const { department_id, position, weekday, date, from, to, people } = fields;

export const NewStaffingRequirement = Strict({
  department_id,
  position: Type.Optional(position),
  weekday: Type.Optional(weekday),
  date: Type.Optional(date),
  from,
  to,
  people,
});
export const StaffingChanges = Changes({ department_id, position, weekday, date, from, to, people });

export const StaffingGap = Type.Object(
  {
    requirement_id: Id('srq', 'What wants them.'),
    kind: Type.Enum(['GAP', 'SURPLUS'], { description: 'GAP: fewer have a shift than are wanted; SURPLUS: more.' }),
    date: Day('The day on which what is wanted begins.'),
    department_id: Id('dep', 'For which department.'),
    position,
    starts_at: Instant('From here on.'),
    ends_at: Instant('Until then.'),
    people: Type.Integer({ description: 'How many are wanted.', examples: [3] }),
    planned: Type.Integer({ description: 'How many have a shift then, published or not.', examples: [2] }),
    open: Type.Integer({ description: 'Open shifts at that time; they are not counted as planned.', examples: [0] }),
  },
  { $id: 'StaffingGap', description: 'A time at which fewer or more people have a shift than are wanted.' },
);
export type StaffingGap = Static<typeof StaffingGap>;

export const PlannedPosition = Type.Object(
  {
    department_id: Id('dep', 'Of which department.'),
    title: Text(200, { examples: ['Line Cook'], description: 'As it is written most.' }),
    shift_count: Type.Integer({
      description: 'Shifts of week templates, and of eight weeks before and after today, that are called that.',
      examples: [12],
    }),
    person_count: Type.Integer({ description: 'Active people who work as that.', examples: [4] }),
  },
  { $id: 'PlannedPosition', description: 'What shifts or people of a department are called.' },
);
export type PlannedPosition = Static<typeof PlannedPosition>;
