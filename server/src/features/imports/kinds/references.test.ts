import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { importCsv } from '../testing/import-csv.ts';

const { world: first, installation } = await openHarness();

async function office() {
  const world = await first.another();
  const number = `E-${world.organizationId}`;
  const cook = await world.employee({ employee_id: number });
  const app = await (await world.administrator()).app();
  await app.post('/courses', { name: 'Food safety' });
  return { world, cook, number, app };
}

describe('the person of a row', () => {
  it('202: a number that several people have, or none, tells none of them; nor do two columns', async () => {
    const { world, cook, number, app } = await office();
    const twin = await world.employee({ employee_id: 'E-2' });
    await world.employee({ employee_id: 'E-2' });
    const done = await importCsv(installation, app, 'training', [
      'user_email,employee_id,user_id,course',
      ',E-2,,Food safety',
      ',E-3,,Food safety',
      `${cook.email},${number},,Food safety`,
      `,${number},${twin.id},Food safety`,
    ]);
    expect(done.failures).toMatchObject([
      { line: 2, field: 'employee_id', message: expect.stringContaining('Several people') },
      { line: 3, field: 'employee_id', message: expect.stringContaining('No person') },
      { line: 4, field: 'user_email' },
      { line: 5, field: 'employee_id' },
    ]);
    expect((await app.get('/training')).data).toEqual([]);
  });

  it('202: a number of another organization is none', async () => {
    const { app } = await office();
    const { number } = await office();
    const done = await importCsv(installation, app, 'training', ['employee_id,course', `${number},Food safety`]);
    expect(done.failures).toMatchObject([{ line: 2, field: 'employee_id' }]);
  });

  it('202: the number of one who was erased is free for the person who has it now', async () => {
    const { world, cook, number, app } = await office();
    const gone = await world.employee({
      employee_id: number,
      is_active: false,
      deactivated_at: '2026-02-03T04:05:06.000Z',
    });
    expect((await app.post(`/users/${gone.id}/erase`)).status).toBe(202);
    const done = await importCsv(installation, app, 'training', ['employee_id,course', `${number},Food safety`]);
    expect(done).toMatchObject({ rows_imported: 1, failures: [] });
    expect((await app.get('/training')).data).toMatchObject([{ user_id: cook.id }]);
  });

  it.each([
    ['time_entries', 'clock_in,clock_out', '2026-01-05T09:00:00Z,2026-01-05T17:00:00Z'],
    ['compensation', 'effective_date,pay_type,amount', '2026-01-01,HOURLY,21.50'],
    ['equipment', 'category', 'Laptop'],
    ['leave_balances', 'leave_type,amount,reason', 'VAC,2,Brought along'],
    ['certifications', 'name', 'First aid'],
    ['benefits', 'plan,start_date', 'Dental,2024-01-01'],
  ])('202: %s take the number too', async (kind, columns, values) => {
    const { number, app } = await office();
    await app.post('/leave-types', {
      name: 'Vacation days',
      code: 'VAC',
      annual_allowance: 20,
      accrual: 'ANNUAL_GRANT',
    });
    await app.post('/benefit-plans', { name: 'Dental', kind: 'DENTAL' });
    const done = await importCsv(installation, app, kind, [`employee_id,${columns}`, `${number},${values}`]);
    expect(done).toMatchObject({ rows_imported: 1, failures: [] });
  });
});
