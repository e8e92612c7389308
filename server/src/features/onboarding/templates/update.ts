import { updateRow } from '../../../db/rows.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { ChecklistTemplate, TemplateChanges, wholeTasks } from './record.ts';
import { checkAssignees } from './rules.ts';
import { lockTemplate, refuseDuplicateName, replaceTasks } from './store.ts';

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

  async run({ actor, work, params, body }) {
    const template = await lockTemplate(work, params.id);
    const { name: newName, tasks, ...rest } = body;
    const sent = {
      ...rest,
      ...(newName !== undefined && { name: newName.trim() }),
      ...(tasks && { tasks: wholeTasks(tasks) }),
    };
    const changedFields = (Object.keys(sent) as (keyof typeof sent)[]).filter(
      (name) => JSON.stringify(sent[name]) !== JSON.stringify(template[name]),
    );
    work.audit({
      subjectId: template.id,
      changedFields,
    });
    if (changedFields.length === 0) return template;

    const changed: ChecklistTemplate = { ...template, ...sent, updated_at: work.now };
    if (changedFields.includes('tasks')) {
      await checkAssignees(work, changed.tasks);
      await replaceTasks(work, template.id, changed.tasks);
    }
    const { name, type, is_active, updated_at } = changed;
    await updateRow(
      'checklist_templates',
      { organization_id: actor.organizationId, id: template.id },
      { name, type, is_active, updated_at },
    )
      .execute(work.tx)
      .catch(refuseDuplicateName);
    return changed;
  },
});
