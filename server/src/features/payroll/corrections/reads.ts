import { mapPage } from '../../../kernel/cursor.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { getVisibleSheet } from '../../time/index.ts';
import { presentCorrection } from './present.ts';
import { TimesheetCorrection } from './record.ts';
import { getVisibleCorrection, listCorrectionsOf, listOpenCorrections } from './store.ts';

export const listCorrections = listOperation({
  id: 'timesheets.corrections',
  route: 'GET /timesheets/{id}/corrections',
  shows: ['timesheet_correction'],
  summary: 'List the corrections of a timesheet',
  description: 'What was put right since it was locked, by whom and why. The person sees it, too.',
  surface: 'app',
  scope: 'timesheets:read',
  module: 'time_tracking',
  params: Strict({ id: Id('tsh') }),
  returns: TimesheetCorrection,
  order: 'newest first',
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params, page }) {
    const { id } = await getVisibleSheet(db, actor, params.id);
    return mapPage(await listCorrectionsOf(db, actor, id, page), (row) => presentCorrection(actor, row));
  },
});

export const listWaitingCorrections = listOperation({
  id: 'timesheetCorrections.list',
  route: 'GET /timesheet-corrections',
  summary: 'List corrections that wait for the next pay run',
  description:
    'Of everyone, with the difference that each makes. Everyone shown is written to the sensitive-data access log.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  module: 'time_tracking',
  packages: ['PAYROLL_PREPARING'],
  returns: TimesheetCorrection,
  order: 'newest first',

  async run({ actor, db, page, recordSensitiveRead }) {
    const found = await listOpenCorrections(db, actor, page);
    recordSensitiveRead(
      found.items.map(({ id, user_id }) => ({ userId: user_id, tier: 'compensation', recordId: id })),
    );
    return mapPage(found, (row) => presentCorrection(actor, row));
  },
});

export const getTimesheetCorrection = readOperation({
  id: 'timesheetCorrections.get',
  route: 'GET /timesheet-corrections/{id}',
  summary: 'Get a correction of a timesheet',
  surface: 'app',
  scope: 'timesheets:read',
  module: 'time_tracking',
  params: Strict({ id: Id('tcr') }),
  returns: TimesheetCorrection,
  refuses: ['NOT_FOUND'],

  run: async ({ actor, db, params }) => presentCorrection(actor, await getVisibleCorrection(db, actor, params.id)),
});
