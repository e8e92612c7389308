import { sql, type Sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { pageOf, rowsFor, type Page, type PageRequest } from '../../../kernel/cursor.ts';
import { dayIn } from '../../../kernel/days.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Work } from '../../../kernel/work.ts';
import { whoseRecordsAreRead } from '../access.ts';
import { pageOfRecords, personRead } from '../person.ts';
import type { TrainingAssignment, TrainingStep } from './record.ts';

/** On the organization's calendar: a due date that has passed makes what is not completed OVERDUE. */
const columns = (today: string): Sql => sql`
  t.id, t.user_id, t.course_id, jsonb_build_object('id', courses.id, 'name', courses.name) as course,
  case when t.status <> 'COMPLETED' and t.due_date < ${today}::date then 'OVERDUE' else t.status end as status,
  t.assigned_date, t.due_date, t.completed_date, t.assigned_by_id, t.created_at, t.updated_at`;

const source = sql.raw(`training_assignments t
  join courses on courses.organization_id = t.organization_id and courses.id = t.course_id`);

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
       ${page.after === null ? sql`` : sql`and t.id > ${page.after[0]}`}
     order by t.id limit ${rowsFor(page)}`;
  return pageOfRecords(db, asked, page, query, (row) => [row.id]);
}

/** Of everyone whose training the actor reads. */
export async function listAllTraining(
  db: Db,
  actor: Actor,
  filter: { readonly user_id?: string; readonly course_id?: string; readonly status?: TrainingAssignment['status'] },
  today: string,
  page: PageRequest,
): Promise<Page<TrainingAssignment>> {
  const { rows } = await sql<TrainingAssignment>`
    select * from (
      select ${columns(today)} from ${source}
        join users on users.organization_id = t.organization_id and users.id = t.user_id
       where ${whoseRecordsAreRead('training', actor)} and t.organization_id = ${actor.organizationId}
         ${filter.user_id === undefined ? sql`` : sql`and t.user_id = ${filter.user_id}`}
         ${filter.course_id === undefined ? sql`` : sql`and t.course_id = ${filter.course_id}`}
         ${page.after === null ? sql`` : sql`and t.id > ${page.after[0]}`}) as t
     ${filter.status === undefined ? sql`` : sql`where t.status = ${filter.status}`}
     order by t.id limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, (row) => [row.id]);
}

/** As it stands after a change. */
export async function trainingAfter(work: Work, id: string): Promise<TrainingAssignment> {
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

/** Takes the assignment, as it is stored, until the change commits. */
export async function lockTraining(work: Work, userId: string, id: string): Promise<StoredTraining> {
  const { rows } = await sql<StoredTraining>`
    select id, status, due_date, completed_date from training_assignments
     where organization_id = ${work.actor.organizationId} and user_id = ${userId} and id = ${id} for no key update`.execute(
    work.tx,
  );
  if (!rows[0]) throw notFound('training assignment');
  return rows[0];
}
