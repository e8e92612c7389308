import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { DepartmentManagers } from './record.ts';
import { checkActivePeople } from './references-store.ts';
import { departmentWith, lockDepartment, saveManagers, visibleManagers } from './store.ts';

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

export const setDepartmentManagers = writeOperation({
  id: 'departments.setManagers',
  route: 'PUT /departments/{id}/managers',
  subject: 'department',
  summary: "Replace a department's managers",
  description: 'They have the department in their scope as its head does. An empty list leaves it without managers.',
  surface: 'app',
  scope: 'departments:write',
  effects: { may: ['LEAD_GIVEN'], of: ({ body }) => (isEmptyList(body['user_ids']) ? [] : ['LEAD_GIVEN']) },
  params: Strict({ id: Id('dep') }),
  body: Strict({
    user_ids: Type.Array(Id('usr'), {
      description: 'All of them: active people. Who is left out no longer manages it.',
      maxItems: 100,
      uniqueItems: true,
    }),
  }),
  returns: DepartmentManagers,
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params, body }) {
    await departmentWith(work.tx, actor, params.id);
    // People before the department: deactivating its head takes the two in this order as well.
    await checkActivePeople(work, 'user_ids', body.user_ids);
    const { id } = await lockDepartment(work.tx, actor, params.id);
    const hasChanged = await saveManagers(work, id, body.user_ids);
    work.audit({ subjectId: id, changedFields: hasChanged ? ['managers'] : [] });
    if (hasChanged) work.changesAccess();
    return visibleManagers(work.tx, actor, id);
  },
});
