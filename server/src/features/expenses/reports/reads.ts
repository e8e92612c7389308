import { Type } from 'typebox';
import { administers } from '../../../kernel/actor.ts';
import { mapPage } from '../../../kernel/cursor.ts';
import { AnyOf, IdsFilter, updatedSince } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { reportTypes } from '../../../kernel/settings.ts';
import type { Shown } from '../../../kernel/versions.ts';
import { Day } from '../../../lib/days.ts';
import { forbidden, invalid } from '../../../lib/errors.ts';
import { Id, IdFilter } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { listVisibleReports } from './list-store.ts';
import { ExpenseReport, reportStatuses } from './record.ts';
import { getReportToDecide, presentReport, reportColumns, type ReportRow, withApprover } from './store.ts';

export const getExpenseReport = readOperation({
  id: 'expenseReports.get',
  route: 'GET /expense-reports/{id}',
  summary: 'Get an expense report',
  scope: 'expenses:read',
  module: 'expenses',
  params: Strict({ id: Id('exp') }),
  returns: ExpenseReport,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, params }) {
    return presentReport(await getReportToDecide({ actor, db, nowMs }, params.id));
  },
});

export const listExpenseReports = listOperation({
  id: 'expenseReports.list',
  route: 'GET /expense-reports',
  summary: 'List expense reports',
  description:
    'Reports with their lines and receipts. Deleted ones are left out. Filters narrow and never widen what the owner of the token sees.',
  scope: 'expenses:read',
  module: 'expenses',
  query: Strict({
    status: Type.Optional(AnyOf(Type.Enum([...reportStatuses]), 'Only reports with this status.')),
    user_id: Type.Optional(IdsFilter('usr', 'Only reports of this person.')),
    department_id: Type.Optional(
      IdsFilter('dep', 'Only reports charged to this department. For Administrators and Executives.'),
    ),
    project_id: Type.Optional(IdFilter('prj', 'Only reports on this project.')),
    report_type: Type.Optional(AnyOf(Type.Enum([...reportTypes]), 'Only reports settled this way.')),
    start_date: Type.Optional(Day('Started on this day or later, on the organization’s calendar.')),
    end_date: Type.Optional(Day('Started on this day or earlier, on the organization’s calendar.')),
    report_number: Type.Optional(
      Type.String({ maxLength: 50, description: 'Only the report with this number.', examples: ['EXP-2026-0001'] }),
    ),
    ...updatedSince,
  }),
  returns: ExpenseReport,
  order: 'newest first',
  refuses: ['FORBIDDEN'],

  async run({ actor, db, query, page }) {
    if (query.department_id !== undefined && !administers(actor)) {
      throw forbidden('reference.departmentFilter', { field: 'department_id' });
    }
    if (query.start_date !== undefined && query.end_date !== undefined && query.end_date < query.start_date) {
      throw invalid('end_date', say('validation.beforeOther', { other: 'start_date' }));
    }
    return mapPage(await listVisibleReports(db, actor, query, page), presentReport);
  },
});

/** An expense report `r`, for those who show it among other things. */
export const shownReport: Shown<ReportRow> = {
  getOne: getExpenseReport,
  columns: () => reportColumns,
  joins: () => withApprover,
  present: (_actor, row) => presentReport(row),
};
