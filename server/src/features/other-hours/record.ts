import { type TSchema, Type } from 'typebox';
import { Settings } from '../../kernel/settings.ts';
import { Day, Instant } from '../../lib/days.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable } from '../../lib/schema.ts';

const amount = (description: string) => Type.Number({ examples: [12.5], description });
const minutes = (description: string) => Type.Integer({ examples: [1440], description });
const both = <T extends TSchema>(value: T, description: string) =>
  Type.Object({ before: value, after: value }, { description });

const balance = {
  granted: amount('Granted and accrued, brought over and adjusted.'),
  taken: amount('Taken by today.'),
  booked: amount('Asked for or approved for later.'),
  left: amount('What is left; negative: overdrawn.'),
};
const Outlook = Type.Object(balance, { description: 'How the balance will stand at the end of the year.' });

export const EmploymentPreview = Type.Object(
  {
    effective_date: Day('The day from which it would hold.'),
    status: Type.Enum(['PAST', 'CURRENT', 'PLANNED'], { description: 'PLANNED: it would be planned for that day.' }),
    rule: Type.Enum(Settings.properties.booked_leave_on_other_hours.enum, {
      description: 'What becomes of booked leave: the setting `booked_leave_on_other_hours`.',
    }),
    weekly_minutes: both(minutes('Minutes in a week.'), 'What the contract asks for on that day.'),
    leave: Type.Array(
      Type.Object({
        leave_type_id: Id('lvt', 'The type.'),
        name: Type.String({ description: 'What it is called.', examples: ['Vacation'] }),
        unit: Type.Enum(['DAYS', 'HOURS'], { description: 'What it is counted in.' }),
        is_pro_rata: Type.Boolean({ description: 'Whether the type gives by the days of the working pattern.' }),
        year: Type.Integer({ description: 'This year or the next.', examples: [2026] }),
        before: Outlook,
        after: Outlook,
      }),
      { description: 'Each type with an allowance that the caller may know, this year and the next.' },
    ),
    bookings: Type.Array(
      Type.Object({
        leave_id: Id('lv', 'The leave.'),
        leave_type_id: Id('lvt', 'Its type.'),
        name: Type.String({ description: 'What the type is called.', examples: ['Vacation'] }),
        status: Type.Enum(['PENDING', 'APPROVED'], { description: 'Asked for, or approved.' }),
        start_date: Day('Its first day.'),
        end_date: Day('Its last day.'),
        days: both(amount('Days that it costs.'), 'What it costs now, and afterwards by the rule.'),
        days_anew: amount('Days that it would cost if it were booked anew.'),
        days_off: Type.Array(Day(), { description: 'Days that it takes and that would be days off.' }),
      }),
      { description: 'Leave from that day on whose cost changes, or that falls on days off.' },
    ),
    hours_account: Nullable(both(minutes('Minutes.'), 'What stands in it.'), {
      examples: [null],
      description: 'What stands in the hours account; a change for days that are over moves it. null: none is kept.',
    }),
    shifts: Type.Object(
      {
        count: Type.Integer({
          minimum: 0,
          examples: [4],
          description: 'Published shifts from that day on, 200 at most.',
        }),
        on_days_off: Type.Array(
          Type.Object({
            id: Id('shf', 'The shift.'),
            date: Day('The day on which it starts.'),
            starts_at: Instant('When it begins.'),
            ends_at: Instant('When it ends.'),
          }),
          { description: 'Those that would fall on days off.' },
        ),
        weeks_over: Type.Array(
          Type.Object({
            week_start: Day('The first day of the week.'),
            planned_minutes: minutes('What is published.'),
            contract_minutes: minutes('What the contract would ask for.'),
          }),
          { description: 'Weeks with more than the contract would ask for.' },
        ),
      },
      { description: 'Published shifts stay as they are.' },
    ),
  },
  { $id: 'EmploymentPreview', description: 'What comes of a change of a job from a day on.' },
);
