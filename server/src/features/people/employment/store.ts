import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { ascending, descending, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { isMessage, type Message, type Reader, sayTo } from '../../../lib/texts/texts.ts';
import { visibleHistory } from '../visibility.ts';
import {
  type Employment,
  type EmploymentValueName,
  employmentValueNames,
  type EmploymentValues,
  type HistoryNote,
} from './record.ts';

export type EmploymentRow = EmploymentValues &
  Omit<Employment, 'values' | 'problem'> & {
    readonly changed: EmploymentValueName[];
    readonly problem: Message | null;
    readonly waits_since: string | null;
  };

const valueColumns = employmentValueNames.map((name) => `e.${name}`).join(', ');

/** What holds today is the last of the rows that were carried out. */
const columns = sql.raw(`
  e.id, e.user_id, e.effective_date, ${valueColumns}, e.changed, e.reason, e.created_by_id, e.created_at, e.waits_since, e.problem,
  e.rehire is not null as is_rehire,
  case when e.applied_at is null then 'PLANNED'
       when e.effective_date = (
         select max(last.effective_date) from employment last
          where last.organization_id = e.organization_id and last.user_id = e.user_id and last.waits_since is null
            and last.applied_at is not null) then 'CURRENT'
       else 'PAST' end as status`);

export function presentEmployment(reader: Reader, row: EmploymentRow): Employment {
  const values = Object.fromEntries(employmentValueNames.map((name) => [name, row[name]])) as EmploymentValues;
  const { id, user_id, effective_date, changed, reason, created_by_id, created_at, status, is_rehire, problem } = row;
  return {
    id,
    user_id,
    effective_date,
    values,
    changed,
    reason,
    created_by_id,
    created_at,
    status,
    is_rehire,
    problem: problem && isMessage(problem) ? sayTo(reader, problem) : null,
  };
}

/** 404 unless the history of the person is the actor's to see. */
export async function checkVisibleHistory(db: Db, actor: Actor, userId: string): Promise<void> {
  const { rows } = await sql`
    select 1 from users where ${visibleHistory(actor)} and users.id = ${userId}`.execute(db);
  if (rows.length === 0) throw notFound('person');
}

const newestFirst = descending(['e.effective_date', 'date'], 'e.id');

export async function listHistory(
  db: Db,
  { organizationId }: Actor,
  userId: string,
  page: PageRequest,
): Promise<Page<EmploymentRow>> {
  const { rows } = await sql<EmploymentRow>`
    select ${columns} from employment e
     where e.organization_id = ${organizationId} and e.user_id = ${userId} ${seekAfter(newestFirst, page)}
     ${pageIn(newestFirst, page)}`.execute(db);
  return pageBy(newestFirst, rows, page);
}

const soonestFirst = ascending(['e.effective_date', 'date'], 'e.id');

/** Of everyone whose history the actor sees, what waits first. */
export async function listPlanned(db: Db, actor: Actor, page: PageRequest): Promise<Page<EmploymentRow>> {
  const { rows } = await sql<EmploymentRow>`
    select ${columns} from employment e
      join users on users.organization_id = e.organization_id and users.id = e.user_id
     where e.organization_id = ${actor.organizationId} and e.applied_at is null and ${visibleHistory(actor)}
       ${seekAfter(soonestFirst, page)} ${pageIn(soonestFirst, page)}`.execute(db);
  return pageBy(soonestFirst, rows, page);
}

const rowOf = (userId: string, condition: Sql) => async (db: Db, organizationId: string) => {
  const { rows } = await sql<EmploymentRow>`
    select ${columns} from employment e
     where e.organization_id = ${organizationId} and e.user_id = ${userId} and ${condition}
     order by e.effective_date desc limit 1`.execute(db);
  return rows[0] ?? null;
};

/** What holds for the person on a day, or is planned to. */
export const findHeldOn = (db: Db, { organizationId }: Actor, userId: string, day: string) =>
  rowOf(userId, sql`e.waits_since is null and e.effective_date <= ${day}::date`)(db, organizationId);

/** What a row that begins on a day follows. */
export const findHeldBefore = (db: Db, { organizationId }: Actor, userId: string, day: string) =>
  rowOf(userId, sql`e.waits_since is null and e.effective_date < ${day}::date`)(db, organizationId);

/** What holds now: the values of the person's own row, and since when. */
export const findCurrent = (db: Db, { organizationId }: Actor, userId: string) =>
  rowOf(userId, sql`e.waits_since is null and e.applied_at is not null`)(db, organizationId);

export async function findFirst(db: Db, { organizationId }: Actor, userId: string): Promise<EmploymentRow | null> {
  const { rows } = await sql<EmploymentRow>`
    select ${columns} from employment e
     where e.organization_id = ${organizationId} and e.user_id = ${userId} and e.waits_since is null
     order by e.effective_date limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The person is locked already: so is their history. */
export async function getEmployment({ tx, actor }: UnitOfWork, userId: string, id: string): Promise<EmploymentRow> {
  const row = await rowOf(userId, sql`e.id = ${id}`)(tx, actor.organizationId);
  if (!row) throw notFound('planned change');
  return row;
}

/** Told to the trigger that writes the history, for the next change of this person in the transaction. */
export const noteForHistory = (userId: string, note: HistoryNote): Sql =>
  sql`select set_config('muster.employment', ${JSON.stringify({ user: userId, ...note })}, true)`;

interface NewRow {
  readonly user_id: string;
  readonly effective_date: string;
  readonly values: EmploymentValues;
  readonly changed: readonly string[];
  readonly reason: string | null;
  readonly isPlanned: boolean;
  /** Of a hiring that is planned. */
  readonly rehire?: object;
}

/** On a day that has a row already, it takes the place of that row's values. */
export async function saveEmployment(work: UnitOfWork, row: NewRow): Promise<void> {
  const { actor, tx, now } = work;
  const names = sql.raw(employmentValueNames.join(', '));
  const values = sql.join(employmentValueNames.map((name) => row.values[name]));
  const replaced = sql.raw(employmentValueNames.map((name) => `${name} = excluded.${name}`).join(', '));
  const replacing = sql`
    on conflict (organization_id, user_id, effective_date) where waits_since is null do update
       set ${replaced}, changed = excluded.changed, reason = excluded.reason, created_by_id = excluded.created_by_id,
           updated_at = excluded.updated_at`;
  await sql`
    insert into employment (organization_id, id, user_id, effective_date, ${names}, changed, reason, created_by_id, created_at,
                            updated_at, applied_at, rehire)
    values (${actor.organizationId}, ${work.newId('emp')}, ${row.user_id}, ${row.effective_date}, ${values}, ${[...row.changed]},
            ${row.reason}, ${actor.userId}, ${now}, ${now}, ${row.isPlanned ? null : now}, ${row.rehire === undefined ? null : JSON.stringify(row.rehire)}::jsonb)
    ${optional(!row.isPlanned && replacing)}`.execute(tx);
}

/** A planned change as it is to be from now on; nothing is in its way any more. */
export async function savePlan(
  { actor, tx, now }: UnitOfWork,
  id: string,
  plan: Pick<NewRow, 'effective_date' | 'values' | 'changed' | 'reason'>,
): Promise<void> {
  const set = sql.join(employmentValueNames.map((name) => sql`${sql.ref(name)} = ${plan.values[name]}`));
  await sql`
    update employment set ${set}, effective_date = ${plan.effective_date}, changed = ${[...plan.changed]}, reason = ${plan.reason},
           waits_since = null, problem = null, updated_at = ${now}
     where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
}

/** What planned changes do not set themselves follows what is before them. */
export async function carryPlans({ actor, tx }: UnitOfWork, userId: string): Promise<void> {
  await sql`select carry_employment(${actor.organizationId}, ${userId})`.execute(tx);
}
