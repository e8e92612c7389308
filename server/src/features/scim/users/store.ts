import type { Db } from '../../../db/database.ts';
import { refuseConstraint } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict } from '../../../lib/errors.ts';
import { visiblePeople } from '../../people/index.ts';
import type { Filter } from '../filter.ts';
import { anyCase, type Column, conditionOf, exact, flag, isCommon, lowerCase } from '../filter-store.ts';
import type { SentField } from './read.ts';

/** A person as the service account that asks knows them. */
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly middle_name: string | null;
  readonly preferred_name: string | null;
  readonly job_title: string | null;
  readonly division: string | null;
  readonly employee_id: string | null;
  readonly manager_id: string | null;
  readonly department: string | null;
  readonly is_active: boolean;
  /** Works here and gets in. */
  readonly has_access: boolean;
  /** Someone here has shut them out, for reasons of their own: no directory lets them in again. */
  readonly is_suspended_by_person: boolean;
  readonly created_at: string;
  readonly changed_at: string;
  readonly external_id: string | null;
  /** What they sign in with there: their address, unless the account has said otherwise. */
  readonly user_name: string;
  readonly has_emails: boolean;
  /** What the account has sent of them; null: nothing yet. */
  readonly fields: readonly SentField[] | null;
}

const userName = 'coalesce(l.user_name, users.email)';
const access = '(users.is_active and users.access_suspended_at is null)';
const department = `(select d.name from departments d where d.organization_id = users.organization_id and d.id = users.department_id)`;

const columns = sql.raw(`
  users.id, users.email, users.first_name, users.last_name, users.middle_name, users.preferred_name, users.job_title,
  users.division, users.employee_id, users.manager_id, ${department} as department, users.is_active, ${access} as has_access,
  (users.access_suspended_at is not null and not users.access_suspended_by_directory) as is_suspended_by_person,
  users.created_at, greatest(users.updated_at, users.access_suspended_at, l.updated_at) as changed_at, l.external_id,
  ${userName} as user_name, coalesce(l.has_emails, false) as has_emails, l.fields`);

/** Without those who were erased, and those whom the account has deleted. */
const from = (actor: Actor): Sql => sql`
  from users left join scim_people l on l.organization_id = users.organization_id and l.account_id = ${actor.userId}
         and l.user_id = users.id
 where ${visiblePeople(actor)} and users.erased_at is null and l.removed_at is null`;

/** Those whom the account knows by this name, and those who have it as their address. */
const called = (actor: Actor, name: string): Sql => sql`
  users.id in (select user_id from scim_people
                where organization_id = ${actor.organizationId} and account_id = ${actor.userId} and user_name = ${name}
               union all
               select id from users where organization_id = ${actor.organizationId} and email = ${name})
  and ${sql.raw(userName)} = ${name}`;

const filterable = (actor: Actor): ReadonlyMap<string, Column> =>
  new Map<string, Column>([
    ...common,
    ['username', { ...lowerCase(userName), isEqual: (name) => called(actor, name) }],
  ]);

const work = 'users.email';
const common: readonly (readonly [string, Column])[] = [
  ['id', exact('users.id')],
  ['externalid', exact('l.external_id')],
  ['emails', lowerCase(work)],
  ['emails.value', lowerCase(work)],
  ['emails.type', lowerCase(`'work'::text`)],
  ['emails.primary', flag('true')],
  ['active', flag(access)],
  ['displayname', anyCase(`coalesce(users.preferred_name, users.first_name) || ' ' || users.last_name`)],
  ['name.givenname', anyCase('users.first_name')],
  ['name.familyname', anyCase('users.last_name')],
  ['name.middlename', anyCase('users.middle_name')],
  ['nickname', anyCase('users.preferred_name')],
  ['title', anyCase('users.job_title')],
  ['enterprise.employeenumber', exact('users.employee_id')],
  ['enterprise.department', anyCase(department)],
  ['enterprise.division', anyCase('users.division')],
  ['enterprise.manager', exact('users.manager_id')],
  ['enterprise.manager.value', exact('users.manager_id')],
];

export interface Found<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

