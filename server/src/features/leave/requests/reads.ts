import { Type } from 'typebox';
import { mapPage } from '../../../kernel/cursor.ts';
import { AnyOf, IdsFilter, updatedSince } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { checkOrder } from '../../../lib/changes.ts';
import { Day } from '../../../lib/days.ts';
import { Id, IdFilter } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { listVisibleLeaves } from './list-store.ts';
import { presentLeave } from './present.ts';
import { Leave, leaveIncludes, leaveStatuses } from './record.ts';
import { getLeaveToDecide } from './store.ts';

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

  async run({ actor, db, nowMs, params }) {
    const { row, by } = await getLeaveToDecide({ actor, db, nowMs }, params.id);
    return presentLeave(by, row);
  },
});

export const listLeaves = listOperation({
  id: 'leaves.list',
  route: 'GET /leaves',
  summary: 'List leave',
  description:
    'One’s own leave, that of the people one manages, of the departments one heads or manages, or of everyone for Administrators and Executives. start_date and end_date keep leave that touches these days; either may be left out. Private leave is redacted for those who may not know its type, and no filter by type finds it for them.',
  scope: 'leaves:read',
  query: Strict({
    user_id: Type.Optional(IdsFilter('usr', 'Only leave of this person.')),
    status: Type.Optional(AnyOf(Type.Enum([...leaveStatuses]), 'Only leave with this status.')),
    leave_type_id: Type.Optional(IdFilter('lvt', 'Only leave of this type.')),
    start_date: Type.Optional(Day('Leave that ends on this day or later.')),
    end_date: Type.Optional(Day('Leave that starts on this day or earlier.')),
    ...updatedSince,
  }),
  returns: Leave,
  includes: leaveIncludes,
  order: 'latest start first',

  async run({ actor, db, query, page }) {
    checkOrder(query, 'start_date', 'end_date');
    return mapPage(await listVisibleLeaves(db, actor, query, page), (row) => presentLeave(actor, row));
  },
});
