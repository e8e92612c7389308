import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { checkOrder } from '../../../lib/changes.ts';
import { checkCurrency } from '../../organization/index.ts';
import { checkDepartment } from '../../people/index.ts';
import { checkProjectTask } from '../../projects/index.ts';
import { priceReport } from '../amounts/totals.ts';
import { arrayNames } from './lines.ts';
import { checkReceipts, replaceLines } from './lines-store.ts';
import { ExpenseReport, NewExpenseReport } from './record.ts';
import { checkSize } from './size.ts';
import { lockOwner, nextReportNumber, reportAfter } from './store.ts';

export const createExpenseReport = writeOperation({
  id: 'expenseReports.create',
  route: 'POST /expense-reports',
  subject: 'expense_report',
  summary: 'Start an expense report',
  description:
    'A DRAFT of the owner of the token, with its lines or without. Totals are worked out by the server from the amounts given. Receipts are added afterwards, and lines that refer to them then.',
  scope: 'expenses:write',
  needsPerson: true,
  module: 'expenses',
  body: NewExpenseReport,
  returns: ExpenseReport,
  example: { receipts: [] },
  status: 201,
  refuses: ['CONFLICT'],

  async run({ work, body }) {
    const id = await insertReport(work, body);
    return checkSize(await reportAfter(work, id));
  },
});

async function insertReport(work: UnitOfWork, input: NewExpenseReport): Promise<string> {
  const { line_items = [], per_diems = [], mileage = [], department_id, project_id = null, is_billable } = input;
  const currency = checkCurrency(input.currency ?? work.actor.organization.currency);
  checkOrder(input, 'departure_date', 'return_date');
  checkReceipts(line_items, []);
  const priced = priceReport(currency, { line_items, per_diems, mileage });
  const person = await lockOwner(work);
  await checkDepartment(work, 'department_id', department_id);
  const { project } = await checkProjectTask(work, { project_id });
  const id = work.newId('exp');
  await work.insert('expense_reports', {
    id,
    user_id: person.id,
    status: 'DRAFT',
    title: input.title,
    currency,
    ...priced.totals,
    description: input.description ?? null,
    trip_purpose: input.trip_purpose ?? null,
    report_type: input.report_type ?? 'REIMBURSEMENT',
    cost_center: input.cost_center ?? null,
    departure_date: input.departure_date ?? null,
    return_date: input.return_date ?? null,
    department_id: department_id === undefined ? person.department_id : department_id,
    project_id,
    is_billable: is_billable ?? project?.is_billable ?? false,
    payable_to: input.payable_to ?? null,
    created_at: work.now,
    updated_at: work.now,
    // Last, so that others wait for the number as shortly as can be.
    report_number: await nextReportNumber(work),
  });
  await replaceLines(work, id, priced, arrayNames);
  return id;
}
