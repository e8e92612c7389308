import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest } from '../../../kernel/cursor.ts';
import { among } from '../../../kernel/filters.ts';
import { ascending, keysOfPage, pageIn, perValueOf, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayBoundsMs } from '../../../lib/days.ts';
import { forbidden, notFound } from '../../../lib/errors.ts';
import type { DayWindow } from '../../../lib/windows.ts';
import { byPerson } from '../week/warnings.ts';
import type { AvailabilityException, Stretch } from './record.ts';
import { type HeldStretches, saidOf, type SaidSpan } from './said.ts';
import { whoseAvailabilityIsSeen, whoseAvailabilityIsSet } from './visibility.ts';

export interface Whose {
  readonly id: string;
  readonly department_id: string | null;
}

/** 404 for someone whose availability the actor does not see. */
export async function getWhose(db: Db, actor: Actor, id: string): Promise<Whose> {
  const { rows } = await sql<Whose>`
    select id, department_id from users where ${whoseAvailabilityIsSeen(actor)} and id = ${id}`.execute(db);
  if (!rows[0]) throw notFound('person');
  return rows[0];
}

/** Locks the person, so that what they say is changed one at a time. null: out of view, or no longer here. */
export async function findWhoseToChange({ tx, actor }: UnitOfWork, id: string): Promise<Whose | null> {
  const { rows } = await sql<Whose & { is_set: boolean }>`
    select id, department_id, (${whoseAvailabilityIsSet(actor)}) as is_set from users
     where ${whoseAvailabilityIsSeen(actor)} and id = ${id} and is_active and left(id, 4) = 'usr_'
       for no key update`.execute(tx);
  if (rows[0]?.is_set === false) throw forbidden('schedule.availabilityOfOthers');
  return rows[0] ?? null;
}

