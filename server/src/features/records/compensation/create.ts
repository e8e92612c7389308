import { writeOperation } from '../../../kernel/operation.ts';
import { rehearse } from '../../../kernel/rehearse.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { amountText } from '../../../lib/money.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkCurrency } from '../../organization/index.ts';
import { writing } from '../access.ts';
import { lockPersonToWrite } from '../person-store.ts';
import { Compensation, NewCompensation } from './record.ts';
import { PayRise, riseOf } from './rise.ts';
import { accessToCompensation, findPayBefore } from './store.ts';

export const createCompensation = writeOperation({
  id: 'compensation.create',
  route: 'POST /users/{id}/compensation',
  subject: 'compensation',
  summary: 'Record what a person is paid from a day on',
  description: 'Never for oneself. A correction is another record with the same effective_date: the later one counts.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  effects: ['PAY_CHANGED'],
  guards: writing.compensation,
  params: Strict({ id: Id('usr') }),
  body: NewCompensation,
  returns: Compensation,
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  run: ({ work, params, body }) => recordCompensation(work, params.id, body),
});

/** By the same rules from wherever it is asked: app or import. */
export async function recordCompensation(
  work: UnitOfWork,
  userId: string,
  input: NewCompensation,
): Promise<Compensation> {
  const { actor } = work;
  await lockPersonToWrite(work, 'compensation', userId);
  const { effective_date, pay_type, amount, reason = null } = input;
  const record: Compensation = {
    id: work.newId('comp'),
    user_id: userId,
    effective_date,
    pay_type,
    amount,
    currency: checkCurrency(input.currency ?? actor.organization.currency),
    pay_frequency: input.pay_frequency ?? actor.organization.settings.pay_period_type,
    reason,
    created_by_id: actor.userId,
    created_at: work.now,
    updated_at: work.now,
  };
  const before = await findPayBefore(work, userId, effective_date);
  await work.insert('compensation_records', { ...record, amount: amountText('amount', amount) });
  work.audit({
    action: 'compensation.create',
    subjectType: 'compensation',
    subjectId: record.id,
    personId: userId,
    changedFields: Object.keys(input),
    ...(before && { before }),
    after: record,
  });
  work.recordSensitiveRead(accessToCompensation([record]));
  return record;
}

export const previewCompensation = writeOperation({
  id: 'compensation.preview',
  route: 'POST /users/{id}/compensation/preview',
  subject: 'compensation',
  summary: 'See what a change of pay comes to',
  description:
    'Takes the body of such a change and makes it, looks, and takes it back: by the hour and by the year, before and after. It is refused as the change would be, and is a look at what they are paid today.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  changesNothing: true,
  guards: writing.compensation,
  params: Strict({ id: Id('usr') }),
  body: NewCompensation,
  returns: PayRise,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    await lockPersonToWrite(work, 'compensation', params.id);
    const before = await findPayBefore(work, params.id, body.effective_date);
    const rise = await rehearse(work, async () =>
      riseOf(work, before, await recordCompensation(work, params.id, body)),
    );
    if (before) work.recordSensitiveRead(accessToCompensation([before]));
    return rise;
  },
});
