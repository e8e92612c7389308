import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { checkDepartment, lockActivePeople } from '../../people/index.ts';
import type { ChecklistType, StartsFor, TemplateTask } from './record.ts';

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

/** New people are of an onboarding; of departments that are there. */
export async function checkStartsFor(
  work: UnitOfWork,
  type: ChecklistType,
  startsFor: StartsFor | null,
): Promise<void> {
  if (startsFor === null) return;
  if (type !== 'ONBOARDING') throw invalid('starts_for', 'onboarding.startsForOnboarding');
  const { everyone = false, department_ids = [] } = startsFor;
  if (!everyone && department_ids.length === 0) throw invalid('starts_for', 'people.nobodyChosen');
  for (const [index, id] of department_ids.entries()) {
    await checkDepartment(work, `starts_for.department_ids.${String(index)}`, id);
  }
}
