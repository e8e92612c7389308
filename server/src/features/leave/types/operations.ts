import { Type } from 'typebox';
import { mapPage } from '../../../kernel/cursor.ts';
import { trimmedNames } from '../../../kernel/names.ts';
import { listOperation, writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isEmpty, trimmed } from '../../../lib/changes.ts';
import { conflict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { codeFrom, freeCode } from '../../people/index.ts';
import { amountSent } from '../amounts.ts';
import { LeaveType, LeaveTypeChanges, NewLeaveType } from './record.ts';
import { checkPolicy } from './rules.ts';
import {
  allLeaveTypes,
  isLeaveTypeUsed,
  type LeaveTypeRow,
  listLeaveTypes as pageOfTypes,
  lockLeaveType,
  presentLeaveType,
  refuseDuplicateType,
} from './store.ts';

export const listLeaveTypes = listOperation({
  id: 'leaveTypes.list',
  route: 'GET /leave-types',
  summary: 'List leave types',
  description: 'Every kind of leave that the organization keeps, those that can no longer be booked among them.',
  scope: 'leaves:read',
  query: Strict({
    is_active: Type.Optional(
      Type.Boolean({ description: 'Only types that can be booked, or only those that cannot.' }),
    ),
  }),
  returns: LeaveType,
  order: 'oldest first',

  async run({ actor, db, query, page }) {
    return mapPage(await pageOfTypes(db, actor, query, page), presentLeaveType);
  },
});

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

  run: ({ work, body }) => addLeaveType(work, body),
});

/** By the same rules from wherever it is asked: app or import. */
export async function addLeaveType(work: UnitOfWork, body: NewLeaveType): Promise<LeaveType> {
  const { actor } = work;
  const name = body.name.trim();
  const taken = new Set((await allLeaveTypes(work.tx, actor.organizationId)).map(({ code }) => code.toUpperCase()));
  const { annual_allowance: allowance = null, carry_over_limit: limit = 0 } = body;
  const type: LeaveTypeRow = {
    id: work.newId('lvt'),
    name,
    names: trimmedNames(body.names ?? {}),
    code: body.code ?? freeCode(codeFrom(name, 'LEAVE').slice(0, 36), taken),
    color: body.color ?? '#2563EB',
    is_private: body.is_private ?? false,
    is_paid: body.is_paid ?? true,
    requires_approval: body.requires_approval ?? true,
    unit: body.unit ?? 'DAYS',
    annual_allowance: allowance === null ? null : amountSent('annual_allowance', allowance),
    accrual: body.accrual ?? 'ANNUAL_GRANT',
    carry_over_limit: limit === null ? null : amountSent('carry_over_limit', limit),
    service_allowances: body.service_allowances ?? [],
    carry_over_expires_on: body.carry_over_expires_on ?? null,
    pro_rata: body.pro_rata ?? false,
    is_sickness: body.is_sickness ?? false,
    is_for_family: body.is_for_family ?? false,
    allows_hours: body.allows_hours ?? false,
    certificate_after_days: body.certificate_after_days ?? null,
    is_active: body.is_active ?? true,
    created_at: work.now,
  };
  checkPolicy(presentLeaveType(type));
  const [names, service_allowances] = [JSON.stringify(type.names), JSON.stringify(type.service_allowances)];
  await work
    .insert('leave_types', { ...type, names, service_allowances, updated_at: work.now })
    .catch(refuseDuplicateType);
  return presentLeaveType(type);
}

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
    const changes = work.changesTo(type, {
      ...trimmed(body),
      ...(body.names !== undefined && { names: trimmedNames(body.names) }),
    });
    if (isEmpty(changes)) return type;
    if (changes.unit !== undefined && (await isLeaveTypeUsed(work, type.id))) {
      throw conflict('leave.unitInUse', {
        reason: 'in_use',
        field: 'unit',
      });
    }
    checkPolicy({ ...type, ...changes });
    const {
      annual_allowance: allowance,
      carry_over_limit: limit,
      service_allowances: service,
      names,
      ...others
    } = changes;
    await work
      .update('leave_types', type.id, {
        ...others,
        ...(allowance !== undefined && { annual_allowance: stored('annual_allowance', allowance) }),
        ...(names !== undefined && { names: JSON.stringify(names) }),
        ...(service !== undefined && { service_allowances: JSON.stringify(service) }),
        ...(limit !== undefined && { carry_over_limit: stored('carry_over_limit', limit) }),
      })
      .catch(refuseDuplicateType);
    return { ...type, ...changes };
  },
});

const stored = (field: string, amount: number | null): string | null =>
  amount === null ? null : amountSent(field, amount);
