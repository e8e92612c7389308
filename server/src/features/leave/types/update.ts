import { writeOperation } from '../../../kernel/operation.ts';
import { isEmpty, trimmed } from '../../../lib/changes.ts';
import { conflict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { amountSent } from '../amounts.ts';
import { LeaveType, LeaveTypeChanges } from './record.ts';
import { isLeaveTypeUsed, lockLeaveType, presentLeaveType, refuseDuplicateType } from './store.ts';

export const updateLeaveType = writeOperation({
  id: 'leaveTypes.update',
  route: 'PATCH /leave-types/{id}',
  subject: 'leave_type',
  summary: 'Change a leave type',
  description:
    'Only the fields sent change. What was granted stays granted: another allowance holds for twelfths and grants still to come. The unit stays as it is once leave of the type was booked or a balance of it exists.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('lvt') }),
  body: LeaveTypeChanges,
  returns: LeaveType,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ work, params, body }) {
    const type = presentLeaveType(await lockLeaveType(work, params.id));
    const changes = work.changesTo(type, trimmed(body));
    if (isEmpty(changes)) return type;
    if (changes.unit !== undefined && (await isLeaveTypeUsed(work, type.id))) {
      throw conflict('The unit stays as it is: leave of this type was booked, or a balance of it exists.', {
        reason: 'in_use',
        field: 'unit',
      });
    }
    const { annual_allowance: allowance, carry_over_limit: limit, ...others } = changes;
    await work
      .update('leave_types', type.id, {
        ...others,
        ...(allowance !== undefined && { annual_allowance: stored('annual_allowance', allowance) }),
        ...(limit !== undefined && { carry_over_limit: stored('carry_over_limit', limit) }),
      })
      .catch(refuseDuplicateType);
    return { ...type, ...changes };
  },
});

const stored = (field: string, amount: number | null): string | null =>
  amount === null ? null : amountSent(field, amount);
