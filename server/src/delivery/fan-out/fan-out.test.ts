import { afterEach, describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import type { World } from '../../../test/world.ts';
import { assignmentsOf } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import { Receiver } from '../../features/webhooks/testing/receiver.ts';
import { addPerson, endpointAt, logOf } from '../../features/webhooks/testing/workplace.ts';
import { runJobsOnce } from '../../worker/run.ts';

const { installation, world: first } = await openHarness();
const { db } = installation.database;
const receiver = await Receiver.open();
afterEach(() => {
  receiver.received.length = 0;
});

const sent = async (): Promise<{ path: string; type: string; about: string }[]> => {
  await runJobsOnce(installation);
  return receiver.taken().map(({ path, body }) => ({ path, type: body.type, about: body.data.object.id }));
};

/** An endpoint of this person's, made by an Executive. */
async function endpointOf(world: World, ownerId: string, name: string, events: string[] = ['*']) {
  const boss = await world.executive();
  return endpointAt(await boss.app(), `${receiver.url}/${name}`, { owner_id: ownerId, events });
}

describe('who receives an event', () => {
  it('only endpoints whose owner sees the record', async () => {
    const world = await first.another();
    const chef = await world.departmentHeadOf('Kitchen');
    const barman = await world.departmentHeadOf('Bar');
    const administrator = await world.administrator();
    await endpointOf(world, chef.id, 'chef');
    await endpointOf(world, barman.id, 'barman');
    await endpointOf(world, administrator.id, 'administrator');
    const app = await administrator.app();
    const cook = await addPerson(app, { department_id: await world.department('Kitchen') });
    expect((await sent()).sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
      { path: '/hook/administrator', type: 'user.created', about: cook.id },
      { path: '/hook/chef', type: 'user.created', about: cook.id },
    ]);
  });

  it('nothing of another organization, and only the types subscribed to', async () => {
    const world = await first.another();
    const stranger = await first.another();
    const boss = await world.executive();
    await endpointAt(await boss.app(), `${receiver.url}/departments`, { events: ['department.created'] });
    await endpointAt(await (await stranger.executive()).app(), `${receiver.url}/elsewhere`);
    const app = await boss.app();
    await addPerson(app);
    expect(await sent()).toEqual([]);
    await app.post('/departments', { name: 'Cellar' });
    expect(await sent()).toMatchObject([{ path: '/hook/departments', type: 'department.created' }]);
  });

  it('an event without listeners leaves nothing to do', async () => {
    const world = await first.another();
    await addPerson(await (await world.executive()).app());
    const { rows } = await sql`select 1 from event_fan_out
      union all select 1 from job_outbox where task = 'events.fan_out'`.execute(db);
    expect(rows).toEqual([]);
  });

  it('an owner who was demoted gets only what they still see', async () => {
    const world = await first.another();
    const owner = await world.administrator();
    await endpointOf(world, owner.id, 'demoted');
    const app = await (await world.executive()).app();
    await addPerson(app);
    expect(await sent()).toHaveLength(1);
    await app.patch(`/users/${owner.id}`, { role: 'EMPLOYEE' });
    expect((await sent()).map(({ about }) => about)).toEqual([owner.id]);
    await addPerson(app);
    expect(await sent()).toEqual([]);
    await app.post('/departments', { name: 'Garden' });
    expect(await sent()).toMatchObject([{ type: 'department.created' }]);
  });
});

