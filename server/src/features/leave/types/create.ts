import { writeOperation } from '../../../kernel/operation.ts';
import { codeFrom, freeCode } from '../../people/index.ts';
import { amountSent } from '../amounts.ts';
import { LeaveType, NewLeaveType } from './record.ts';
import { allLeaveTypes, type LeaveTypeRow, presentLeaveType, refuseDuplicateType } from './store.ts';

export const createLeaveType = writeOperation({
  id: 'leaveTypes.create',
  route: 'POST /leave-types',
  subject: 'leave_type',
  summary: 'Add a leave type',
  description: 'Everyone’s balance of it begins with the year in which it is added.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewLeaveType,
  returns: LeaveType,
  status: 201,
  refuses: ['CONFLICT'],

  async run({ actor, work, body }) {
    const name = body.name.trim();
    const taken = new Set((await allLeaveTypes(work.tx, actor.organizationId)).map(({ code }) => code.toUpperCase()));
    const { annual_allowance: allowance = null, carry_over_limit: limit = 0 } = body;
    const type: LeaveTypeRow = {
      id: work.newId('lvt'),
      name,
      code: body.code ?? freeCode(codeFrom(name, 'LEAVE').slice(0, 36), taken),
      color: body.color ?? '#2563EB',
      is_private: body.is_private ?? false,
      is_paid: body.is_paid ?? true,
      requires_approval: body.requires_approval ?? true,
      unit: body.unit ?? 'DAYS',
      annual_allowance: allowance === null ? null : amountSent('annual_allowance', allowance),
      accrual: body.accrual ?? 'ANNUAL_GRANT',
      carry_over_limit: limit === null ? null : amountSent('carry_over_limit', limit),
      is_active: body.is_active ?? true,
      created_at: work.now,
    };
    await work.insert('leave_types', { ...type, updated_at: work.now }).catch(refuseDuplicateType);
    return presentLeaveType(type);
  },
});
