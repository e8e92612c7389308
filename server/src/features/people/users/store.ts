import type { Db } from '../../../db/database.ts';
import type { Changes } from '../../../db/rows.ts';
import { assignmentsOf, insertRow, optional } from '../../../db/rows.ts';
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
  type PerValue,
  perValueOf,
  seekAfter,
} from '../../../kernel/keyset.ts';
import type { Role } from '../../../kernel/scopes.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { enforce, invalid, notFound } from '../../../lib/errors.ts';
import { hasAccess } from '../actors-store.ts';
import { employmentValueNames } from '../employment/record.ts';
import { foundBy } from '../search/store.ts';
import { visibleHistory, visiblePeople, visibleWithGuests } from '../visibility.ts';
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
import { isNoGuest } from './rules.ts';

export type PersonRow = DirectoryPerson &
  Omit<EmploymentTier, 'fte'> &
  Partial<PersonalTier> & {
    sealed_government_ids?: Buffer | null;
    /** No column: it is worked out when someone is shown. */
    fte?: number;
    /** With the values of another day: the department of today, which decides what is seen. */
    department_today?: string | null;
  };

/** A person whose row is locked. */
export type LockedPerson = PersonRow & { erased_at: string | null };

const probationEnd = `(users.employment_start_date + make_interval(months => users.probation_period_months))::date as probation_end_date`;
const overTime = new Set<string>(employmentValueNames);
/** Of an employment that has ended since, and of one that is planned, as they are kept there. */
const ofPeriod: Readonly<Record<string, readonly [former: string, planned: string]>> = {
  employment_start_date: ['former.started_on', 'held.effective_date'],
  employment_end_date: ['former.ended_on', `(held.rehire ->> 'employment_end_date')::date`],
  probation_period_months: ['former.probation_period_months', `(held.rehire ->> 'probation_period_months')::smallint`],
};
const onDay = (name: string): string => {
  const [former, planned] = ofPeriod[name] ?? [];
  return former === undefined || planned === undefined
    ? `users.${name}`
    : `case when former.id is not null then ${former}
            when held.rehire is not null and held.applied_at is null then ${planned} else users.${name} end`;
};
const columnsOf = (names: readonly string[], isAsOf = false): string =>
  names
    .filter((name) => name !== 'fte')
    .map((name) => {
      if (name === 'probation_end_date') return isAsOf ? probationEndOnDay : probationEnd;
      if (!isAsOf) return `users.${name}`;
      return overTime.has(name) ? `held.${name}` : name in ofPeriod ? `${onDay(name)} as ${name}` : `users.${name}`;
    })
    .join(', ');
const probationEndOnDay = `(${onDay('employment_start_date')} + make_interval(months => ${onDay('probation_period_months')}))::date as probation_end_date`;
const directory = columnsOf(directoryFieldNames);
const base = columnsOf([...directoryFieldNames, ...employmentFieldNames]);
const today = 'users.department_id as department_today';
const directoryAsOf = `${columnsOf(directoryFieldNames, true)}, ${today}`;
const baseAsOf = `${columnsOf([...directoryFieldNames, ...employmentFieldNames], true)}, ${today}`;
const personal = personalFieldNames.map((name) => `p.${name}`).join(', ');

