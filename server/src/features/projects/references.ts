import { sql } from '../../db/sql.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Work } from '../../kernel/work.ts';
import { visibleProjects } from './visibility.ts';

/** What a record is booked on. */
export interface Booking {
  readonly project: {
    readonly id: string;
    readonly name: string;
    readonly department_id: string | null;
    readonly is_billable: boolean;
    /** Decimal text, as stored. */
    readonly hourly_rate: string | null;
  } | null;
  readonly task: { readonly id: string; readonly name: string; readonly is_billable: boolean } | null;
}

interface Row {
  id: string;
  name: string;
  department_id: string | null;
  is_billable: boolean;
  hourly_rate: string | null;
  task_id: string | null;
  task_name: string;
  task_is_billable: boolean;
}

/**
 * The project and the task that a body names: 422 for a project that the actor does not see, a task of another project,
 * or a task without its project.
 */
export async function checkProjectTask(
  work: Work,
  named: { readonly project_id?: string | null; readonly task_id?: string | null },
): Promise<Booking> {
  const { project_id: projectId = null, task_id: taskId = null } = named;
  if (projectId === null) {
    if (taskId !== null) throw invalid('task_id', 'task_id needs the project_id of its project beside it.');
    return { project: null, task: null };
  }
  const { rows } = await sql<Row>`
    select projects.id, projects.name, projects.department_id, projects.is_billable, projects.hourly_rate,
           tasks.id as task_id, tasks.name as task_name, tasks.is_billable as task_is_billable
      from projects left join tasks on tasks.organization_id = projects.organization_id
                                   and tasks.project_id = projects.id and tasks.id = ${taskId}
     where ${visibleProjects(work.actor)} and projects.id = ${projectId}`.execute(work.tx);
  const [row] = rows;
  if (!row) throw invalid('project_id', 'project_id is no project that is visible to you.');
  const { task_id, task_name, task_is_billable, ...project } = row;
  if (taskId === null) return { project, task: null };
  if (task_id === null) throw invalid('task_id', 'task_id is no task of this project.');
  return { project, task: { id: task_id, name: task_name, is_billable: task_is_billable } };
}
