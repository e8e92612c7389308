import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';

const field = 'parent_task_id';

/**
 * The parent is a task of the same project, and neither the task itself nor below it. The project is locked, so no one
 * else nests its tasks meanwhile.
 */
export async function checkParent(
  work: UnitOfWork,
  projectId: string,
  taskId: string,
  parentId: string | null | undefined,
): Promise<void> {
  if (parentId == null) return;
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_task_id from tasks
       where organization_id = ${work.actor.organizationId} and project_id = ${projectId} and id = ${parentId}
      union
      select tasks.id, tasks.parent_task_id from tasks join above on tasks.id = above.parent_task_id
       where tasks.organization_id = ${work.actor.organizationId} and tasks.project_id = ${projectId})
    select id from above`.execute(work.tx);
  if (rows.length === 0) throw invalid(field, `${field} is no task of this project.`);
  if (rows.some(({ id }) => id === taskId)) throw invalid(field, `${field} would make the task part of itself.`);
}
