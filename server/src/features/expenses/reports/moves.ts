import { Type } from 'typebox';
import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Prose, Strict, Text } from '../../../lib/schema.ts';
import { approvedReport, paidReport, rejectedReport } from './examples.ts';
import { decides, reportRecord } from './guards.ts';
import { ExpenseReport } from './record.ts';
import { reportStates } from './report-states.ts';
import { mayPay } from './rules.ts';
import { type LockedReport, lockReportToDecide, lockVisibleReport } from './store.ts';

/** Who decides, and in whose place. */
const decidedNow = async (work: UnitOfWork, report: LockedReport) => ({
  decided_by_id: work.actor.userId,
  ...(await decides.inPlaceOf(work, report)),
});

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
  guards: guardsOn(reportRecord, [decides, reportStates.guard('review')]),
  params: Strict({ id: Id('exp') }),
  returns: ExpenseReport,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params }) {
    const report = await lockReportToDecide(work, params.id);
    await work.guard(report);
    return work.move(reportStates, report, 'review', { values: await decidedNow(work, report) });
  },
});

export const approveExpenseReport = writeOperation({
  id: 'expenseReports.approve',
  route: 'POST /expense-reports/{id}/approve',
  subject: 'expense_report',
  summary: 'Approve an expense report',
  description:
    'By its approver, a Department Head within their departments, an Administrator or an Executive, and in the app by the person’s manager whatever their role; never one’s own.',
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
  }),
  isBodyOptional: true,
  returns: ExpenseReport,
  example: approvedReport,
  worksOn: 'status=SUBMITTED',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    const report = await lockReportToDecide(work, params.id);
    await work.guard(report);
    const decision = {
      ...(await decidedNow(work, report)),
      approved_at: work.now,
      approver_notes: body.approver_notes ?? null,
    };
    return work.move(reportStates, report, 'approve', { values: decision });
  },
});

export const rejectExpenseReport = writeOperation({
  id: 'expenseReports.reject',
  route: 'POST /expense-reports/{id}/reject',
  subject: 'expense_report',
  summary: 'Reject an expense report',
  description: 'By anyone who may approve it. The person can change it and submit it again.',
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
  }),
  returns: ExpenseReport,
  example: rejectedReport,
  worksOn: 'status=SUBMITTED',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    const report = await lockReportToDecide(work, params.id);
    await work.guard(report);
    const decision = { ...(await decidedNow(work, report)), rejection_reason: body.reason.trim() };
    return work.move(reportStates, report, 'reject', { values: decision });
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
  module: 'expenses',
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
