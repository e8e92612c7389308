import { advisoryLocks } from '../../../db/rows.ts';
import type { Tenant } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { standardMinutes } from '../../../kernel/working-patterns.ts';
import { dayIn } from '../../../lib/days.ts';
import { conflict, type Refusal } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { nearestUnits, numberOf, share, textOf, type Units, unitsOf } from '../amounts.ts';
import type { CountedDay } from '../calendar/working-days.ts';
import type { LeaveTypeRow } from '../types/store.ts';
import type { Account } from './account.ts';
import {
  type AccountChange,
  type Amounts,
  bookableIn,
  changeAccount,
  findShortfalls,
  negated,
  type Rules,
  type Shortfall,
  sumOfAmounts,
} from './change.ts';
import { entitlingTypeOf, findLeavePerson, insertEntries, readAccounts } from './store.ts';
import { listTaken, replaceRequestDays, sumRequestDays } from './taken-store.ts';

/** A working day of a leave; its hours are those of the part of the day unless given. */
export interface LeaveDay extends CountedDay {
  readonly hours?: number;
}

const hundredth = 100;

/** A standard day, if a day of leave has to be told in hours. */
export const standardDayMinutes = ({ settings }: Tenant): number => standardMinutes(settings);

const hoursOn = (tenant: Tenant, { fraction, minutes, hours }: LeaveDay): Units =>
  hours === undefined
    ? share(nearestUnits(fraction), minutes ?? standardDayMinutes(tenant), 60, hundredth)
    : nearestUnits(hours);

/** Bookings of one person come one after the other: each sees what those before have left. */
export async function lockBalances({ actor, tx }: UnitOfWork, userId: string): Promise<void> {
  await lockAllBalances(tx, actor.organizationId, [userId]);
}

/** In the order of the ids, so that no two wait for each other. */
export async function lockAllBalances(
  tx: UnitOfWork['tx'],
  organizationId: string,
  userIds: readonly string[],
): Promise<void> {
  await advisoryLocks('leave', organizationId, userIds).execute(tx);
}

/** What a leave takes of each calendar year, in the unit of its type. */
function amountsByYear(tenant: Tenant, unit: LeaveTypeRow['unit'], byDate: readonly LeaveDay[]): Amounts {
  const amounts = new Map<number, Units>();
  for (const day of byDate) {
    const year = Number(day.date.slice(0, 4));
    const units = unit === 'HOURS' ? hoursOn(tenant, day) : nearestUnits(day.fraction);
    amounts.set(year, (amounts.get(year) ?? 0) + units);
  }
  return amounts;
}

/** What takes from someone's balance of a type, or gives back to it. */
export interface AccountOwner {
  readonly userId: string;
  readonly leaveType: LeaveTypeRow;
}

interface OpenAccount {
  readonly account: Account;
  readonly rules: Rules;
}

/** The account as it stands, what every pending request reserves included. */
async function readAccount(
  { actor, tx, nowMs }: UnitOfWork,
  { userId, leaveType }: AccountOwner,
): Promise<OpenAccount> {
  const tenant = actor.organization;
  const [person, accounts] = await Promise.all([
    findLeavePerson(tx, tenant, userId),
    readAccounts(tx, tenant.id, { userIds: [userId], leaveTypeId: leaveType.id }),
  ]);
  if (!person) throw new Error('The person is gone although people are never removed.');
  const rules = { type: entitlingTypeOf(tenant, leaveType), person, today: dayIn(tenant.timezone, nowMs) };
  return { account: accounts.of(userId, leaveType.id), rules };
}

async function enterChange(
  work: UnitOfWork,
  { userId, leaveType }: AccountOwner,
  { account, rules }: OpenAccount,
  change: AccountChange,
): Promise<void> {
  const due = changeAccount(rules, account, change);
  await insertEntries(
    work,
    due.map((entry) => ({ ...entry, user_id: userId, leave_type_id: leaveType.id })),
  );
}

/**
 * Enters what is due, and what follows from a change that the caller writes. For a change that holds the lock on the person's balances, so
 * that no balance waits for the nightly run.
 */
