import { describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { Sql } from '../../db/sql.ts';
import { readCursor, writeCursor } from '../../kernel/cursor.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { Receiver } from '../webhooks/testing/receiver.ts';
import { addPerson, endpointAt } from '../webhooks/testing/workplace.ts';
import { FeedReader, OpenWriter } from './testing/reader.ts';

const { installation, world: first } = await openHarness();
const dayMs = 86_400_000;

async function office() {
  const world = await first.another();
  const boss = await world.executive();
  return { world, boss, app: await boss.app(), api: await boss.api() };
}

let count = 0;
const addDepartment = async (client: Client): Promise<string> => {
  const { status, data } = await client.post('/departments', { name: `Section ${String(++count)}` });
  expect(status).toBe(201);
  return data.id as string;
};

describe('what the feed holds', () => {
  it('each event byte for byte as an endpoint of the owner gets it, under the same id, in the same words', async () => {
    const { world, app, api } = await office();
    const receiver = await Receiver.open();
    await endpointAt(app, receiver.url);
    const person = await addPerson(app, { department_id: await world.department('Kitchen'), first_name: 'Åsa "<&>"' });
    await app.patch(`/users/${person.id}`, { job_title: 'Chef « de » partie' });
    await addDepartment(app);
    await runJobsOnce(installation);
    await receiver.receivedTimes(3);
    const { text, data } = await api.get('/events');
    const sent = new Map(receiver.taken().map((one) => [one.body.id as string, one.text]));
    expect(data.map(({ type }: { type: string }) => type)).toEqual([
      'user.created',
      'user.updated',
      'department.created',
    ]);
    for (const { id } of data) expect(text).toContain(sent.get(id) ?? 'nothing');
    expect(text).toContain(`{"data":[${data.map(({ id }: { id: string }) => sent.get(id)).join(',')}]`);
  });

  it('what the owner sees now: others’ records left out, also those that were in sight when it happened', async () => {
    const { world, app } = await office();
    const chef = await world.departmentHeadOf('Kitchen');
    const api = await chef.api();
    const kitchen = await world.department('Kitchen');
    const cook = await addPerson(app, { department_id: kitchen });
    await addPerson(app, { department_id: await world.department('Bar') });
    const about = async () => {
      const { data } = await api.get('/events', { query: { types: 'user.created' } });
      return data.map((event: { data: { object: { id: string } } }) => event.data.object.id);
    };
    expect(await about()).toEqual([cook.id]);
    await app.patch(`/users/${cook.id}`, { department_id: await world.department('Bar') });
    expect(await about()).toEqual([]);
  });

  it('of a person erased since, id and kind', async () => {
    const { app, api } = await office();
    const person = await addPerson(app, { first_name: 'Leontyne' });
    await installation.database.pool.query('update users set is_active = false, deactivated_at = now() where id = $1', [
      person.id,
    ]);
    expect((await app.post(`/users/${person.id}/erase`)).status).toBe(202);
    const { text, data } = await api.get('/events', { query: { subject_id: person.id } });
    expect(text).not.toContain('Leontyne');
    expect(data[0]).toMatchObject({ type: 'user.created', data: { object: { id: person.id } } });
  });

  it('nothing of another organization', async () => {
    const { app } = await office();
    const stranger = await office();
    await addDepartment(app);
    expect((await stranger.api.get('/events')).data).toEqual([]);
  });

  it('nothing of a module that is switched off', async () => {
    const { world, api } = await office();
    const cook = await world.employee();
    const hours = { clock_in: '2026-03-09T09:00:00-04:00', clock_out: '2026-03-09T17:00:00-04:00' };
    expect((await (await cook.api()).post('/time-entries', hours)).status).toBe(201);
    expect((await api.get('/events')).data.length).toBeGreaterThan(0);
    await world.set({ modules: { time_tracking: false } });
    expect((await api.get('/events')).data).toEqual([]);
  });
});

describe('types', () => {
  it('those whose scope the token lacks are left out and named', async () => {
    const { boss, app } = await office();
    await addDepartment(app);
    await addPerson(app);
    const { data, body } = await (await boss.api(['departments:read'])).get('/events');
    expect(data.map(({ type }: { type: string }) => type)).toEqual(['department.created']);
    expect(body.meta.withheld_types).toContainEqual({ type: 'user.created', scope: 'users:read' });
    const named = body.meta.withheld_types.map(({ type }: { type: string }) => type);
    expect(named).not.toContain('department.created');
    expect(named).not.toContain('webhook.test');
  });

  it('403 SCOPE_MISSING: a type asked for by name whose scope the token lacks', async () => {
    const { boss } = await office();
    const api = await boss.api(['departments:read']);
    expect((await api.get('/events', { query: { types: 'department.created,user.created' } })).error).toMatchObject({
      code: 'SCOPE_MISSING',
      details: { required_scope: 'users:read' },
    });
    const { status, body } = await api.get('/events', { query: { types: 'department.created' } });
    expect([status, body.meta.withheld_types]).toEqual([200, []]);
  });

  it.each(['users.created', 'user.created,', 'webhook.test', '*'])('422: %s is no type of the feed', async (types) => {
    const { api } = await office();
    const { status, error } = await api.get('/events', { query: { types } });
    expect([status, error.details.field]).toEqual([422, 'types']);
  });

  it('200: a type that is named twice counts once; a cursor from when types was a text still fits', async () => {
    const { world, app, api } = await office();
    await addDepartment(app);
    const query = { types: 'department.created,department.updated' };
    const twice = await api.get('/events', { query: { types: 'department.created,department.created' } });
    expect(twice.data).toHaveLength(1);
    const { body } = await api.get('/events', { query });
    const list = `events.list\n/api/v1/events\n${world.organizationId}\n${JSON.stringify([['types', query.types]])}`;
    const kept = writeCursor(installation.keys, list, readCursor(installation.keys, list, body.meta.next_cursor));
    expect((await api.get('/events', { query: { ...query, cursor: kept } })).status).toBe(200);
  });

  it('filters by type and subject look past others, and the cursor moves past them too', async () => {
    const { app, api } = await office();
    const wanted = await addDepartment(app);
    for (let i = 0; i < 5; i++) await addDepartment(app);
    await app.patch(`/departments/${wanted}`, { description: 'Hot' });
    const updates = new FeedReader(api, { types: 'department.updated' });
    expect(await updates.drain(1)).toHaveLength(1);
    const ofOne = new FeedReader(api, { subject_id: wanted });
    expect(await ofOne.drain(1)).toHaveLength(2);
    expect(await ofOne.drain()).toEqual([]);
    expect(await new FeedReader(api, { subject_id: wanted, types: 'department.created' }).drain()).toHaveLength(1);
  });

  it('of a record that the owner does not see, the cursor tells neither that something happened nor when', async () => {
    const { world, app } = await office();
    const hidden = await addPerson(app, { department_id: await world.department('Bar') });
    const api = await (await world.departmentHeadOf('Kitchen')).api();
    const cursorAbout = async (subjectId: string): Promise<string> => {
      const { data, body } = await api.get('/events', { query: { subject_id: subjectId } });
      expect(data).toEqual([]);
      return (body as { meta: { next_cursor: string } }).meta.next_cursor;
    };
    const [of, ofNothing] = [await cursorAbout(hidden.id), await cursorAbout('usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G7')];
    expect(of).toHaveLength(ofNothing.length);
    expect(Buffer.from(of, 'base64url').toString('latin1')).not.toMatch(/evt_|\d{10}/);
  });

  it('422: a cursor of other filters, or of another organization', async () => {
    const { app, api } = await office();
    const { body } = await api.get('/events');
    const cursor = body.meta.next_cursor as string;
    const elsewhere = await office();
    for (const [client, query] of [
      [api, { cursor, types: 'user.created' }],
      [elsewhere.api, { cursor }],
      [app, { cursor }],
    ] as const)
      expect((await client.get('/events', { query })).error.details).toEqual({ field: 'cursor' });
  });
});

describe('cursors', () => {
  it('next_cursor is always there; what was read is not read again, what comes is read once', async () => {
    const { app, api } = await office();
    const reader = new FeedReader(api);
    const empty = await reader.page();
    expect(empty.data).toEqual([]);
    expect(empty.body.meta).toMatchObject({ has_more: false, next_cursor: expect.any(String) });
    for (let i = 0; i < 7; i++) await addDepartment(app);
    const page = await reader.page({ limit: '3' });
    expect(page.body.meta.has_more).toBe(true);
    expect(await reader.drain(3)).toHaveLength(4);
    expect(await reader.drain()).toEqual([]);
    expect(new Set(reader.ids).size).toBe(7);
    expect(await new FeedReader(api).drain()).toEqual(reader.ids);
  });

  it('a page whose events are hidden says that there is more, and its cursor leads on', async () => {
    const { world, app } = await office();
    const cook = await world.employee();
    for (let i = 0; i < 12; i++) await addPerson(app);
    const own = await app.patch(`/users/${cook.id}`, { job_title: 'Sous-chef' });
    expect(own.status).toBe(200);
    const reader = new FeedReader(await cook.api());
    expect((await reader.page({ limit: '1' })).body.meta).toMatchObject({ has_more: true });
    await reader.drain(1);
    expect(reader.ids).toHaveLength(1);
  });

  it('since: now, an instant, and not before what is kept', async () => {
    const { app, api } = await office();
    await addDepartment(app);
    const now = new FeedReader(api, { since: 'now' });
    expect(await now.drain()).toEqual([]);
    const since = installation.clock.now();
    const late = await addDepartment(app);
    expect(await now.drain()).toHaveLength(1);
    const { data } = await api.get('/events', { query: { since } });
    expect(data.map((event: { data: { object: { id: string } } }) => event.data.object.id)).toEqual([late]);
    const future = new Date(installation.clock.nowMs() + dayMs).toISOString();
    expect((await api.get('/events', { query: { since: future } })).data).toEqual([]);
    expect((await api.get('/events', { query: { since: '2001-01-01T00:00:00Z' } })).data).toHaveLength(2);
  });

  it.each(['yesterday', '2026-03-09', '2026-03-09T10:00:00', ''])('422: since=%s', async (since) => {
    const { api } = await office();
    const { status, error } = await api.get('/events', { query: { since } });
    expect([status, error.details.field]).toEqual([422, 'since']);
  });

  it.each(['31', '-1', '1.5', 'long'])('422: wait=%s', async (wait) => {
    const { api } = await office();
    const { status, error } = await api.get('/events', { query: { wait } });
    expect([status, error.details.field]).toEqual([422, 'wait']);
  });

  it('422 cursor_expired: older than the organization keeps events', async () => {
    const { world, app, api } = await office();
    await world.set({ events_retention_days: 30 });
    for (let i = 0; i < 3; i++) await addDepartment(app);
    const behind = new FeedReader(api);
    await behind.page({ limit: '1' });
    const caughtUp = new FeedReader(api);
    await caughtUp.drain();
    const movedMs = installation.clock.nowMs() + 29 * dayMs - Date.now();
    installation.clock.setOffset(movedMs);
    try {
      await caughtUp.drain();
      expect((await behind.page({ limit: '1' })).data).toHaveLength(1);
      installation.clock.setOffset(movedMs + 30 * dayMs);
      for (const { cursor } of [behind, caughtUp]) {
        const { status, error } = await api.get('/events', { query: { cursor: String(cursor) } });
        expect([status, error.details]).toEqual([422, { field: 'cursor', reason: 'cursor_expired' }]);
      }
      expect((await api.get('/events')).data).toEqual([]);
    } finally {
      installation.clock.setOffset(0);
    }
  });
});

describe('no event is skipped', () => {
  it('one that commits late comes in its place: those after it wait for it', async () => {
    const { world, app, api } = await office();
    await addDepartment(app);
    const reader = new FeedReader(api);
    await reader.drain();
    const writer = await OpenWriter.begin(installation, world);
    const late = [await writer.write(), await writer.write()];
    await addDepartment(app);
    expect(await reader.drain()).toEqual([]);
    const fromNow = new FeedReader(api, { since: 'now' });
    await fromNow.drain();
    await writer.end('commit');
    const [, , after] = await reader.drain();
    expect(reader.ids.slice(1)).toEqual([...late, after]);
    expect(await fromNow.drain()).toEqual([...late, after]);
  });

  it('one that is rolled back holds nothing back for longer', async () => {
    const { world, app, api } = await office();
    await addDepartment(app);
    const reader = new FeedReader(api);
    await reader.drain();
    const writer = await OpenWriter.begin(installation, world);
    await writer.write();
    await addDepartment(app);
    expect(await reader.drain()).toEqual([]);
    await writer.end('rollback');
    expect(await reader.drain()).toHaveLength(1);
  });

  it('after a savepoint was rolled back, what is written next holds back again', async () => {
    const { world, app, api } = await office();
    await addDepartment(app);
    const reader = new FeedReader(api);
    await reader.drain();
    const writer = await OpenWriter.begin(installation, world);
    await writer.query('savepoint trial');
    await writer.write();
    await writer.query('rollback to trial');
    const written = await writer.write();
    await addDepartment(app);
    expect(await reader.drain()).toEqual([]);
    await writer.end('commit');
    expect((await reader.drain())[0]).toBe(written);
  });

  it('only writers of events of the organization hold anything back: no backup, migration, job or neighbour', async () => {
    const { world, app, api } = await office();
    const neighbour = await office();
    await addDepartment(neighbour.app);
    const dump = await OpenWriter.begin(installation, world);
    await dump.query('set transaction isolation level repeatable read');
    await dump.query('select * from events limit 1');
    const job = await OpenWriter.begin(installation, world);
    await job.query(`insert into job_outbox (task, payload, run_at, max_attempts) values ('none', '{}', now(), 1)`);
    const other = await OpenWriter.begin(installation, neighbour.world);
    await other.write();
    await addDepartment(app);
    expect(await new FeedReader(api).drain()).toHaveLength(1);
    for (const open of [dump, job, other]) await open.end('rollback');
  });

  it('many writers at once, some slow, some that give up: each event once, in one order for all', async () => {
    const { world, app, api } = await office();
    await addDepartment(app);
    const [early, filtered] = [new FeedReader(api), new FeedReader(api, { types: 'department.created' })];
    let isOver = false;
    const reading = Promise.all(
      [early, filtered].map(async (reader) => {
        while (!isOver) await reader.drain(7);
      }),
    );
    const slow = async (n: number): Promise<void> => {
      for (let i = 0; i < 6; i++) {
        const writer = await OpenWriter.begin(installation, world);
        for (let k = 0; k < 3; k++) await writer.write();
        await addDepartment(app);
        await writer.end((n + i) % 3 === 0 ? 'rollback' : 'commit');
      }
    };
    await Promise.all([1, 2, 3, 4].map(slow));
    isOver = true;
    await reading;
    const all = await new FeedReader(api).drain();
    for (const reader of [early, filtered]) {
      await reader.drain();
      expect(reader.ids).toEqual(all);
    }
    expect(all).toHaveLength(1 + 24 + 3 * 16);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('what a page costs', () => {
  it('as many statements for a hundred events as for one', async () => {
    const { app, api } = await office();
    for (let i = 0; i < 100; i++) await addDepartment(app);
    const statements = vi.spyOn(Sql.prototype, 'prepare');
    const costOf = async (limit: string): Promise<number> => {
      statements.mockClear();
      expect((await api.get('/events', { query: { limit } })).data).toHaveLength(Number(limit));
      return statements.mock.calls.length;
    };
    // What a process does beside the request, such as asking again for rights that have expired, is not its cost.
    const least = async (limit: string): Promise<number> => {
      const costs: number[] = [];
      while (costs.length < 10) costs.push(await costOf(limit));
      return Math.min(...costs);
    };
    const [one, hundred] = [await least('1'), await least('100')];
    expect(hundred).toBe(one);
    // The start, the horizon, the rows and how far was looked, who sees them, who was erased.
    expect(hundred).toBeLessThanOrEqual(6);
    statements.mockRestore();
  });
});
