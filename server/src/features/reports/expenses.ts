import { Type } from 'typebox';
import { fileOperation, readOperation } from '../../kernel/operation.ts';
import { Strict } from '../../lib/schema.ts';
import { sumExpenses } from './expenses-store.ts';
import { fileDeclaration, reportFile } from './file.ts';
import { expensesBy, ExpensesReport, maxFileRows, maxRows } from './record.ts';
import { reportFilters, reportWindow } from './window.ts';

export const expensesFilters = {
  ...reportFilters,
  by: Type.Optional(Type.Enum([...expensesBy], { default: 'category', description: 'What a row stands for.' })),
};

export const getExpensesReport = readOperation({
  id: 'reports.expenses',
  route: 'GET /reports/expenses',
  summary: 'Report expenses',
  description: 'What was claimed and not rejected, by category, department, project or person.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  toleratesLag: true,
  module: 'expenses',
  query: Strict(expensesFilters),
  returns: ExpensesReport,

  async run({ actor, db, nowMs, query }) {
    const { by = 'category', departments = 'then', ...filter } = query;
    const window = reportWindow(actor, nowMs, query);
    const asked = { by, departments, window, filter, limit: maxRows };
    return { ...window, by, ...(await sumExpenses(db, actor, asked)) };
  },
});

export const getExpensesFile = fileOperation({
  ...fileDeclaration,
  role: 'ADMINISTRATOR',
  id: 'reports.expensesFile',
  route: 'GET /reports/expenses/file',
  summary: 'Export the report of expenses',
  module: 'expenses',
  query: Strict(expensesFilters),

  async run({ actor, db, nowMs, query, audit }) {
    const { by = 'category', departments = 'then', ...filter } = query;
    const window = reportWindow(actor, nowMs, query);
    const { rows } = await sumExpenses(db, actor, { by, departments, window, filter, limit: maxFileRows });
    return reportFile(
      actor.language,
      { kind: 'expenses', by, rows },
      [
        ['Amount', ({ amount }) => amount],
        ['Currency', ({ currency }) => currency],
        ['Lines', ({ lines }) => lines],
      ],
      audit,
    );
  },
});
