import { Type } from 'typebox';
import { AnyOf, IdsFilter } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { getVisibleShift } from '../shifts/store.ts';
import { applicationStates } from './application-states.ts';
import { ShiftApplication } from './record.ts';
import { getVisibleApplication, listVisibleApplications } from './store.ts';

const status = Type.Optional(AnyOf(Type.Enum([...applicationStates.states]), 'Only applications with this status.'));

export const listShiftApplications = listOperation({
  id: 'shiftApplications.list',
  route: 'GET /shift-applications',
  shows: ['shift'],
  summary: 'List applications for open shifts',
  description:
    'One’s own; Department Heads also those for shifts of their department scope, Administrators and Executives all.',
  scope: 'shift_offers:read',
  query: Strict({ status, shift_id: Type.Optional(IdsFilter('shf', 'Only applications for this shift.')) }),
  returns: ShiftApplication,
  order: 'newest first',

  run({ actor, db, query, page }) {
    return listVisibleApplications(db, actor, query, page);
  },
});

export const listApplicationsFor = listOperation({
  id: 'shiftApplications.listFor',
  route: 'GET /shifts/{id}/applications',
  shows: ['shift_application'],
  summary: 'List who applied for a shift',
  description: 'For those who plan it everyone who applied, for others their own applications.',
  scope: 'shift_offers:read',
  params: Strict({ id: Id('shf') }),
  query: Strict({ status }),
  returns: ShiftApplication,
  order: 'newest first',
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params, query, page }) {
    const { id } = await getVisibleShift(db, actor, params.id);
    return listVisibleApplications(db, actor, { ...query, shift_id: [id] }, page);
  },
});

export const getShiftApplication = readOperation({
  id: 'shiftApplications.get',
  route: 'GET /shift-applications/{id}',
  shows: ['shift'],
  summary: 'Get an application for an open shift',
  scope: 'shift_offers:read',
  params: Strict({ id: Id('sap') }),
  returns: ShiftApplication,
  refuses: ['NOT_FOUND'],

  run({ actor, db, params }) {
    return getVisibleApplication(db, actor, params.id);
  },
});
