import { expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { insertRow } from '../../../db/rows.ts';
import { dayIn } from '../../../lib/days.ts';
import { workplace } from '../../time/testing/workplace.ts';
import { hotel, start } from '../testing/claims.ts';

const { world: first, installation } = await openHarness();
const year = dayIn('America/Toronto', installation.clock.nowMs()).slice(0, 4);
const numbers = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `EXP-${year}-${String(from + index).padStart(5, '0')}`);

it('thirty at once, some of them refused: consecutive numbers, none twice, none left out', async () => {
  const { api } = await workplace(first);
  const clients = [api.cook, api.otherCook, api.bartender, api.head, api.admin, api.executive];
  const bodies = Array.from({ length: 30 }, (_, index) => ({ title: `Report ${String(index)}`, line_items: [hotel] }));
  // Refused late: the project is looked up, and with a key what the attempt did is undone by a savepoint.
  const refused = { title: 'Refused', project_id: 'prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' };
  const answers = await Promise.all([
    ...bodies.map((body, index) => clients[index % clients.length]!.post('/expense-reports', body)),
    ...Array.from({ length: 6 }, (_, index) =>
      api.admin.post('/expense-reports', refused, { headers: { 'idempotency-key': `refused-${String(index)}` } }),
    ),
  ]);
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(30);
  expect(made.map(({ data }) => data.report_number as string).sort()).toEqual(numbers(1, 30));
  expect((await start(api.cook)).report_number).toBe(numbers(31, 1)[0]);
});

it('every organization counts for itself', async () => {
  const [one, other] = [await workplace(first), await workplace(first)];
  expect((await start(one.api.cook)).report_number).toBe(numbers(1, 1)[0]);
  expect((await start(other.api.cook)).report_number).toBe(numbers(1, 1)[0]);
});

it('a report that is refused after its number was taken gives it back', async () => {
  const { api } = await workplace(first);
  const notes = 'x'.repeat(1000);
  const line = { ...hotel, notes, description: 'é'.repeat(499) };
  const { status } = await api.cook.post('/expense-reports', {
    title: 'Too large',
    line_items: Array.from({ length: 450 }, () => line),
  });
  expect(status).toBe(422);
  expect((await start(api.cook)).report_number).toBe(numbers(1, 1)[0]);
});

it('the number of a deleted report is not given again', async () => {
  const { api } = await workplace(first);
  const { id } = await start(api.cook);
  expect((await api.cook.delete(`/expense-reports/${id}`)).status).toBe(200);
  expect((await start(api.cook)).report_number).toBe(numbers(2, 1)[0]);
});

it('the count starts anew with the year on the organization’s calendar', async () => {
  const { api, world } = await workplace(first, { timezone: 'Pacific/Auckland' });
  const { db } = installation.database;
  await insertRow('expense_report_counters', {
    organization_id: world.organizationId,
    year: Number(year) - 1,
    last_number: 99_999,
  }).execute(db);
  expect((await start(api.cook)).report_number).toMatch(/-00001$/);
});
