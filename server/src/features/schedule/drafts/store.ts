import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isSame } from '../../../lib/changes.ts';
import { publishedBy } from '../planning.ts';
import type { Shift } from '../shifts/record.ts';
import { ofDepartments, visibleShifts } from '../visibility.ts';
import type { Week } from '../week/week.ts';
import { type DraftedField, draftedFields, plannedShifts } from './planned-store.ts';
import type { ShiftDraft } from './record.ts';

export type Drafted = Pick<Shift, DraftedField>;

const plainColumns = sql.raw(draftedFields.join(', '));

/** What people see of a shift. It is held by the caller. */
export async function readPublishedShift({ tx, actor }: UnitOfWork, id: string): Promise<Drafted> {
  const { rows } = await sql<Drafted>`
    select ${plainColumns} from shifts where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
  if (!rows[0]) throw new Error(`No shift ${id}.`);
  return rows[0];
}

/** What a draft changes; null: there is none. */
export async function findDraft({ tx, actor }: UnitOfWork, id: string): Promise<Partial<Drafted> | null> {
  const { rows } = await sql<Drafted & { fields: DraftedField[] }>`
    select fields, ${plainColumns} from shift_drafts
     where organization_id = ${actor.organizationId} and shift_id = ${id}`.execute(tx);
  return rows[0] ? changesOf(rows[0]) : null;
}

const changesOf = ({ fields, ...values }: Drafted & { readonly fields: readonly DraftedField[] }): Partial<Drafted> =>
  Object.fromEntries(fields.map((name) => [name, values[name]]));

/** What makes sense together alone: whoever takes a shift meanwhile, or ends it early, leaves no half of what was planned. */
const together: readonly (readonly DraftedField[])[] = [
  ['user_id', 'status'],
  ['starts_at', 'ends_at', 'break_minutes'],
  ['department_id'],
  ['title'],
  ['location'],
  ['notes'],
];

/** Keeps how a shift is planned beside how it was published; nothing is kept where both are the same. */
export async function saveDraft(work: UnitOfWork, id: string, next: Drafted, isDeleted = false): Promise<void> {
  const { tx, actor, now } = work;
  const published = await readPublishedShift(work, id);
  const differs = (name: DraftedField): boolean => !isSame(published[name], next[name]);
  if (!draftedFields.some(differs)) return dropDraft(work, id);
  const fields = draftedFields.filter((name) => together.some((group) => group.includes(name) && group.some(differs)));
  await sql`
    insert into shift_drafts (organization_id, shift_id, fields, is_deleted, ${plainColumns}, created_at, updated_at)
    select ${actor.organizationId}, ${id}, ${fields}, ${isDeleted}, ${sql.raw(
      draftedFields.map((name) => `planned.${name}`).join(', '),
    )}, ${now}::timestamptz, ${now}::timestamptz
      from jsonb_to_record(${JSON.stringify(Object.fromEntries(draftedFields.map((name) => [name, next[name]])))}::jsonb)
        as planned (user_id text, department_id text, title text, starts_at timestamptz, ends_at timestamptz,
          break_minutes integer, location text, notes text, status text)
    on conflict (organization_id, shift_id) do update
      set fields = excluded.fields, is_deleted = excluded.is_deleted, updated_at = excluded.updated_at,
          ${sql.raw(draftedFields.map((name) => `${name} = excluded.${name}`).join(', '))}`.execute(tx);
}

export async function dropDraft({ tx, actor }: UnitOfWork, id: string): Promise<void> {
  await sql`delete from shift_drafts where organization_id = ${actor.organizationId} and shift_id = ${id}`.execute(tx);
}

export interface DraftFilter {
  readonly department_id?: string;
  readonly shift_ids?: readonly string[];
}

/** Drafts of a week: that is where the shift was published, or where it is planned. On the tables shift_drafts, `plain` and `planned`. */
const ofWeek = ({ startMs, endMs }: Week, { department_id: id, shift_ids: ids }: DraftFilter): Sql => sql`
  (plain.starts_at >= to_timestamp(${startMs / 1000}) and plain.starts_at < to_timestamp(${endMs / 1000})
    or planned.starts_at >= to_timestamp(${startMs / 1000}) and planned.starts_at < to_timestamp(${endMs / 1000}))
  ${optional(id !== undefined && sql`and ${id} in (plain.department_id, planned.department_id)`)}
  ${optional(ids !== undefined && sql`and plain.id = any(${[...ids]})`)}`;

const draftsFrom = (actor: Actor): Sql => sql`
  shift_drafts d
  join shifts plain on plain.organization_id = d.organization_id and plain.id = d.shift_id
  join lateral (select * from ${plannedShifts(actor)} where shifts.id = d.shift_id offset 0) as planned on true`;

/** Who publishes here publishes both what a shift was and what it becomes. */
const mayBePublishedBy = (actor: Actor): Sql => sql`
  ${ofDepartments(publishedBy(actor), 'plain.department_id')} ${ofDepartments(publishedBy(actor), 'planned.department_id')}`;

const isOther = ({ published, planned }: ShiftDraft, name: DraftedField): boolean =>
  name === 'notes' || published[name] !== planned[name];

const valuesOf = (table: string): string =>
  `json_build_object(${draftedFields
    .filter((name) => name !== 'notes')
    .map((name) =>
      name.endsWith('_at')
        ? `'${name}', to_char(${table}.${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
        : `'${name}', ${table}.${name}`,
    )
    .join(', ')})`;
const draftColumns = sql.raw(
  `d.shift_id, d.is_deleted, d.fields, ${valuesOf('plain')} as published, ${valuesOf('planned')} as planned`,
);

/** As many as a week has shifts. */
const maxDrafts = 10_000;

/** Of shifts that the actor sees, as they were published or as they are planned. */
export async function listDrafts(db: Db, actor: Actor, week: Week, filter: DraftFilter): Promise<ShiftDraft[]> {
  const withPerson = sql.raw(
    'left join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id',
  );
  const { rows } = await sql<ShiftDraft>`
    select ${draftColumns} from ${draftsFrom(actor)}
     where d.organization_id = ${actor.organizationId} and ${ofWeek(week, filter)} and (
       exists (select from shifts ${withPerson} where ${visibleShifts(actor)} and shifts.id = d.shift_id)
       or exists (select from ${plannedShifts(actor)} ${withPerson} where ${visibleShifts(actor)} and shifts.id = d.shift_id))
     order by plain.starts_at, d.shift_id limit ${sql.lit(maxDrafts)}`.execute(db);
  return rows.map((row) => ({ ...row, fields: row.fields.filter((name) => isOther(row, name)) }));
}

/** How many publishing a week would publish. */
export async function countDrafts(db: Db, actor: Actor, week: Week, filter: DraftFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${draftsFrom(actor)}
     where d.organization_id = ${actor.organizationId} and ${ofWeek(week, filter)} ${mayBePublishedBy(actor)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Those that publishing a week publishes, their shifts held in the order of their ids. */
export async function lockDrafts(
  { tx, actor }: UnitOfWork,
  week: Week,
  filter: DraftFilter,
): Promise<{ readonly id: string; readonly isDeleted: boolean; readonly changes: Partial<Drafted> }[]> {
  const { rows: found } = await sql<{ id: string }>`
    select plain.id from ${draftsFrom(actor)}
     where d.organization_id = ${actor.organizationId} and ${ofWeek(week, filter)} ${mayBePublishedBy(actor)}
     order by plain.id limit ${sql.lit(maxDrafts)}`.execute(tx);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  await sql`
    select 1 from shifts where organization_id = ${actor.organizationId} and id = any(${ids})
     order by id for no key update`.execute(tx);
  // What others changed while we waited counts.
  const { rows } = await sql<Drafted & { id: string; is_deleted: boolean; fields: DraftedField[] }>`
    select shift_id as id, is_deleted, fields, ${plainColumns} from shift_drafts
     where organization_id = ${actor.organizationId} and shift_id = any(${ids}) order by shift_id`.execute(tx);
  return rows.map(({ id, is_deleted: isDeleted, ...row }) => ({ id, isDeleted, changes: changesOf(row) }));
}

export async function dropDrafts({ tx, actor }: UnitOfWork, ids: readonly string[]): Promise<void> {
  await sql`
    delete from shift_drafts where organization_id = ${actor.organizationId} and shift_id = any(${[...ids]})`.execute(
    tx,
  );
}

/** Locks the people in the order of their ids; answers who of them is gone. */
export async function lockPeopleOf({ tx, actor }: UnitOfWork, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where organization_id = ${actor.organizationId} and id = any(${[...userIds]}) and is_active
     order by id for no key update`.execute(tx);
  const here = new Set(rows.map(({ id }) => id));
  return userIds.filter((id) => !here.has(id));
}

export interface Clash {
  readonly shift_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly starts_at: string;
}

/** Whether someone would be in two places by one of these shifts, among what is published or among what is planned. */
export async function findClash(
  { tx, actor }: UnitOfWork,
  ids: readonly string[],
  among: 'shifts' | 'planned',
): Promise<Clash | null> {
  const source = among === 'shifts' ? sql`shifts` : plannedShifts(actor);
  const { rows } = await sql<Clash>`
    with those as materialized (
      select id, user_id, starts_at, ends_at from ${source}
       where organization_id = ${actor.organizationId} and id = any(${[...ids]}) and status = 'SCHEDULED')
    select shifts.id as shift_id, users.first_name, users.last_name, those.starts_at
      from those
      join ${source} on shifts.organization_id = ${actor.organizationId} and shifts.user_id = those.user_id
       and shifts.status = 'SCHEDULED' and shifts.id <> those.id
       and shifts.starts_at < those.ends_at and shifts.ends_at > those.starts_at
       and shifts.starts_at > those.starts_at - interval '24 hours'
      join users on users.organization_id = shifts.organization_id and users.id = those.user_id
     order by those.starts_at limit 1`.execute(tx);
  return rows[0] ?? null;
}
