import { Id } from '../../../kernel/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../kernel/schema.ts';
import { presentTimesheet } from './present.ts';
import { Timesheet } from './record.ts';
import { getVisibleSheet } from './store.ts';

export const getTimesheet = readOperation({
  id: 'timesheets.get',
  route: 'GET /timesheets/{id}',
  summary: 'Get a timesheet',
  scope: 'timesheets:read',
  module: 'time_tracking',
  params: Strict({ id: Id('tsh') }),
  returns: Timesheet,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params }) {
    return presentTimesheet(actor, await getVisibleSheet(db, actor, params.id));
  },
});
