import { Id } from '../../../lib/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Project } from './record.ts';
import { getVisibleProject, presentProject } from './store.ts';

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
