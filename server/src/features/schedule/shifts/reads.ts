import { Type } from 'typebox';
import { administers } from '../../../kernel/actor.ts';
import { AnyOf, IdsFilter, updatedSince } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { dayIn } from '../../../lib/days.ts';
import { forbidden } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkWindow, dayWindow, windowFilters } from '../../../lib/windows.ts';
import { Shift } from './record.ts';
import { shiftStates } from './shift-states.ts';
import { getVisibleShift, listVisibleShifts } from './store.ts';

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

export const listShifts = listOperation({
  id: 'shifts.list',
  route: 'GET /shifts',
  summary: 'List shifts',
  description:
    'Those that start on the days asked for: the next 7 unless given, today included, and at most 120. With one edge given the other is set so that 7 days are listed. With updated_since only the days that are given count. Administrators and Executives see every shift, a Department Head those of their department scope, their own and open ones in the department they belong to, an Employee their own (or those of their department or of everyone, as the organization allows) and open ones in their department; unpublished shifts are hidden from Employees unless the organization uses default schedules.',
  scope: 'schedules:read',
  query: Strict({
    ...windowFilters,
    user_id: Type.Optional(IdsFilter('usr', 'Only shifts of this person.')),
    or_open: Type.Optional(
      Type.Boolean({ description: 'With user_id: open shifts as well, which someone could take on.' }),
    ),
    department_id: Type.Optional(
      IdsFilter('dep', 'Only shifts of this department. For Administrators and Executives.'),
    ),
    status: Type.Optional(AnyOf(Type.Enum([...shiftStates.states]), 'Only shifts with this status.')),
    ...updatedSince,
  }),
  returns: Shift,
  order: 'earliest first',
  refuses: ['FORBIDDEN'],

  run({ actor, db, nowMs, query, page }) {
    const { start_date, end_date, ...filter } = query;
    if (filter.department_id !== undefined && !administers(actor)) {
      throw forbidden('schedule.departmentFilter', {
        field: 'department_id',
        required_role: 'ADMINISTRATOR',
      });
    }
    const edges = { ...(start_date !== undefined && { start_date }), ...(end_date !== undefined && { end_date }) };
    checkWindow(edges);
    const today = dayIn(actor.organization.timezone, nowMs);
    const window =
      filter.updated_since === undefined ? dayWindow(edges, today, { length: 7, from: 'starts today' }) : edges;
    return listVisibleShifts(db, actor, filter, window, page);
  },
});
