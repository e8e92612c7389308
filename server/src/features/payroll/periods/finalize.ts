import { BulkChange } from '../../../kernel/bulk/record.ts';
import { maxRecords, startBulkChange } from '../../../kernel/bulk/start.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Day } from '../../../lib/days.ts';
import { conflict } from '../../../lib/errors.ts';
import { Strict } from '../../../lib/schema.ts';
import { finalizeTimesheet } from '../../time/index.ts';
import { listApprovedSheets } from './store.ts';

export const finalizePayPeriod = writeOperation({
  id: 'payPeriods.finalize',
  route: 'POST /pay-periods/finalize',
  subject: 'bulk_change',
  summary: 'Lock the approved timesheets of a pay period for payroll',
  description: `Those of people whose payroll the caller prepares; one’s own is left to others, but by who administers. In the background, each as \`POST /timesheets/{id}/finalize\` does, by the rights that the caller has when its turn comes. One that is refused keeps no other back. At most ${String(maxRecords)} at once; \`GET /bulk-changes/{id}\` tells how far it is.`,
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  packages: ['PAYROLL_PREPARING'],
  module: 'time_tracking',
  effects: ['PERIOD_CLOSED'],
  body: Strict({
    period_start: Day('The first day of the pay period.'),
    period_end: Day('Its last day.'),
  }),
  returns: BulkChange,
  status: 202,
  refuses: ['CONFLICT'],

  async run({ actor, work, body: { period_start: start, period_end: end } }) {
    const sheets = await listApprovedSheets(work.tx, actor, { start, end }, maxRecords);
    if (sheets.length === 0) throw conflict('time.nothingToFinalize', { reason: 'none' });
    const change = await startBulkChange(work, finalizeTimesheet, {
      about: `${start}_${end}`,
      record_ids: sheets.map(({ id }) => id),
      user_ids: sheets.map(({ user_id }) => user_id),
    });
    work.audit({ subjectId: change.id, recordCount: sheets.length });
    return change;
  },
});
