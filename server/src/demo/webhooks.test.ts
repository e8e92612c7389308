import { describe, expect, it } from 'vitest';
import { openHarness } from '../../test/harness.ts';
import { ensureDemo } from './index.ts';

const { installation, world } = await openHarness({ hasDemo: true });
const { token } = await ensureDemo(installation);
const api = world.clientWith(token);

describe('the demo', () => {
  it('has webhook endpoints with a log to look at, none of which sends anything', async () => {
    const { data: endpoints } = await api.get('/webhooks');
    expect(endpoints).toMatchObject([
      { status: 'paused', events: ['*'] },
      { status: 'disabled', status_reason: 'failing' },
    ]);
    const [paused, disabled] = endpoints as { id: string }[];
    const { data: delivered } = await api.get(`/webhooks/${paused!.id}/deliveries`);
    expect(delivered.length).toBeGreaterThan(10);
    expect(delivered.every(({ status }: { status: string }) => status === 'delivered')).toBe(true);
    const { data: failed } = await api.get(`/webhooks/${disabled!.id}/deliveries`);
    const { data: one } = await api.get(`/webhooks/${disabled!.id}/deliveries/${failed[0].id}`);
    expect(one).toMatchObject({ status: 'failed', attempt_count: 8, payload: { type: 'department.updated' } });
    expect(one.attempts).toHaveLength(8);
  });
});
