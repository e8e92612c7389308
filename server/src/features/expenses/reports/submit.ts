import type { Tenant } from '../../../kernel/actor.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { bindRequest, keptApprovals, soleOf, stepsOfReport } from '../../approvals/index.ts';
import { compare, decimalOf, zero } from '../amounts/decimal.ts';
import { submittedReport } from './examples.ts';
import { notErased, reportRecord, steppedReport, withLines } from './guards.ts';
import { ExpenseReport } from './record.ts';
import { reportStates } from './report-states.ts';
import { mayEditReport } from './rules.ts';
import { findApprover, type LockedReport, lockVisibleReport } from './store.ts';

export const submitExpenseReport = writeOperation({
  id: 'expenseReports.submit',
  route: 'POST /expense-reports/{id}/submit',
  subject: 'expense_report',
  summary: 'Submit an expense report',
  description:
    'Hands a DRAFT or REJECTED report with at least one line over for a decision, by the person, an Administrator or an Executive. The approver is named: the person’s manager if their role can approve, else the head of their department; where a policy of the organization asks several people, `approvals` says who decides one after the other. An earlier rejection is cleared. If the organization approves small reports by itself, the answer is APPROVED.',
  scope: 'expenses:write',
  module: 'expenses',
  guards: guardsOn(reportRecord, [mayEditReport, reportStates.guard('submit'), notErased, withLines]),
  params: Strict({ id: Id('exp') }),
  returns: ExpenseReport,
  example: submittedReport,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const report = await lockVisibleReport(work, params.id);
    await work.guard(report);
    const isSmall = isWithinThreshold(actor.organization, report);
    const asked = { submitted_at: work.now, ...(isSmall ? { approver_id: null } : await askedOf(work, report)) };
    const undecided = {
      decided_by_id: null,
      ...(report.on_behalf_of_id !== null && { on_behalf_of_id: null }),
      approved_at: null,
      approver_notes: null,
      rejection_reason: null,
      ...(report.approvals.length > 0 && isSmall && keptApprovals([])),
    };
    const submitted = await work.move(reportStates, report, 'submit', { values: { ...asked, ...undecided } });
    return isSmall
      ? work.move(reportStates, submitted, 'auto-approve', {
          action: 'expenseReports.auto-approve',
          subjectType: 'expense_report',
          values: { approved_at: work.now },
        })
      : submitted;
  },
});

/** Who is asked: by the steps of a policy one after the other, else one approver. Steps of a rejected report begin anew. */
async function askedOf(work: UnitOfWork, report: LockedReport) {
  const { report_type, currency, grand_total, person_department_id: department_id } = report;
  const facts = { department_id, report_type, currency, grand_total: Number(grand_total) };
  const steps = stepsOfReport(work.actor.organization, facts);
  if (steps.length > 0) {
    const { approvals, takers } = await bindRequest(work, steppedReport(report), steps);
    return { approver_id: soleOf(takers), ...keptApprovals(approvals) };
  }
  return {
    approver_id: await findApprover(work, report),
    ...(report.approvals.length > 0 && keptApprovals([])),
  };
}

/** The threshold is an amount in the organization's currency: a report in another one waits for a person. */
function isWithinThreshold({ currency, settings }: Tenant, report: LockedReport): boolean {
  const { expense_auto_approve_threshold: threshold } = settings;
  if (threshold === null || report.currency !== currency) return false;
  return compare(decimalOf(report.grand_total) ?? zero, decimalOf(threshold) ?? zero) <= 0;
}
