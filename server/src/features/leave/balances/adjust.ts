import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { amountSent, numberOf, unitsOf } from '../amounts.ts';
import { findLeaveType, type LeaveTypeRow } from '../types/store.ts';
import { adjusting } from './guards.ts';
import { lockBalances, settleChange } from './ledger.ts';
import { getAdjustment } from './ledger-store.ts';
import { lockPersonNotErased } from './people-store.ts';
import { presentBalance } from './present.ts';
import { LeaveAdjustment, NewLeaveAdjustment } from './record.ts';
import { findLeavePerson, readAccounts } from './store.ts';

export const createLeaveAdjustment = writeOperation({
  id: 'leaveAdjustments.create',
  route: 'POST /leave-adjustments',
  subject: 'leave_balance',
  summary: 'Correct a leave balance',
  description:
    'Adds to a person’s balance of a year or takes from it, below zero if need be. By Administrators and Executives, and by those who were given to keep the leave of the person’s department; never for oneself.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  packages: ['LEAVE_KEEPING'],
  guards: adjusting,
  body: NewLeaveAdjustment,
  returns: LeaveAdjustment,
  status: 201,
  refuses: ['FORBIDDEN'],

  run: ({ work, body }) => adjustBalance(work, body),
});

/** By the same rules from wherever it is asked: app or import. */
export async function adjustBalance(work: UnitOfWork, input: NewLeaveAdjustment): Promise<LeaveAdjustment> {
  const { actor } = work;
  if (input.amount === 0) throw invalid('amount', 'leave.zero');
  const amount = amountSent('amount', input.amount);
  await checkPerson(work, input.user_id);
  const type = await limitedTypeOf(work, input.leave_type_id);
  await lockBalances(work, input.user_id);
  const id = work.newId('bal');
  const entry = {
    id,
    user_id: input.user_id,
    leave_type_id: type.id,
    year: input.year ?? thisYear(work),
    created_by_id: actor.userId,
    created_at: work.now,
  };
  const adjusted = new Map([[entry.year, unitsOf(amount)]]);
  await settleChange(work, { userId: input.user_id, leaveType: type }, { adjusted });
  const reason = input.reason ?? null;
  await work.insert('leave_ledger', {
    ...entry,
    kind: 'ADJUSTMENT',
    amount,
    entry_key: `adjustment-${id}`,
    note: reason,
  });
  work.audit({ action: 'leaveAdjustments.create', subjectType: 'leave_balance', subjectId: id, after: input });
  return { ...entry, amount: input.amount, reason };
}

const thisYear = ({ actor, nowMs }: UnitOfWork): number =>
  Number(dayIn(actor.organization.timezone, nowMs).slice(0, 4));

/** What a balance is counted in; 422 for a type that has none. */
export const leaveUnitOf = async (work: UnitOfWork, typeId: string): Promise<LeaveTypeRow['unit']> =>
  (await limitedTypeOf(work, typeId)).unit;

async function limitedTypeOf({ actor, tx }: UnitOfWork, id: string): Promise<LeaveTypeRow> {
  const type = await findLeaveType(tx, actor.organizationId, id);
  if (!type) throw invalid('leave_type_id', 'reference.leaveType');
  if (type.annual_allowance === null) {
    throw invalid('leave_type_id', 'leave.unlimited');
  }
  return type;
}

/**
 * What it takes to bring what is available in a year to `balance`, as an adjustment; null if it stands there already.
 * The person's balances are locked: what follows finds them as they were counted here.
 */
export async function setBalance(
  work: UnitOfWork,
  { balance, ...input }: Omit<NewLeaveAdjustment, 'amount'> & { readonly balance: number },
): Promise<LeaveAdjustment | null> {
  const { actor, tx, nowMs } = work;
  const tenant = actor.organization;
  const wanted = unitsOf(amountSent('balance', balance));
  await checkPerson(work, input.user_id);
  const type = await limitedTypeOf(work, input.leave_type_id);
  await lockBalances(work, input.user_id);
  const [person, accounts] = await Promise.all([
    findLeavePerson(tx, tenant, input.user_id),
    readAccounts(tx, tenant.id, { userIds: [input.user_id], leaveTypeId: type.id }),
  ]);
  if (!person) throw invalid('user_id', 'reference.person');
  const year = input.year ?? thisYear(work);
  const today = dayIn(tenant.timezone, nowMs);
  const account = accounts.of(input.user_id, type.id);
  const { available } = presentBalance({ tenant, person, type, account, year, today });
  const missing = wanted - unitsOf(String(available ?? 0));
  return missing === 0 ? null : adjustBalance(work, { ...input, year, amount: numberOf(missing) });
}

/** An adjustment is never changed, only followed by another: one of the opposite amount. */
export async function reverseAdjustment(work: UnitOfWork, id: string, reason: string): Promise<void> {
  const { amount, ...adjustment } = await getAdjustment(work, id);
  await adjustBalance(work, { ...adjustment, amount: -Number(amount), reason });
}

async function checkPerson(work: UnitOfWork, userId: string): Promise<void> {
  const person = await lockPersonNotErased(work, userId);
  if (!person) throw invalid('user_id', 'reference.person');
  await work.guard(person, adjusting);
}
