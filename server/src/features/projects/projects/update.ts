import { writeOperation } from '../../../kernel/operation.ts';
import { checkOrder, isEmpty, trimmed } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkCurrency } from '../../organization/index.ts';
import { checkDepartment } from '../../people/index.ts';
import { checkClient } from '../clients/store.ts';
import { refuseTakenCode } from '../codes.ts';
import { Project, ProjectChanges } from './record.ts';
import { lockVisibleProject, numericColumns } from './store.ts';

export const updateProject = writeOperation({
  id: 'projects.update',
  route: 'PATCH /projects/{id}',
  subject: 'project',
  summary: 'Change a project',
  description: 'Only the fields sent change. Any status may follow any other.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('prj') }),
  body: ProjectChanges,
  returns: Project,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const project = await lockVisibleProject(work.tx, actor, params.id);
    const changes = work.changesTo(project, trimmed(body));
    const numbers = numericColumns(changes);
    checkOrder({ ...project, ...changes }, 'start_date', 'end_date');
    if (changes.currency !== undefined) checkCurrency(changes.currency);
    await checkClient(work, 'client_id', changes.client_id);
    await checkDepartment(work, 'department_id', changes.department_id);
    if (isEmpty(changes)) return project;

    const { hourly_rate: _rate, budget_hours: _hours, budget_amount: _budget, ...others } = changes;
    await work.update('projects', project.id, { ...others, ...numbers }).catch(refuseTakenCode('projects'));
    return { ...project, ...changes, updated_at: work.now };
  },
});
