import { Type } from 'typebox';
import { choiceQuery } from '../../../kernel/choices.ts';
import { AnyOf } from '../../../kernel/filters.ts';
import { listOperation, writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isEmpty, trimmed } from '../../../lib/changes.ts';
import { invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkDepartments, findActiveTeams, lockActivePeople } from '../../people/index.ts';
import {
  ChecklistTemplate,
  type ChecklistType,
  checklistTypes,
  NewTemplate,
  type StartsFor,
  TemplateChanges,
  type TemplateTask,
  wholeTasks,
} from './record.ts';
import { listTemplates, lockTemplate, refuseDuplicateName, replaceTasks } from './store.ts';

/** A task goes to a person, a team or a role, to one of them; a person must be an active one of the organization, and so a team. */
async function checkAssignees(work: UnitOfWork, tasks: readonly TemplateTask[]): Promise<void> {
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
async function checkStartsFor(work: UnitOfWork, type: ChecklistType, startsFor: StartsFor | null): Promise<void> {
  if (startsFor === null) return;
  if (type !== 'ONBOARDING') throw invalid('starts_for', 'onboarding.startsForOnboarding');
  const { everyone = false, department_ids = [] } = startsFor;
  if (!everyone && department_ids.length === 0) throw invalid('starts_for', 'people.nobodyChosen');
  await checkDepartments(work, 'starts_for.department_ids', department_ids);
}

export const listChecklistTemplates = listOperation({
  id: 'checklistTemplates.list',
  route: 'GET /checklist-templates',
  summary: 'List checklist templates',
  surface: 'app',
  scope: null,
  // Anyone who starts a checklist chooses from them.
  role: 'DEPARTMENT_HEAD',
  packages: ['HIRING'],
  query: Strict({
    type: Type.Optional(AnyOf(Type.Enum([...checklistTypes]), 'Only templates of this type.')),
    include_inactive: Type.Optional(Type.Boolean({ default: false, description: 'Inactive templates as well.' })),
    ...choiceQuery('ctp'),
  }),
  returns: ChecklistTemplate,
  order: 'oldest first',

  run({ actor, db, query, page }) {
    return listTemplates(db, actor, query, page);
  },
});

export const createChecklistTemplate = writeOperation({
  id: 'checklistTemplates.create',
  route: 'POST /checklist-templates',
  subject: 'checklist_template',
  summary: 'Add a checklist template',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewTemplate,
  returns: ChecklistTemplate,
  status: 201,
  refuses: ['CONFLICT'],

  async run({ work, body }) {
    const { type, starts_for = null, is_active = true } = body;
    const tasks = wholeTasks(body.tasks ?? []);
    await checkAssignees(work, tasks);
    await checkStartsFor(work, type, starts_for);
    const id = work.newId('ctp');
    const stamps = { created_at: work.now, updated_at: work.now };
    const name = body.name.trim();
    await work
      .insert('checklist_templates', {
        id,
        name,
        type,
        starts_for: starts_for && JSON.stringify(starts_for),
        is_active,
        ...stamps,
      })
      .catch(refuseDuplicateName);
    await replaceTasks(work, id, tasks);
    return { id, name, type, tasks, starts_for, is_active, ...stamps };
  },
});

export const updateChecklistTemplate = writeOperation({
  id: 'checklistTemplates.update',
  route: 'PATCH /checklist-templates/{id}',
  subject: 'checklist_template',
  summary: 'Change a checklist template',
  description:
    'Only the fields sent change; tasks replace those that are there. Checklists that have started stay as they are.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('ctp') }),
  body: TemplateChanges,
  returns: ChecklistTemplate,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ work, params, body }) {
    const template = await lockTemplate(work, params.id);
    const { name, tasks, ...rest } = trimmed(body);
    const sent = { ...rest, ...(name !== undefined && { name }), ...(tasks && { tasks: wholeTasks(tasks) }) };
    const changes = work.changesTo(template, sent);
    if (isEmpty(changes)) return template;

    const { tasks: newTasks, starts_for: startsFor, ...own } = changes;
    await checkStartsFor(
      work,
      changes.type ?? template.type,
      startsFor === undefined ? template.starts_for : startsFor,
    );
    if (newTasks) {
      await checkAssignees(work, newTasks);
      await replaceTasks(work, template.id, newTasks);
    }
    await work
      .update('checklist_templates', template.id, {
        ...own,
        ...(startsFor !== undefined && { starts_for: startsFor && JSON.stringify(startsFor) }),
      })
      .catch(refuseDuplicateName);
    return { ...template, ...changes, updated_at: work.now };
  },
});
