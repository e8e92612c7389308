import { Type } from 'typebox';
import { AnyOf, updatedSince } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { Id, IdFilter } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { Project, projectStatuses } from './record.ts';
import { getVisibleProject, listVisibleProjects, presentProject } from './store.ts';

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
  returns: Project,
  order: 'oldest first',

  run({ actor, db, query, page }) {
    return listVisibleProjects(db, actor, query, page);
  },
});
