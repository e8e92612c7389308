import { Type } from 'typebox';
import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Prose, Strict, Text } from '../../../lib/schema.ts';
import { AllSteps, type Decided, keptApprovals, soleOf } from '../../approvals/index.ts';
import { approvedReport, paidReport, rejectedReport } from './examples.ts';
import { decides, reportRecord } from './guards.ts';
import { ExpenseReport } from './record.ts';
import { reportStates } from './report-states.ts';
import { mayPay } from './rules.ts';
import { type LockedReport, lockReportToDecide, lockVisibleReport } from './store.ts';

/** Who decides, and in whose place. */
const decidedNow = (
  work: UnitOfWork,
  report: LockedReport,
  { on_behalf_of_id }: Pick<LockedReport, 'on_behalf_of_id'>,
) => ({
  decided_by_id: work.actor.userId,
  ...(on_behalf_of_id !== report.on_behalf_of_id && { on_behalf_of_id }),
});

/** Nothing for a report without steps. */
const stepsOf = (report: LockedReport, { approvals }: Decided) =>
  report.approvals.length === 0 ? {} : keptApprovals(approvals);

export const reviewExpenseReport = writeOperation({
  id: 'expenseReports.review',
  route: 'POST /expense-reports/{id}/review',
  subject: 'expense_report',
  summary: 'Take up an expense report',
  description:
    'Tells the person and the other approvers that it is being looked at. By anyone who may decide on it. A decision needs no review first.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  isGuardedInApp: true,
  module: 'expenses',
  guards: guardsOn(reportRecord, [decides.inTurn, reportStates.guard('review')]),
  params: Strict({ id: Id('exp') }),
  returns: ExpenseReport,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params }) {
    const report = await lockReportToDecide(work, params.id);
    await work.guard(report);
    const on_behalf_of_id = await decides.principalOf(work, report);
    return work.move(reportStates, report, 'review', { values: decidedNow(work, report, { on_behalf_of_id }) });
  },
});

export const approveExpenseReport = writeOperation({
  id: 'expenseReports.approve',
  route: 'POST /expense-reports/{id}/approve',
  subject: 'expense_report',
  summary: 'Approve an expense report',
  description:
    'By its approver, a Department Head within their departments, an Administrator or an Executive, and in the app by the person’s manager whatever their role; never one’s own. With `approvals` it decides the step that waits, by who takes that step: the report is PENDING_APPROVAL until the last; 403 with `details.reason` `step` for anyone else.',
  scope: 'expenses:approve',
  needsPerson: true,
  isGuardedInApp: true,
  module: 'expenses',
  guards: guardsOn(reportRecord, [decides, reportStates.guard('approve')]),
  params: Strict({ id: Id('exp') }),
  body: Strict({
    approver_notes: Type.Optional(
      Nullable(Prose(2000, { examples: ['Within the travel budget.'] }), { description: 'A word with the approval.' }),
    ),
    all_steps: AllSteps(),
  }),
  isBodyOptional: true,
  returns: ExpenseReport,
  example: approvedReport,
  worksOn: 'status=SUBMITTED',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    const report = await lockReportToDecide(work, params.id);
    await work.guard(report);
    const comment = body.approver_notes ?? null;
    const decision = await decides.decide(work, report, { status: 'APPROVED', comment, allSteps: body.all_steps });
    const steps = stepsOf(report, decision);
    if (!decision.isLast) {
      // Whoever took it up has had their say; named is who decides next, if that is one person.
      const next = { decided_by_id: null, approver_id: soleOf(decision.takers) };
      return work.move(reportStates, report, 'approve step', { values: { ...steps, ...next } });
    }
    const values = {
      ...decidedNow(work, report, decision),
      ...steps,
      approved_at: work.now,
      approver_notes: comment,
    };
    return work.move(reportStates, report, 'approve', { values });
  },
});

export const rejectExpenseReport = writeOperation({
  id: 'expenseReports.reject',
  route: 'POST /expense-reports/{id}/reject',
  subject: 'expense_report',
  summary: 'Reject an expense report',
  description:
    'By anyone who may approve it. With `approvals` it rejects the step that waits, and that ends the request. The person can change it and submit it again.',
  scope: 'expenses:approve',
  needsPerson: true,
  isGuardedInApp: true,
  module: 'expenses',
  guards: guardsOn(reportRecord, [decides, reportStates.guard('reject')]),
  params: Strict({ id: Id('exp') }),
  body: Strict({
    reason: Prose(2000, {
      description: 'Why it is turned down; the person reads it.',
      examples: ['The hotel receipt is missing.'],
    }),
    all_steps: AllSteps(),
  }),
  returns: ExpenseReport,
  example: rejectedReport,
  worksOn: 'status=SUBMITTED',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    const report = await lockReportToDecide(work, params.id);
    await work.guard(report);
    const { reason, all_steps: allSteps } = body;
    const decision = await decides.decide(work, report, { status: 'REJECTED', comment: reason.trim(), allSteps });
    const values = {
      ...decidedNow(work, report, decision),
      ...stepsOf(report, decision),
      rejection_reason: reason.trim(),
    };
    return work.move(reportStates, report, 'reject', { values });
  },
});

export const payExpenseReport = writeOperation({
  id: 'expenseReports.pay',
  route: 'POST /expense-reports/{id}/pay',
  subject: 'expense_report',
  summary: 'Mark an expense report as paid',
  description:
    'Of an APPROVED one, by its approver, a Department Head within their departments, an Administrator or an Executive; never one’s own. Muster moves no money.',
  scope: 'expenses:approve',
  packages: ['EXPENSES_PAYING'],
  module: 'expenses',
  effects: ['EXPENSES_PAID'],
  guards: guardsOn(reportRecord, [mayPay, reportStates.guard('pay')]),
  params: Strict({ id: Id('exp') }),
  body: Strict({
    payment_method: Text(100, { description: 'How it was paid.', examples: ['EFT'] }),
    payment_reference: Type.Optional(
      Nullable(Text(200, { examples: ['2026-03-0142'] }), {
        description: 'Names the payment in the bank’s or payroll’s books.',
      }),
    ),
  }),
  returns: ExpenseReport,
  example: paidReport,
  worksOn: 'status=APPROVED',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    const report = await lockVisibleReport(work, params.id);
    await work.guard(report);
    const { payment_method, payment_reference = null } = body;
    return work.move(reportStates, report, 'pay', { values: { paid_at: work.now, payment_method, payment_reference } });
  },
});
