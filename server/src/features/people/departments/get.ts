import { Id } from '../../../lib/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Department } from './record.ts';
import { getDepartment as findOrRefuse } from './store.ts';

export const getDepartment = readOperation({
  id: 'departments.get',
  route: 'GET /departments/{id}',
  summary: 'Get a department',
  scope: 'departments:read',
  params: Strict({ id: Id('dep') }),
  returns: Department,
  refuses: ['NOT_FOUND'],

  run({ actor, db, params }) {
    return findOrRefuse(db, actor, params.id);
  },
});
