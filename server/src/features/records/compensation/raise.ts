import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { Day, dayIn } from '../../../lib/days.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { writing } from '../access.ts';
import { lockPersonToWrite } from '../person-store.ts';
import { recordCompensation } from './create.ts';
import { NewCompensation } from './record.ts';
import { PayRise, riseOf } from './rise.ts';
import { accessToCompensation, findPayBefore } from './store.ts';

export const raiseCompensation = writeOperation({
  id: 'compensation.raise',
  route: 'POST /users/{id}/compensation/raise',
  summary: 'Raise what a person is paid by percent',
  description:
    'From what they are paid on that day, rounded to the cent. Never for oneself. A rise is another record, as any change of pay is.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  effects: ['PAY_CHANGED'],
  guards: writing.compensation,
  params: Strict({ id: Id('usr') }),
  body: Strict({
    percent: Type.Number({
      minimum: -50,
      maximum: 100,
      examples: [3],
      description: 'At most two decimals; less than 0 lowers the pay.',
    }),
    effective_date: Type.Optional(Day("From this day on; today on the organization's calendar unless given.")),
    reason: Type.Optional(NewCompensation.properties.reason),
  }),
  returns: PayRise,
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body: { percent, reason, effective_date } }) {
    const basisPoints = Math.round(percent * 100);
    if (basisPoints === 0 || Math.abs(basisPoints - percent * 100) > 1e-6) {
      throw invalid('percent', 'records.percentOfTwoDecimals');
    }
    await lockPersonToWrite(work, 'compensation', params.id);
    const day = effective_date ?? dayIn(work.actor.organization.timezone, work.nowMs);
    const before = await findPayBefore(work, params.id, day);
    if (!before) throw conflict('records.noPayToRaise', { reason: 'no_pay' });
    const { pay_type, currency, pay_frequency } = before;
    const after = await recordCompensation(work, params.id, {
      effective_date: day,
      pay_type,
      amount: raised(before.amount, basisPoints),
      currency,
      pay_frequency,
      reason: reason ?? null,
    });
    work.recordSensitiveRead(accessToCompensation([before]));
    return riseOf(work, before, after);
  },
});

const scale = 10_000n;

/** Amounts have four decimals; a raise ends at the cent, half a cent upwards. */
function raised(amount: number, basisPoints: number): number {
  const exact = BigInt(Math.round(amount * Number(scale))) * (scale + BigInt(basisPoints));
  const perCent = scale * 100n;
  return Number((exact + perCent / 2n) / perCent) / 100;
}