export async function settleChange(work: UnitOfWork, owner: AccountOwner, change: AccountChange): Promise<void> {
  if (owner.leaveType.annual_allowance === null) return;
  await enterChange(work, owner, await readAccount(work, owner), change);
}

export interface Booking extends AccountOwner {
  /** Whether the actor may know the person's balance of this type. */
  readonly isBalanceSeen: boolean;
  readonly byDate: readonly LeaveDay[];
  /** Days that the same request reserves already, of the same type. */
  readonly reserved: readonly LeaveDay[];
  /** Days that approved leave of the same type has taken, in whose place these are asked for: both count as one. */
  readonly replaced?: readonly LeaveDay[];
}

/** What some days take beyond those in whose place they are, year by year. */
function amountsBeyond(
  tenant: Tenant,
  unit: LeaveTypeRow['unit'],
  byDate: readonly LeaveDay[],
  replaced: readonly LeaveDay[],
): Amounts {
  const before = amountsByYear(tenant, unit, replaced);
  const wanted = amountsByYear(tenant, unit, byDate);
  return new Map([...wanted].map(([year, units]) => [year, Math.max(0, units - (before.get(year) ?? 0))]));
}

/**
 * 409 if a leave takes more than is available in one of its years. For a change that holds the lock on the person's balances. What the
 * request has reserved is exchanged for what it takes: at no moment do these days count as left over. Who may not know the balance is not
 * told whether it suffices either: asked day by day, that would be the figure.
 */
export async function checkBalance(work: UnitOfWork, booking: Booking): Promise<void> {
  const { leaveType, byDate, reserved, replaced = [], isBalanceSeen } = booking;
  if (leaveType.annual_allowance === null) return;
  const { organization: tenant } = work.actor;
  const wanted = amountsBeyond(tenant, leaveType.unit, byDate, replaced);
  const before = amountsBeyond(tenant, leaveType.unit, reserved, replaced);
  const open = await readAccount(work, booking);
  await enterChange(work, booking, open, { pending: sumOfAmounts(wanted, negated(before)) });
  const [shortfall] = findShortfalls(open.rules, open.account, wanted);
  if (shortfall && isBalanceSeen) throw shortBalance(shortfall, leaveType.unit);
}

function shortBalance({ year, wanted, available }: Shortfall, unit: LeaveTypeRow['unit']): Refusal {
  const [requested, left] = [numberOf(wanted), numberOf(available)];
  return conflict(say('leave.balance', { requested, unit, year, available: left }), {
    reason: 'balance',
    year,
    requested,
    unit,
    available: left,
  });
}

/**
 * What a booking would leave, in the year it begins in; null if the type is unlimited. Nothing is written. An actor who may not know the
 * balance is told nothing.
 */
export interface ExpectedBalance {
  readonly before: number | null;
  readonly after: number | null;
  /** One a year that has too little. */
  readonly refusals: readonly Refusal[];
}

export async function expectBalance(
  work: UnitOfWork,
  { byDate, replaced = [], isBalanceSeen, ...owner }: Omit<Booking, 'reserved'>,
  year: number,
): Promise<ExpectedBalance | null> {
  const { leaveType } = owner;
  if (leaveType.annual_allowance === null) return null;
  if (!isBalanceSeen) return { before: null, after: null, refusals: [] };
  const { account, rules } = await readAccount(work, owner);
  const { organization: tenant } = work.actor;
  const wanted = amountsBeyond(tenant, leaveType.unit, byDate, replaced);
  changeAccount(rules, account, {});
  const before = bookableIn(rules, account, year);
  changeAccount(rules, account, { pending: wanted });
  const refusals = findShortfalls(rules, account, wanted).map((shortfall) => shortBalance(shortfall, leaveType.unit));
  const takes = sumOfAmounts(
    amountsByYear(tenant, leaveType.unit, byDate),
    negated(amountsByYear(tenant, leaveType.unit, replaced)),
  );
  return { before: numberOf(before), after: numberOf(before - (takes.get(year) ?? 0)), refusals };
}

