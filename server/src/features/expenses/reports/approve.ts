import { reportStates } from './report-states.ts';
import { Type } from 'typebox';
import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Nullable, Prose, Strict } from '../../../lib/schema.ts';
import { ExpenseReport } from './record.ts';
import { mayDecide } from './rules.ts';
import { lockVisibleReport } from './store.ts';
import { approvedReport } from './examples.ts';

export const approveExpenseReport = writeOperation({
  id: 'expenseReports.approve',
  route: 'POST /expense-reports/{id}/approve',
  subject: 'expense_report',
  summary: 'Approve an expense report',
  description:
    'By its approver, a Department Head within their departments, an Administrator or an Executive; never one’s own.',
  scope: 'expenses:approve',
  module: 'expenses',
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

  async run({ actor, work, params, body }) {
    const report = await lockVisibleReport(work, params.id);
    enforce(mayDecide(actor, report));
    const decision = {
      decided_by_id: actor.userId,
      approved_at: work.now,
      approver_notes: body.approver_notes ?? null,
    };
    return work.move(reportStates, report, 'approve', { values: decision });
  },
});
