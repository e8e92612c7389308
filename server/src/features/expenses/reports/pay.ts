import { reportStates } from './report-states.ts';
import { Type } from 'typebox';
import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Nullable, Strict, Text } from '../../../lib/schema.ts';
import { ExpenseReport } from './record.ts';
import { mayDecide } from './rules.ts';
import { lockVisibleReport } from './store.ts';
import { paidReport } from './examples.ts';

export const payExpenseReport = writeOperation({
  id: 'expenseReports.pay',
  route: 'POST /expense-reports/{id}/pay',
  subject: 'expense_report',
  summary: 'Mark an expense report as paid',
  description: 'Of an APPROVED one, by whoever may decide on it. Muster moves no money.',
  scope: 'expenses:approve',
  module: 'expenses',
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

  async run({ actor, work, params, body }) {
    const report = await lockVisibleReport(work, params.id);
    enforce(mayDecide(actor, report));
    const { payment_method, payment_reference = null } = body;
    return work.move(reportStates, report, 'pay', { values: { paid_at: work.now, payment_method, payment_reference } });
  },
});
