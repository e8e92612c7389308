import type { Db, Tx } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import { type Actor, administers } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { descending, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import type { Action, KioskTap, TapFlag } from './record.ts';

export interface KeptTap {
  readonly organization_id: string;
  readonly id: string;
  readonly kiosk_id: string;
  readonly tap_id: string;
  readonly user_id: string;
  readonly action: Action;
  readonly tapped_at: string;
  readonly counts_at: string;
  readonly arrived_at: string;
  readonly flags: readonly TapFlag[];
}

/** false: it is there already. Of two at once the second waits for the first. */
export async function insertTap(
  tx: Tx | Db,
  tap: KeptTap,
  status: KioskTap['status'],
  refusal: string | null = null,
): Promise<boolean> {
  const { rowCount } = await sql`
    insert into kiosk_taps (organization_id, id, kiosk_id, tap_id, user_id, action, tapped_at, counts_at, arrived_at, flags, status, refusal)
    values (${tap.organization_id}, ${tap.id}, ${tap.kiosk_id}, ${tap.tap_id}, ${tap.user_id}, ${tap.action},
            ${tap.tapped_at}::timestamptz, ${tap.counts_at}::timestamptz, ${tap.arrived_at}::timestamptz,
            ${[...tap.flags]}::text[], ${status}, ${refusal})
    on conflict (organization_id, kiosk_id, tap_id) do nothing`.execute(tx);
  return rowCount === 1;
}

export interface KnownTap {
  readonly status: KioskTap['status'];
  readonly user_id: string;
  readonly action: Action;
  readonly counts_at: string;
  readonly flags: TapFlag[];
  readonly refusal: string | null;
}

export async function findTap(
  db: Db,
  organizationId: string,
  kioskId: string,
  tapId: string,
): Promise<KnownTap | null> {
  const { rows } = await sql<KnownTap>`
    select status, user_id, action, counts_at, flags, refusal from kiosk_taps
     where organization_id = ${organizationId} and kiosk_id = ${kioskId} and tap_id = ${tapId}`.execute(db);
  return rows[0] ?? null;
}

export async function keepEntry({ actor, tx }: UnitOfWork, id: string, entryId: string): Promise<void> {
  await sql`
    update kiosk_taps set time_entry_id = ${entryId} where organization_id = ${actor.organizationId} and id = ${id}`.execute(
    tx,
  );
}

/** Of people whom the actor leads. */
const led = (actor: Actor): Sql =>
  administers(actor) ? sql`true` : sql`users.department_id = any(${[...actor.departmentScope]}::text[])`;

const columns = sql`
  t.id, t.kiosk_id, k.name as kiosk_name, t.user_id, users.department_id, t.action, t.tapped_at, t.counts_at, t.arrived_at,
  t.flags, t.status, t.refusal`;
const joins = sql`
  from kiosk_taps t
  join kiosks k on k.organization_id = t.organization_id and k.id = t.kiosk_id
  join users on users.organization_id = t.organization_id and users.id = t.user_id`;

export async function listWaiting(db: Db, actor: Actor, page: PageRequest): Promise<Page<KioskTap>> {
  const { rows } = await sql<KioskTap>`
    select ${columns} ${joins}
     where t.organization_id = ${actor.organizationId} and t.status in ('UNPROVEN', 'REFUSED') and ${led(actor)}
       ${seekAfter(descending(['t.tapped_at', 'timestamptz'], 't.id'), page)}
     order by t.tapped_at desc, t.id desc limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, ({ tapped_at, id }) => [tapped_at, id]);
}

async function selectTap({ actor, tx }: UnitOfWork, id: string, lock: Sql): Promise<KioskTap> {
  const { rows } = await sql<KioskTap>`
    select ${columns} ${joins} where t.organization_id = ${actor.organizationId} and t.id = ${id} and ${led(actor)} ${lock}`.execute(
    tx,
  );
  if (!rows[0]) throw notFound('kiosk tap');
  return rows[0];
}

export const tapAfter = (work: UnitOfWork, id: string): Promise<KioskTap> => selectTap(work, id, sql.nothing);
export const lockTap = (work: UnitOfWork, id: string): Promise<KioskTap> =>
  selectTap(work, id, sql`for no key update of t`);

export async function saveDecision(
  { actor, tx, now }: UnitOfWork,
  id: string,
  status: 'COUNTED' | 'DISCARDED',
  entryId: string | null,
): Promise<void> {
  await sql`
    update kiosk_taps
       set status = ${status}, time_entry_id = ${entryId}, decided_by_id = ${actor.userId}, decided_at = ${now}::timestamptz
     where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
}
