import { describe, expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { openHarness } from '../../../../test/harness.ts';
import { runJobsOnce } from '../../../worker/run.ts';
import { Receiver } from '../testing/receiver.ts';

const { installation, world } = await openHarness();
const receiver = await Receiver.open();

describe('from a change to its receiver', () => {
  it('a signed event, as the owner sees it', async () => {
    const boss = await world.executive();
    const app = await boss.app();
    const endpoint = await app.post('/webhooks', { url: receiver.url, events: ['*'] });
    expect(endpoint.status).toBe(201);
    const created = await app.post('/users', { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' });
    expect(created.status).toBe(201);
    await runJobsOnce(installation);
    const [event] = receiver.taken();
    expect(event?.body).toMatchObject({
      type: 'user.created',
      api_version: 'v1',
      data: { object: { id: created.data.id } },
    });
    new Webhook(endpoint.data.signing_secret).verify(event!.text, event!.headers as Record<string, string>);
    const log = await app.get(`/webhooks/${endpoint.data.id}/deliveries`);
    expect(log.data).toMatchObject([{ status: 'delivered', attempt_count: 1, event_type: 'user.created' }]);
  });
});
