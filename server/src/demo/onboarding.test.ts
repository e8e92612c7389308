import { expect, it } from 'vitest';
import { openHarness } from '../../test/harness.ts';
import { ensureDemo } from './index.ts';

const { installation, world } = await openHarness({ hasDemo: true });
const { token } = await ensureDemo(installation);

it('the demo shows checklists in every state of the first and the last days', async () => {
  const { data } = await world.clientWith(token).get('/onboarding', { query: { limit: '100' } });
  const kinds = new Set(data.map(({ type, status }: { type: string; status: string }) => `${type} ${status}`));
  expect([...kinds].sort()).toEqual([
    'OFFBOARDING COMPLETED',
    'OFFBOARDING IN_PROGRESS',
    'ONBOARDING COMPLETED',
    'ONBOARDING IN_PROGRESS',
  ]);
  for (const { status, started_at, completed_at, tasks } of data) {
    expect(tasks.length).toBeGreaterThan(3);
    const states = tasks.map((task: { status: string }) => task.status);
    expect(states.includes('PENDING')).toBe(status === 'IN_PROGRESS');
    expect(states.includes('COMPLETED')).toBe(true);
    if (completed_at !== null) expect(started_at <= completed_at).toBe(true);
  }
});
