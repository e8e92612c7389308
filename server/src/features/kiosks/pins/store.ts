import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

export interface PinRow {
  readonly pin_hash: string | null;
  readonly set_at: string;
  readonly previous_hash: string | null;
  readonly previous_until: string | null;
}

export async function findPin(db: Db, organizationId: string, userId: string): Promise<PinRow | null> {
  const { rows } = await sql<PinRow>`
    select pin_hash, set_at, previous_hash, previous_until from kiosk_pins
     where organization_id = ${organizationId} and user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

/** The one before stays, for taps that a device kept while it held. Whatever waited for a right PIN waits no longer. */
export async function savePin({ actor, tx, now }: UnitOfWork, userId: string, hash: string | null): Promise<void> {
  await sql`
    insert into kiosk_pins as p (organization_id, user_id, pin_hash, set_at)
    values (${actor.organizationId}, ${userId}, ${hash}, ${now}::timestamptz)
    on conflict (organization_id, user_id) do update
       set pin_hash = excluded.pin_hash, set_at = excluded.set_at,
           previous_hash = coalesce(p.pin_hash, p.previous_hash),
           previous_until = case when p.pin_hash is null then p.previous_until else excluded.set_at end`.execute(tx);
  await sql`
    delete from kiosk_waits where organization_id = ${actor.organizationId} and user_id = ${userId}`.execute(tx);
}

export interface Pair {
  readonly organizationId: string;
  readonly kioskId: string;
  readonly userId: string;
}

/** At this one the waiting begins: a minute, and twice as long after each that follows. */
const freeTries = 5;
/** So many at one device, and it takes another PIN: whoever guesses between right ones gets no further. */
const mostTries = 50;

export type Try =
  | { readonly may: true; readonly hour_total: number }
  | { readonly may: false; readonly until: string | null };

/**
 * Takes a try, before the PIN is looked at: of many at once no more are looked at than one after the other. A right PIN gives it back.
 * `until` null: no try is left for this PIN.
 */
export async function takeTry(db: Db, { organizationId, kioskId, userId }: Pair, now: string): Promise<Try> {
  const isWithinHour = sql`w.hour_began_at > ${now}::timestamptz - interval '1 hour'`;
  const { rows } = await sql<{ hour_count: number }>`
    insert into kiosk_waits as w (organization_id, kiosk_id, user_id, wrong_count, total_count, waits_until, hour_began_at, hour_count)
    values (${organizationId}, ${kioskId}, ${userId}, 1, 1, null, ${now}::timestamptz, 1)
    on conflict (organization_id, kiosk_id, user_id) do update
       set wrong_count = w.wrong_count + 1, total_count = w.total_count + 1,
           waits_until = case when w.wrong_count + 1 >= ${sql.lit(freeTries)}
             then ${now}::timestamptz + interval '1 minute' * power(2, least(w.wrong_count + 1 - ${sql.lit(freeTries)}, 24)) end,
           hour_began_at = case when ${isWithinHour} then w.hour_began_at else excluded.hour_began_at end,
           hour_count = case when ${isWithinHour} then w.hour_count + 1 else 1 end
     where (w.waits_until is null or w.waits_until <= ${now}::timestamptz) and w.total_count < ${sql.lit(mostTries)}
    returning hour_count`.execute(db);
  if (rows[0]) {
    const { rows: totals } = await sql<{ hour_total: number }>`
      select coalesce(sum(hour_count), 0)::int as hour_total from kiosk_waits
       where organization_id = ${organizationId} and user_id = ${userId}
         and hour_began_at > ${now}::timestamptz - interval '1 hour'`.execute(db);
    return { may: true, hour_total: totals[0]?.hour_total ?? 0 };
  }
  const { rows: waits } = await sql<{ until: string | null }>`
    select case when total_count < ${sql.lit(mostTries)} then waits_until end as until from kiosk_waits
     where organization_id = ${organizationId} and kiosk_id = ${kioskId} and user_id = ${userId}`.execute(db);
  return { may: false, until: waits[0]?.until ?? null };
}

/** Until when the pair waits after a wrong one; null: it may go on. */
export async function waitsUntil(
  db: Db,
  { organizationId, kioskId, userId }: Pair,
  now: string,
): Promise<string | null> {
  const { rows } = await sql<{ waits_until: string }>`
    select waits_until from kiosk_waits
     where organization_id = ${organizationId} and kiosk_id = ${kioskId} and user_id = ${userId}
       and waits_until > ${now}::timestamptz`.execute(db);
  return rows[0]?.waits_until ?? null;
}

/** The PIN was right: the try is given back, and the waiting is over. */
export async function giveBack(db: Db, { organizationId, kioskId, userId }: Pair): Promise<void> {
  await sql`
    update kiosk_waits
       set wrong_count = 0, waits_until = null, total_count = greatest(total_count - 1, 0), hour_count = greatest(hour_count - 1, 0)
     where organization_id = ${organizationId} and kiosk_id = ${kioskId} and user_id = ${userId}`.execute(db);
}
