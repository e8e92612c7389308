import type { Db } from '../../../db/database.ts';
import { refuseConstraint } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Services } from '../../../kernel/services.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, type Refusal } from '../../../lib/errors.ts';
import type { Device } from '../devices/store.ts';

const purpose = 'kiosk-badge';
/** A badge of one organization is another in the next. */
const textOf = (organizationId: string, code: string): string => `${organizationId}\n${code}`;

const badgeTaken = (): Refusal => conflict('kiosks.badgeTaken', { field: 'code' });
const refuseTaken = refuseConstraint({ kiosk_badges_code_key: badgeTaken });

/** Since when someone has a badge. null: they have none. */
export async function findBadge(db: Db, organizationId: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ set_at: string }>`
    select set_at from kiosk_badges where organization_id = ${organizationId} and user_id = ${userId}`.execute(db);
  return rows[0]?.set_at ?? null;
}

export async function saveBadge({ actor, tx, now, services }: UnitOfWork, userId: string, code: string): Promise<void> {
  const text = textOf(actor.organizationId, code);
  const { rows } = await sql`
    select 1 from kiosk_badges
     where organization_id = ${actor.organizationId} and code_mac = any(${services.keys.macs(purpose, text)}::bytea[])
       and user_id <> ${userId}`.execute(tx);
  if (rows.length > 0) throw badgeTaken();
  await sql`
    insert into kiosk_badges (organization_id, user_id, code_mac, set_at)
    values (${actor.organizationId}, ${userId}, ${services.keys.mac(purpose, text)}, ${now}::timestamptz)
    on conflict (organization_id, user_id) do update set code_mac = excluded.code_mac, set_at = excluded.set_at`
    .execute(tx)
    .catch(refuseTaken);
}

/** false: there was none. */
export async function deleteBadge({ actor, tx }: UnitOfWork, userId: string): Promise<boolean> {
  const { rowCount } = await sql`
    delete from kiosk_badges where organization_id = ${actor.organizationId} and user_id = ${userId}`.execute(tx);
  return rowCount === 1;
}

/** At this one that nobody has, the device waits: a minute, and twice as long after each that follows, up to a day. */
const freeTries = 5;

export type ReadBadge =
  | { readonly isRead: true; readonly userId: string | null }
  | { readonly isRead: false; readonly until: string };

/**
 * Whose badge it is. Looked up and counted in one statement that holds the row of the device, so that many at once are no more tries than
 * one after the other. What somebody has is not counted, and gives no try back.
 */
export async function readBadge(
  { database: { db }, keys, clock }: Pick<Services, 'database' | 'keys' | 'clock'>,
  { organizationId, id }: Pick<Device, 'organizationId' | 'id'>,
  code: string,
): Promise<ReadBadge> {
  const now = clock.now();
  const isOld = sql`w.unknown_at <= ${now}::timestamptz - interval '2 days'`;
  const { rows } = await sql<{ user_id: string | null; may: boolean }>`
    with badge as (
      select user_id from kiosk_badges
       where organization_id = ${organizationId} and code_mac = any(${keys.macs(purpose, textOf(organizationId, code))}::bytea[])
       order by set_at desc limit 1
    ), tried as (
      insert into kiosk_badge_waits as w (organization_id, kiosk_id, unknown_count, unknown_at)
      select ${organizationId}, ${id}, case when exists (select from badge) then 0 else 1 end, ${now}::timestamptz
      on conflict (organization_id, kiosk_id) do update
         set unknown_count = case when excluded.unknown_count = 0 then w.unknown_count when ${isOld} then 1 else w.unknown_count + 1 end,
             unknown_at = case when excluded.unknown_count = 0 then w.unknown_at else excluded.unknown_at end,
             waits_until = case when excluded.unknown_count = 1 and not (${isOld}) and w.unknown_count + 1 >= ${sql.lit(freeTries)}
               then ${now}::timestamptz + interval '1 minute' * least(1440, power(2, least(w.unknown_count + 1 - ${sql.lit(freeTries)}, 11))) end
       where w.waits_until is null or w.waits_until <= ${now}::timestamptz
      returning 1
    )
    select (select user_id from badge) as user_id, exists (select from tried) as may`.execute(db);
  const [row] = rows;
  if (row?.may === true) return { isRead: true, userId: row.user_id };
  const { rows: waits } = await sql<{ waits_until: string | null }>`
    select waits_until from kiosk_badge_waits where organization_id = ${organizationId} and kiosk_id = ${id}`.execute(
    db,
  );
  return { isRead: false, until: waits[0]?.waits_until ?? now };
}
