import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { jobsOfRows } from '../../kernel/job-outbox.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';
import type { SealedColumn } from '../../kernel/sealed-columns.ts';
import type { Services } from '../../kernel/services.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { takeToPush } from '../inbox/index.ts';
import { hasAccess } from '../people/index.ts';
import { newVapidKey, type VapidKey } from './vapid.ts';

const keySeal: SealedColumn = {
  table: 'push_keys',
  column: 'sealed_private_key',
  purpose: 'push-key',
  key: ['organization_id'],
  context: 'organization_id',
};

const targetSeal: SealedColumn = {
  table: 'push_subscriptions',
  column: 'sealed_target',
  purpose: 'push-target',
  key: ['organization_id', 'id'],
  context: `encode(endpoint_hash, 'hex')`,
};

export const pushSeals = [keySeal, targetSeal];

export const pushData: readonly PersonalTable[] = [
  {
    table: 'push_subscriptions',
    area: 'account',
    key: ['id'],
    whenErased: 'deleted',
    withheld: {
      endpoint_hash: 'finds a device, and tells nothing',
      sealed_target: 'sends to the device, and tells nothing',
      failures: 'counts attempts',
      rests_until: 'spaces attempts',
    },
  },
];

export async function findPublicKey(db: Db, organizationId: string): Promise<Buffer | null> {
  const { rows } = await sql<{ public_key: Buffer }>`
    select public_key from push_keys where organization_id = ${organizationId}`.execute(db);
  return rows[0]?.public_key ?? null;
}

/** Made when it is first asked for; of two at once, one stays. */
export async function makeKey({ keys, clock, database }: Services, organizationId: string): Promise<void> {
  const { publicKey, privateKey } = newVapidKey();
  const sealed = keys.seal(keySeal.purpose, organizationId, privateKey);
  await sql`
    insert into push_keys (organization_id, public_key, sealed_private_key, created_at)
    values (${organizationId}, ${publicKey}, ${sealed}, ${clock.now()}::timestamptz)
    on conflict (organization_id) do nothing`.execute(database.db);
}

export async function findKey({ keys, database }: Services, organizationId: string): Promise<VapidKey | null> {
  const { rows } = await sql<{ public_key: Buffer; sealed_private_key: Buffer }>`
    select public_key, sealed_private_key from push_keys where organization_id = ${organizationId}`.execute(
    database.db,
  );
  const [row] = rows;
  if (!row) return null;
  return {
    publicKey: row.public_key,
    privateKey: keys.open(keySeal.purpose, organizationId, row.sealed_private_key),
  };
}

