import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { moveSheet } from './move.ts';
import { presentTimesheet } from './present.ts';
import { Timesheet } from './record.ts';
import { isOwnSheet } from './rules.ts';
import { lockVisibleSheet } from './store.ts';

export const signTimesheet = writeOperation({
  id: 'timesheets.sign',
  route: 'POST /timesheets/{id}/sign',
  subject: 'timesheet',
  summary: 'Sign one’s finalised timesheet',
  surface: 'app',
  scope: null,
  module: 'time_tracking',
  params: Strict({ id: Id('tsh') }),
  returns: Timesheet,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const sheet = await lockVisibleSheet(work, params.id);
    enforce(isOwnSheet(actor, sheet));
    return presentTimesheet(actor, await moveSheet(work, sheet, 'sign'));
  },
});
