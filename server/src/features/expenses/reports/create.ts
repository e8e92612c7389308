import { insertRow, type NewRow } from '../../../db/rows.ts';
import { checkOrder } from '../../../lib/changes.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { checkCurrency } from '../../organization/index.ts';
import { checkDepartment } from '../../people/index.ts';
import { checkProjectTask } from '../../projects/index.ts';
import { priceReport } from '../amounts/totals.ts';
import { arrayNames, checkReceipts, replaceLines } from './lines-store.ts';
import { ExpenseReport, NewExpenseReport } from './record.ts';
import { checkSize } from './size.ts';
import { reportAfter } from './store.ts';
import { sql } from '../../../db/sql.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { dayIn } from '../../../lib/days.ts';

export const createExpenseReport = writeOperation({
  id: 'expenseReports.create',
  route: 'POST /expense-reports',
  subject: 'expense_report',
  summary: 'Start an expense report',
  description:
    'A DRAFT of the owner of the token, with its lines or without. Totals are worked out by the server from the amounts given. Receipts are added afterwards, and lines that refer to them then.',
  scope: 'expenses:write',
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
  const person = await holdOwner(work);
  await checkDepartment(work, 'department_id', department_id);
  const { project } = await checkProjectTask(work, { project_id });
  const id = work.newId('exp');
  await insert(work, {
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

async function insert(
  { actor, tx }: UnitOfWork,
  values: Omit<NewRow<'expense_reports'>, 'organization_id'>,
): Promise<void> {
  await insertRow('expense_reports', { organization_id: actor.organizationId, ...values }).execute(tx);
}

/** Whose new report it is: the actor, held until the change commits so that nobody erases them meanwhile. */
export async function holdOwner({ actor, tx }: UnitOfWork): Promise<{ id: string; department_id: string | null }> {
  if (actor.userId === null) throw invalid('', 'The installation itself has no expenses of its own.');
  const { rows } = await sql<{ id: string; department_id: string | null; erased_at: string | null }>`
    select id, department_id, erased_at from users
     where organization_id = ${actor.organizationId} and id = ${actor.userId} for share`.execute(tx);
  const [person] = rows;
  if (person?.erased_at !== null) throw conflict('The personal data of this person was erased.', { reason: 'erased' });
  return person;
}

/**
 * The next number of the organization, such as EXP-2026-00001; the count starts anew with each year on its calendar.
 * Whoever creates another report waits until this change commits or is undone: no number is given twice or left out.
 */
export async function nextReportNumber({ actor, tx, nowMs }: UnitOfWork): Promise<string> {
  const year = dayIn(actor.organization.timezone, nowMs).slice(0, 4);
  const { rows } = await sql<{ last_number: number }>`
    insert into expense_report_counters as counters (organization_id, year, last_number)
    values (${actor.organizationId}, ${Number(year)}, 1)
    on conflict (organization_id, year) do update set last_number = counters.last_number + 1
    returning last_number`.execute(tx);
  return `EXP-${year}-${String(rows[0]?.last_number).padStart(5, '0')}`;
}
