import { type Static, Type } from 'typebox';
import { Instant, InstantInput } from '../../../lib/days.ts';
import { Changes, CreatedAt, PersonName, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable, Prose, Strict, Text } from '../../../lib/schema.ts';
import { shiftStates } from './shift-states.ts';

export const maxShiftMs = 24 * 3_600_000;

const statuses = [...shiftStates.states];
const breakMinutes = { minimum: 0, maximum: 1439 };

const shiftFields = {
  id: RecordId('shf'),
  user_id: Nullable(Id('usr'), { description: 'null: no one has it.' }),
  user: Nullable(PersonName, { description: 'Who works it, by name; null: no one has it.' }),
  department_id: Nullable(Id('dep'), {
    description: 'The department it is worked for; people of it may claim an open shift. null: none.',
  }),
  title: Nullable(Text(200), { description: 'What the shift is, such as a station.' }),
  starts_at: Instant("The shift belongs to the day on which this falls in the organization's timezone."),
  ends_at: Instant('After starts_at, at most 24 hours later.'),
  break_minutes: Type.Integer({ ...breakMinutes, description: 'Unpaid break within the shift.' }),
  location: Nullable(Text(200), { description: 'Where it is worked.' }),
  status: Type.Enum(statuses, { description: 'OPEN: for someone of the department to claim.' }),
  is_published: Type.Boolean({ description: 'Whether Employees see it.' }),
  notes: Personal(Nullable(Prose(5000), { description: 'For the person who works it.' })),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const Shift = Type.Object(shiftFields, {
  $id: 'Shift',
  description: 'Planned work of one person, or work that someone may claim.',
});
export type Shift = Static<typeof Shift>;
export const shiftFieldNames = Object.keys(shiftFields) as (keyof Shift)[];

const { title, location, notes } = shiftFields;

const optional = {
  user_id: Type.Optional(
    Nullable(Id('usr'), { description: 'An active person of the organization. null: the shift is open.' }),
  ),
  title: Type.Optional(title),
  location: Type.Optional(location),
  notes: Type.Optional(notes),
};
const endsAt = InstantInput('After starts_at, at most 24 hours later.');

export const NewShift = Strict({
  starts_at: InstantInput('When the shift begins.'),
  ends_at: endsAt,
  break_minutes: Type.Optional(Type.Integer({ ...breakMinutes, default: 0, description: 'Shorter than the shift.' })),
  department_id: Type.Optional(
    Nullable(Id('dep'), { description: 'That of the person unless given; an open shift needs one.' }),
  ),
  is_published: Type.Optional(Type.Boolean({ description: 'Whether Employees see it.', default: false })),
  ...optional,
});
export type NewShift = Static<typeof NewShift>;

export const ShiftChanges = Changes({
  starts_at: InstantInput(),
  ends_at: endsAt,
  break_minutes: Type.Integer({ ...breakMinutes, description: 'Shorter than the shift.' }),
  department_id: Nullable(Id('dep'), { description: 'An open shift needs one.' }),
  is_published: Type.Boolean({ description: 'Whether Employees see it.' }),
  status: Type.Enum(statuses, {
    description: 'CANCELLED cancels; SCHEDULED or OPEN brings back. Otherwise it follows from user_id.',
  }),
  ...optional,
});
export type ShiftChanges = Static<typeof ShiftChanges>;
