import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest } from '../../../kernel/cursor.ts';
import { among } from '../../../kernel/filters.ts';
import { descending, keysOfPage, pageIn, perValueOf, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { type KeptShift, lockPeople, lockShifts, type Worker } from '../offers/store.ts';
import type { ShiftApplication } from './record.ts';
import { visibleApplications } from './visibility.ts';

const columns = sql.raw(`
  a.id, a.shift_id, shifts.title, shifts.location, a.department_id, a.starts_at, a.ends_at, a.user_id,
  json_build_object('id', person.id, 'first_name', person.first_name, 'last_name', person.last_name) as "user",
  a.status, a.ended_reason, a.warnings, a.decided_by_id, a.decided_at, a.rejection_reason, a.open_until, a.created_at, a.updated_at`);

const named = sql.raw(`
  join users person on person.organization_id = a.organization_id and person.id = a.user_id
  left join shifts on shifts.organization_id = a.organization_id and shifts.id = a.shift_id`);

const table = sql.raw('shift_applications a');

export async function getVisibleApplication(db: Db, actor: Actor, id: string): Promise<ShiftApplication> {
  const { rows } = await sql<ShiftApplication>`
    select ${columns} from ${table} ${named} where ${visibleApplications(actor)} and a.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound('shift application');
  return rows[0];
}

export interface ApplicationFilter {
  readonly status?: readonly string[];
  readonly shift_id?: readonly string[];
}

const newestFirst = descending('a.id');

export async function listVisibleApplications(
  db: Db,
  actor: Actor,
  filter: ApplicationFilter,
  page: PageRequest,
): Promise<Page<ShiftApplication>> {
  const perValue = perValueOf(['a.status', filter.status], ['a.shift_id', filter.shift_id]);
  const where = sql`a.organization_id = ${actor.organizationId} and ${visibleApplications(actor)}
    ${among('a.status', filter.status, perValue)} ${among('a.shift_id', filter.shift_id, perValue)}
    ${seekAfter(newestFirst, page)}`;
  const { rows } = await (
    perValue
      ? sql<ShiftApplication>`
        with page as materialized (${keysOfPage({ from: table, where, perValue }, newestFirst, page)})
        select ${columns} from page join ${table} on true ${named}
         where a.organization_id = ${actor.organizationId} and a.id = page.id ${pageIn(newestFirst, page)}`
      : sql<ShiftApplication>`select ${columns} from ${table} ${named} where ${where} ${pageIn(newestFirst, page)}`
  ).execute(db);
  return pageOf(rows, page.limit, (row) => [row.id]);
}

/** Of some shifts those for which the actor has applied and waits. */
export async function listAppliedFor(db: Db, actor: Actor, shiftIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ shift_id: string }>`
    select shift_id from shift_applications
     where organization_id = ${actor.organizationId} and user_id = ${actor.userId} and status = 'WAITING'
       and shift_id = any(${[...shiftIds]})`.execute(db);
  return new Set(rows.map(({ shift_id }) => shift_id));
}

/** Of some shifts who has applied and waits. */
export async function listWaiting(
  db: Db,
  { organizationId }: Actor,
  shiftIds: readonly string[],
): Promise<{ id: string; shift_id: string; user_id: string }[]> {
  const { rows } = await sql<{ id: string; shift_id: string; user_id: string }>`
    select id, shift_id, user_id from shift_applications
     where organization_id = ${organizationId} and status = 'WAITING' and shift_id = any(${[...shiftIds]})`.execute(db);
  return rows;
}

export interface HeldApplication {
  readonly application: ShiftApplication;
  readonly shift: KeptShift | undefined;
  readonly person: Worker | undefined;
}

/** Holds it with its shift and its person, in the order in which every change takes them. 404 outside the actor's view. */
export async function holdApplication(work: UnitOfWork, id: string): Promise<HeldApplication> {
  const { tx, actor } = work;
  const before = await getVisibleApplication(tx, actor, id);
  const shifts = await lockShifts(work, [before.shift_id]);
  const people = await lockPeople(work, [before.user_id]);
  await sql`
    select 1 from shift_applications where organization_id = ${actor.organizationId} and id = ${id} for no key update`.execute(
    tx,
  );
  const application = await getVisibleApplication(tx, actor, id);
  return { application, shift: shifts.get(before.shift_id ?? ''), person: people.get(before.user_id) };
}
