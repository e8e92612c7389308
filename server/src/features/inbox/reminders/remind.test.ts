import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { eightHours, record, sheetOver, workplace } from '../../time/testing/workplace.ts';
import { setToday } from '../testing/counter.ts';

const harness = await openHarness();
const day = '2026-03-03';

/** The cook and the bartender have hours in a week that is over; nobody has submitted. */
async function week() {
  setToday(harness);
  const place = await workplace(harness.world, { settings: { pay_period_type: 'WEEKLY', week_start: 'MONDAY' } });
  const { people, api } = place;
  for (const who of ['cook', 'bartender'] as const) await record(api[who], eightHours(day, '-05:00'));
  const app = { admin: await people.admin.app(), cook: await people.cook.app(), head: await people.head.app() };
  const sheet = (await sheetOver(api.admin, people.cook.id, day))!;
  const { period_start, period_end } = sheet;
  const remind = () => app.admin.post('/pay-periods/remind', { period_start, period_end });
  const told = async () => (await app.cook.get('/notifications')).data as { kind: string; text: string }[];
  return { ...place, app, sheet, remind, told };
}

describe('POST /pay-periods/remind', () => {
  it('200: tells everyone who has not submitted, once a day, and no longer once it is submitted', async () => {
    const { app, sheet, remind, told } = await week();
    expect(await remind()).toMatchObject({ status: 200, data: { reminded: 2, already_reminded: 0 } });
    expect(await told()).toMatchObject([
      {
        kind: 'timesheet_due',
        subject_id: sheet.id,
        text: expect.stringMatching(/^Payroll waits for your timesheet: Mar 2–8, 2026\. /),
        leads_to: '/my-time?week=2026-03-02',
      },
    ]);
    expect((await remind()).data).toEqual({ reminded: 0, already_reminded: 2 });
    harness.installation.clock.setOffset(Date.parse('2026-03-12T12:00:00-04:00') - Date.now());
    expect((await remind()).data).toEqual({ reminded: 2, already_reminded: 0 });
    expect(await told()).toHaveLength(1);
    await app.cook.post(`/timesheets/${sheet.id}/submit`);
    expect(await told()).toEqual([]);
    expect((await remind()).data).toEqual({ reminded: 0, already_reminded: 1 });
  });

  it('403: below Administrator; 409: nobody has anything to submit; 422: no day', async () => {
    const { app, sheet } = await week();
    const { period_start, period_end } = sheet;
    expect((await app.head.post('/pay-periods/remind', { period_start, period_end })).status).toBe(403);
    const other = { period_start: '2025-03-03', period_end: '2025-03-09' };
    expect(await app.admin.post('/pay-periods/remind', other)).toMatchObject({
      status: 409,
      error: { details: { reason: 'none' } },
    });
    expect(await app.admin.post('/pay-periods/remind', { ...other, period_end: 'soon' })).toMatchObject({
      status: 422,
      error: { details: { field: 'period_end' } },
    });
  });
});
