import type { Db } from '../../../db/database.ts';
import type { Changes } from '../../../db/rows.ts';
import { assignmentsOf, insertRow } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { among, equal, since, type UpdatedSince } from '../../../kernel/filters.ts';
import {
  ascending,
  changesOf,
  keysOfPage,
  orderOf as orderIn,
  pageBy,
  pageIn,
  perValueOf,
  seekAfter,
} from '../../../kernel/keyset.ts';
import type { Role } from '../../../kernel/scopes.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid, notFound } from '../../../lib/errors.ts';
import { foundBy } from '../search/store.ts';
import { visiblePeople } from '../visibility.ts';
import type { AppListing } from './list-query.ts';
import { afterCondition, orderBy, orderOf } from './order-store.ts';
import {
  directoryFieldNames,
  type DirectoryPerson,
  employmentFieldNames,
  type EmploymentTier,
  personalFieldNames,
  type PersonalTier,
  type Tier,
} from './record.ts';

export type PersonRow = DirectoryPerson &
  EmploymentTier &
  Partial<PersonalTier> & { sealed_government_ids?: Buffer | null };

/** A person whose row is locked. */
export type LockedPerson = PersonRow & { erased_at: string | null };

const probationEnd = `(users.employment_start_date + make_interval(months => users.probation_period_months))::date as probation_end_date`;
const columnsOf = (names: readonly string[]): string =>
  names.map((name) => (name === 'probation_end_date' ? probationEnd : `users.${name}`)).join(', ');
const directory = columnsOf(directoryFieldNames);
const base = columnsOf([...directoryFieldNames, ...employmentFieldNames]);
const personal = personalFieldNames.map((name) => `p.${name}`).join(', ');

/** The columns and joins that a set of tiers needs: nothing private is even read for a reader who may not see it. */
function selection(
  shown: ReadonlySet<Tier>,
  /** With the employment tier in any case: rules look at it. */
  isWhole = false,
): { columns: Sql; joins: Sql } {
  const withPersonal = shown.has('personal');
  const withGovernmentIds = shown.has('government_id');
  return {
    columns: sql.raw(
      `${shown.has('employment') || isWhole ? base : directory}${withPersonal ? `, ${personal}` : ''}${withGovernmentIds ? ', g.sealed as sealed_government_ids' : ''}`,
    ),
    joins: sql.raw(
      (withPersonal
        ? ' left join user_personal_details p on p.organization_id = users.organization_id and p.user_id = users.id'
        : '') +
        (withGovernmentIds
          ? ' left join user_government_ids g on g.organization_id = users.organization_id and g.user_id = users.id'
          : ''),
    ),
  };
}

