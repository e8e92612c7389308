import { beforeAll, describe, expect, it } from 'vitest';
import { happeningTypes } from '../src/features/sandboxes/happenings.ts';
import type { Sandbox } from '../src/features/sandboxes/record.ts';
import { Receiver } from '../src/features/webhooks/testing/receiver.ts';
import { runJobsOnce } from '../src/worker/run.ts';
import type { Client } from './client.ts';
import { openHarness } from './harness.ts';

const { world, installation } = await openHarness();
const receiver = await Receiver.open();

let app: Client;
let api: Client;
let sandboxId: string;

interface Made {
  readonly event_id: string;
  readonly subject_id: string;
}

beforeAll(async () => {
  app = await (await world.administrator()).app();
  sandboxId = ((await app.post('/sandboxes', { name: 'Eventful', people: 25, copy_settings: true })).data as Sandbox)
    .id;
  await runJobsOnce(installation);
  api = world.clientWith(
    (await app.post(`/sandboxes/${sandboxId}/tokens`, { name: 'Contractor' })).data.token as string,
  );
});

describe('POST /sandbox/events', () => {
  it('409: a test, while there is no endpoint', async () => {
    const { status, error } = await api.post('/sandbox/events', { type: 'webhook.test' });
    expect([status, error.details.reason]).toEqual([409, 'no_endpoint']);
    expect((await api.post('/webhooks', { url: receiver.url, events: ['*'] })).status).toBe(201);
  });

  it.each(happeningTypes)('201: %s happens, and is received by its id', async (type) => {
    receiver.taken();
    const answer = await api.post('/sandbox/events', { type, count: 2 });
    expect(answer.status, answer.text).toBe(201);
    const events = answer.data.events as Made[];
    expect(answer.data.type).toBe(type);
    expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(2);
    await runJobsOnce(installation);
    const received = receiver.taken().filter(({ body }) => (body as { type: string }).type === type);
    expect(received.map(({ body }) => (body as { id: string }).id).sort()).toEqual(
      events.map(({ event_id }) => event_id).sort(),
    );
    expect(received.map(({ body }) => (body as { data: { object: { id: string } } }).data.object.id).sort()).toEqual(
      events.map(({ subject_id }) => subject_id).sort(),
    );
  });

  it('has the 24 events of the specification', () => {
    expect(happeningTypes).toHaveLength(24);
    const known = new Set(installation.catalogue.events.map(({ type }) => type));
    expect(happeningTypes.filter((type) => !known.has(type))).toEqual([]);
  });

  it('422: no such event, none, or too many', async () => {
    for (const [body, field] of [
      [{ type: 'user.renamed' }, 'type'],
      [{ type: 'user.created', count: 0 }, 'count'],
      [{ type: 'user.created', count: 21 }, 'count'],
    ] as const) {
      const { status, error } = await api.post('/sandbox/events', body);
      expect([status, error.details.field]).toEqual([422, field]);
    }
  });

  it('401: a real token; 409: in the app of a real organization; 403: without the scope. Nothing is made', async () => {
    const admin = await world.administrator();
    const body = { type: 'user.created' };
    const before = (await (await admin.api()).get('/users', { query: { limit: '100' } })).data as unknown[];
    const real = await (await admin.api()).post('/sandbox/events', body);
    expect([real.status, real.error.details.reason]).toEqual([401, 'real_token']);
    const person = await app.post('/sandbox/events', body);
    expect([person.status, person.error.details.reason]).toEqual([409, 'no_sandbox']);
    expect((await (await admin.api()).get('/users', { query: { limit: '100' } })).data).toHaveLength(before.length);
    const narrow = await app.post(`/sandboxes/${sandboxId}/tokens`, { name: 'Narrow', scopes: ['users:write'] });
    expect((await world.clientWith(narrow.data.token as string).post('/sandbox/events', body)).status).toBe(403);
  });
});
