import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Tenant } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { formerEndColumn, patternsColumn } from '../../people/index.ts';
import { textOf, type Units, unitsOf } from '../amounts.ts';
import type { LeaveTypeRow } from '../types/store.ts';
import { type Account, addShare, emptyYear, yearOf, type YearSums } from './account.ts';
import type { EntitlingType, LeavePerson } from './entitlement.ts';

type Kind = 'GRANT' | 'ACCRUAL' | 'CARRY_OVER' | 'EXPIRY' | 'ADJUSTMENT' | 'SETTLEMENT' | 'TAKEN' | 'REVERSAL';

/** An entry as it is written; the amount in units. */
export interface NewEntry {
  readonly user_id: string;
  readonly leave_type_id: string;
  readonly year: number;
  readonly kind: Kind;
  readonly units: Units;
  readonly entry_key: string;
  readonly full?: Units;
  readonly leave_request_id?: string;
}

/** Adds entries that are not there yet, and tells how many that were. */
export async function insertEntries(work: UnitOfWork, entries: readonly NewEntry[]): Promise<number> {
  if (entries.length === 0) return 0;
  const rows = entries.map(({ units, full, ...entry }) => ({
    ...entry,
    full_amount: full === undefined ? null : textOf(full),
    id: work.newId('bal'),
    amount: textOf(units),
    leave_request_id: entry.leave_request_id ?? null,
  }));
  const { rowCount } = await sql`
    insert into leave_ledger (organization_id, id, user_id, leave_type_id, year, kind, amount, full_amount, entry_key,
      leave_request_id, created_by_id, created_at)
    select ${work.actor.organizationId}, e.id, e.user_id, e.leave_type_id, e.year, e.kind, e.amount, e.full_amount, e.entry_key,
           e.leave_request_id, ${work.actor.userId}, ${work.now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (id text, user_id text, leave_type_id text, year integer,
        kind text, amount numeric, full_amount numeric, entry_key text, leave_request_id text)
    on conflict (organization_id, user_id, leave_type_id, year, entry_key) do nothing`.execute(work.tx);
  return rowCount;
}

interface SumRow {
  user_id: string;
  leave_type_id: string;
  year: number;
  accrued: string;
  carried_in: string;
  carried_out: string;
  expired: string;
  adjusted: string;
  taken: string;
  accrual_keys: string[];
  /** Of entries by a pattern: key, amount, and what full time gives. */
  shares: [string, number, number][];
  carry_count: number;
  expiry_count: number;
}

interface PendingRow {
  user_id: string;
  leave_type_id: string;
  year: number;
  amount: string;
}

export interface AccountsAsked {
  readonly userIds: readonly string[];
  readonly leaveTypeId?: string;
  /** Entries of earlier years are left out. */
  readonly fromYear?: number;
}

const sumOf = (kinds: string) => `coalesce(sum(amount) filter (where ${kinds}), 0)`;
const sums = sql.raw(`
  ${sumOf(`kind in ('GRANT', 'ACCRUAL')`)} as accrued,
  ${sumOf(`kind = 'CARRY_OVER' and amount > 0`)} as carried_in,
  -${sumOf(`kind = 'CARRY_OVER' and amount < 0`)} as carried_out,
  -${sumOf(`kind = 'EXPIRY'`)} as expired,
  ${sumOf(`kind in ('ADJUSTMENT', 'SETTLEMENT')`)} as adjusted,
  -${sumOf(`kind in ('TAKEN', 'REVERSAL')`)} as taken,
  coalesce(array_agg(entry_key) filter (where kind in ('GRANT', 'ACCRUAL')), '{}') as accrual_keys,
  coalesce(jsonb_agg(jsonb_build_array(entry_key, amount, full_amount)) filter (where full_amount is not null), '[]') as shares,
  (count(*) filter (where kind = 'CARRY_OVER' and amount < 0))::int as carry_count,
  (count(*) filter (where kind = 'EXPIRY'))::int as expiry_count`);