export async function findVisiblePerson(
  db: Db,
  actor: Actor,
  id: string,
  shown: ReadonlySet<Tier>,
): Promise<PersonRow | null> {
  const { columns, joins } = selection(shown);
  const { rows } = await sql<PersonRow>`
    select ${columns} from users ${joins} where ${visiblePeople(actor)} and users.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function getVisiblePerson(db: Db, actor: Actor, id: string, shown: ReadonlySet<Tier>): Promise<PersonRow> {
  const row = await findVisiblePerson(db, actor, id, shown);
  if (!row) throw notFound('person');
  return row;
}

const directoryOnly: ReadonlySet<Tier> = new Set(['directory']);

/** Locks the person's row. The private tiers of `shown` are read beside it, not locked. */
export async function lockVisiblePerson(
  db: Db,
  actor: Actor,
  id: string,
  shown: ReadonlySet<Tier> = directoryOnly,
): Promise<LockedPerson> {
  const { columns, joins } = selection(shown, true);
  const { rows } = await sql<LockedPerson>`
    select ${columns}, users.erased_at from users ${joins}
     where ${visiblePeople(actor)} and users.id = ${id} for no key update of users`.execute(db);
  if (!rows[0]) throw notFound('person');
  return rows[0];
}

/** When each of these people was erased, for those who were. */
export async function findErased(
  db: Db,
  { organizationId }: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; erased_at: string }>`
    select id, erased_at from users
     where organization_id = ${organizationId} and id = any(${ids}) and erased_at is not null`.execute(db);
  return new Map(rows.map(({ id, erased_at }) => [id, erased_at]));
}

export interface PeopleFilter extends AppListing, UpdatedSince {
  readonly status?: readonly ('all' | 'active' | 'inactive' | 'offboarded')[];
  readonly department_id?: readonly string[];
  readonly role?: readonly string[];
  readonly email?: string;
  readonly employee_id?: string;
}

const statusConditions = {
  all: sql`true`,
  active: sql`users.is_active`,
  inactive: sql`not users.is_active`,
  offboarded: sql`users.offboarded_at is not null`,
};

function withStatus(status: PeopleFilter['status'] = ['all']): Sql {
  if (status.includes('all')) return sql.nothing;
  const conditions = status.map((name) => statusConditions[name]);
  return conditions.length === 1 ? sql`and ${conditions[0]}` : sql`and (${sql.join(conditions, ' or ')})`;
}

const conditionsOf = (actor: Actor, filter: PeopleFilter): Sql => sql`
  ${visiblePeople(actor)} ${withStatus(filter.status)}
       ${among('users.department_id', filter.department_id)} ${among('users.role', filter.role)}
       ${equal('users.email', filter.email?.toLowerCase())} ${equal('users.employee_id', filter.employee_id)}
       ${since('users', filter)}
       ${foundBy(actor, filter.q)}`;

const byId = ascending('users.id');
const byChange = changesOf('users');

/** By id or by change, along an index of the table: what every token asks for. */
async function listAlongIndex(
  db: Db,
  actor: Actor,
  filter: PeopleFilter,
  page: PageRequest,
  shown: ReadonlySet<Tier>,
): Promise<Page<PersonRow>> {
  const order = orderIn(byId, byChange, filter);
  const { columns, joins } = selection(shown);
  const where = sql`${conditionsOf(actor, filter)} ${seekAfter(order, page)}`;
  const perValue =
    filter.updated_since === undefined
      ? perValueOf(['users.department_id', filter.department_id], ['users.role', filter.role])
      : undefined;
  const { rows } = await (
    perValue
      ? sql<PersonRow>`
        with page as materialized (${keysOfPage({ from: sql`users`, where, perValue }, order, page)})
        select ${columns} from page
          join users on users.organization_id = ${actor.organizationId} and users.id = page.id ${joins}
         ${pageIn(order, page)}`
      : sql<PersonRow>`select ${columns} from users ${joins} where ${where} ${pageIn(order, page)}`
  ).execute(db);
  return pageBy(order, rows, page);
}

export async function listVisiblePeople(
  db: Db,
  actor: Actor,
  filter: PeopleFilter,
  page: PageRequest,
  shown: ReadonlySet<Tier>,
): Promise<Page<PersonRow>> {
  const order = orderOf(filter.sort, shown);
  if (order === null) return listAlongIndex(db, actor, filter, page, shown);
  if (filter.updated_since !== undefined) {
    throw invalid('sort', 'people.sortOfChanges');
  }
  const { columns, joins } = selection(shown);
  const { rows } = await sql<PersonRow & { sort_key?: string }>`
    select ${columns}, ${order.key} as sort_key
      from users ${joins} ${order.joins}
     where ${conditionsOf(actor, filter)} ${afterCondition(order, page.after)}
     ${orderBy(order)} limit ${rowsFor(page)}`.execute(db);
  const found = pageOf(rows, page.limit, ({ id, sort_key = '' }) => [sort_key, id]);
  for (const row of rows) delete row.sort_key;
  return found;
}

export async function countVisiblePeople(db: Db, actor: Actor, filter: PeopleFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from users where ${conditionsOf(actor, filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export type ExportedPerson = PersonRow & { department: string | null };
const maxExported = 20_000;

export async function listPeopleForExport(
  db: Db,
  actor: Actor,
  filter: PeopleFilter,
  shown: ReadonlySet<Tier>,
): Promise<ExportedPerson[]> {
  const order = orderOf(filter.sort, shown);
  const { rows } = await sql<ExportedPerson>`
    select ${selection(shown).columns}, (select name from departments own where own.organization_id = users.organization_id
             and own.id = users.department_id) as department
      from users ${order?.joins ?? sql.nothing}
     where ${conditionsOf(actor, filter)} and users.erased_at is null
     ${orderBy(order)} limit ${sql.lit(maxExported)}`.execute(db);
  return rows;
}

const only = (rows: PersonRow[]): PersonRow => {
  if (!rows[0]) throw new Error('The person is gone although the row was locked.');
  return rows[0];
};

/** The end of probation is no column: it follows from two others. */
export const insertPerson = (organizationId: string, { probation_end_date: _follows, ...columns }: PersonRow): Sql =>
  insertRow('users', { organization_id: organizationId, ...columns });

/** Writes the columns given, and only these: others may carry triggers. */
export async function savePerson(
  db: Db,
  organizationId: string,
  id: string,
  values: Changes<'users'>,
): Promise<PersonRow> {
  const { rows } = await sql<PersonRow>`
    update users set ${assignmentsOf(values)}
     where organization_id = ${organizationId} and id = ${id} returning ${sql.raw(base)}`.execute(db);
  return only(rows);
}

export async function findIdByEmail({ actor, tx }: UnitOfWork, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from users where organization_id = ${actor.organizationId} and email = lower(${email})`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Numbers are the organization's own, and not unique: two at most. Without those who were erased. */
export async function listIdsByNumber({ actor, tx }: UnitOfWork, number: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users
     where organization_id = ${actor.organizationId} and employee_id = ${number} and erased_at is null
     order by id limit 2`.execute(tx);
  return rows.map(({ id }) => id);
}

/** By first or preferred name and family name, in either order: two at most, of those who are active. */
export async function listIdsByName({ actor, tx }: UnitOfWork, name: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users
     where organization_id = ${actor.organizationId} and is_active and erased_at is null
       and lower(${name}) in (lower(first_name || ' ' || last_name), lower(last_name || ', ' || first_name),
                              lower(last_name || ' ' || first_name), lower(preferred_name || ' ' || last_name))
     order by id limit 2`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Those of the people whom the viewer sees. */
export async function listVisibleIds(db: Db, viewer: Actor, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select users.id from users where ${visiblePeople(viewer)} and users.id = any(${ids})`.execute(db);
  return rows.map(({ id }) => id);
}

interface Addressee {
  readonly email: string;
  readonly id: string;
  readonly role: Role;
}

/** The people of the organization who have one of these addresses. */
export async function listAddressees(db: Db, actor: Actor, addresses: readonly string[]): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select email, id, role from users
     where organization_id = ${actor.organizationId} and email = any(${[...addresses]}::text[])`.execute(db);
  return rows;
}
