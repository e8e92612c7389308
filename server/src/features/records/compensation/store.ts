import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import { type Actor, mayUse } from '../../../kernel/actor.ts';
import type { AccessEntry } from '../../../kernel/change-log/change-log.ts';
import { mapPage, type Page, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { ascending, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { listAcross, type OfPeople } from '../across-store.ts';
import { pageOfRecords, personRead } from '../person-store.ts';
import { whoseRecordsAreRead } from '../visibility.ts';
import { type Compensation, compensationFieldNames, type PlannedPay, plannedPayFieldNames } from './record.ts';

type CompensationRow = Omit<Compensation, 'amount'> & { readonly amount: string };

const columns = sql.raw<CompensationRow>(compensationFieldNames.map((name) => `c.${name}`).join(', '));

const present = (row: CompensationRow): Compensation => ({ ...row, amount: Number(row.amount) });

export async function listCompensationOf(
  db: Db,
  actor: Actor,
  userId: string,
  page: PageRequest,
): Promise<Page<Compensation>> {
  const asked = { actor, kind: 'compensation', userId } as const;
  const after = page.after && sql`and (c.effective_date, c.id) < (${page.after[0]}::date, ${page.after[1]})`;
  const query = sql<CompensationRow>`
    select ${columns} from compensation_records c
      join users on users.organization_id = c.organization_id and users.id = c.user_id
     where ${personRead(asked)} and c.organization_id = ${actor.organizationId} and c.user_id = ${userId} ${after ?? sql.nothing}
     order by c.effective_date desc, c.id desc limit ${rowsFor(page)}`;
  const found = await pageOfRecords(db, asked, page, query, (row) => [row.effective_date, row.id]);
  return mapPage(found, present);
}

/** Of everyone whose compensation the actor reads. */
export async function listAllCompensation(
  db: Db,
  actor: Actor,
  filter: OfPeople,
  page: PageRequest,
): Promise<Page<Compensation>> {
  const table = { kind: 'compensation', table: 'compensation_records', alias: 'c' } as const;
  return mapPage(await listAcross(db, actor, { ...table, columns, joins: sql.nothing, filter }, page), present);
}

const soonestFirst = ascending(['c.effective_date', 'date'], 'c.id');
const plannedColumns = sql.raw<PlannedPay>(plannedPayFieldNames.map((name) => `c.${name}`).join(', '));

/** What begins after the day, of everyone who has not left. */
export async function listPayAfter(db: Db, actor: Actor, day: string, page: PageRequest): Promise<Page<PlannedPay>> {
  const { rows } = await sql<PlannedPay>`
    select ${plannedColumns} from compensation_records c
      join users on users.organization_id = c.organization_id and users.id = c.user_id
     where ${whoseRecordsAreRead('compensation', actor)} and c.organization_id = ${actor.organizationId}
       and c.effective_date > ${day}::date and users.is_active
       ${seekAfter(soonestFirst, page)} ${pageIn(soonestFirst, page)}`.execute(db);
  return pageBy(soonestFirst, rows, page);
}

/** What held on that day until now: what a new record changes. */
export async function findPayBefore(
  { tx, actor }: UnitOfWork,
  userId: string,
  day: string,
): Promise<Compensation | null> {
  const { rows } = await sql<CompensationRow>`
    select ${columns} from compensation_records c
     where c.organization_id = ${actor.organizationId} and c.user_id = ${userId} and c.effective_date <= ${day}
     order by c.effective_date desc, c.id desc limit 1`.execute(tx);
  return rows[0] ? present(rows[0]) : null;
}

/** When what holds from a day on is followed by other pay; null: nothing is planned. */
export async function findNextPayDay({ tx, actor }: UnitOfWork, userId: string, day: string): Promise<string | null> {
  const { rows } = await sql<{ effective_date: string }>`
    select effective_date from compensation_records
     where organization_id = ${actor.organizationId} and user_id = ${userId} and effective_date > ${day}::date
     order by effective_date limit 1`.execute(tx);
  return rows[0]?.effective_date ?? null;
}

/** Every compensation record that is shown is told to the access log. */
export const accessToCompensation = (records: readonly Compensation[]): AccessEntry[] =>
  records.map(({ id, user_id }) => ({ userId: user_id, tier: 'compensation', recordId: id }));

/** What someone is paid on a day. */
export interface PayOnDay {
  readonly user_id: string;
  readonly day: string;
  readonly record_id: string;
  readonly pay_type: 'SALARY' | 'HOURLY';
  readonly amount: string;
  readonly currency: string;
}

/** For each pair of a person and a day the record that holds then. The caller tells the access log. */
export async function listPayOnDays(
  db: Db,
  actor: Actor,
  asked: readonly { readonly user_id: string; readonly day: string }[],
): Promise<PayOnDay[]> {
  if (!mayUse(actor, 'compensation:read')) return [];
  const { rows } = await sql<PayOnDay>`
    select asked.user_id, asked.day::text as day, c.id as record_id, c.pay_type, c.amount, c.currency
      from unnest(${asked.map(({ user_id }) => user_id)}::text[], ${asked.map(({ day }) => day)}::date[])
           as asked (user_id, day)
     cross join lateral (
       select id, pay_type, amount, currency from compensation_records
        where organization_id = ${actor.organizationId} and user_id = asked.user_id and effective_date <= asked.day
        order by effective_date desc, id desc limit 1) c`.execute(db);
  return rows;
}

/** A query for what everyone is paid on a day, whoever asks: only averages of it are told. */
export const payHeldOn = ({ organizationId }: Actor, day: string): Sql => sql`
  select distinct on (c.user_id) c.user_id, c.id as record_id, c.pay_type, c.amount, c.currency
    from compensation_records c
   where c.organization_id = ${organizationId} and c.effective_date <= ${day}::date
   order by c.user_id, c.effective_date desc, c.id desc`;

/** A join to the record `pay` of an id, if it is still there. */
export const joinPay = ({ organizationId }: Actor, id: Sql): Sql => sql`
  left join compensation_records pay on pay.organization_id = ${organizationId} and pay.id = ${id}`;

/** On the table users: neither oneself nor someone whose pay the actor reads. */
export const isPaidUnseen = (actor: Actor): Sql<boolean> =>
  sql<boolean>`(users.id is distinct from ${actor.userId} and (${whoseRecordsAreRead('compensation', actor)}) is not true)`;
