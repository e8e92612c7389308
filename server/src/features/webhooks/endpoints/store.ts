import type { Db } from '../../../db/database.ts';
import { insertRow, updateRow } from '../../../db/rows.ts';
import { executeTogether, type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { among } from '../../../kernel/filters.ts';
import { ascending, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import {
  actorColumns,
  actorJoins,
  answersFor,
  departmentsOfAccount,
  findActor,
  holdsText,
  mayHold,
  readingColumns,
  type ReadingRow,
  seesLess,
} from '../../people/index.ts';
import type { EndpointRow, StatusReason } from './record.ts';

const departments = `${departmentsOfAccount('w.organization_id', 'w.owner_id')} as owner_departments`;
const columns = sql.raw(`
  w.organization_id, w.id, w.owner_id, w.address_by_id, w.host, w.sealed_url, w.sealed_secret, w.events, w.description, w.status, w.status_reason,
  w.status_changed_at, w.activation, w.needs_new_owner, w.consecutive_failures, w.last_success_at, w.last_failure_at, w.created_at,
  w.updated_at, users.first_name as owner_first_name, users.last_name as owner_last_name, users.role as owner_role, ${departments},
  ${holdsText} as is_owner_active`);
const tables = sql.raw(`
  webhook_endpoints w join users on users.organization_id = w.organization_id and users.id = w.owner_id`);

async function selectEndpoint(db: Db, actor: Actor, id: string, lock: Sql): Promise<EndpointRow> {
  return sql<EndpointRow>`
    select ${columns} from ${tables}
     where w.organization_id = ${actor.organizationId} and w.id = ${id} and w.deleted_at is null ${lock}`.get(
    db,
    'webhook endpoint',
  );
}

/** Whoever is let in sees every endpoint of the organization. */
export const getEndpoint = (db: Db, actor: Actor, id: string): Promise<EndpointRow> =>
  selectEndpoint(db, actor, id, sql.nothing);

export const lockEndpoint = ({ tx, actor }: UnitOfWork, id: string): Promise<EndpointRow> =>
  selectEndpoint(tx, actor, id, sql`for no key update of w`);

const byId = ascending('w.id');

export async function listEndpoints(
  db: Db,
  actor: Actor,
  filter: { status?: readonly string[] },
  page: PageRequest,
): Promise<Page<EndpointRow>> {
  const { rows } = await sql<EndpointRow>`
    select ${columns} from ${tables}
     where w.organization_id = ${actor.organizationId} and w.deleted_at is null
       ${among('w.status', filter.status)}
       ${seekAfter(byId, page)}
     ${pageIn(byId, page)}`.execute(db);
  return pageBy(byId, rows, page);
}

export type EndpointOwner = Pick<
  EndpointRow,
  'id' | 'owner_id' | 'owner_role' | 'owner_departments' | 'needs_new_owner' | 'is_owner_active'
>;

/** Endpoints of a person that are not off. */
export async function countOwnedEndpoints(db: Db, actor: Actor, ownerId: string): Promise<number> {
  const { rows } = await sql<{ owned: number }>`
    select count(*) as owned from webhook_endpoints
     where organization_id = ${actor.organizationId} and owner_id = ${ownerId} and deleted_at is null
       and status <> 'disabled'`.execute(db);
  return rows[0]?.owned ?? 0;
}

export interface HeldEndpoint {
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
  readonly status: EndpointRow['status'];
}

/** Those that stop, or have stopped, with their owner. */
export async function listOwnedEndpoints(db: Db, actor: Actor, ownerId: string): Promise<HeldEndpoint[]> {
  const { rows } = await sql<HeldEndpoint>`
    select id, host as url, description, status from webhook_endpoints
     where organization_id = ${actor.organizationId} and owner_id = ${ownerId} and deleted_at is null
       and (status <> 'disabled' or needs_new_owner)
     order by id`.execute(db);
  return rows;
}

/** Who owns some endpoints, by the id of the endpoint. */
export async function listOwners(db: Db, actor: Actor, ids: readonly string[]): Promise<Map<string, EndpointOwner>> {
  const { rows } = await sql<EndpointOwner>`
    select w.id, w.owner_id, users.role as owner_role, ${sql.raw(departments)}, w.needs_new_owner, ${mayHold} as is_owner_active
      from ${tables}
     where w.organization_id = ${actor.organizationId} and w.id = any(${ids}) and w.deleted_at is null`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function countEndpoints({ tx, actor }: UnitOfWork): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from webhook_endpoints
     where organization_id = ${actor.organizationId} and deleted_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

type NewEndpoint = Pick<
  EndpointRow,
  'id' | 'owner_id' | 'address_by_id' | 'host' | 'sealed_url' | 'sealed_secret' | 'events' | 'description'
>;

export async function insertEndpoint({ tx, actor, now }: UnitOfWork, endpoint: NewEndpoint): Promise<void> {
  const { organizationId: organization_id } = actor;
  const times = { status_changed_at: now, created_at: now, updated_at: now };
  await insertRow('webhook_endpoints', { organization_id, ...endpoint, status: 'active', ...times }).execute(tx);
}

export type EndpointValues = Readonly<Record<string, unknown>>;

export async function saveEndpoint(work: UnitOfWork, id: string, values: EndpointValues): Promise<EndpointRow> {
  await updateRow('webhook_endpoints', { organization_id: work.actor.organizationId, id }, values).execute(work.tx);
  return getEndpoint(work.tx, work.actor, id);
}

/** It is no longer found; its row goes with its log. */
export async function hideEndpoint({ tx, actor, now }: UnitOfWork, id: string): Promise<void> {
  await sql`
    update webhook_endpoints set deleted_at = ${now}
     where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
}

/** false if it is not active, or no longer in the stretch of activity that is meant. */
export async function disableActive(
  { tx, actor, now }: UnitOfWork,
  { id, activation }: Pick<EndpointRow, 'id' | 'activation'>,
  reason: StatusReason,
): Promise<boolean> {
  const { rowCount } = await sql`
    update webhook_endpoints
       set status = 'disabled', status_reason = ${reason}, status_changed_at = ${now}, updated_at = ${now}
     where organization_id = ${actor.organizationId} and id = ${id}
       and status = 'active' and activation = ${activation}`.execute(tx);
  return rowCount > 0;
}

/** Whatever their state: an endpoint without its owner stays off until it has another. Answers with their ids. */
export async function disableOwned(
  { tx, actor, now }: UnitOfWork,
  userId: string,
  reason: StatusReason,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update webhook_endpoints
       set needs_new_owner = true, status = 'disabled', status_reason = ${reason}, updated_at = ${now},
           status_changed_at = case when status = 'disabled' then status_changed_at else ${now}::timestamptz end
     where organization_id = ${actor.organizationId} and owner_id = ${userId} and deleted_at is null
       and (not needs_new_owner or status_reason is distinct from ${reason})
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Those that were made or changed since, or whose address was chosen: each may send to an address of someone else's. Answers with their ids. */
export async function pauseOwnedSince(
  { tx, actor, now }: UnitOfWork,
  userId: string,
  since: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update webhook_endpoints
       set status = 'paused', status_reason = 'paused', status_changed_at = ${now}, updated_at = ${now}
     where organization_id = ${actor.organizationId} and ${userId} in (owner_id, address_by_id) and deleted_at is null
       and status = 'active' and updated_at >= ${since}::timestamptz
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface DisabledEndpoint extends ReadingRow {
  readonly email: string;
  readonly name: string;
  readonly host: string;
  readonly description: string | null;
  readonly status_reason: StatusReason | null;
  readonly consecutive_failures: number;
}

/** With its owner, or those who answer for one that a service account owns; none if it is not disabled, or its owner has left. */
export async function listTold(db: Db, organizationId: string, id: string): Promise<DisabledEndpoint[]> {
  const { rows } = await sql<DisabledEndpoint>`
    select users.email, coalesce(users.preferred_name, users.first_name) as name, w.host, w.description, w.status_reason,
           w.consecutive_failures, ${readingColumns}
      from webhook_endpoints w
      join users on users.organization_id = w.organization_id and ${answersFor('w.organization_id', 'w.owner_id')}
      join organizations on organizations.id = w.organization_id
     where w.organization_id = ${organizationId} and w.id = ${id} and w.status = 'disabled'
       and w.deleted_at is null
     order by users.id`.execute(db);
  return rows;
}

/** Locks the person against changes until this one commits: one who is leaving has left by then, or leaves after it. */
export async function lockOwner(
  { actor, tx }: UnitOfWork,
  ownerId: string,
): Promise<(Actor & { isActive: boolean }) | null> {
  await sql`
    select from users where organization_id = ${actor.organizationId} and id = ${ownerId} for share`.execute(tx);
  return findActor(tx, actor.organizationId, ownerId);
}

/** Of one owner: endpoints of which someone else who sees less chose where they send, or nobody knows who did. */
export async function listSentBelow(
  { actor, tx }: UnitOfWork,
  ownerId: string,
  owner: Pick<Actor, 'role' | 'departmentScope'>,
): Promise<Pick<EndpointRow, 'id' | 'status'>[]> {
  const { rows } = await sql<Pick<EndpointRow, 'id' | 'status'>>`
    select w.id, w.status from webhook_endpoints w
      left join lateral (
        select ${actorColumns} from users ${actorJoins}
         where users.organization_id = w.organization_id and users.id = w.address_by_id) chooser on true
     where w.organization_id = ${actor.organizationId} and w.owner_id = ${ownerId} and w.deleted_at is null
       and w.address_by_id is distinct from w.owner_id and (chooser.user_id is null or ${seesLess(owner)})`.execute(tx);
  return rows;
}

/** What waits for the endpoint is not sent any more, now or later. */
export async function cancelQueued(work: UnitOfWork, endpointId: string, reason: string): Promise<void> {
  await sql`
    update webhook_deliveries
       set status = 'cancelled', cancel_reason = ${reason}, next_attempt_at = null, completed_at = ${work.now}
     where organization_id = ${work.actor.organizationId} and endpoint_id = ${endpointId} and status = 'queued'`.execute(
    work.tx,
  );
}

/**
 * Moves the secret before the current one to the older ones, drops those whose time is over, and counts those that still sign.
 * For the one who holds the endpoint.
 */
export async function retireSecrets({ tx, actor, now }: UnitOfWork, endpointId: string): Promise<number> {
  const [, , rows] = await executeTogether(
    tx,
    sql`delete from webhook_older_secrets
         where organization_id = ${actor.organizationId} and endpoint_id = ${endpointId} and expires_at <= ${now}::timestamptz`,
    sql`insert into webhook_older_secrets (organization_id, endpoint_id, expires_at, sealed_secret)
        select organization_id, id, previous_secret_until, sealed_previous_secret from webhook_endpoints
         where organization_id = ${actor.organizationId} and id = ${endpointId} and previous_secret_until > ${now}::timestamptz`,
    sql<{ count: number }>`
      select count(*) as count from webhook_older_secrets
       where organization_id = ${actor.organizationId} and endpoint_id = ${endpointId}`,
  );
  return rows[0]?.count ?? 0;
}
