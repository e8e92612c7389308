import { advisoryLocks } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Tenant } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { conflict, type Refusal } from '../../../lib/errors.ts';
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

/** A working day of a leave; its hours are those of the part of a standard day unless given. */
export interface LeaveDay extends CountedDay {
  readonly hours?: number;
}

const hundredth = 100;

/** A standard day, if a day of leave has to be told in hours. */
export const standardDayMinutes = ({ settings }: Tenant): number => settings.overtime_daily_minutes || 480;

const hoursOn = (tenant: Tenant, { fraction, hours }: LeaveDay): Units =>
  hours === undefined ? share(nearestUnits(fraction), standardDayMinutes(tenant), 60, hundredth) : nearestUnits(hours);

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
  readonly byDate: readonly LeaveDay[];
  /** Days that the same request reserves already, of the same type. */
  readonly reserved: readonly LeaveDay[];
}

/**
 * 409 if a leave takes more than is available in one of its years. For a change that holds the lock on the person's balances. What the
 * request has reserved is exchanged for what it takes: at no moment do these days count as left over.
 */
export async function checkBalance(work: UnitOfWork, booking: Booking): Promise<void> {
  const { leaveType, byDate, reserved } = booking;
  if (leaveType.annual_allowance === null) return;
  const { organization: tenant } = work.actor;
  const wanted = amountsByYear(tenant, leaveType.unit, byDate);
  const before = amountsByYear(tenant, leaveType.unit, reserved);
  const open = await readAccount(work, booking);
  await enterChange(work, booking, open, { pending: sumOfAmounts(wanted, negated(before)) });
  const [shortfall] = findShortfalls(open.rules, open.account, wanted);
  if (shortfall) throw shortBalance(shortfall, leaveType.unit);
}

function shortBalance({ year, wanted, available }: Shortfall, unit: LeaveTypeRow['unit']): Refusal {
  const [requested, left] = [numberOf(wanted), numberOf(available)];
  return conflict(
    `This takes ${String(requested)} ${unit.toLowerCase()} of ${String(year)}, and ${String(left)} are available.`,
    { reason: 'balance', year, requested, available: left, unit },
  );
}

/** What a booking would leave, in the year it begins in; null if the type is unlimited. Nothing is written. */
export interface ExpectedBalance {
  readonly before: number;
  readonly after: number;
  /** One a year that has too little. */
  readonly refusals: readonly Refusal[];
}

export async function expectBalance(
  work: UnitOfWork,
  owner: AccountOwner,
  byDate: readonly LeaveDay[],
  year: number,
): Promise<ExpectedBalance | null> {
  const { leaveType } = owner;
  if (leaveType.annual_allowance === null) return null;
  const { account, rules } = await readAccount(work, owner);
  const wanted = amountsByYear(work.actor.organization, leaveType.unit, byDate);
  changeAccount(rules, account, {});
  const before = bookableIn(rules, account, year);
  changeAccount(rules, account, { pending: wanted });
  return {
    before: numberOf(before),
    after: numberOf(before - (wanted.get(year) ?? 0)),
    refusals: findShortfalls(rules, account, wanted).map((shortfall) => shortBalance(shortfall, leaveType.unit)),
  };
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
  await sql`delete from leave_request_days
             where organization_id = ${organizationId} and leave_request_id = ${request.id}`.execute(tx);
  await sql`
    insert into leave_request_days (organization_id, leave_request_id, user_id, date, days, hours)
    select ${organizationId}, ${request.id}, ${request.user_id}, d.date, d.days, d.hours
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (date date, days numeric, hours numeric)`.execute(
    tx,
  );
}

interface TakenRow {
  user_id: string;
  leave_type_id: string;
  year: number;
  amount: string;
}

/** The days of a request that is approved now are taken, each from its own year. */
export async function recordTaken(work: UnitOfWork, requestId: string): Promise<void> {
  const { rows } = await sql<TakenRow>`
    select r.user_id, r.leave_type_id, extract(year from d.date)::int as year,
           sum(case t.unit when 'HOURS' then d.hours else d.days end) as amount
      from leave_requests r
      join leave_types t on t.organization_id = r.organization_id and t.id = r.leave_type_id
      join leave_request_days d on d.organization_id = r.organization_id and d.leave_request_id = r.id
     where r.organization_id = ${work.actor.organizationId} and r.id = ${requestId}
     group by 1, 2, 3 order by 3`.execute(work.tx);
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
): Promise<void> {
  const reserved = amountsByYear(work.actor.organization, owner.leaveType.unit, byDate);
  await settleChange(work, owner, { pending: negated(reserved) });
}

/** What an approved request had taken is given back, to the years it was taken from. */
export async function reverseTaken(work: UnitOfWork, owner: AccountOwner, requestId: string): Promise<void> {
  const { rows } = await sql<TakenRow>`
    select user_id, leave_type_id, year, amount from leave_ledger
     where organization_id = ${work.actor.organizationId} and leave_request_id = ${requestId} and kind = 'TAKEN'
     order by year`.execute(work.tx);
  await settleChange(work, owner, { taken: new Map(rows.map(({ year, amount }) => [year, unitsOf(amount)])) });
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
