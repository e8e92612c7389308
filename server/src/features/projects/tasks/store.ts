import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { ascending, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { getVisibleProject } from '../projects/store.ts';
import { visibleProjects } from '../visibility.ts';
import { maxPosition, type Task, taskFieldNames } from './record.ts';

const columns = sql.raw(taskFieldNames.map((name) => `tasks.${name}`).join(', '));

export async function listVisibleTasks(
  db: Db,
  actor: Actor,
  projectId: string,
  page: PageRequest,
): Promise<Page<Task>> {
  const { rows } = await sql<Task>`
    select ${columns} from tasks
      join projects on projects.organization_id = tasks.organization_id and projects.id = tasks.project_id
     where ${visibleProjects(actor)} and projects.id = ${projectId}
       and tasks.organization_id = ${actor.organizationId} and tasks.project_id = ${projectId}
       ${seekAfter(ascending(['tasks.position', 'integer'], 'tasks.id'), page)}
     order by tasks.position, tasks.id limit ${rowsFor(page)}`.execute(db);
  // A project without tasks, or one that is not to be seen.
  if (rows.length === 0) await getVisibleProject(db, actor, projectId);
  return pageOf(rows, page.limit, (row) => [row.position, row.id]);
}

/** A task of the project, which the caller has locked. */
export async function getTask(work: UnitOfWork, projectId: string, id: string): Promise<Task> {
  return sql<Task>`
    select ${columns} from tasks
     where organization_id = ${work.actor.organizationId} and project_id = ${projectId} and id = ${id}`.get(
    work.tx,
    'task',
  );
}

export async function nextPosition(work: UnitOfWork, projectId: string): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position) + 1, 0) as position from tasks
     where organization_id = ${work.actor.organizationId} and project_id = ${projectId}`.execute(work.tx);
  return Math.min(rows[0]?.position ?? 0, maxPosition);
}

/** Of one project, whatever the case of the name; two at most. */
export async function listTasksNamed(
  { actor, tx }: UnitOfWork,
  projectId: string,
  name: string,
): Promise<{ readonly id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tasks
     where organization_id = ${actor.organizationId} and project_id = ${projectId} and lower(name) = lower(${name})
     order by id limit 2`.execute(tx);
  return rows;
}

/** The task and those it is nested in; none if the project has no such task. */
export async function listTaskAndAbove({ actor, tx }: UnitOfWork, projectId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_task_id from tasks
       where organization_id = ${actor.organizationId} and project_id = ${projectId} and id = ${id}
      union
      select tasks.id, tasks.parent_task_id from tasks join above on tasks.id = above.parent_task_id
       where tasks.organization_id = ${actor.organizationId} and tasks.project_id = ${projectId})
    select id from above`.execute(tx);
  return rows.map((row) => row.id);
}