/** Keeps the working days of a request, in place of those it had. */
export async function saveRequestDays(
  { actor, tx }: UnitOfWork,
  request: { readonly id: string; readonly user_id: string },
  byDate: readonly LeaveDay[],
): Promise<void> {
  const { organization: tenant, organizationId } = actor;
  const rows = byDate.map((day) => ({
    date: day.date,
    days: textOf(nearestUnits(day.fraction)),
    hours: textOf(hoursOn(tenant, day)),
  }));
  await replaceRequestDays(tx, organizationId, request, rows);
}

/** The days of a request that is approved now are taken, each from its own year. */
export async function recordTaken(work: UnitOfWork, requestId: string): Promise<void> {
  const rows = await sumRequestDays(work, requestId);
  await insertEntries(
    work,
    rows.map(({ amount, ...row }) => ({
      ...row,
      kind: 'TAKEN',
      units: -unitsOf(amount),
      entry_key: `taken-${requestId}`,
      leave_request_id: requestId,
    })),
  );
}

/** Days that a pending request had reserved are given back. */
export async function releaseReserved(
  work: UnitOfWork,
  owner: AccountOwner,
  byDate: readonly LeaveDay[],
  replaced: readonly LeaveDay[] = [],
): Promise<void> {
  const reserved = amountsBeyond(work.actor.organization, owner.leaveType.unit, byDate, replaced);
  await settleChange(work, owner, { pending: negated(reserved) });
}

/** Days of a leave that is there are counted anew: the difference is reserved, taken or given back, whether it fits or not. */
export async function exchangeDays(
  work: UnitOfWork,
  owner: AccountOwner,
  request: { readonly id: string; readonly status: string },
  { before, after }: { readonly before: readonly LeaveDay[]; readonly after: readonly LeaveDay[] },
): Promise<void> {
  const { organization: tenant } = work.actor;
  const { userId: user_id, leaveType } = owner;
  const amountsOf = (days: readonly LeaveDay[]): Amounts => amountsByYear(tenant, leaveType.unit, days);
  const differences = sumOfAmounts(amountsOf(after), negated(amountsOf(before)));
  const isTaken = request.status === 'APPROVED';
  await settleChange(work, owner, isTaken ? { taken: differences } : { pending: differences });
  await saveRequestDays(work, { id: request.id, user_id }, after);
  if (!isTaken) return;
  const entries = [...differences].filter(([, units]) => units !== 0);
  await insertEntries(
    work,
    entries.map(([year, units]) => ({
      user_id,
      leave_type_id: leaveType.id,
      year,
      kind: units > 0 ? ('TAKEN' as const) : ('REVERSAL' as const),
      units: -units,
      entry_key: `recount-${work.newId('bal')}`,
      leave_request_id: request.id,
    })),
  );
}

/** Leave that takes the place of another of the same type. */
export interface TakesPlace {
  readonly byDate: readonly LeaveDay[];
  /** What it reserves by now beyond this; null: nothing was asked for before. */
  readonly replaced: readonly LeaveDay[] | null;
}

/**
 * What an approved request had taken is given back, to the years it was taken from. What takes its place is counted in the same step, so
 * that no day is left over on the way.
 */
export async function reverseTaken(
  work: UnitOfWork,
  owner: AccountOwner,
  requestId: string,
  next: TakesPlace | null = null,
): Promise<void> {
  const rows = await listTaken(work, requestId);
  const taken: Amounts = new Map(rows.map(({ year, amount }) => [year, unitsOf(amount)]));
  await settleChange(work, owner, next === null ? { taken } : { taken, pending: pendingInPlace(work, owner, next) });
  await insertEntries(
    work,
    rows.map(({ amount, ...row }) => ({
      ...row,
      kind: 'REVERSAL',
      units: -unitsOf(amount),
      entry_key: `reversal-${requestId}`,
      leave_request_id: requestId,
    })),
  );
}

/** What becomes reserved once the leave before no longer stands. */
function pendingInPlace(
  { actor }: UnitOfWork,
  { leaveType: { unit } }: AccountOwner,
  { byDate, replaced }: TakesPlace,
): Amounts {
  const all = amountsByYear(actor.organization, unit, byDate);
  return replaced === null
    ? all
    : sumOfAmounts(all, negated(amountsBeyond(actor.organization, unit, byDate, replaced)));
}
