import { updateRow } from '../../../db/rows.ts';
import { listOperation, writeOperation } from '../../../kernel/operation.ts';
import { checkOrder, isEmpty } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkDepartment } from '../../people/index.ts';
import { LockedDates, LockedDatesChanges, NewLockedDates } from './record.ts';
import { deleteLockedDates as deleteRow, listLockedDates as pageOfLockedDates, lockLockedDates } from './store.ts';

export const listLockedDates = listOperation({
  id: 'lockedDates.list',
  route: 'GET /locked-dates',
  summary: 'List locked dates',
  description: 'Stretches of days on which leave may not be booked, for everyone or for one department.',
  scope: 'leaves:read',
  returns: LockedDates,
  order: 'by start_date, the earliest first',

  run({ actor, db, page }) {
    return pageOfLockedDates(db, actor, page);
  },
});

export const createLockedDates = writeOperation({
  id: 'lockedDates.create',
  route: 'POST /locked-dates',
  subject: 'locked_dates',
  summary: 'Lock dates against leave',
  description: 'Leave that was booked before stays as it is.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewLockedDates,
  returns: LockedDates,
  status: 201,

  async run({ work, body }) {
    checkOrder(body, 'start_date', 'end_date');
    await checkDepartment(work, 'department_id', body.department_id);
    const { start_date, end_date, reason = null, department_id = null } = body;
    const locked = { id: work.newId('lck'), start_date, end_date, reason, department_id, created_at: work.now };
    await work.insert('locked_dates', locked);
    return locked;
  },
});

export const updateLockedDates = writeOperation({
  id: 'lockedDates.update',
  route: 'PATCH /locked-dates/{id}',
  subject: 'locked_dates',
  summary: 'Change locked dates',
  description: 'Only the fields sent change. Leave that was booked before stays as it is.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('lck') }),
  body: LockedDatesChanges,
  returns: LockedDates,
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params, body }) {
    const locked = await lockLockedDates(work, params.id);
    const changes = work.changesTo(locked, body);
    if (isEmpty(changes)) return locked;
    const next = { ...locked, ...changes };
    checkOrder(next, 'start_date', 'end_date');
    if (changes.department_id !== undefined) await checkDepartment(work, 'department_id', changes.department_id);
    await updateRow('locked_dates', { organization_id: actor.organizationId, id: locked.id }, changes).execute(work.tx);
    return next;
  },
});

export const deleteLockedDates = writeOperation({
  id: 'lockedDates.delete',
  route: 'DELETE /locked-dates/{id}',
  subject: 'locked_dates',
  summary: 'Unlock dates',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('lck') }),
  returns: LockedDates,
  refuses: ['NOT_FOUND'],

  async run({ work, params }) {
    const locked = await deleteRow(work, params.id);
    return locked;
  },
});
