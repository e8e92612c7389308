import { Id } from '../../../lib/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Shift } from './record.ts';
import { getVisibleShift } from './store.ts';

export const getShift = readOperation({
  id: 'shifts.get',
  route: 'GET /shifts/{id}',
  summary: 'Get a shift',
  scope: 'schedules:read',
  params: Strict({ id: Id('shf') }),
  returns: Shift,
  refuses: ['NOT_FOUND'],

  run({ actor, db, params }) {
    return getVisibleShift(db, actor, params.id);
  },
});
