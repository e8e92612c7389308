import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { Receiver } from '../testing/receiver.ts';
import { endpointAt } from '../testing/workplace.ts';

const { world } = await sharedHarness();
const receiver = await Receiver.open();

const calls: Readonly<
  Record<string, (id: string) => [method: 'post' | 'patch' | 'delete', path: string, body?: object]>
> = {
  'webhooks.update': (id) => ['patch', `/webhooks/${id}`, { events: ['user.created'] }],
  'webhooks.rotateSecret': (id) => ['post', `/webhooks/${id}/rotate-secret`],
  'webhooks.test': (id) => ['post', `/webhooks/${id}/test`],
  'webhooks.redeliverFailed': (id) => ['post', `/webhooks/${id}/redeliver-failed`],
  'webhooks.pause': (id) => ['post', `/webhooks/${id}/pause`],
  'webhooks.resume': (id) => ['post', `/webhooks/${id}/resume`],
  'webhooks.delete': (id) => ['delete', `/webhooks/${id}`],
};

describe('what may be done to an endpoint', () => {
  const cases = (['own', 'peer', 'superior'] as const).flatMap((owner) =>
    (['active', 'paused'] as const).map((status) => ({ owner, status })),
  );

  it.each(cases)('agrees with what each operation answers: $owner endpoint, $status', async ({ owner, status }) => {
    const admin = await world.administrator();
    const owners: Record<typeof owner, () => Promise<Somebody>> = {
      own: () => Promise.resolve(admin),
      peer: () => world.administrator(),
      superior: () => world.executive(),
    };
    const ownersApp = await (await owners[owner]()).app();
    const app = await admin.app();
    for (const [operation, call] of Object.entries(calls)) {
      const endpoint = await endpointAt(ownersApp, receiver.url);
      if (status === 'paused') await ownersApp.post(`/webhooks/${endpoint.id}/pause`);
      const { can } = (await app.get(`/webhooks/${endpoint.id}`)).data;
      const [method, path, body] = call(endpoint.id);
      const answer = method === 'delete' ? await app.delete(path) : await app[method](path, body);
      expect([operation, can.includes(operation)]).toEqual([operation, answer.status < 300]);
      await ownersApp.delete(`/webhooks/${endpoint.id}`);
    }
  });
});