/** Along the people of the organization by id, or along the index of what the filter names. */
export async function listUsers(
  db: Db,
  actor: Actor,
  filter: Filter | null,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Found<UserRow>> {
  const where = sql`${from(actor)} ${filter === null ? sql.nothing : sql`and ${conditionOf(filterable(actor), filter)}`}`;
  const total = sql<{ total: number }>`select count(*) as total ${where}`;
  const page = sql<UserRow>`select ${columns} ${where} order by users.id offset ${offset} limit ${limit}`;
  const isKept = isCommon(filter);
  const [counted, found] = await db.run([total.prepare(isKept), page.prepare(isKept)]);
  return {
    total: (counted?.rows[0] as { total: number } | undefined)?.total ?? 0,
    rows: (found?.rows ?? []) as UserRow[],
  };
}

export async function getUser(db: Db, actor: Actor, id: string): Promise<UserRow> {
  return sql<UserRow>`select ${columns} ${from(actor)} and users.id = ${id}`.get(db, 'person');
}

/** Whether the account knows someone else by this name. */
export async function isNameTaken({ tx, actor }: UnitOfWork, userId: string, name: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 ${from(actor)} and ${called(actor, name)} and users.id <> ${userId} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Someone with this address whom the account has deleted: it takes them up again. */
export async function findRemoved({ tx, actor }: UnitOfWork, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select users.id
      from users join scim_people l on l.organization_id = users.organization_id and l.account_id = ${actor.userId}
       and l.user_id = users.id and l.removed_at is not null
     where users.organization_id = ${actor.organizationId} and users.email = ${email} and users.erased_at is null`.execute(
    tx,
  );
  return rows[0]?.id ?? null;
}

/** What the account has sent of someone whom it had deleted counts no more. */
export async function takeUpAgain({ tx, actor, now }: UnitOfWork, userId: string): Promise<void> {
  await sql`
    update scim_people set removed_at = null, fields = '{}', updated_at = ${now}
     where organization_id = ${actor.organizationId} and account_id = ${actor.userId} and user_id = ${userId}`.execute(
    tx,
  );
}

interface Link {
  readonly fields: readonly SentField[];
  readonly userName: string;
  readonly hasEmails: boolean;
  readonly isCreated?: boolean;
  readonly externalId?: string | null | undefined;
  readonly suspendedAt?: string | undefined;
}

const refuseTaken = refuseConstraint({
  scim_people_external_id_key: () => conflict('scim.externalIdTaken', { field: 'externalId' }),
  scim_people_user_name_key: () => conflict('scim.userNameTaken', { field: 'userName' }),
});

/** What the account knows of the person from now on; fields are added to those it has sent before, unless they are all. */
export async function saveLink(
  { tx, actor, now }: UnitOfWork,
  userId: string,
  { fields, userName: name, hasEmails, isCreated = false, externalId, suspendedAt }: Link,
  { isWhole }: { readonly isWhole: boolean },
): Promise<void> {
  await sql`
    insert into scim_people as l
      (organization_id, account_id, user_id, external_id, user_name, has_emails, fields, is_created, suspended_at, created_at, updated_at)
    values (${actor.organizationId}, ${actor.userId}, ${userId}, ${externalId ?? null}, ${name}, ${hasEmails}, ${[...fields]}::text[], ${isCreated},
            ${suspendedAt ?? null}, ${now}, ${now})
    on conflict (organization_id, account_id, user_id) do update
       set external_id = case when ${externalId !== undefined}::boolean then excluded.external_id else l.external_id end,
           user_name = excluded.user_name, has_emails = excluded.has_emails,
           fields = case when ${isWhole}::boolean then excluded.fields
             else array(select unnest(l.fields) union select unnest(excluded.fields) order by 1) end,
           suspended_at = coalesce(excluded.suspended_at, l.suspended_at),
           updated_at = excluded.updated_at`
    .execute(tx)
    .catch(refuseTaken);
}

/** For this account they are there no more. */
export async function removeLink(
  { tx, actor, now }: UnitOfWork,
  userId: string,
  suspendedAt: string | undefined,
): Promise<void> {
  await sql`
    insert into scim_people as l
      (organization_id, account_id, user_id, has_emails, fields, is_created, suspended_at, created_at, updated_at, removed_at)
    values (${actor.organizationId}, ${actor.userId}, ${userId}, false, '{}', false, ${suspendedAt ?? null}, ${now}, ${now}, ${now})
    on conflict (organization_id, account_id, user_id) do update
       set removed_at = excluded.removed_at, updated_at = excluded.updated_at, external_id = null, user_name = null,
           has_emails = false, fields = '{}',
           suspended_at = coalesce(excluded.suspended_at, l.suspended_at)`.execute(tx);
}
