import { updateRow } from '../../../db/rows.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { checkOrder, isEmpty } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkDepartment } from '../../people/index.ts';
import { LockedDates, LockedDatesChanges } from './record.ts';
import { lockLockedDates } from './store.ts';

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
