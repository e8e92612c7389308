import { expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { eightHours, record, sheetOver, workplace } from '../../time/testing/workplace.ts';

const { world: first, installation } = await openHarness();
installation.clock.setOffset(Date.parse('2026-03-11T12:00:00-04:00') - Date.now());
const { world, people, api } = await workplace(first, {
  settings: { pay_period_type: 'WEEKLY', week_start: 'MONDAY' },
});
const app = await people.admin.app();
const days = ['2026-03-02', '2026-03-03', '2026-03-04'];
for (const day of days) await record(api.cook, eightHours(day, '-05:00'));
await sql`update users set payroll_id = '=1+1', employee_id = 'E-7' where id = ${people.cook.id}`.execute(
  installation.database.db,
);
const type = await app.post('/leave-types', { name: 'Vacation', annual_allowance: 30 });
const away = { leave_type_id: type.data.id, start_date: '2026-03-05', end_date: '2026-03-06' };
const leave = await app.post('/leaves', { ...away, user_id: people.cook.id });
if (leave.data.status !== 'APPROVED') await (await people.executive.app()).post(`/leaves/${leave.data.id}/approve`);
const sheet = (await sheetOver(api.admin, people.cook.id, days[0]!))!;
const query = { period_start: sheet.period_start, period_end: sheet.period_end };

it('200: numbers, hours by kind as decimals and leave by type; what looks like a formula is defused', async () => {
  const { status, text } = await app.get('/pay-periods/file', { query });
  expect(status).toBe(200);
  const [head = '', ...rows] = text.replace('\uFEFF', '').trim().split('\r\n');
  const titles = head.split(',');
  expect(titles.slice(0, 5)).toEqual(['Payroll number', 'Employee number', 'Last name', 'First name', 'Department']);
  expect(rows).toHaveLength(1);
  const cells = new Map((rows[0] ?? '').split(',').map((cell, index) => [titles[index], cell]));
  expect(cells.get('Payroll number')).toBe("'=1+1");
  expect(cells.get('Employee number')).toBe('E-7');
  expect(cells.get('Vacation (days)')).toBe('2');
  const { data } = await app.get(`/timesheets/${sheet.id}`);
  expect(data.regular_minutes).toBeGreaterThan(0);
  for (const [title, field] of [
    ['Regular hours', 'regular_minutes'],
    ['Overtime hours', 'overtime_minutes'],
    ['Holiday hours', 'holiday_minutes'],
    ['Paid leave hours', 'paid_leave_minutes'],
  ] as const) {
    expect(Number(cells.get(title)), title).toBeCloseTo(Number(data[field]) / 60, 2);
  }
  expect(await world.audit()).toContainEqual(expect.objectContaining({ action: 'payPeriods.file' }));
});

it('403: below Administrator; 422: the end before the start; nothing of another organization', async () => {
  expect((await (await people.head.app()).get('/pay-periods/file', { query })).status).toBe(403);
  const turned = { period_start: sheet.period_end, period_end: sheet.period_start };
  expect((await app.get('/pay-periods/file', { query: turned })).status).toBe(422);
  const stranger = await (await (await first.another()).executive()).app();
  expect((await stranger.get('/pay-periods/file', { query })).text).not.toContain('E-7');
});
