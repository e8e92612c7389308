import { dayIn } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { amountSent, unitsOf } from '../amounts.ts';
import { findLeaveType } from '../types/store.ts';
import { lockBalances, settleChange } from './ledger.ts';
import { lockPersonNotErased } from './people-store.ts';
import { LeaveAdjustment, NewLeaveAdjustment } from './record.ts';

export const createLeaveAdjustment = writeOperation({
  id: 'leaveAdjustments.create',
  route: 'POST /leave-adjustments',
  subject: 'leave_balance',
  summary: 'Correct a leave balance',
  description: 'Adds to somebody’s balance of a year or takes from it, below zero where need be.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewLeaveAdjustment,
  returns: LeaveAdjustment,
  status: 201,

  async run({ actor, work, body }) {
    if (body.amount === 0) throw invalid('amount', 'amount must not be 0.');
    const amount = amountSent('amount', body.amount);
    if (!(await lockPersonNotErased(work, body.user_id))) {
      throw invalid('user_id', 'user_id is no person of this organization.');
    }
    const type = await findLeaveType(work.tx, actor.organizationId, body.leave_type_id);
    if (!type) throw invalid('leave_type_id', 'leave_type_id is no leave type of this organization.');
    if (type.annual_allowance === null) {
      throw invalid('leave_type_id', 'This leave type is unlimited: there is no balance to correct.');
    }
    await lockBalances(work, body.user_id);
    const id = work.newId('bal');
    const entry = {
      id,
      user_id: body.user_id,
      leave_type_id: type.id,
      year: body.year ?? Number(dayIn(actor.organization.timezone, work.nowMs).slice(0, 4)),
      created_by_id: actor.userId,
      created_at: work.now,
    };
    const adjusted = new Map([[entry.year, unitsOf(amount)]]);
    await settleChange(work, { userId: body.user_id, leaveType: type }, { adjusted });
    const reason = body.reason ?? null;
    await work.insert('leave_ledger', {
      ...entry,
      kind: 'ADJUSTMENT',
      amount,
      entry_key: `adjustment-${id}`,
      note: reason,
    });
    return { ...entry, amount: body.amount, reason };
  },
});
