import { Type } from 'typebox';
import { choiceQuery } from '../../../kernel/choices.ts';
import { AnyOf } from '../../../kernel/filters.ts';
import { listOperation, writeOperation } from '../../../kernel/operation.ts';
import { isEmpty, trimmed } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { ChecklistTemplate, checklistTypes, NewTemplate, TemplateChanges, wholeTasks } from './record.ts';
import { checkAssignees, checkStartsFor } from './rules.ts';
import { listTemplates, lockTemplate, refuseDuplicateName, replaceTasks } from './store.ts';

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
