import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { listTaskAndAbove } from './store.ts';

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
  const above = await listTaskAndAbove(work, projectId, parentId);
  if (above.length === 0) throw invalid(field, 'reference.task');
  if (above.includes(taskId)) throw invalid(field, 'projects.ownParent');
}
