import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import { type Actor, mayUse } from '../../../kernel/actor.ts';
import { whoseRecordsAreRead } from '../visibility.ts';

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
