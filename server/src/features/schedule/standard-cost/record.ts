import { type Static, Type } from 'typebox';
import { Day } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable } from '../../../lib/schema.ts';

const minutes = (description: string) => Type.Integer({ description, examples: [6900] });
const money = (description: string) => Nullable(Type.Number(), { description, examples: [2645] });

const planned_minutes = minutes('In shifts of the department, published or not, without breaks.');
const worked_minutes = Nullable(Type.Integer(), {
  description: 'In time entries that count, of people of the department or for its shifts; null: time is not tracked.',
  examples: [2880],
});
const forecast_minutes = minutes(
  'What was worked until yesterday, the more of both today, and what is planned from tomorrow.',
);
const planned_cost = money('The planned hours at the hourly cost; null where that is not told.');
const worked_cost = money('The worked hours at the hourly cost; null where that is not told, or time is not tracked.');
const forecast_cost = money('The hours of the forecast at the hourly cost; null where that is not told.');

const sums = { planned_minutes, worked_minutes, forecast_minutes, planned_cost, worked_cost, forecast_cost };

export const CostedDepartment = Type.Object(
  {
    department_id: Id('dep', 'Whose work it is for.'),
    department_name: Type.String({ description: 'What it is called.', examples: ['Kitchen'] }),
    hourly_cost: Nullable(Type.Integer(), {
      examples: [23],
      description:
        'What an hour of its people costs on average, in whole units; null where the average is of too few people to be told.',
    }),
    worked_out_on: Nullable(Day(), {
      description:
        'The first of the month from which this average is: it stays until a later one says nothing of one person.',
    }),
    withheld: Nullable(Type.Enum(['FEW_PEOPLE', 'NOT_YET']), {
      description:
        'Why no hourly cost is told. FEW_PEOPLE: it would be of fewer than three people who are paid in this currency and whose pay the reader does not see; NOT_YET: averages were never worked out, which follows when someone is given SCHEDULE_COST.',
    }),
    days: Type.Array(Type.Object({ date: Day('A day of the week.'), ...sums }), {
      description: 'Every day, in order.',
    }),
    ...sums,
    budget_id: Nullable(Id('lbg'), { description: 'The budget of the week, if there is one.' }),
    budget_hours: Nullable(Type.Number(), { description: 'How many hours may be worked.', examples: [120] }),
    budget_amount: Nullable(Type.Number(), { description: 'What its work may cost.', examples: [2800] }),
  },
  { $id: 'CostedDepartment', description: 'What the work of a department comes to in a week, at standard cost.' },
);
export type CostedDepartment = Static<typeof CostedDepartment>;

export const StandardCost = Type.Object(
  {
    week_start: Day('The first day of the week.'),
    week_end: Day('The last day of the week.'),
    currency: Type.String({ description: 'ISO 4217. That of the organization.', examples: ['CAD'] }),
    departments: Type.Array(CostedDepartment, { description: 'Those whose cost the reader sees, by name.' }),
  },
  {
    $id: 'StandardCost',
    description:
      'What a week comes to at standard cost: hours by what an hour of the department’s people costs on average. No one’s rate.',
  },
);
export type StandardCost = Static<typeof StandardCost>;
