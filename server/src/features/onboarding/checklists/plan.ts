import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { addDays, dayIn, isDay } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { findActiveTeams, findHeadId, lockActivePeople, type LockedPerson } from '../../people/index.ts';
import type { ChecklistTask } from '../tasks/record.ts';
import type { TemplateTask } from '../templates/record.ts';
import type { NewChecklist } from './record.ts';

/** The tasks of a checklist that starts now, each for someone and due on a day. */
export async function planTasks(
  work: UnitOfWork,
  person: LockedPerson,
  wanted: NewChecklist,
  tasks: readonly TemplateTask[],
): Promise<ChecklistTask[]> {
  const assignees = await assigneesOf(work, person, tasks);
  const teams = await findActiveTeams(
    work,
    tasks.flatMap(({ assignee_team_id }) => assignee_team_id ?? []),
  );
  return tasks.map((task, index) => ({
    id: work.newId('ctk'),
    title: task.title,
    description: task.description,
    status: 'PENDING' as const,
    assignee_id: assignees[index] ?? null,
    assignee_team_id: task.assignee_team_id !== null && teams.has(task.assignee_team_id) ? task.assignee_team_id : null,
    due_date: dueDate(work, person, wanted, task.due_offset_days),
    completed_at: null,
    completed_by_id: null,
    position: index + 1,
  }));
}

/** A template may name someone who has left, or a manager or head whom this person lacks: such a task is no one's yet. */
async function assigneesOf(
  work: UnitOfWork,
  person: LockedPerson,
  tasks: readonly TemplateTask[],
): Promise<(string | null)[]> {
  const byRole = {
    PERSON: person.id,
    MANAGER: person.manager_id,
    DEPARTMENT_HEAD: person.department_id === null ? null : await findHeadId(work, person.department_id),
  };
  const wanted = tasks.map(({ assignee_id, assignee_role }) =>
    assignee_role === null ? assignee_id : byRole[assignee_role],
  );
  const gone = await lockActivePeople(work, [...new Set(wanted.flatMap((id) => id ?? []))]);
  return wanted.map((id) => (id === null || gone.includes(id) ? null : id));
}

function dueDate(
  work: UnitOfWork,
  person: LockedPerson,
  wanted: NewChecklist,
  offsetDays: number | null,
): string | null {
  if (offsetDays === null) return null;
  const today = dayIn(work.actor.organization.timezone, work.nowMs);
  const due = addDays(wanted.last_day ?? person.employment_start_date ?? today, offsetDays);
  if (isDay(due)) return due;
  throw invalid(wanted.type === 'OFFBOARDING' ? 'last_day' : 'template_id', 'onboarding.dueDateOffCalendar');
}
