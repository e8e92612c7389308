import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest } from '../../../kernel/cursor.ts';
import { among } from '../../../kernel/filters.ts';
import { descending, keysOfPage, pageIn, perValueOf, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, notFound } from '../../../lib/errors.ts';
import { publishedBy } from '../planning.ts';
import { visibleShifts } from '../visibility.ts';
import type { OfferStatus } from './offer-states.ts';
import type { OfferWarning, ShiftOffer } from './record.ts';
import { departmentOfOffer, namesAllOfOffer, offersJoined, visibleOffers } from './visibility.ts';

const nameOf = (alias: string): Sql =>
  sql.raw(`case when ${alias}.id is not null then
    json_build_object('id', ${alias}.id, 'first_name', ${alias}.first_name, 'last_name', ${alias}.last_name) end`);

function publishesIt(actor: Actor): Sql {
  const departments = publishedBy(actor);
  return departments === null ? sql`true` : sql`coalesce(${departmentOfOffer} = any(${departments}), false)`;
}

/** Whom it names follows from what the reader sees; a person, a department and a name each stand or fall together. */
const columns = (actor: Actor): Sql => sql`
  o.id, o.shift_id, shifts.title, shifts.location, ${departmentOfOffer} as department_id, o.starts_at, o.ends_at, o.is_part,
  case when known.whose then o.offered_by_id end as offered_by_id, case when known.whose then ${nameOf('owner')} end as offered_by,
  o.user_id, ${nameOf('asked')} as "user", o.for_shift_id,
  case when wanted.id is not null then json_build_object('title', wanted.title, 'location', wanted.location,
    'starts_at', to_char(wanted.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'ends_at', to_char(wanted.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as for_shift,
  o.note, o.status, o.ended_reason, o.taken_by_id, ${nameOf('taker')} as taken_by, o.taken_at,
  case when ${publishesIt(actor)} then o.warnings else coalesce((
    select jsonb_agg(one) from jsonb_array_elements(o.warnings) one where one ->> 'user_id' = ${actor.userId}), '[]') end as warnings,
  o.decided_by_id, o.decided_at, o.rejection_reason, o.open_until, o.created_at, o.updated_at`;

/** For the offers that are looked at: the others by their keys. */
const named = (actor: Actor): Sql => sql`
  left join users asked on asked.organization_id = o.organization_id and asked.id = o.user_id
  left join users taker on taker.organization_id = o.organization_id and taker.id = o.taken_by_id
  left join shifts wanted on wanted.organization_id = o.organization_id and wanted.id = o.for_shift_id
  cross join lateral (select (${namesAllOfOffer(actor)}) or coalesce((${visibleShifts(actor)}), false) as whose) as known`;

