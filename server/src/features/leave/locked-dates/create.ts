import { writeOperation } from '../../../kernel/operation.ts';
import { checkOrder } from '../../../lib/changes.ts';
import { checkDepartment } from '../../people/index.ts';
import { LockedDates, NewLockedDates } from './record.ts';

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
