import { type Static, Type } from 'typebox';
import { Day } from '../../../lib/days.ts';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Amount } from '../../../lib/money.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';

const amountField = Nullable(Amount('What its work may cost, in the currency of the organization.', 4200), {
  description:
    'What its work may cost, in the currency of the organization, with at most four decimals; null: no limit. Administrators, Executives and holders of SCHEDULE_COST see it.',
});

const fields = {
  id: RecordId('lbg'),
  department_id: Id('dep', 'Whose work it is for.'),
  week: Day('The first day of the week, as the organization begins its weeks.'),
  hours: Nullable(Type.Number({ minimum: 0, maximum: 9_999_999.99, examples: [120] }), {
    description: 'How many hours may be worked, with at most two decimals; null: no limit.',
  }),
  amount: Type.Optional(amountField),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const LaborBudget = Type.Object(fields, {
  $id: 'LaborBudget',
  description: 'How many hours, and how much money, the work of a department may take in a week.',
});
export type LaborBudget = Static<typeof LaborBudget>;
export type WholeBudget = LaborBudget & { readonly amount: number | null };

const { department_id, week, hours } = fields;

export const NewLaborBudget = Strict({
  department_id,
  week,
  hours: Type.Optional(hours),
  amount: Type.Optional(amountField),
});
export const LaborBudgetChanges = Changes({ hours, amount: amountField });

export const BudgetedHours = Type.Object(
  {
    budget_id: Id('lbg', 'The budget.'),
    department_id,
    hours: Type.Number({ description: 'How many hours may be worked.', examples: [120] }),
    planned_minutes: Type.Integer({
      description: 'In shifts of the department, published or not, without breaks.',
      examples: [6900],
    }),
    worked_minutes: Nullable(Type.Integer(), {
      examples: [2880],
      description:
        'In time entries that count, of people of the department or for its shifts; null: time is not tracked.',
    }),
    forecast_minutes: Type.Integer({
      description: 'What was worked until yesterday, the more of both today, and what is planned from tomorrow.',
      examples: [7020],
    }),
  },
  { $id: 'BudgetedHours', description: 'The hours of a department in a week beside what they may be.' },
);
export type BudgetedHours = Static<typeof BudgetedHours>;

export const BudgetedCost = Type.Object(
  {
    budget_id: Id('lbg', 'The budget.'),
    department_id,
    amount: Type.Number({ description: 'What its work may cost.', examples: [4200] }),
    planned: Type.Number({ description: 'The planned hours at the plain rate of each day.', examples: [3950.5] }),
    worked: Nullable(Type.Number(), {
      examples: [1640.25],
      description: 'The worked hours at the plain rate of each day; null: time is not tracked.',
    }),
    forecast: Type.Number({
      description: 'What was worked until yesterday, the more of both today, and what is planned from tomorrow.',
      examples: [4010],
    }),
  },
  { $id: 'BudgetedCost', description: 'What the work of a department costs in a week beside what it may.' },
);
export type BudgetedCost = Static<typeof BudgetedCost>;
