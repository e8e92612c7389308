import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { lockActivePeople } from '../../people/index.ts';
import type { TemplateTask } from './record.ts';

/** A task goes to a person or to a role, not to both; a person must be an active one of the organization. */
export async function checkAssignees(work: UnitOfWork, tasks: readonly TemplateTask[]): Promise<void> {
  const both = tasks.findIndex(({ assignee_id, assignee_role }) => assignee_id !== null && assignee_role !== null);
  if (both !== -1) {
    throw invalid(`tasks.${String(both)}.assignee_role`, 'onboarding.oneAssignee');
  }
  const ids = tasks.flatMap(({ assignee_id }) => assignee_id ?? []);
  const [missing] = await lockActivePeople(work, [...new Set(ids)]);
  if (missing === undefined) return;
  const field = `tasks.${String(tasks.findIndex(({ assignee_id }) => assignee_id === missing))}.assignee_id`;
  throw invalid(field, 'reference.activePerson');
}
