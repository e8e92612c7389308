import { Type } from 'typebox';
import { mapPage } from '../../../kernel/cursor.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { LeaveType } from './record.ts';
import { listLeaveTypes as pageOfTypes, presentLeaveType } from './store.ts';

export const listLeaveTypes = listOperation({
  id: 'leaveTypes.list',
  route: 'GET /leave-types',
  summary: 'List leave types',
  description: 'Every kind of leave that the organization keeps, those that can no longer be booked among them.',
  scope: 'leaves:read',
  query: Strict({
    is_active: Type.Optional(
      Type.Boolean({ description: 'Only types that can be booked, or only those that cannot.' }),
    ),
  }),
  returns: LeaveType,
  order: 'oldest first',

  async run({ actor, db, query, page }) {
    return mapPage(await pageOfTypes(db, actor, query, page), presentLeaveType);
  },
});