/** The columns and joins that a set of tiers needs: nothing private is even read for a reader who may not see it. */
function selection(
  shown: ReadonlySet<Tier>,
  /** With the employment tier in any case: rules look at it. `isAsOf`: over `heldOn` a day. */
  { isWhole = false, isAsOf = false } = {},
): { columns: Sql; joins: Sql } {
  const [narrow, wide] = isAsOf ? [directoryAsOf, baseAsOf] : [directory, base];
  const withPersonal = shown.has('personal');
  const withGovernmentIds = shown.has('government_id');
  return {
    columns: sql.raw(
      `${shown.has('employment') || isWhole ? wide : narrow}${withPersonal ? `, ${personal}` : ''}${withGovernmentIds ? ', g.sealed as sealed_government_ids' : ''}`,
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

/** FROM, beside people: what they were or are to be on a day, one row each; and an employment that has ended since. */
export const heldOn = (day: string | undefined): Sql =>
  optional(
    day !== undefined &&
      sql` join employment held on held.organization_id = users.organization_id and held.user_id = users.id
        and held.waits_since is null and held.effective_date <= ${day}::date and held.until > ${day}::date
      left join employment_periods former on former.organization_id = users.organization_id and former.user_id = users.id
        and former.ended_on >= ${day}::date and (former.started_on is null or former.started_on <= ${day}::date)`,
  );

/** Who left is to be hired again by then. */
const isPlannedHiring = sql.raw('(held.rehire is not null and held.applied_at is null)');

/** WHERE: whom the actor sees by the rights of today; of a day, those who were employed on it. */
export const visibleOn = (actor: Actor, day: string | undefined): Sql =>
  day === undefined
    ? visiblePeople(actor)
    : sql`${visibleHistory(actor)} and users.erased_at is null
        and ((users.employment_start_date is null or users.employment_start_date <= ${day}::date)
          and coalesce(users.employment_end_date, (users.deactivated_at at time zone ${actor.organization.timezone})::date, 'infinity') >= ${day}::date
          or former.id is not null or ${isPlannedHiring})`;

export async function findVisiblePerson(
  db: Db,
  actor: Actor,
  id: string,
  shown: ReadonlySet<Tier>,
  day?: string,
): Promise<PersonRow | null> {
  const { columns, joins } = selection(shown, { isAsOf: day !== undefined });
  const { rows } = await sql<PersonRow>`
    select ${columns} from users ${heldOn(day)} ${joins}
     where ${day === undefined ? visibleWithGuests(actor) : visibleOn(actor, day)} and users.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function getVisiblePerson(
  db: Db,
  actor: Actor,
  id: string,
  shown: ReadonlySet<Tier>,
  day?: string,
): Promise<PersonRow> {
  const row = await findVisiblePerson(db, actor, id, shown, day);
  if (!row) throw notFound('person');
  return row;
}

const directoryOnly: ReadonlySet<Tier> = new Set(['directory']);

/** Of someone who works here or did; a guest is refused in words. Private tiers of `shown` are read beside it, not locked. */
export async function lockVisiblePerson(
  db: Db,
  actor: Actor,
  id: string,
  shown: ReadonlySet<Tier> = directoryOnly,
): Promise<LockedPerson> {
  const person = await lockPersonOrGuest(db, actor, id, shown);
  enforce(isNoGuest(person));
  return person;
}

/** The same of guests as well, for what is about their account: names, access, and what is kept of them. */
export async function lockPersonOrGuest(
  db: Db,
  actor: Actor,
  id: string,
  shown: ReadonlySet<Tier> = directoryOnly,
): Promise<LockedPerson> {
  const { columns, joins } = selection(shown, { isWhole: true });
  const { rows } = await sql<LockedPerson>`
    select ${columns}, users.erased_at from users ${joins}
     where ${visibleWithGuests(actor)} and users.id = ${id} for no key update of users`.execute(db);
  if (!rows[0]) throw notFound('person');
  return rows[0];
}

/** The same of several people; those who are not there are left out. Nothing new may refer to them until it is over. */
export async function lockVisiblePeople(db: Db, actor: Actor, ids: readonly string[]): Promise<LockedPerson[]> {
  const { columns, joins } = selection(directoryOnly, { isWhole: true });
  const { rows } = await sql<LockedPerson>`
    select ${columns}, users.erased_at from users ${joins}
     where ${visiblePeople(actor)} and users.id = any(${[...ids]}) order by users.id for update of users`.execute(db);
  return rows;
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
  readonly invitation?: readonly string[];
  readonly as_of?: string;
  /** true: guests alone; else none. */
  readonly is_guest?: boolean;
}

/** WHERE: whom a list is about. Guests are left out unless they are asked for. */
const seenBy = (actor: Actor, { is_guest, as_of }: PeopleFilter): Sql =>
  is_guest === true ? sql`${visibleWithGuests(actor)} and users.is_guest` : visibleOn(actor, as_of);

const statusConditions = {
  all: sql`true`,
  active: sql`users.is_active`,
  inactive: sql`not users.is_active`,
  offboarded: sql`users.offboarded_at is not null`,
};

/** Of guests: whether something lets them in. */
const guestConditions = {
  all: sql`true`,
  active: sql`${hasAccess}`,
  inactive: sql`not (${hasAccess})`,
  offboarded: sql`false`,
};

function withStatus({ status = ['all'], is_guest }: PeopleFilter): Sql {
  if (status.includes('all')) return sql.nothing;
  const conditions = status.map((name) => (is_guest === true ? guestConditions : statusConditions)[name]);
  return conditions.length === 1 ? sql`and ${conditions[0]}` : sql`and (${sql.join(conditions, ' or ')})`;
}

const departmentOf = ({ as_of }: PeopleFilter): string => (as_of === undefined ? 'users' : 'held') + '.department_id';

/** FROM, beside people: how far the invitation of each is. */
const invited = ({ invitation }: PeopleFilter): Sql =>
  optional(
    invitation !== undefined &&
      sql` join invitations asked on asked.organization_id = users.organization_id and asked.user_id = users.id`,
  );

const conditionsOf = (actor: Actor, filter: PeopleFilter, perValue?: PerValue): Sql => sql`
  ${seenBy(actor, filter)} ${withStatus(filter)}
       ${among(departmentOf(filter), filter.department_id, perValue)} ${among('users.role', filter.role, perValue)}
       ${among('asked.standing', filter.invitation, perValue)}
       ${equal('users.email', filter.email?.toLowerCase())} ${equal('users.employee_id', filter.employee_id)}
       ${since('users', filter)}
       ${foundBy(actor, filter.q)}`;

/** On some days everyone was there, on others next to no one: the day decides which index is the right one. */
const isPlannedOnce = ({ as_of: day }: PeopleFilter): boolean => day === undefined;

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
  const { columns, joins } = selection(shown, { isAsOf: filter.as_of !== undefined });
  const held = heldOn(filter.as_of);
  const perValue =
    filter.updated_since === undefined
      ? perValueOf(
          [departmentOf(filter), filter.department_id],
          ['users.role', filter.role],
          ['asked.standing', filter.invitation],
        )
      : undefined;
  const where = sql`${conditionsOf(actor, filter, perValue)} ${seekAfter(order, page)}`;
  const { rows } = await (
    perValue
      ? sql<PersonRow>`
        with page as materialized (${keysOfPage({ from: sql`users ${held} ${invited(filter)}`, where, perValue }, order, page)})
        select ${columns} from page
          join users on users.organization_id = ${actor.organizationId} and users.id = page.id ${held} ${joins}
         ${pageIn(order, page)}`
      : sql<PersonRow>`
        select ${columns} from users ${held} ${invited(filter)} ${joins} where ${where} ${pageIn(order, page)}`
  ).execute(db, isPlannedOnce(filter));
  return pageBy(order, rows, page);
}

export async function listVisiblePeople(
  db: Db,
  actor: Actor,
  filter: PeopleFilter,
  page: PageRequest,
  shown: ReadonlySet<Tier>,
): Promise<Page<PersonRow>> {
  const order = orderOf(filter.sort, shown, departmentOf(filter));
  if (order === null) return listAlongIndex(db, actor, filter, page, shown);
  if (filter.updated_since !== undefined) {
    throw invalid('sort', 'people.sortOfChanges');
  }
  const { columns, joins } = selection(shown, { isAsOf: filter.as_of !== undefined });
  const { rows } = await sql<PersonRow & { sort_key?: string }>`
    select ${columns}, ${order.key} as sort_key
      from users ${heldOn(filter.as_of)} ${invited(filter)} ${joins} ${order.joins}
     where ${conditionsOf(actor, filter)} ${afterCondition(order, page.after)}
     ${orderBy(order)} limit ${rowsFor(page)}`.execute(db, isPlannedOnce(filter));
  const found = pageOf(rows, page.limit, ({ id, sort_key = '' }) => [sort_key, id]);
  for (const row of rows) delete row.sort_key;
  return found;
}

export async function countVisiblePeople(db: Db, actor: Actor, filter: PeopleFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from users ${heldOn(filter.as_of)} ${invited(filter)} where ${conditionsOf(actor, filter)}`.execute(
    db,
  );
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
      from users ${invited(filter)} ${order?.joins ?? sql.nothing}
     where ${conditionsOf(actor, filter)} and users.erased_at is null
     ${orderBy(order)} limit ${sql.lit(maxExported)}`.execute(db);
  return rows;
}

const only = (rows: PersonRow[]): PersonRow => {
  if (!rows[0]) throw new Error('The person is gone although the row was locked.');
  return rows[0];
};

/** The end of probation and the part of a full week are no columns: they follow from others. */
export const insertPerson = (
  organizationId: string,
  { probation_end_date: _follows, fte: _too, ...columns }: PersonRow,
): Sql => insertRow('users', { organization_id: organizationId, ...columns });

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
    select users.id from users where ${visibleWithGuests(viewer)} and users.id = any(${ids})`.execute(db);
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
