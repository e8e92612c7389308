import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { LockedDates } from './record.ts';
import { deleteLockedDates as deleteRow } from './store.ts';

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
