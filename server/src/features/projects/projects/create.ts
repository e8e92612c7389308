import { writeOperation } from '../../../kernel/operation.ts';
import { checkOrder, trimmed } from '../../../lib/changes.ts';
import { checkCurrency } from '../../organization/index.ts';
import { checkDepartment } from '../../people/index.ts';
import { checkClient } from '../clients/store.ts';
import { insertCoded } from '../codes.ts';
import { NewProject, Project, type WholeProject } from './record.ts';
import { numericColumns } from './store.ts';

export const createProject = writeOperation({
  id: 'projects.create',
  route: 'POST /projects',
  subject: 'project',
  summary: 'Create a project',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewProject,
  returns: Project,
  status: 201,
  refuses: ['CONFLICT'],

  async run({ work, body }) {
    const { name, code, currency, ...input } = trimmed(body);
    checkOrder(input, 'start_date', 'end_date');
    const project: Omit<WholeProject, 'code'> = {
      id: work.newId('prj'),
      name,
      description: null,
      status: 'ACTIVE',
      client_id: null,
      department_id: null,
      start_date: null,
      end_date: null,
      is_billable: true,
      hourly_rate: null,
      budget_hours: null,
      budget_amount: null,
      ...input,
      currency: checkCurrency(currency ?? work.actor.organization.currency),
      created_at: work.now,
      updated_at: work.now,
    };
    const { hourly_rate: _rate, budget_hours: _hours, budget_amount: _budget, ...others } = project;
    const row = { ...others, ...numericColumns(project) };
    await checkClient(work, 'client_id', project.client_id);
    await checkDepartment(work, 'department_id', project.department_id);
    return { ...project, code: await insertCoded(work, 'projects', row, code) };
  },
});
