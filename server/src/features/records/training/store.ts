import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { equal, oneOf } from '../../../kernel/filters.ts';
import { ascending, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { listAcross, type OfPeople } from '../across-store.ts';
import { pageOfRecords, personRead } from '../person-store.ts';
import type { TrainingAssignment, TrainingStep } from './record.ts';

/** On the organization's calendar: a due date that has passed makes what is not completed OVERDUE. */
const statusOn = (today: string): Sql =>
  sql`case when t.status <> 'COMPLETED' and t.due_date < ${today}::date then 'OVERDUE' else t.status end`;

/** The same as comparisons of columns, to which indexes lead. */
function hasStatus(today: string, status: string): Sql {
  const isLate = sql`t.due_date < ${today}::date`;
  if (status === 'OVERDUE') return sql`(t.status <> 'COMPLETED' and ${isLate})`;
  if (status === 'COMPLETED') return sql`t.status = 'COMPLETED'`;
  return sql`(t.status = ${status} and (${isLate}) is not true)`;
}

const columns = (today: string): Sql<TrainingAssignment> => sql<TrainingAssignment>`
  t.id, t.user_id, t.course_id, jsonb_build_object('id', courses.id, 'name', courses.name) as course,
  ${statusOn(today)} as status,
  t.assigned_date, t.due_date, t.completed_date,
  (t.completed_date + make_interval(months => courses.valid_months))::date as valid_until, t.assigned_by_id, t.created_at, t.updated_at`;

const withCourse = sql.raw('join courses on courses.organization_id = t.organization_id and courses.id = t.course_id');
const source = sql`training_assignments t ${withCourse}`;

export function listTrainingOf(
  db: Db,
  actor: Actor,
  userId: string,
  today: string,
  page: PageRequest,
): Promise<Page<TrainingAssignment>> {
  const asked = { actor, kind: 'training', userId } as const;
  const query = sql<TrainingAssignment>`
    select ${columns(today)} from ${source}
      join users on users.organization_id = t.organization_id and users.id = t.user_id
     where ${personRead(asked)} and t.organization_id = ${actor.organizationId} and t.user_id = ${userId}
       ${seekAfter(ascending('t.id'), page)}
     order by t.id limit ${rowsFor(page)}`;
  return pageOfRecords(db, asked, page, query, (row) => [row.id]);
}

interface TrainingFilter extends OfPeople {
  readonly course_id?: string;
  readonly status?: readonly string[];
}

/** Of everyone whose training the actor reads. */
export const listAllTraining = (
  db: Db,
  actor: Actor,
  filter: TrainingFilter,
  today: string,
  page: PageRequest,
): Promise<Page<TrainingAssignment>> =>
  listAcross<TrainingAssignment>(
    db,
    actor,
    {
      kind: 'training',
      table: 'training_assignments',
      alias: 't',
      columns: columns(today),
      joins: withCourse,
      filter,
      where: sql`${equal('t.course_id', filter.course_id)} ${oneOf(filter.status, (status) => hasStatus(today, status))}`,
    },
    page,
  );

/** As it stands after a change. */
export async function trainingAfter(work: UnitOfWork, id: string): Promise<TrainingAssignment> {
  const { organizationId, organization } = work.actor;
  const { rows } = await sql<TrainingAssignment>`
    select ${columns(dayIn(organization.timezone, work.nowMs))} from ${source}
     where t.organization_id = ${organizationId} and t.id = ${id}`.execute(work.tx);
  if (!rows[0]) throw new Error('The assignment is gone although it was just written.');
  return rows[0];
}

interface StoredTraining {
  readonly id: string;
  readonly status: TrainingStep;
  readonly due_date: string | null;
  readonly completed_date: string | null;
}

/** Locks the assignment, as it is stored. */
export async function lockTraining(work: UnitOfWork, userId: string, id: string): Promise<StoredTraining> {
  return sql<StoredTraining>`
    select id, status, due_date, completed_date from training_assignments
     where organization_id = ${work.actor.organizationId} and user_id = ${userId} and id = ${id} for no key update`.get(
    work.tx,
    'training assignment',
  );
}

/** Organizations with a course that does not hold for ever. */
export async function listRenewing(db: Db, organizationId?: string): Promise<string[]> {
  const { rows } = await sql<{ organization_id: string }>`
    select distinct organization_id from courses where is_active and valid_months is not null
       ${optional(organizationId !== undefined && sql`and organization_id = ${organizationId}`)}`.execute(db);
  return rows.map(({ organization_id }) => organization_id);
}

/** Training of someone that expires, and that is not assigned to them again yet. */
interface Expiring {
  readonly user_id: string;
  readonly course_id: string;
  readonly renewal: number;
  readonly expires_on: string;
}

/** What expires by a day, of people who are there. */
export async function listExpiring({ tx, actor }: UnitOfWork, by: string, limit: number): Promise<Expiring[]> {
  const { rows } = await sql<Expiring>`
    select t.user_id, t.course_id, max(t.renewal) as renewal,
           (max(t.completed_date) + make_interval(months => max(c.valid_months)))::date as expires_on
      from courses c
      join training_assignments t on t.organization_id = c.organization_id and t.course_id = c.id
      join users on users.organization_id = t.organization_id and users.id = t.user_id and users.is_active
     where c.organization_id = ${actor.organizationId} and c.is_active and c.valid_months is not null
     group by t.user_id, t.course_id
    having bool_and(t.status = 'COMPLETED')
       and (max(t.completed_date) + make_interval(months => max(c.valid_months)))::date <= ${by}::date
     order by t.user_id, t.course_id limit ${sql.lit(limit)}`.execute(tx);
  return rows;
}

/** false: someone else was first. */
export async function insertRenewal(
  { tx, actor, now }: UnitOfWork,
  assignment: { readonly id: string; readonly assigned_date: string; readonly due_date: string | null } & Omit<
    Expiring,
    'expires_on'
  >,
): Promise<boolean> {
  const { id, user_id, course_id, renewal, assigned_date, due_date } = assignment;
  const { rowCount } = await sql`
    insert into training_assignments (organization_id, id, user_id, course_id, renewal, status, assigned_date, due_date,
      created_at, updated_at)
    values (${actor.organizationId}, ${id}, ${user_id}, ${course_id}, ${renewal}, 'ASSIGNED', ${assigned_date}, ${due_date},
      ${now}, ${now})
    on conflict (organization_id, user_id, course_id, renewal) do nothing`.execute(tx);
  return rowCount === 1;
}

/** Active courses of which the person has completed all that was assigned. */
export async function listCompleted(
  { tx, actor }: UnitOfWork,
  userId: string,
): Promise<Pick<Expiring, 'course_id' | 'renewal'>[]> {
  const { rows } = await sql<Pick<Expiring, 'course_id' | 'renewal'>>`
    select t.course_id, max(t.renewal) as renewal
      from training_assignments t
      join courses c on c.organization_id = t.organization_id and c.id = t.course_id and c.is_active
     where t.organization_id = ${actor.organizationId} and t.user_id = ${userId}
     group by t.course_id having bool_and(t.status = 'COMPLETED') order by t.course_id`.execute(tx);
  return rows;
}
