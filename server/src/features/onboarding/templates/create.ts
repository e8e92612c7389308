import { writeOperation } from '../../../kernel/operation.ts';
import { ChecklistTemplate, NewTemplate, wholeTasks } from './record.ts';
import { checkAssignees } from './rules.ts';
import { refuseDuplicateName, replaceTasks } from './store.ts';

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
    const { type, is_active = true } = body;
    const tasks = wholeTasks(body.tasks ?? []);
    await checkAssignees(work, tasks);
    const id = work.newId('ctp');
    const stamps = { created_at: work.now, updated_at: work.now };
    const name = body.name.trim();
    await work
      .insert('checklist_templates', {
        id,
        name,
        type,
        is_active,
        ...stamps,
      })
      .catch(refuseDuplicateName);
    await replaceTasks(work, id, tasks);
    return { id, name, type, tasks, is_active, ...stamps };
  },
});
