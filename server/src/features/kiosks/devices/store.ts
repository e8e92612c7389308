import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import { type Actor, administers } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { descending, seekAfter } from '../../../kernel/keyset.ts';
import type { SealedColumn } from '../../../kernel/sealed-columns.ts';
import type { Services } from '../../../kernel/services.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import type { Kiosk } from './record.ts';

export const boxSeal: SealedColumn = {
  table: 'kiosks',
  column: 'sealed_box_key',
  purpose: 'kiosk-box',
  key: ['organization_id', 'id'],
  context: 'id',
};

/** Of departments that the actor leads, all of them; or any, for who looks after everyone. */
export const lookedAfter = (actor: Actor): Sql =>
  administers(actor)
    ? sql`true`
    : sql`not k.is_for_all
        and exists (select 1 from kiosk_departments d where d.organization_id = k.organization_id and d.kiosk_id = k.id)
        and not exists (
          select 1 from kiosk_departments d
           where d.organization_id = k.organization_id and d.kiosk_id = k.id
             and d.department_id <> all(${[...actor.departmentScope]}::text[]))`;

const columns = (now: string): Sql => sql`
  k.id, k.name, k.location, k.is_for_all,
  array(select d.department_id from kiosk_departments d
         where d.organization_id = k.organization_id and d.kiosk_id = k.id order by d.department_id) as department_ids,
  k.session_hash is not null as is_paired,
  case when k.pairing_expires_at > ${now}::timestamptz then k.pairing_expires_at end as pairing_expires_at,
  k.paired_at, k.last_heard_at, k.unsent_count, k.clock_ahead_seconds,
  (select count(*)::int from kiosk_taps t
    where t.organization_id = k.organization_id and t.kiosk_id = k.id and t.status in ('UNPROVEN', 'REFUSED')) as waiting_taps,
  k.created_at, k.updated_at`;

const live = (actor: Actor): Sql =>
  sql`k.organization_id = ${actor.organizationId} and k.removed_at is null and ${lookedAfter(actor)}`;

