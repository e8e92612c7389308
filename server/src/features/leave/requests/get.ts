import { Id } from '../../../lib/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { presentLeave } from './present.ts';
import { Leave, leaveIncludes } from './record.ts';
import { getVisibleLeave } from './store.ts';

export const getLeave = readOperation({
  id: 'leaves.get',
  route: 'GET /leaves/{id}',
  summary: 'Get a leave',
  description: 'Private leave is redacted for those who may not know its type.',
  scope: 'leaves:read',
  params: Strict({ id: Id('lv') }),
  returns: Leave,
  includes: leaveIncludes,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params }) {
    return presentLeave(actor, await getVisibleLeave(db, actor, params.id));
  },
});
