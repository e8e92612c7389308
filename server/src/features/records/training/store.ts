import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { equal, oneOf } from '../../../kernel/filters.ts';
import { ascending, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { notFound } from '../../../lib/errors.ts';
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

export interface TrainingFilter extends OfPeople {
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

export interface StoredTraining {
  readonly id: string;
  readonly status: TrainingStep;
  readonly due_date: string | null;
  readonly completed_date: string | null;
}

/** Locks the assignment, as it is stored. */
export async function lockTraining(work: UnitOfWork, userId: string, id: string): Promise<StoredTraining> {
  const { rows } = await sql<StoredTraining>`
    select id, status, due_date, completed_date from training_assignments
     where organization_id = ${work.actor.organizationId} and user_id = ${userId} and id = ${id} for no key update`.execute(
    work.tx,
  );
  if (!rows[0]) throw notFound('training assignment');
  return rows[0];
}
