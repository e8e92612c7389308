import { Id } from '../../../lib/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { DepartmentManagers } from './record.ts';
import { getDepartment, visibleManagers } from './store.ts';

export const getDepartmentManagers = readOperation({
  id: 'departments.getManagers',
  route: 'GET /departments/{id}/managers',
  summary: "List a department's managers",
  description: 'Those whom the person can see in the directory.',
  surface: 'app',
  scope: 'departments:read',
  params: Strict({ id: Id('dep') }),
  returns: DepartmentManagers,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params }) {
    const { id } = await getDepartment(db, actor, params.id);
    return visibleManagers(db, actor, id);
  },
});
