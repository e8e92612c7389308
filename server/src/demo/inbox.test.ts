import { expect, it } from 'vitest';
import { openHarness } from '../../test/harness.ts';
import type { InboxCounts } from '../features/inbox/items/record.ts';
import { ensureDemo } from './index.ts';

const { installation, world } = await openHarness();

it('something waits for one person of each role, and each was told of something', async () => {
  const { people } = await ensureDemo(installation);
  for (const { id, role } of people) {
    const app = await world.signedIn(id);
    const { data } = await app.get('/inbox/count');
    const { data: told } = await app.get('/notifications');
    expect([role, data.total > 0, told.length > 0]).toEqual([role, true, true]);
  }
});

it('the Department Head has requests of every kind to decide on', async () => {
  const { people } = await ensureDemo(installation);
  const head = people.find(({ role }) => role === 'DEPARTMENT_HEAD');
  const { data } = await (await world.signedIn(head?.id ?? '')).get('/inbox');
  const counts = data.counts as InboxCounts;
  expect(counts.leave).toBeGreaterThan(0);
  expect(counts.time_entry + counts.timesheet).toBeGreaterThan(0);
  expect(counts.expense_report).toBeGreaterThan(0);
});
