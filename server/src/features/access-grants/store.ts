import type { Db } from '../../db/database.ts';
import { advisoryLock, optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { type Actor, todayOf } from '../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest } from '../../kernel/cursor.ts';
import { among } from '../../kernel/filters.ts';
import { descending, keysOfPage, perValueOf, seekAfter } from '../../kernel/keyset.ts';
import type { Role } from '../../kernel/scopes.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { signsIn } from '../people/index.ts';
import type { AccessGrant, NewAccessGrant } from './record.ts';
import { visibleGrants } from './visibility.ts';

/** With the role of the person, by which it may be given. */
export type GrantRow = AccessGrant & { readonly user_role: Role };

const named = (alias: string): string =>
  `jsonb_build_object('id', ${alias}.id, 'first_name', ${alias}.first_name, 'last_name', ${alias}.last_name)`;

const columns = (today: string): Sql => sql`
  g.id, g.user_id, g.package, g.department_ids, g.starts_on, g.ends_on, g.reason, g.given_by_id, g.ended_at, g.ended_by_id,
  g.created_at, g.updated_at, ${sql.raw(named('users'))} as user, users.role as user_role, users.is_guest,
  case when giver.id is not null then ${sql.raw(named('giver'))} end as given_by,
  (giver.id is null or (giver.is_active or giver.id < 'usr_') and giver.access_suspended_at is null
    and giver.role in ('ADMINISTRATOR', 'EXECUTIVE')) as is_giver_in_charge,
  case when g.ended_at is not null or g.ends_on < ${today}::date then 'ENDED'
       when g.starts_on > ${today}::date then 'PLANNED' else 'HOLDS' end as standing`;

const tables = sql.raw(`access_grants g
  join users on users.organization_id = g.organization_id and users.id = g.user_id
  left join users giver on giver.organization_id = g.organization_id and giver.id = g.given_by_id`);

const newestFirst = descending('g.id');

export interface GrantFilter {
  readonly user_id?: readonly string[];
  readonly package?: readonly string[];
  readonly ends_by?: string;
  readonly include_ended?: boolean;
}

export async function listVisibleGrants(
  db: Db,
  actor: Actor,
  { user_id, package: packages, ends_by, include_ended = false }: GrantFilter,
  page: PageRequest,
  nowMs: number,
): Promise<Page<GrantRow>> {
  const today = todayOf(actor, nowMs);
  const perValue = perValueOf(['g.user_id', user_id], ['g.package', packages]);
  const where = sql`${visibleGrants(actor)} ${among('g.user_id', user_id, perValue)} ${among('g.package', packages, perValue)}
    ${optional(!include_ended && sql`and g.ended_at is null and coalesce(g.ends_on >= ${today}::date, true)`)}
    ${optional(ends_by !== undefined && sql`and g.ends_on <= ${ends_by}::date`)} ${seekAfter(newestFirst, page)}`;
  const { rows } = await sql<GrantRow>`
    with page as materialized (${keysOfPage({ from: sql.raw('access_grants g'), where, perValue }, newestFirst, page)})
    select ${columns(today)} from page, ${tables}
     where g.organization_id = ${actor.organizationId} and g.id = page.id
     order by g.id desc`.execute(db);
  return pageOf(rows, page.limit, ({ id }) => [id]);
}

const findGrant = async (db: Db, actor: Actor, nowMs: number, which: Sql): Promise<GrantRow> => {
  const { rows } = await sql<GrantRow>`select ${columns(todayOf(actor, nowMs))} from ${tables} where ${which}`.execute(
    db,
  );
  if (!rows[0]) throw notFound('access grant');
  return rows[0];
};

/** 404 if the actor does not see it. */
export const getVisibleGrant = (db: Db, actor: Actor, id: string, nowMs: number): Promise<GrantRow> =>
  findGrant(db, actor, nowMs, sql`${visibleGrants(actor)} and g.id = ${id}`);

export const lockVisibleGrant = ({ actor, tx, nowMs }: UnitOfWork, id: string): Promise<GrantRow> =>
  findGrant(tx, actor, nowMs, sql`${visibleGrants(actor)} and g.id = ${id} for no key update of g`);

export const grantAfter = ({ actor, tx, nowMs }: UnitOfWork, id: string): Promise<GrantRow> =>
  findGrant(tx, actor, nowMs, sql`g.organization_id = ${actor.organizationId} and g.id = ${id}`);

export interface Receiver {
  readonly id: string;
  readonly role: Role;
  readonly is_active: boolean;
  readonly is_guest: boolean;
  readonly erased_at: string | null;
}

/** Whom the body names, with a share lock: their role holds until the grant is there. One at a time for each person. */
export async function lockReceiver({ actor, tx }: UnitOfWork, userId: string): Promise<Receiver> {
  await advisoryLock('access_grants', actor.organizationId, userId).execute(tx);
  const { rows } = await sql<Receiver>`
    select users.id, users.role, users.is_active, users.is_guest, users.erased_at from users
     where users.organization_id = ${actor.organizationId} and users.id = ${userId} and ${signsIn}
       for share`.execute(tx);
  if (!rows[0]) throw invalid('user_id', 'reference.person');
  return rows[0];
}

type Span = Pick<NewAccessGrant, 'user_id' | 'package' | 'department_ids' | 'starts_on' | 'ends_on'>;

/** Of the same package, on one of these days and for one of these departments; null: none. */
export async function findOverlap(
  { actor, tx }: UnitOfWork,
  { user_id, package: name, department_ids, starts_on, ends_on }: Span,
  besides: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from access_grants
     where organization_id = ${actor.organizationId} and user_id = ${user_id} and package = ${name} and ended_at is null
       and id is distinct from ${besides}
       and daterange(starts_on, ends_on, '[]') && daterange(${starts_on}::date, ${ends_on}::date, '[]')
       and (department_ids is null or ${department_ids}::text[] is null or department_ids && ${department_ids}::text[])
     order by id limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** The roles of some people, by their ids. */
export async function findRoles(db: Db, actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, Role>> {
  const { rows } = await sql<{ id: string; role: Role }>`
    select id, role from users where organization_id = ${actor.organizationId} and id = any(${[...ids]})`.execute(db);
  return new Map(rows.map(({ id, role }) => [id, role]));
}

const standing = sql.raw('ended_at is null');

/** What someone holds or will hold, and, given by them since an instant, what others do. */
export async function listStandingIds(
  { actor, tx }: UnitOfWork,
  which: { readonly of: string } | { readonly givenBy: string; readonly since: string },
): Promise<string[]> {
  const condition =
    'of' in which
      ? sql`user_id = ${which.of}`
      : sql`given_by_id = ${which.givenBy} and updated_at >= ${which.since}::timestamptz`;
  const { rows } = await sql<{ id: string }>`
    select id from access_grants where organization_id = ${actor.organizationId} and ${standing} and ${condition}
     order by id for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** On the table users: who holds something, today or on another day, for people of this department. */
export const isGivenSomething = (organizationId: string, departmentId: string | null): Sql<boolean> => sql<boolean>`
  users.id in (select g.user_id from access_grants g
                where g.organization_id = ${organizationId} and g.ended_at is null
                  and (g.department_ids is null or ${departmentId} = any(g.department_ids)))`;

const atATime = 200;

/** Organizations with grants whose last day is over where they are. */
export async function listOrganizationsDue(db: Db, now: string): Promise<string[]> {
  const { rows } = await sql<{ organization_id: string }>`
    select distinct g.organization_id from access_grants g join organizations o on o.id = g.organization_id
     where ${standing} and g.ends_on <= (${now}::timestamptz at time zone 'UTC')::date + 1
       and g.ends_on < (${now}::timestamptz at time zone o.timezone)::date
     limit ${sql.lit(atATime)}`.execute(db);
  return rows.map(({ organization_id }) => organization_id);
}

export async function lockDue({ actor, tx, nowMs }: UnitOfWork): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from access_grants
     where organization_id = ${actor.organizationId} and ${standing} and ends_on < ${todayOf(actor, nowMs)}::date
     order by id limit ${sql.lit(atATime)} for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}
