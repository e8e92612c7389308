import { Type } from 'typebox';
import { choiceQuery } from '../../../kernel/choices.ts';
import { AnyOf, updatedSince } from '../../../kernel/filters.ts';
import { listOperation, readOperation, writeOperation } from '../../../kernel/operation.ts';
import { checkOrder, isEmpty, trimmed } from '../../../lib/changes.ts';
import { Id, IdFilter } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkCurrency } from '../../organization/index.ts';
import { checkDepartment } from '../../people/index.ts';
import { checkClient } from '../clients/store.ts';
import { insertCoded, refuseTakenCode } from '../store.ts';
import { NewProject, Project, ProjectChanges, projectStatuses, type WholeProject } from './record.ts';
import { getVisibleProject, listVisibleProjects, lockVisibleProject, numericColumns, presentProject } from './store.ts';

export const getProject = readOperation({
  id: 'projects.get',
  route: 'GET /projects/{id}',
  summary: 'Get a project',
  scope: 'projects:read',
  params: Strict({ id: Id('prj') }),
  returns: Project,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params }) {
    return presentProject(actor, await getVisibleProject(db, actor, params.id));
  },
});

export const listProjects = listOperation({
  id: 'projects.list',
  route: 'GET /projects',
  summary: 'List projects',
  description:
    'Administrators and Executives see every project; others those of their own department and organization-wide ones, a Department Head also those of the departments they head or manage.',
  scope: 'projects:read',
  query: Strict({
    status: Type.Optional(AnyOf(Type.Enum([...projectStatuses]), 'Only projects with this status.')),
    client_id: Type.Optional(IdFilter('cli', 'Only projects of this client.')),
    code: Type.Optional(
      Type.String({ maxLength: 50, description: 'Only the project with this code.', examples: ['SUMMER_MENU'] }),
    ),
    ...updatedSince,
  }),
  appQuery: Strict(choiceQuery('prj')),
  returns: Project,
  order: 'oldest first',

  run({ actor, db, query, page }) {
    return listVisibleProjects(db, actor, query, page);
  },
});

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
