import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { type Actor, mayUse } from '../../../kernel/actor.ts';

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