async function readSums(db: Db, organizationId: string, asked: AccountsAsked): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    select user_id, leave_type_id, year, ${sums} from leave_ledger
     where organization_id = ${organizationId} and user_id = any(${[...asked.userIds]})
       ${optional(asked.leaveTypeId !== undefined && sql`and leave_type_id = ${asked.leaveTypeId}`)}
       ${optional(asked.fromYear !== undefined && sql`and year >= ${asked.fromYear}`)}
     group by user_id, leave_type_id, year`.execute(db);
  return rows;
}

/** Leave that is asked for in place of approved leave reserves what it takes beyond that: both count as one. */
async function readPending(db: Db, organizationId: string, asked: AccountsAsked): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    select asked.user_id, asked.leave_type_id, asked.year, sum(greatest(asked.amount - coalesce(taken.amount, 0), 0)) as amount
      from (
        select r.organization_id, r.id, r.user_id, r.leave_type_id, r.replaces_id, t.unit, extract(year from d.date)::int as year,
               sum(case t.unit when 'HOURS' then d.hours else d.days end) as amount
          from leave_requests r
          join leave_types t on t.organization_id = r.organization_id and t.id = r.leave_type_id
          join leave_request_days d on d.organization_id = r.organization_id and d.leave_request_id = r.id
         where r.organization_id = ${organizationId} and r.user_id = any(${[...asked.userIds]})
           and r.status = 'PENDING' and r.status <> 'APPROVED'
           ${optional(asked.leaveTypeId !== undefined && sql`and r.leave_type_id = ${asked.leaveTypeId}`)}
         group by r.organization_id, r.id, t.unit, extract(year from d.date)) asked
      left join lateral (
        select sum(case asked.unit when 'HOURS' then d.hours else d.days end) as amount
          from leave_requests before
          join leave_request_days d on d.organization_id = before.organization_id and d.leave_request_id = before.id
         where asked.replaces_id is not null and before.organization_id = asked.organization_id and before.id = asked.replaces_id
           and before.status = 'APPROVED' and before.leave_type_id = asked.leave_type_id
           and extract(year from d.date) = asked.year) taken on true
     group by 1, 2, 3`.execute(db);
  return rows;
}

/** Accounts by person and type. */
export class Accounts {
  readonly #byKey = new Map<string, Account>();

  of(userId: string, leaveTypeId: string): Account {
    const key = `${userId} ${leaveTypeId}`;
    let account = this.#byKey.get(key);
    if (!account) {
      account = new Map<number, YearSums>();
      this.#byKey.set(key, account);
    }
    return account;
  }
}

export async function readAccounts(db: Db, organizationId: string, asked: AccountsAsked): Promise<Accounts> {
  const [entered, pending] = await Promise.all([
    readSums(db, organizationId, asked),
    readPending(db, organizationId, asked),
  ]);
  const accounts = new Accounts();
  for (const row of entered) {
    const sums: YearSums = {
      ...emptyYear(),
      accrued: unitsOf(row.accrued),
      carriedIn: unitsOf(row.carried_in),
      carriedOut: unitsOf(row.carried_out),
      expired: unitsOf(row.expired),
      adjusted: unitsOf(row.adjusted),
      taken: unitsOf(row.taken),
      pending: 0,
      accrualKeys: new Set(row.accrual_keys),
      carryCount: row.carry_count,
      expiryCount: row.expiry_count,
    };
    for (const [key, amount, full] of row.shares) addShare(sums, key, unitsOf(full), unitsOf(amount));
    accounts.of(row.user_id, row.leave_type_id).set(row.year, sums);
  }
  for (const row of pending) {
    yearOf(accounts.of(row.user_id, row.leave_type_id), row.year).pending += unitsOf(row.amount);
  }
  return accounts;
}

export interface PersonRow extends Omit<LeavePerson, 'first_year'> {
  readonly department_id: string | null;
  readonly manager_id: string | null;
  readonly created_at: string;
}

const everyDay = ['1970-01-01', '9999-12-31'] as const;

export const personColumns = sql`users.id, users.is_active, users.employment_start_date, users.employment_end_date, users.manager_id,
  users.department_id, users.created_at, ${formerEndColumn}, ${patternsColumn(...everyDay)}`;

const yearIn = (timezone: string, instant: string): number => Number(dayIn(timezone, Date.parse(instant)).slice(0, 4));

export const leavePersonOf = ({ timezone }: Tenant, row: PersonRow): LeavePerson => ({
  ...row,
  first_year: yearIn(timezone, row.created_at),
});

export const entitlingTypeOf = ({ timezone, settings }: Tenant, row: LeaveTypeRow): EntitlingType => ({
  ...row,
  week: settings,
  first_year: yearIn(timezone, row.created_at),
});

export async function findLeavePerson(db: Db, tenant: Tenant, userId: string): Promise<LeavePerson | null> {
  const { rows } = await sql<PersonRow>`
    select ${personColumns} from users where organization_id = ${tenant.id} and id = ${userId}`.execute(db);
  return rows[0] ? leavePersonOf(tenant, rows[0]) : null;
}
