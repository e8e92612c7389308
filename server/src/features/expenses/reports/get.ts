import { Id } from '../../../lib/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { ExpenseReport } from './record.ts';
import { getVisibleReport, presentReport } from './store.ts';

export const getExpenseReport = readOperation({
  id: 'expenseReports.get',
  route: 'GET /expense-reports/{id}',
  summary: 'Get an expense report',
  scope: 'expenses:read',
  module: 'expenses',
  params: Strict({ id: Id('exp') }),
  returns: ExpenseReport,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params }) {
    return presentReport(await getVisibleReport(db, actor, params.id));
  },
});
