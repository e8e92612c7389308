import type { EventDefinition } from '../../../kernel/events.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { ExpenseReport, ReportStatus } from './record.ts';
import { reportStates } from './report-states.ts';
import { reportAfter, saveReport, type ReportValues } from './store.ts';

type Trigger = (typeof reportStates.moves)[number]['trigger'];

/** Makes a move with what belongs to it, and tells of it where the table has an event. 409 where it has no such move. */
export async function moveReport(
  work: UnitOfWork,
  report: { readonly id: string; readonly status: ReportStatus },
  trigger: Trigger,
  values: ReportValues,
  event?: EventDefinition<ExpenseReport>,
): Promise<ExpenseReport> {
  const { to, previous } = reportStates.move(report.status, trigger);
  const changes = { status: to, ...values };
  await saveReport(work, report.id, { ...changes, updated_at: work.now });
  work.audit({
    action: `expenseReports.${trigger}`,
    subjectType: 'expense_report',
    subjectId: report.id,
    changedFields: Object.keys(changes),
  });
  const moved = await reportAfter(work, report.id);
  if (event) await work.raise(event, { subjectId: report.id, snapshot: moved, previous });
  return moved;
}
