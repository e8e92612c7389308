import { checkOrder } from '../../../lib/changes.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { checkCurrency } from '../../organization/index.ts';
import { checkDepartment } from '../../people/index.ts';
import { checkClient } from '../clients/store.ts';
import { insertCoded, trimmed } from '../codes.ts';
import { NewProject, Project, type WholeProject } from './record.ts';
import { numericColumns } from './store.ts';
import { insertRow } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';

export const createProject = writeOperation({
  id: 'projects.create',
  route: 'POST /projects',
  summary: 'Create a project',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewProject,
  returns: Project,
  status: 201,
  refuses: ['CONFLICT'],

  run({ work, body }) {
    return addProject(work, body);
  },
});

export async function addProject(work: UnitOfWork, asked: NewProject): Promise<WholeProject> {
  const { name, code, currency, ...input } = trimmed(asked);
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
  const row = { ...others, ...numericColumns(project), organization_id: work.actor.organizationId };
  await checkClient(work, 'client_id', project.client_id);
  await checkDepartment(work, 'department_id', project.department_id);
  const given = await insertCoded(work, 'projects', { name, code }, async (candidate) => {
    const insert = insertRow('projects', { ...row, code: candidate });
    const { rowCount } = await sql`${insert} on conflict (organization_id, code) do nothing`.execute(work.tx);
    return rowCount === 1;
  });
  work.audit({
    action: 'projects.create',
    subjectType: 'project',
    subjectId: project.id,
    changedFields: Object.keys(asked),
  });
  return { ...project, code: given };
}
