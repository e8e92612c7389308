import { insertRows, updateRow } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { visibleTasks } from '../visibility.ts';
import type { ChecklistTask } from './record.ts';

/** Told within the change that gives a task to someone; the subject is the task. */
export const taskAssigned = 'checklist_task.assigned';
/** The same for all tasks of a new checklist, which is the subject. */
export const tasksAssigned = 'checklist.tasks_assigned';

/** A task `t` as JSON, its instants as they stand everywhere on the wire. */
export const taskObject = sql.raw(`json_build_object(
  'id', t.id, 'title', t.title, 'description', t.description, 'status', t.status, 'assignee_id', t.assignee_id, 'assignee_team_id', t.assignee_team_id,
  'due_date', t.due_date, 'completed_at', to_char(t.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'completed_by_id', t.completed_by_id, 'position', t.position)`);

const columns =
  sql.raw(`t.id, t.title, t.description, t.status, t.assignee_id, t.assignee_team_id, t.due_date, t.completed_at,
  t.completed_by_id, t.position`);

/** Locks a task of a checklist that is locked already; 404 if the actor does not see it there. */
export async function lockVisibleTask(
  { tx, actor }: UnitOfWork,
  checklistId: string,
  id: string,
): Promise<ChecklistTask> {
  return sql<ChecklistTask>`
    select ${columns} from checklist_tasks t
      join checklists on checklists.organization_id = t.organization_id and checklists.id = t.checklist_id
      join users on users.organization_id = checklists.organization_id and users.id = checklists.user_id
     where checklists.organization_id = ${actor.organizationId} and checklists.id = ${checklistId} and t.id = ${id}
       and ${visibleTasks(actor)} for no key update of t`.get(tx, 'task');
}

/** Whether a task that a team has is the actor’s to do. */
export async function isOfOwnTeam({ tx, actor }: UnitOfWork, teamId: string | null): Promise<boolean> {
  if (teamId === null) return false;
  const { rows } = await sql`
    select 1 from team_members
     where organization_id = ${actor.organizationId} and team_id = ${teamId} and user_id = ${actor.userId}`.execute(tx);
  return rows.length > 0;
}

/** Who has the task at the moment, without taking it. */
export async function findAssignee({ tx, actor }: UnitOfWork, checklistId: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ assignee_id: string | null }>`
    select assignee_id from checklist_tasks
     where organization_id = ${actor.organizationId} and checklist_id = ${checklistId} and id = ${id}`.execute(tx);
  return rows[0]?.assignee_id ?? null;
}

export async function saveTask(
  { tx, actor }: UnitOfWork,
  id: string,
  changes: Partial<Omit<ChecklistTask, 'id' | 'position'>>,
): Promise<void> {
  await updateRow('checklist_tasks', { organization_id: actor.organizationId, id }, changes).execute(tx);
}

/** Adds tasks to a checklist that is new or locked. */
export async function insertTasks(
  { tx, actor }: UnitOfWork,
  checklistId: string,
  tasks: readonly ChecklistTask[],
): Promise<void> {
  if (tasks.length === 0) return;
  await insertRows(
    'checklist_tasks',
    tasks.map((task) => ({ organization_id: actor.organizationId, checklist_id: checklistId, ...task })),
  ).execute(tx);
}

/** How many tasks there are, seen or not, and how many of them are still to be done. */
export async function countTasks(
  { tx, actor }: UnitOfWork,
  checklistId: string,
): Promise<{ total: number; pending: number; last: number }> {
  const { rows } = await sql<{ total: number; pending: number; last: number }>`
    select count(*) as total, count(*) filter (where status = 'PENDING') as pending, coalesce(max(position), 0) as last
      from checklist_tasks where organization_id = ${actor.organizationId} and checklist_id = ${checklistId}`.execute(
    tx,
  );
  return rows[0] ?? { total: 0, pending: 0, last: 0 };
}

/** What someone did who has left since is no one's when it is to be done again. */
export async function activeOrNobody({ tx, actor }: UnitOfWork, userId: string | null): Promise<string | null> {
  const { rows } = await sql`
    select 1 from users where organization_id = ${actor.organizationId} and id = ${userId} and is_active`.execute(tx);
  return rows.length > 0 ? userId : null;
}
