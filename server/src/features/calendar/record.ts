import { type Static, Type } from 'typebox';
import { Day, Instant } from '../../lib/days.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable } from '../../lib/schema.ts';

const CalendarLeave = Type.Object({
  id: Id('lv', 'The leave.'),
  user_id: Id('usr', 'Who is away.'),
  status: Type.Enum(['PENDING', 'APPROVED'], { description: 'PENDING: waits for a decision.' }),
  title: Nullable(Type.String(), {
    description: 'The name of the type; null if the reader may only know of the days.',
  }),
  color: Nullable(Type.String(), { description: 'Hex colour of the type; null if the type is not told.' }),
  start_date: Day('The first day of the leave.'),
  end_date: Day('The last day of the leave.'),
  start_half: Type.String({ description: 'SECOND_HALF: begins at noon of start_date.' }),
  end_half: Type.String({ description: 'FIRST_HALF: ends at noon of end_date.' }),
  total_days: Type.Number({ description: 'Working days that it takes.' }),
  total_hours: Nullable(Type.Number(), { description: 'For types counted in hours, else null.' }),
  is_cancellation_requested: Type.Boolean({ description: 'Whether the person asked to cancel it.' }),
  can: Type.Array(Type.String(), { description: 'What the reader may do to it now.' }),
  version: Nullable(Type.String(), {
    description: 'The version of the leave as it is shown here, as its ETag; null if the reader may do nothing to it.',
  }),
});
export type CalendarLeave = Static<typeof CalendarLeave>;

export const Calendar = Type.Object(
  {
    start_date: Day('The first day shown.'),
    end_date: Day('The last day shown.'),
    days: Type.Array(
      Type.Object({
        date: Day('A day of the calendar.'),
        is_weekend: Type.Boolean({ description: 'Whether the organization rests on this day of the week.' }),
        holiday: Nullable(Type.String(), {
          examples: ['Canada Day'],
          description:
            'What the public holiday is called, with the places where not all who are shown have it; null on other days.',
        }),
        is_holiday: Type.Boolean({ description: 'Whether it is one for everyone who is shown.' }),
      }),
      { description: 'Every day, in order.' },
    ),
    people: Type.Array(
      Type.Object({
        id: Id('usr', 'The id of the person.'),
        first_name: Type.String({ description: 'Their preferred or given name.' }),
        last_name: Type.String({ description: 'Their family name.' }),
        job_title: Nullable(Type.String(), { description: 'What they work as.' }),
        department_id: Nullable(Id('dep'), { description: 'Where they belong.' }),
        holidays: Type.Array(Day('A public holiday where they work.'), {
          description: 'Days of these that are public holidays where they work.',
        }),
      }),
      { description: 'By name. Active people whose leave the reader sees.' },
    ),
    has_more_people: Type.Boolean({ description: 'Whether more people would fit than are shown.' }),
    leaves: Type.Array(CalendarLeave, { description: 'Leave that touches these days.' }),
    shifts: Type.Array(
      Type.Object({
        id: Id('shf', 'The shift.'),
        user_id: Id('usr', 'Who works it.'),
        starts_at: Instant('When it begins.'),
        ends_at: Instant('When it ends.'),
        is_published: Type.Boolean({ description: 'Whether Employees see it.' }),
      }),
      { description: 'Shifts that start on these days.' },
    ),
  },
  { $id: 'Calendar', description: 'Who is away and who works, by person.' },
);
export type Calendar = Static<typeof Calendar>;
