import type { Db } from '../../db/database.ts';
import { advisoryLock, optional } from '../../db/rows.ts';
import { executeTogether, type Sql, sql } from '../../db/sql.ts';
import type { Actor, Tenant } from '../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../kernel/cursor.ts';
import { among } from '../../kernel/filters.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { absenceColumns, type AbsenceRow } from '../leave/index.ts';
import { settingsThen, type SettingThen } from '../organization/index.ts';
import { foundBy, isPerson, shownName } from '../people/index.ts';
import { countedEntries, entriesOnSpans, onDays, type Span, whoseTimeIsDecided } from '../time/index.ts';
import { accountSettingNames } from './account.ts';
import type { HoursAccountEntry } from './record.ts';

export interface AccountPerson extends AbsenceRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly given_name: string;
  readonly job_title: string | null;
  readonly department_id: string | null;
  readonly is_active: boolean;
  /** The first and, of who has left, the last day of employment. */
  readonly employed_from: string;
  readonly employed_until: string | null;
}

/** Columns of AccountPerson on the table users. Leave of any type takes off what is expected, paid or not. */
const personColumns = (tenant: Tenant, { start, end }: Span): Sql => sql`
  users.id, coalesce(users.preferred_name, users.first_name) as first_name, users.last_name,
  users.first_name as given_name, users.job_title, users.department_id, users.is_active,
  coalesce(users.employment_start_date, (users.created_at at time zone ${tenant.timezone})::date)::text as employed_from,
  coalesce(users.employment_end_date, case when not users.is_active
    then (users.deactivated_at at time zone ${tenant.timezone})::date end)::text as employed_until,
  ${absenceColumns(tenant, start, end, { isAnyLeave: true })}`;

export async function getAccountPerson(
  db: Db,
  actor: Actor,
  userId: string | null,
  span: Span,
): Promise<AccountPerson> {
  return sql<AccountPerson>`
    select ${personColumns(actor.organization, span)} from users
     where ${whoseTimeIsDecided(actor)} and ${isPerson} and users.id = ${userId}`.get(db, 'person');
}

export interface AccountFilter {
  readonly department_id?: readonly string[];
  readonly status?: readonly ('active' | 'inactive')[];
  readonly q?: string;
}

const isActive = { active: sql`and users.is_active`, inactive: sql`and not users.is_active` };

/** In the order of the index on names. */
export async function listAccountPeople(
  db: Db,
  actor: Actor,
  { department_id: departments, status: [status, other] = ['active'], q }: AccountFilter,
  span: Span,
  page: PageRequest,
): Promise<Page<AccountPerson>> {
  const key = sql`folded(${shownName}) collate "C"`;
  const { rows } = await sql<AccountPerson & { sort_key: string }>`
    select ${personColumns(actor.organization, span)}, ${key} as sort_key
      from users
     where ${whoseTimeIsDecided(actor)} and ${isPerson} and users.erased_at is null
       ${optional(other === undefined && isActive[status ?? 'active'])} ${among('users.department_id', departments)}
       ${foundBy(actor, q)}
       ${optional(page.after !== null && sql`and (${key}, users.id) > (${page.after[0]}, ${page.after[1]})`)}
     order by ${key}, users.id limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, ({ sort_key, id }) => [sort_key, id]);
}

/** Days that count, of one person. */
export interface CountedDays extends Span {
  readonly user_id: string;
}

export interface WorkedRow {
  readonly user_id: string;
  readonly month: string;
  readonly minutes: number;
}

/** What was worked in each month on the days that count, of each person; as timesheets count it. */
const workedByMonth = (actor: Actor, counted: readonly CountedDays[]): Sql<WorkedRow> => sql<WorkedRow>`
  select w.user_id, w.month, sum(w.minutes)::int as minutes
    from (${entriesOnSpans(actor, counted, workedColumns)}) as w group by 1, 2`;
const workedColumns = sql.raw(`e.user_id, to_char(e.work_date, 'YYYY-MM') as month, e.duration_minutes as minutes`);

export type EntryRow = HoursAccountEntry;

const entriesOf = ({ organizationId }: Actor, userIds: readonly string[]): Sql<EntryRow> => sql<EntryRow>`
  select id, user_id, kind, date, minutes, leave_type_id, note as reason, created_by_id, created_at
    from hours_account_entries
   where organization_id = ${organizationId} and user_id = any(${[...userIds]})
   order by date, id`;

export interface AccountRows {
  readonly worked: readonly WorkedRow[];
  readonly entries: readonly EntryRow[];
  readonly changes: readonly SettingThen[];
}

/** All that accounts of some people follow from besides their contracts, in one go. */
export async function readAccountRows(db: Db, actor: Actor, counted: readonly CountedDays[]): Promise<AccountRows> {
  const [worked, entries, changes] = await executeTogether(
    db,
    workedByMonth(actor, counted),
    entriesOf(
      actor,
      counted.map(({ user_id: id }) => id),
    ),
    settingsThen(actor, accountSettingNames),
  );
  return { worked, entries, changes };
}

/** What a person worked on each of some days. */
export async function readWorkedDays(
  db: Db,
  { organizationId }: Actor,
  userId: string,
  span: Span,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ work_date: string; minutes: number }>`
    select e.work_date, sum(e.duration_minutes)::int as minutes
      from time_entries e
     where e.organization_id = ${organizationId} and e.user_id = ${userId} and ${onDays(span)} and ${countedEntries}
     group by 1`.execute(db);
  return new Map(rows.map(({ work_date: day, minutes }) => [day, minutes]));
}

/** Entries of one account come one after the other, so that none pays out what another has paid out already. */
export async function lockAccount(
  { actor, tx }: UnitOfWork,
  userId: string,
): Promise<{ readonly isErased: boolean } | null> {
  const [, [person]] = await executeTogether(
    tx,
    advisoryLock('hours account', actor.organizationId, userId),
    sql<{ is_erased: boolean }>`
      select erased_at is not null as is_erased from users
       where organization_id = ${actor.organizationId} and ${isPerson} and id = ${userId} for share`,
  );
  return person ? { isErased: person.is_erased } : null;
}
