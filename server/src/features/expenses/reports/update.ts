import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { checkOrder, differing } from '../../../lib/changes.ts';
import { invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { checkCurrency } from '../../organization/index.ts';
import { checkDepartment } from '../../people/index.ts';
import { checkProjectTask } from '../../projects/index.ts';
import { type PricedLines, priceReport } from '../amounts/totals.ts';
import { editable, notErased, reportRecord } from './guards.ts';
import { type ArrayName, arrayNames } from './lines.ts';
import { checkReceipts, replaceLines } from './lines-store.ts';
import { ExpenseReport, ExpenseReportChanges } from './record.ts';
import { mayEditReport } from './rules.ts';
import { checkSize } from './size.ts';
import { type LockedReport, lockVisibleReport, reportAfter } from './store.ts';

export const updateExpenseReport = writeOperation({
  id: 'expenseReports.update',
  route: 'PATCH /expense-reports/{id}',
  subject: 'expense_report',
  summary: 'Change an expense report',
  description:
    'Only the fields sent change; an array that is sent replaces the lines that are there, with new ids. While the report is DRAFT or REJECTED, by the person, an Administrator or an Executive.',
  scope: 'expenses:write',
  module: 'expenses',
  guards: guardsOn(reportRecord, [mayEditReport, editable, notErased]),
  params: Strict({ id: Id('exp') }),
  body: ExpenseReportChanges,
  returns: ExpenseReport,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    const report = await lockVisibleReport(work, params.id);
    await work.guard(report);
    await changeReport(work, report, body);
    return checkSize(await reportAfter(work, report.id));
  },
});

/** Changes what differs. Nothing different: updated_at stays. */
async function changeReport(work: UnitOfWork, report: LockedReport, changes: ExpenseReportChanges): Promise<void> {
  const { line_items, per_diems, mileage, ...fields } = changes;
  const others = differing(report, fields);
  const lines = linesAfter(report, { line_items, per_diems, mileage }, others.currency);
  const changedFields = [...Object.keys(others), ...lines.changed];
  work.audit({ subjectId: report.id, changedFields, before: report, after: others });
  if (changedFields.length === 0) return;
  checkOrder({ ...report, ...others }, 'departure_date', 'return_date');
  await checkDepartment(work, 'department_id', others.department_id);
  if (others.project_id != null) await checkProjectTask(work, { project_id: others.project_id });
  await work.update('expense_reports', report.id, { ...others, ...lines.priced.totals });
  await replaceLines(work, report.id, lines.priced, lines.changed);
}

type SentLines = { [Name in ArrayName]: ExpenseReportChanges[Name] | undefined };

/** All lines with what they come to, and the names of the arrays that differ from what is there. */
function linesAfter(
  report: LockedReport,
  sent: SentLines,
  newCurrency: string | undefined,
): { priced: PricedLines; changed: ArrayName[] } {
  if (newCurrency !== undefined) checkNewCurrency(report, sent, newCurrency);
  checkReceipts(sent.line_items ?? [], report.receipts);
  const priced = priceReport(newCurrency ?? report.currency, {
    line_items: sent.line_items ?? report.line_items,
    per_diems: sent.per_diems ?? report.per_diems,
    mileage: sent.mileage ?? report.mileage,
  });
  const isDifferent = (name: ArrayName): boolean => sent[name] !== undefined && !areSame(priced[name], report[name]);
  return { priced, changed: arrayNames.filter(isDifferent) };
}

/** Exchange rates are to the report's currency: with another one every line is to be given again. */
function checkNewCurrency(report: LockedReport, sent: SentLines, currency: string): void {
  checkCurrency(currency);
  const left = arrayNames.filter((name) => sent[name] === undefined && report[name].length > 0);
  if (left.length > 0) {
    throw invalid('currency', say('expenses.linesOfCurrency', { arrays: left }));
  }
}

const areSame = (lines: readonly object[], others: readonly object[]): boolean =>
  lines.length === others.length &&
  lines.every((line, index) => Object.keys(differing(others[index] ?? {}, line)).length === 0);
