import { listOperation } from '../../../kernel/operation.ts';
import { LockedDates } from './record.ts';
import { listLockedDates as pageOfLockedDates } from './store.ts';

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
