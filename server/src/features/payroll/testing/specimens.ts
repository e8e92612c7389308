import type { Client } from '../../../../test/client.ts';
import type { Somebody } from '../../../../test/world.ts';
import { lockedSheet, made } from '../../time/testing/specimens.ts';

/** A correction of the entry that a locked timesheet has: an hour more. */
export const anHourMore = (day: string) => ({
  changes: [{ clock_in: `${day}T18:00:00-04:00`, clock_out: `${day}T19:00:00-04:00`, hourly_rate: 20 }],
  reason: 'An hour was missing.',
});

/** A sealed run with a correction in it. */
export async function payRunSpecimens(
  app: Client,
  person: Somebody,
): Promise<{ prn: string; tcr: string; pft: string }> {
  const day = '2025-06-03';
  const { tsh, start } = await lockedSheet(app, person, day);
  const { id: tcr } = await made(app, `/timesheets/${tsh}/corrections`, anHourMore(day));
  const written = { preset: 'CSV', rows_by: 'LINE', delimiter: 'COMMA', date_format: 'YYYY-MM-DD' };
  const columns = [{ header: 'Number', source: 'PAYROLL_ID' }];
  const template = { name: 'Specimen', ...written, opening: [], columns, codes: [] };
  const { id: pft } = await made(app, '/payroll-templates', template);
  return { tcr, pft, prn: (await made(app, '/pay-runs', { period_start: start })).id };
}
