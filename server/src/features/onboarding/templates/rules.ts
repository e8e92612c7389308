import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { checkDepartments, findActiveTeams, lockActivePeople } from '../../people/index.ts';
import type { ChecklistType, StartsFor, TemplateTask } from './record.ts';

/** A task goes to a person, a team or a role, to one of them; a person must be an active one of the organization, and so a team. */
export async function checkAssignees(work: UnitOfWork, tasks: readonly TemplateTask[]): Promise<void> {
  const given = ({ assignee_id, assignee_team_id, assignee_role }: TemplateTask): unknown[] =>
    [assignee_id, assignee_team_id, assignee_role].filter((assignee) => assignee !== null);
  const several = tasks.findIndex((task) => given(task).length > 1);
  if (several !== -1) throw invalid(`tasks.${String(several)}.assignee_role`, 'onboarding.oneAssignee');
  const ids = tasks.flatMap(({ assignee_id }) => assignee_id ?? []);
  const [missing] = await lockActivePeople(work, [...new Set(ids)]);
  if (missing !== undefined) {
    const field = `tasks.${String(tasks.findIndex(({ assignee_id }) => assignee_id === missing))}.assignee_id`;
    throw invalid(field, 'reference.activePerson');
  }
  const teams = await findActiveTeams(
    work,
    tasks.flatMap(({ assignee_team_id }) => assignee_team_id ?? []),
  );
  const unknown = tasks.findIndex(({ assignee_team_id: id }) => id !== null && !teams.has(id));
  if (unknown !== -1) throw invalid(`tasks.${String(unknown)}.assignee_team_id`, 'reference.team');
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
  await checkDepartments(work, 'starts_for.department_ids', department_ids);
}