describe('when an endpoint listens', () => {
  it('not to events raised before it was there, while it was paused, or before a pause that was lifted', async () => {
    const world = await first.another();
    const app = await (await world.executive()).app();
    await addPerson(app);
    const endpoint = await endpointAt(app, receiver.url);
    const path = `/webhooks/${endpoint.id}`;
    await addPerson(app);
    await app.post(`${path}/pause`);
    await addPerson(app);
    await app.post(`${path}/resume`);
    expect(await sent()).toEqual([]);
    const heard = await addPerson(app);
    expect((await sent()).map(({ about }) => about)).toEqual([heard.id]);
  });

  it('queued deliveries are cancelled by a pause and not sent after it', async () => {
    const world = await first.another();
    const app = await (await world.executive()).app();
    const endpoint = await endpointAt(app, receiver.url);
    await app.post(`/webhooks/${endpoint.id}/test`);
    await app.post(`/webhooks/${endpoint.id}/pause`);
    await app.post(`/webhooks/${endpoint.id}/resume`);
    expect(await sent()).toEqual([]);
    expect(await logOf(app, endpoint.id)).toMatchObject([
      { status: 'cancelled', cancel_reason: 'endpoint_paused', attempt_count: 0, next_attempt_at: null },
    ]);
  });

  it('a delivery that slipped in beside a pause is cancelled, also after it was lifted', async () => {
    const world = await first.another();
    const app = await (await world.executive()).app();
    const endpoint = await endpointAt(app, receiver.url);
    await app.post(`/webhooks/${endpoint.id}/pause`);
    await app.post(`/webhooks/${endpoint.id}/resume`);
    await app.post(`/webhooks/${endpoint.id}/test`);
    await sql`update webhook_deliveries set activation = 1 where endpoint_id = ${endpoint.id}`.execute(db);
    expect(await sent()).toEqual([]);
    expect(await logOf(app, endpoint.id)).toMatchObject([{ status: 'cancelled', cancel_reason: 'endpoint_paused' }]);
  });

  it('not while its module is off', async () => {
    const world = await first.another();
    const boss = await world.executive();
    const cook = await world.employee();
    await endpointAt(await boss.app(), receiver.url, { events: ['time_entry.submitted'] });
    const api = await cook.api();
    const hours = { clock_in: '2026-03-09T09:00:00-04:00', clock_out: '2026-03-09T17:00:00-04:00' };
    expect((await api.post('/time-entries', hours)).status).toBe(201);
    expect(await sent()).toMatchObject([{ type: 'time_entry.submitted' }]);
    const more = { clock_in: '2026-03-10T09:00:00-04:00', clock_out: '2026-03-10T17:00:00-04:00' };
    expect((await api.post('/time-entries', more)).status).toBe(201);
    await world.set({ modules: { time_tracking: false } });
    expect(await sent()).toEqual([]);
  });

  it.each([
    ['plan', { plan: 'FREE' }],
    ['subscription', { subscription_status: 'PAST_DUE' }],
    ['api_disabled', { settings: JSON.stringify({ api_enabled: false }) }],
  ])('not while the organization is kept out by its %s; what is queued is cancelled', async (reason, values) => {
    const world = await first.another();
    const app = await (await world.executive()).app();
    const endpoint = await endpointAt(app, receiver.url);
    await app.post(`/webhooks/${endpoint.id}/test`);
    await sql`update organizations set ${assignmentsOf(values)} where id = ${world.organizationId}`.execute(db);
    installation.permissionCache.forgetAll();
    await addPerson(app);
    expect(await sent()).toEqual([]);
    expect(await logOf(app, endpoint.id)).toMatchObject([
      { is_test: true, status: 'cancelled', cancel_reason: reason },
    ]);
  });
});

describe('what an event holds', () => {
  it('a record that would make it larger than 64 KB is named by id and kind alone', async () => {
    const world = await first.another();
    const app = await (await world.executive()).app();
    const endpoint = await endpointAt(app, receiver.url, { events: ['department.created'] });
    await app.post('/departments', { name: 'Small', description: 'x'.repeat(2000) });
    await app.post('/departments', { name: 'Large' });
    await sql`update events set snapshot = snapshot || ${JSON.stringify({ description: '€'.repeat(22_000) })}::jsonb
      where organization_id = ${world.organizationId} and snapshot ->> 'name' = 'Large'`.execute(db);
    await runJobsOnce(installation);
    const bodies = receiver.taken().map(({ body }) => body);
    const large = bodies.find(({ data }) => data.object.object !== undefined);
    expect(bodies).toHaveLength(2);
    expect(large).toEqual({
      id: expect.stringMatching(/^evt_[0-9A-HJKMNP-TV-Z]{26}$/),
      type: 'department.created',
      api_version: 'v1',
      created_at: expect.stringMatching(/Z$/),
      organization_id: world.organizationId,
      data: { object: { id: expect.stringMatching(/^dep_/), object: 'department' } },
    });
    expect(await logOf(app, endpoint.id)).toHaveLength(2);
  });

  it('an event that cannot be shown holds nobody up and is tried again', async () => {
    const world = await first.another();
    const app = await (await world.executive()).app();
    await endpointAt(app, receiver.url);
    await addPerson(app);
    const department = await app.post('/departments', { name: 'Fine' });
    const definition = installation.catalogue.events.find(({ type }) => type === 'user.created')!;
    const sound = { ...definition };
    Object.assign(definition, { seenBy: () => Promise.reject(new Error('no')) });
    try {
      expect((await sent()).map(({ about }) => about)).toEqual([department.data.id]);
    } finally {
      Object.assign(definition, sound);
    }
    await installation.jobs.add(installation.clock, 'webhooks.deliver', {});
    expect(await sent()).toMatchObject([{ type: 'user.created' }]);
  });
});
