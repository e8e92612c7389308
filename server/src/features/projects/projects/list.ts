import { Type } from 'typebox';
import { AnyOf, updatedSince } from '../../../kernel/filters.ts';
import { IdFilter } from '../../../lib/ids.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Project, projectStatuses } from './record.ts';
import { listVisibleProjects } from './store.ts';

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