export async function findVisibleOffer(db: Db, actor: Actor, id: string): Promise<ShiftOffer | null> {
  const { rows } = await sql<ShiftOffer>`
    select ${columns(actor)} from ${offersJoined} ${named(actor)}
     where ${visibleOffers(actor)} and o.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function getVisibleOffer(db: Db, actor: Actor, id: string): Promise<ShiftOffer> {
  const offer = await findVisibleOffer(db, actor, id);
  if (!offer) throw notFound('shift offer');
  return offer;
}

export interface OfferFilter {
  readonly status?: readonly string[];
  readonly shift_id?: readonly string[];
}

const newestFirst = descending('o.id');

export async function listVisibleOffers(
  db: Db,
  actor: Actor,
  filter: OfferFilter,
  page: PageRequest,
): Promise<Page<ShiftOffer>> {
  const perValue = perValueOf(['o.status', filter.status], ['o.shift_id', filter.shift_id]);
  const where = sql`o.organization_id = ${actor.organizationId} and ${visibleOffers(actor)}
    ${among('o.status', filter.status, perValue)} ${among('o.shift_id', filter.shift_id, perValue)}
    ${seekAfter(newestFirst, page)}`;
  const { rows } = await (
    perValue
      ? sql<ShiftOffer>`
        with page as materialized (${keysOfPage({ from: offersJoined, where, perValue }, newestFirst, page)})
        select ${columns(actor)} from page
          join ${offersJoined} on true ${named(actor)}
         where o.organization_id = ${actor.organizationId} and o.id = page.id ${pageIn(newestFirst, page)}`
      : sql<ShiftOffer>`
        select ${columns(actor)} from ${offersJoined} ${named(actor)} where ${where} ${pageIn(newestFirst, page)}`
  ).execute(db);
  return pageOf(rows, page.limit, (row) => [row.id]);
}

/** As it is kept, with all its people. */
export interface KeptOffer {
  readonly id: string;
  readonly shift_id: string | null;
  readonly for_shift_id: string | null;
  readonly offered_by_id: string;
  readonly user_id: string | null;
  readonly taken_by_id: string | null;
  readonly department_id: string | null;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly is_part: boolean;
  readonly open_until: string;
  readonly status: OfferStatus;
  /** What spoke against it when it was taken. */
  readonly warnings: readonly OfferWarning[];
}

const kept = sql`o.id, o.shift_id, o.for_shift_id, o.offered_by_id, o.user_id, o.taken_by_id, ${departmentOfOffer} as department_id,
  o.starts_at, o.ends_at, o.is_part, o.open_until, o.status, o.warnings`;

/** A shift as it is kept, whoever sees it. */
export interface KeptShift {
  readonly id: string;
  readonly user_id: string | null;
  readonly department_id: string | null;
  readonly title: string | null;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly break_minutes: number;
  readonly location: string | null;
  readonly status: string;
  readonly is_published: boolean;
  readonly notes: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** Whose it was while its notes were written. */
  readonly earlier_user_ids: readonly string[];
}

export interface Worker {
  readonly id: string;
  readonly department_id: string | null;
  readonly last_day: string | null;
  readonly is_active: boolean;
}

export interface HeldOffer {
  readonly offer: KeptOffer;
  readonly shifts: ReadonlyMap<string, KeptShift>;
  readonly people: ReadonlyMap<string, Worker>;
}

export async function findOffer(db: Db, actor: Actor, id: string): Promise<KeptOffer | null> {
  const { rows } = await sql<KeptOffer>`
    select ${kept} from ${offersJoined} where o.organization_id = ${actor.organizationId} and o.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function lockShifts(
  { tx, actor }: UnitOfWork,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, KeptShift>> {
  const { rows } = await sql<KeptShift>`
    select id, user_id, department_id, title, starts_at, ends_at, break_minutes, location, status, is_published, notes,
           created_at, updated_at, earlier_user_ids
      from shifts where organization_id = ${actor.organizationId} and id = any(${ids.filter((id) => id !== null)})
     order by id for no key update`.execute(tx);
  return new Map(rows.map((shift) => [shift.id, shift]));
}

/** Who is here no more is not among them. */
export async function lockPeople(
  { tx, actor }: UnitOfWork,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Worker>> {
  const { rows } = await sql<Worker>`
    select id, department_id, employment_end_date as last_day, is_active from users
     where organization_id = ${actor.organizationId} and id = any(${ids.filter((id) => id !== null)}) and is_active
     order by id for no key update`.execute(tx);
  return new Map(rows.map((person) => [person.id, person]));
}

/**
 * Holds an offer with its shifts and people, in the order in which every change takes them: shifts, people, offer. 404 outside the
 * actor's view; who waited while another took it is told that it is gone.
 */
export async function holdOffer(work: UnitOfWork, id: string, takerId: string | null): Promise<HeldOffer> {
  const { tx, actor } = work;
  await getVisibleOffer(tx, actor, id);
  const before = await findOffer(tx, actor, id);
  if (!before) throw notFound('shift offer');
  const shifts = await lockShifts(work, [before.shift_id, before.for_shift_id]);
  const people = await lockPeople(work, [before.offered_by_id, before.user_id, before.taken_by_id, takerId]);
  await sql`
    select 1 from shift_offers where organization_id = ${actor.organizationId} and id = ${id} for no key update`.execute(
    tx,
  );
  if (!(await findVisibleOffer(tx, actor, id))) throw conflict('schedule.offerGone', { reason: 'taken' });
  const offer = await findOffer(tx, actor, id);
  if (!offer) throw notFound('shift offer');
  return { offer, shifts, people };
}

/** Of the same hours and for the same people: it would be the same question twice. */
export async function findSameOffer(
  { tx, actor }: UnitOfWork,
  { shift_id, user_id, starts_at, ends_at }: Pick<KeptOffer, 'shift_id' | 'user_id' | 'starts_at' | 'ends_at'>,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from shift_offers
     where organization_id = ${actor.organizationId} and shift_id = ${shift_id} and status in ('OPEN', 'WAITING')
       and user_id is not distinct from ${user_id} and starts_at < ${ends_at} and ends_at > ${starts_at} limit 1`.execute(
    tx,
  );
  return rows[0]?.id ?? null;
}

/** Another shift of the person at that time, these ones left out. */
export async function findOther(
  { tx, actor }: UnitOfWork,
  userId: string,
  { starts_at, ends_at }: Pick<KeptShift, 'starts_at' | 'ends_at'>,
  without: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from shifts
     where organization_id = ${actor.organizationId} and user_id = ${userId} and status = 'SCHEDULED'
       and id <> all(${[...without]}) and starts_at < ${ends_at} and ends_at > ${starts_at}
       and starts_at > ${starts_at}::timestamptz - interval '24 hours'
     order by starts_at limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}