export async function listKiosks(db: Db, actor: Actor, now: string, page: PageRequest): Promise<Page<Kiosk>> {
  const { rows } = await sql<Kiosk>`
    select ${columns(now)} from kiosks k
     where ${live(actor)} ${seekAfter(descending(['k.created_at', 'timestamptz'], 'k.id'), page)}
     order by k.created_at desc, k.id desc limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, ({ created_at, id }) => [created_at, id]);
}

async function selectKiosk({ actor, tx, now }: UnitOfWork, id: string, lock: Sql): Promise<Kiosk> {
  const { rows } = await sql<Kiosk>`
    select ${columns(now)} from kiosks k where ${live(actor)} and k.id = ${id} ${lock}`.execute(tx);
  if (!rows[0]) throw notFound('kiosk');
  return rows[0];
}

export const kioskAfter = (work: UnitOfWork, id: string): Promise<Kiosk> => selectKiosk(work, id, sql.nothing);
export const lockKiosk = (work: UnitOfWork, id: string): Promise<Kiosk> =>
  selectKiosk(work, id, sql`for no key update of k`);

export async function saveDepartments(
  { actor, tx }: UnitOfWork,
  id: string,
  departmentIds: readonly string[],
): Promise<void> {
  await sql`
    delete from kiosk_departments
     where organization_id = ${actor.organizationId} and kiosk_id = ${id} and department_id <> all(${[...departmentIds]}::text[])`.execute(
    tx,
  );
  await sql`
    insert into kiosk_departments (organization_id, kiosk_id, department_id)
    select ${actor.organizationId}, ${id}, unnest(${[...departmentIds]}::text[])
    on conflict do nothing`.execute(tx);
}

/** Which of them are departments of the organization. */
export async function findDepartments({ actor, tx }: UnitOfWork, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from departments where organization_id = ${actor.organizationId} and id = any(${[...ids]}::text[]) for key share`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** A device as it comes in. */
export interface Device {
  readonly organizationId: string;
  readonly id: string;
  readonly name: string;
  readonly location: string | null;
  readonly publicKey: object;
  readonly boxPublicKey: Buffer;
  readonly sealedBoxKey: Buffer;
}

interface DeviceRow {
  readonly organization_id: string;
  readonly id: string;
  readonly name: string;
  readonly location: string | null;
  readonly public_key: object;
  readonly box_public_key: Buffer;
  readonly sealed_box_key: Buffer;
}

/** The device that holds this session. It ends with its pairing, so nothing is remembered of it. */
export async function findDevice(db: Db, sessionHash: Buffer): Promise<Device | null> {
  const { rows } = await sql<DeviceRow>`
    select organization_id, id, name, location, public_key, box_public_key, sealed_box_key from kiosks
     where session_hash = ${sessionHash} and removed_at is null`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { organization_id: organizationId, id, name, location, public_key, box_public_key, sealed_box_key } = row;
  const keys = { publicKey: public_key, boxPublicKey: box_public_key, sealedBoxKey: sealed_box_key };
  return { organizationId, id, name, location, ...keys };
}

/** A device that is unpaired: it can be recognised once more, by what it had not sent. */
export async function keepLeaving({ actor, tx }: UnitOfWork, id: string): Promise<void> {
  await sql`
    update kiosks set left_hash = coalesce(session_hash, left_hash), left_key = coalesce(public_key, left_key)
     where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
}

export type LeftDevice = Pick<Device, 'organizationId' | 'id' | 'publicKey'>;

export async function findLeft(db: Db, sessionHash: Buffer): Promise<LeftDevice | null> {
  const { rows } = await sql<LeftDevice>`
    select organization_id as "organizationId", id, left_key as "publicKey" from kiosks
     where left_hash = ${sessionHash}`.execute(db);
  return rows[0] ?? null;
}

/** It has handed over what it kept. */
export async function forgetLeft(db: Db, { organizationId, id }: LeftDevice): Promise<void> {
  await sql`
    update kiosks set left_hash = null, left_key = null
     where organization_id = ${organizationId} and id = ${id}`.execute(db);
}

export interface Paired {
  readonly organization_id: string;
  readonly id: string;
}

/** The kiosk that this code pairs, while it does. */
export async function findPairing(db: Db, codeHash: Buffer, now: string): Promise<Paired | null> {
  const { rows } = await sql<Paired>`
    select organization_id, id from kiosks
     where pairing_hash = ${codeHash} and pairing_expires_at > ${now}::timestamptz and removed_at is null`.execute(db);
  return rows[0] ?? null;
}

export interface Pairing {
  readonly codeHash: Buffer;
  readonly sessionHash: Buffer;
  readonly publicKey: object;
  readonly boxPublicKey: Buffer;
  readonly boxPrivateKey: string;
}

/** Uses the code up. false: another device was quicker. */
export async function pairDevice(
  { actor, services, tx, now }: UnitOfWork,
  id: string,
  pairing: Pairing,
): Promise<boolean> {
  const { rowCount } = await sql`
    update kiosks
       set pairing_hash = null, pairing_expires_at = null, left_hash = coalesce(session_hash, left_hash),
           left_key = coalesce(public_key, left_key), session_hash = ${pairing.sessionHash},
           public_key = ${JSON.stringify(pairing.publicKey)}::jsonb, box_public_key = ${pairing.boxPublicKey},
           sealed_box_key = ${services.keys.seal(boxSeal.purpose, id, pairing.boxPrivateKey)},
           paired_at = ${now}::timestamptz, last_heard_at = ${now}::timestamptz, unsent_count = 0, clock_ahead_seconds = null,
           silent_told_at = null,
           updated_at = ${now}::timestamptz
     where organization_id = ${actor.organizationId} and id = ${id} and pairing_hash = ${pairing.codeHash}
       and pairing_expires_at > ${now}::timestamptz and removed_at is null`.execute(tx);
  return rowCount === 1;
}

/** A device that has nothing new to say is written down so often: it asks every few seconds. */
const heardAgain = sql.raw(`interval '30 seconds'`);

/** What a device says of itself; `updated_at` stands, for nobody changed anything. */
export async function noteHeard(
  { database, clock }: Services,
  { organizationId, id }: Pick<Device, 'organizationId' | 'id'>,
  said: { readonly unsent: number | null; readonly aheadSeconds: number | null },
): Promise<void> {
  const now = sql`${clock.now()}::timestamptz`;
  await sql`
    update kiosks
       set last_heard_at = ${now}, unsent_count = coalesce(${said.unsent}::integer, unsent_count),
           clock_ahead_seconds = coalesce(${said.aheadSeconds}::integer, clock_ahead_seconds), silent_told_at = null
     where organization_id = ${organizationId} and id = ${id}
       and (last_heard_at is null or last_heard_at < ${now} - ${heardAgain} or last_heard_at > ${now}
         or silent_told_at is not null or unsent_count <> coalesce(${said.unsent}::integer, unsent_count)
         or clock_ahead_seconds is null and ${said.aheadSeconds}::integer is not null
         or abs(clock_ahead_seconds - ${said.aheadSeconds}::integer) > 5)`.execute(database.db);
}

/** Where a kiosk is, also of one that was unpaired since. */
export async function findPlace(
  db: Db,
  organizationId: string,
  id: string,
): Promise<{ readonly name: string; readonly location: string | null }> {
  const { rows } = await sql<{ name: string; location: string | null }>`
    select name, location from kiosks where organization_id = ${organizationId} and id = ${id}`.execute(db);
  if (!rows[0]) throw notFound('kiosk');
  return rows[0];
}
