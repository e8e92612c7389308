import { expect, it } from 'vitest';
import { openHarness } from '../../test/harness.ts';
import type { InboxCounts } from '../features/inbox/items/record.ts';
import { ensureDemo } from './index.ts';

const { installation, server } = await openHarness();
const { people, password } = await ensureDemo(installation);

/** One of the printed people, signed in as a visitor would be. */
async function readAs(email: string): Promise<(path: string) => Promise<unknown>> {
  const headers = { 'x-muster-app': '1' };
  const url = '/app/api/session';
  const session = await server.inject({ method: 'POST', url, headers, payload: { email, password } });
  const cookie = String(session.headers['set-cookie']).split(';', 1)[0] ?? '';
  return async (path) => {
    const answer = await server.inject({ url: `/app/api${path}`, headers: { cookie } });
    return (answer.json() as { data: unknown }).data;
  };
}

it('something waits for one person of each role, and each was told of something', async () => {
  for (const { email, role } of people) {
    const read = await readAs(email);
    const { total } = (await read('/inbox/count')) as { total: number };
    const told = (await read('/notifications')) as unknown[];
    expect([role, total > 0, told.length > 0]).toEqual([role, true, true]);
  }
});

it('the Department Head has requests of several kinds to decide on', async () => {
  const head = people.find(({ role }) => role === 'DEPARTMENT_HEAD');
  const { counts } = (await (await readAs(head?.email ?? ''))('/inbox')) as { counts: InboxCounts };
  expect(counts.leave).toBeGreaterThan(0);
  expect(counts.time_entry + counts.timesheet).toBeGreaterThan(0);
  expect(counts.expense_report).toBeGreaterThan(0);
});
