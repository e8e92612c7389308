import { Id } from '../../../lib/ids.ts';
import { amountText } from '../../../lib/money.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkCurrency } from '../../organization/index.ts';
import { lockPersonToWrite } from '../person.ts';
import { Compensation, NewCompensation } from './record.ts';
import { accessToCompensation } from './store.ts';

export const createCompensation = writeOperation({
  id: 'compensation.create',
  route: 'POST /users/{id}/compensation',
  subject: 'compensation',
  summary: 'Record what a person is paid from a day on',
  description: 'Never for oneself. A correction is another record with the same effective_date: the later one counts.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('usr') }),
  body: NewCompensation,
  returns: Compensation,
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    await lockPersonToWrite(work, 'compensation', params.id);
    const { effective_date, pay_type, amount, reason = null } = body;
    const record: Compensation = {
      id: work.newId('comp'),
      user_id: params.id,
      effective_date,
      pay_type,
      amount,
      currency: checkCurrency(body.currency ?? actor.organization.currency),
      pay_frequency: body.pay_frequency ?? actor.organization.settings.pay_period_type,
      reason,
      created_at: work.now,
      updated_at: work.now,
    };
    await work.insert('compensation_records', {
      ...record,
      amount: amountText('amount', amount),
    });
    work.recordSensitiveRead(accessToCompensation([record]));
    return record;
  },
});
