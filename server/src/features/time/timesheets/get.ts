import { explainParameter } from '../../../kernel/explain.ts';
import { Id } from '../../../lib/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { presentTimesheet, withheldFromSheets } from './present.ts';
import { Timesheet } from './record.ts';
import { getVisibleSheet } from './store.ts';

export const getTimesheet = readOperation({
  id: 'timesheets.get',
  route: 'GET /timesheets/{id}',
  summary: 'Get a timesheet',
  scope: 'timesheets:read',
  module: 'time_tracking',
  params: Strict({ id: Id('tsh') }),
  query: Strict(explainParameter),
  returns: Timesheet,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params, query, answerMeta }) {
    if (query.explain) answerMeta.withheld = withheldFromSheets(actor);
    return presentTimesheet(actor, await getVisibleSheet(db, actor, params.id));
  },
});