/** Where and for whom a message is encrypted; base64url. */
export interface Target {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const maxDevices = 10;

/**
 * The device of the session that asks, in the place of what the session had before and of whoever had the device before. Of more
 * than ten of a person the oldest go. null: no session asks.
 */
export async function saveSubscription(
  {
    actor,
    origin,
    services,
    tx,
    now,
    newId,
  }: Pick<UnitOfWork, 'actor' | 'origin' | 'services' | 'tx' | 'now'> & {
    readonly newId: string;
  },
  endpointHash: Buffer,
  target: Target,
): Promise<boolean> {
  const sealed = services.keys.seal(targetSeal.purpose, endpointHash.toString('hex'), JSON.stringify(target));
  const { rows } = await sql<{ session_id: string }>`
    insert into push_subscriptions (organization_id, id, user_id, session_id, endpoint_hash, sealed_target, created_at)
    select s.organization_id, ${newId}, s.user_id, s.id, ${endpointHash}, ${sealed}, ${now}::timestamptz
      from sessions s
     where s.organization_id = ${actor.organizationId} and s.user_id = ${actor.userId} and s.token_hash = ${origin.sessionHash ?? null}
    on conflict (endpoint_hash) do update
       set organization_id = excluded.organization_id, id = excluded.id, user_id = excluded.user_id,
           session_id = excluded.session_id, sealed_target = excluded.sealed_target, failures = 0, rests_until = null,
           created_at = excluded.created_at, last_sent_at = null
    returning session_id`.execute(tx);
  const [saved] = rows;
  if (!saved) return false;
  await sql`
    delete from push_subscriptions
     where organization_id = ${actor.organizationId} and user_id = ${actor.userId} and id <> ${newId}
       and (session_id = ${saved.session_id} or id not in (
         select id from push_subscriptions
          where organization_id = ${actor.organizationId} and user_id = ${actor.userId}
          order by created_at desc, id desc limit ${sql.lit(maxDevices)}))`.execute(tx);
  return true;
}

export interface DeviceRow {
  readonly id: string;
  readonly device: string | null;
  readonly created_at: string;
  readonly last_sent_at: string | null;
  readonly is_current: boolean;
}

export async function listDevices(
  db: Db,
  { organizationId, userId }: { readonly organizationId: string; readonly userId: string | null },
  sessionHash: Buffer | undefined,
): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select p.id, s.device, p.created_at, p.last_sent_at, coalesce(s.token_hash = ${sessionHash ?? null}, false) as is_current
      from push_subscriptions p join sessions s on s.organization_id = p.organization_id and s.id = p.session_id
     where p.organization_id = ${organizationId} and p.user_id = ${userId}
     order by p.created_at desc, p.id limit ${sql.lit(maxDevices)}`.execute(db);
  return rows;
}

export async function deleteDevice({ actor, tx }: UnitOfWork, id: string): Promise<boolean> {
  const { rowCount } = await sql`
    delete from push_subscriptions
     where organization_id = ${actor.organizationId} and user_id = ${actor.userId} and id = ${id}`.execute(tx);
  return rowCount === 1;
}

export const planTask = 'push.plan';
export const sendTask = 'push.send';

/** A job for each of some people who have a device; one that waits already is enough. */
export const planFor = (organizationId: string, people: readonly string[]): Sql =>
  jobsOfRows(
    planTask,
    sql`select distinct jsonb_build_object('organization_id', p.organization_id, 'user_id', p.user_id), 'push.plan:' || p.user_id
          from push_subscriptions p where p.organization_id = ${organizationId} and p.user_id = any(${[...people]})`,
  );

/** Since when the first of a person's devices rings; null: none does. */
export async function ringsSince(db: Db, organizationId: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ since: string | null }>`
    select min(created_at) as since from push_subscriptions
     where organization_id = ${organizationId} and user_id = ${userId}`.execute(db);
  return rows[0]?.since ?? null;
}

/** Takes up what no other run has taken, and leaves a job for each device of the person: in one statement, so that neither is lost. */
export async function hand(
  db: Db,
  { organizationId, userId, ids, now }: { organizationId: string; userId: string; ids: readonly string[]; now: string },
): Promise<void> {
  await sql`
    with taken as (${takeToPush(organizationId, userId, ids, now)})
    ${jobsOfRows(
      sendTask,
      sql`select jsonb_build_object('organization_id', p.organization_id, 'subscription_id', p.id, 'ids', taken.ids), null::text
            from push_subscriptions p cross join (select jsonb_agg(id order by id) as ids from taken) as taken
           where p.organization_id = ${organizationId} and p.user_id = ${userId} and taken.ids is not null`,
    )}`.execute(db);
}

export interface Subscription {
  readonly id: string;
  readonly user_id: string;
  readonly target: Target;
  readonly failures: number;
  readonly rests_until: string | null;
  readonly session: {
    readonly created_at: string;
    readonly expires_at: string;
    readonly needs_factor: boolean;
    readonly provider_id: string | null;
    readonly is_break_glass: boolean;
  };
}

/** With the session that it hangs on, of someone who has access. */
export async function findSubscription(
  { keys, database }: Services,
  organizationId: string,
  id: string,
): Promise<Subscription | null> {
  const { rows } = await sql<
    Omit<Subscription, 'target' | 'session'> &
      Subscription['session'] & { readonly endpoint_hash: Buffer; readonly sealed_target: Buffer }
  >`
    select p.id, p.user_id, p.endpoint_hash, p.sealed_target, p.failures, p.rests_until,
           s.created_at, s.expires_at, s.needs_factor, s.provider_id, s.is_break_glass
      from push_subscriptions p
      join sessions s on s.organization_id = p.organization_id and s.id = p.session_id
      join users on users.organization_id = p.organization_id and users.id = p.user_id
     where p.organization_id = ${organizationId} and p.id = ${id} and ${hasAccess}`.execute(database.db);
  const [row] = rows;
  if (!row) return null;
  const { user_id, endpoint_hash, sealed_target, failures, rests_until, ...session } = row;
  const opened = keys.open(targetSeal.purpose, endpoint_hash.toString('hex'), sealed_target);
  return { id, user_id, target: JSON.parse(opened) as Target, failures, rests_until, session };
}

export async function dropSubscription(db: Db, organizationId: string, id: string): Promise<void> {
  await sql`delete from push_subscriptions where organization_id = ${organizationId} and id = ${id}`.execute(db);
}

/** It took a message. */
export async function noteSent(db: Db, organizationId: string, id: string, now: string): Promise<void> {
  await sql`
    update push_subscriptions set failures = 0, rests_until = null, last_sent_at = ${now}::timestamptz
     where organization_id = ${organizationId} and id = ${id}`.execute(db);
}

/** Nothing is sent to it until then. */
export async function noteFailed(db: Db, organizationId: string, id: string, until: string): Promise<void> {
  await sql`
    update push_subscriptions set failures = failures + 1, rests_until = ${until}::timestamptz
     where organization_id = ${organizationId} and id = ${id}`.execute(db);
}
