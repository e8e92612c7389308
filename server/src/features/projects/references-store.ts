import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { invalid } from '../../lib/errors.ts';
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

interface BookingRow {
  id: string;
  name: string;
  department_id: string | null;
  is_billable: boolean;
  hourly_rate: string | null;
  task_id: string | null;
  task_name: string;
  task_is_billable: boolean;
}

export interface NamedProject {
  readonly project_id?: string | null;
  readonly task_id?: string | null;
}

/** Asks for the project and the task that a body names; nothing to ask if it names none. 422 for a task without its project. */
export function bookingNamed(actor: Actor, { project_id: projectId = null, task_id: taskId = null }: NamedProject) {
  if (projectId === null) {
    if (taskId !== null) throw invalid('task_id', 'projects.taskNeedsProject');
    return null;
  }
  return sql<BookingRow>`
    select projects.id, projects.name, projects.department_id, projects.is_billable, projects.hourly_rate,
           tasks.id as task_id, tasks.name as task_name, tasks.is_billable as task_is_billable
      from projects left join tasks on tasks.organization_id = projects.organization_id
                                   and tasks.project_id = projects.id and tasks.id = ${taskId}
     where ${visibleProjects(actor)} and projects.id = ${projectId}`;
}

/** As it answered: 422 for a project that the actor does not see, or a task of another project. */
export function bookingFrom(named: NamedProject, row: BookingRow | undefined): Booking {
  const { project_id: projectId = null, task_id: taskId = null } = named;
  if (projectId === null) return { project: null, task: null };
  if (!row) throw invalid('project_id', 'reference.project');
  const { task_id, task_name, task_is_billable, ...project } = row;
  if (taskId === null) return { project, task: null };
  if (task_id === null) throw invalid('task_id', 'reference.task');
  return { project, task: { id: task_id, name: task_name, is_billable: task_is_billable } };
}

/** The project and the task that a body names, both at once. */
export async function checkProjectTask({ actor, tx }: UnitOfWork, named: NamedProject): Promise<Booking> {
  const asked = await bookingNamed(actor, named)?.execute(tx);
  return bookingFrom(named, asked?.rows[0]);
}
