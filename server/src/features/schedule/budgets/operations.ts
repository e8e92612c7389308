import { Type } from 'typebox';
import { refuseDuplicate } from '../../../db/rows.ts';
import type { AccessRule } from '../../../kernel/catalogue.ts';
import { IdsFilter } from '../../../kernel/filters.ts';
import { listOperation, readOperation, writeOperation } from '../../../kernel/operation.ts';
import { isEmpty } from '../../../lib/changes.ts';
import { Day } from '../../../lib/days.ts';
import { enforce, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkDepartment } from '../../people/index.ts';
import { checkWeekStart } from '../week/week.ts';
import { LaborBudget, LaborBudgetChanges, NewLaborBudget, type WholeBudget } from './record.ts';
import { costing, mayBudget } from './rules.ts';
import { getBudget, listBudgets, lockBudget, numericColumns, presentBudget } from './store.ts';

const reads = { scope: 'labor_budgets:read', role: 'DEPARTMENT_HEAD', packages: costing } as const;
const writes = {
  scope: 'labor_budgets:write',
  role: 'ADMINISTRATOR',
  packages: costing,
  subject: 'labor_budget',
} as const;
const params = Strict({ id: Id('lbg') });

export const budgetAccess: AccessRule = {
  of: 'labor budgets',
  readers: 'Administrators and Executives all; Department Heads the hours of their department scope, never the money',
  writers: 'Administrators and Executives; holders of SCHEDULE_COST in its departments, whose money they see too',
};

export const listLaborBudgets = listOperation({
  ...reads,
  id: 'laborBudgets.list',
  route: 'GET /labor-budgets',
  summary: 'List what the work of departments may take',
  description:
    'By department and week. Department Heads see those of their departments that have hours, without money; holders of SCHEDULE_COST those of its departments, with money.',
  query: Strict({
    department_id: Type.Optional(IdsFilter('dep', 'Only of this department.')),
    week: Type.Optional(Day('Only of the week that begins on this day.')),
  }),
  returns: LaborBudget,
  order: 'oldest first',

  run: ({ actor, db, query, page }) => listBudgets(db, actor, query, page),
});

export const getLaborBudget = readOperation({
  ...reads,
  id: 'laborBudgets.get',
  route: 'GET /labor-budgets/{id}',
  summary: 'Get what the work of a department may take in a week',
  params,
  returns: LaborBudget,
  refuses: ['NOT_FOUND'],

  run: async ({ actor, db, params: { id } }) => presentBudget(actor, await getBudget(db, actor, id)),
});

export const createLaborBudget = writeOperation({
  ...writes,
  id: 'laborBudgets.create',
  route: 'POST /labor-budgets',
  summary: 'Set what the work of a department may take in a week',
  description:
    'Hours, money or both. A department has one a week. It limits nothing: the schedule of the week in the app says what is planned, worked and to be expected beside it.',
  body: NewLaborBudget,
  returns: LaborBudget,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body }) {
    const { department_id, week, hours = null, amount = null } = body;
    enforce(mayBudget(actor, department_id));
    checkWeekStart('week', week, actor.organization.settings.week_start);
    await checkDepartment(work, 'department_id', department_id);
    check({ hours, amount });
    const budget = {
      id: work.newId('lbg'),
      department_id,
      week,
      hours,
      amount,
      created_at: work.now,
      updated_at: work.now,
    };
    await work
      .insert('labor_budgets', { ...budget, ...numericColumns(budget) })
      .catch(refuseDuplicate('labor_budgets_week_key', 'week', 'schedule.budgetTaken'));
    return presentBudget(actor, budget);
  },
});

export const updateLaborBudget = writeOperation({
  ...writes,
  id: 'laborBudgets.update',
  route: 'PATCH /labor-budgets/{id}',
  summary: 'Change what the work of a department may take in a week',
  description: 'Only the fields sent change; another department or week has a budget of its own.',
  params,
  body: LaborBudgetChanges,
  returns: LaborBudget,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ actor, work, params: { id }, body }) {
    const before = await lockBudget(work.tx, actor, id);
    enforce(mayBudget(actor, before.department_id));
    const changes = work.changesTo(before, body);
    if (isEmpty(changes)) return presentBudget(actor, before);
    const after: WholeBudget = { ...before, ...changes, updated_at: work.now };
    check(after);
    await work.update('labor_budgets', id, numericColumns(changes));
    return presentBudget(actor, after);
  },
});

export const deleteLaborBudget = writeOperation({
  ...writes,
  id: 'laborBudgets.delete',
  route: 'DELETE /labor-budgets/{id}',
  summary: 'Limit the work of a department in a week no longer',
  params,
  returns: LaborBudget,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ actor, work, params: { id } }) {
    const budget = await lockBudget(work.tx, actor, id);
    enforce(mayBudget(actor, budget.department_id));
    await work.delete('labor_budgets', id);
    return presentBudget(actor, budget);
  },
});

function check({ hours, amount }: Pick<WholeBudget, 'hours' | 'amount'>): void {
  if (hours === null && amount === null) throw invalid('hours', 'schedule.budgetOfNothing');
}