/** Of some people those for whom the actor says when they can work. */
export async function listWhoseIsSet(db: Db, actor: Actor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from users where ${whoseAvailabilityIsSet(actor)} and id = any(${[...ids]})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

type PatternRow = HeldStretches & { readonly updated_at: string };

/** Of one person, the latest first: what holds on a day, and what comes after it. */
export async function listPatterns(
  db: Db,
  { organizationId }: Actor,
  userId: string,
  today: string,
): Promise<PatternRow[]> {
  const { rows } = await sql<PatternRow>`
    select from_date, weekly, updated_at from availability_patterns
     where organization_id = ${organizationId} and user_id = ${userId}
       and from_date >= coalesce((
         select max(held.from_date) from availability_patterns held
          where held.organization_id = ${organizationId} and held.user_id = ${userId}
            and held.from_date <= ${today}::date), ${today}::date)
     order by from_date desc limit 100`.execute(db);
  return rows;
}

/** For how long what no longer holds is kept, for weeks that are looked at again. */
const keptDays = 400;

export async function savePattern(
  { tx, actor, now }: UnitOfWork,
  userId: string,
  fromDate: string,
  weekly: readonly Stretch[],
): Promise<void> {
  const whose = sql`organization_id = ${actor.organizationId} and user_id = ${userId}`;
  await sql`
    delete from availability_patterns
     where ${whose} and (from_date > ${fromDate}::date or from_date < (
       select max(from_date) from availability_patterns
        where ${whose} and from_date < ${fromDate}::date - ${sql.lit(keptDays)}))`.execute(tx);
  await sql`
    insert into availability_patterns (organization_id, user_id, from_date, weekly, created_at, updated_at)
    values (${actor.organizationId}, ${userId}, ${fromDate}::date, ${JSON.stringify(weekly)}::jsonb, ${now}, ${now})
    on conflict (organization_id, user_id, from_date)
    do update set weekly = excluded.weekly, updated_at = excluded.updated_at`.execute(tx);
}

const columns = sql.raw(
  'e.id, e.user_id, e.date, e.from_time as "from", e.to_time as "to", e.kind, e.note, e.created_at, e.updated_at',
);
const exceptionsAndPeople = sql`availability_exceptions e
  join users on users.organization_id = e.organization_id and users.id = e.user_id`;
const byDay = ascending(['e.date', 'date'], 'e.id');

export interface ExceptionFilter {
  readonly user_id?: readonly string[];
  readonly from?: string;
  readonly to?: string;
}

export async function listVisibleExceptions(
  db: Db,
  actor: Actor,
  { user_id, from, to }: ExceptionFilter,
  page: PageRequest,
): Promise<Page<AvailabilityException>> {
  const where = sql`e.organization_id = ${actor.organizationId} and ${whoseAvailabilityIsSeen(actor)}
    ${among('e.user_id', user_id)}
    ${optional(from !== undefined && page.after === null && sql`and e.date >= ${from}::date`)}
    ${optional(to !== undefined && sql`and e.date <= ${to}::date`)} ${seekAfter(byDay, page)}`;
  const perValue = perValueOf(['e.user_id', user_id]);
  const { rows } = await (
    perValue
      ? sql<AvailabilityException>`
        with page as materialized (${keysOfPage({ from: exceptionsAndPeople, where, perValue }, byDay, page)})
        select ${columns} from page
          join availability_exceptions e on e.organization_id = ${actor.organizationId} and e.id = page.id
         ${pageIn(byDay, page)}`
      : sql<AvailabilityException>`select ${columns} from ${exceptionsAndPeople} where ${where} ${pageIn(byDay, page)}`
  ).execute(db);
  return pageOf(rows, page.limit, (row) => [row.date, row.id]);
}

/** 404 if the actor does not see it. */
export async function lockVisibleException({ tx, actor }: UnitOfWork, id: string): Promise<AvailabilityException> {
  const { rows } = await sql<AvailabilityException>`
    select ${columns} from ${exceptionsAndPeople}
     where ${whoseAvailabilityIsSeen(actor)} and e.organization_id = ${actor.organizationId} and e.id = ${id}
       for no key update of e`.execute(tx);
  if (!rows[0]) throw notFound('availability exception');
  return rows[0];
}

/** What of the same day stands in the way of another exception, and how many are still to come. */
export async function findExceptionsAround(
  { tx, actor }: UnitOfWork,
  { user_id, date, from, to }: Pick<AvailabilityException, 'user_id' | 'date' | 'from' | 'to'>,
  today: string,
): Promise<{ readonly overlapping: string | null; readonly count: number }> {
  const { rows } = await sql<{ overlapping: string | null; count: number }>`
    select min(id) filter (where date = ${date}::date and from_time < ${to} and to_time > ${from}) as overlapping,
           count(*)::int as count
      from availability_exceptions
     where organization_id = ${actor.organizationId} and user_id = ${user_id} and date >= ${today}::date`.execute(tx);
  return rows[0] ?? { overlapping: null, count: 0 };
}

/** What people have said of some days, regardless of who asks: one query, however many they are. Who said nothing is not in it. */
export async function listAvailability(
  db: Db,
  { organizationId, organization: { timezone } }: Actor,
  userIds: readonly string[],
  days: DayWindow,
): Promise<ReadonlyMap<string, readonly SaidSpan[]>> {
  const { rows } = await sql<SaidRow>`
    select p.user_id, p.from_date::text as day, p.weekly, null::text as "from", null::text as "to", null::text as kind
      from availability_patterns p
     where p.organization_id = ${organizationId} and p.user_id = any(${[...userIds]})
       and p.from_date <= ${days.end_date}::date
       and p.from_date >= coalesce((
         select max(held.from_date) from availability_patterns held
          where held.organization_id = p.organization_id and held.user_id = p.user_id
            and held.from_date <= ${days.start_date}::date), p.from_date)
     union all
    select e.user_id, e.date::text, null::jsonb, e.from_time, e.to_time, e.kind
      from availability_exceptions e
     where e.organization_id = ${organizationId} and e.user_id = any(${[...userIds]})
       and e.date between ${days.start_date}::date and ${days.end_date}::date
     order by 2 desc`.execute(db);
  const saidBy = byPerson(rows);
  return new Map(
    [...saidBy].map(([userId, said]) => [
      userId,
      saidOf(
        timezone,
        days,
        said.flatMap(({ day, weekly }) => (weekly === null ? [] : [{ from_date: day, weekly }])),
        said.flatMap((one) =>
          one.weekly === null ? [{ date: one.day, from: one.from, to: one.to, kind: one.kind }] : [],
        ),
      ),
    ]),
  );
}

type SaidRow = { readonly user_id: string; readonly day: string } & (
  | { readonly weekly: readonly Stretch[]; readonly from: null; readonly to: null; readonly kind: null }
  | ({ readonly weekly: null } & Pick<AvailabilityException, 'from' | 'to' | 'kind'>)
);

/** The first published shift of the person, or of their department, from a day on; null: none, so that nothing was told to anyone. */
export async function findFirstPublished(
  { tx, actor, now }: UnitOfWork,
  { id, department_id }: Whose,
  from: string,
  until: string | null,
): Promise<string | null> {
  const { timezone } = actor.organization;
  const fromMs = dayBoundsMs(timezone, from).startMs;
  const untilMs = until === null ? null : dayBoundsMs(timezone, until).endMs;
  const published = sql`
    shifts.organization_id = ${actor.organizationId} and shifts.is_published and shifts.status <> 'CANCELLED'
     and shifts.starts_at >= to_timestamp(${fromMs / 1000}) and shifts.ends_at > ${now}::timestamptz
     ${optional(untilMs !== null && sql`and shifts.starts_at < to_timestamp(${untilMs / 1000})`)}`;
  const { rows } = await sql<{ day: string | null }>`
    select (least(
      (select min(shifts.starts_at) from shifts where ${published} and shifts.user_id = ${id}),
      (select min(shifts.starts_at) from shifts where ${published} and shifts.department_id = ${department_id})
    ) at time zone ${timezone})::date::text as day`.execute(tx);
  return rows[0]?.day ?? null;
}
