import { describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import type { World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { operatorOf } from '../../kernel/actor.ts';
import { inUnitOfWork } from '../../kernel/unit-of-work.ts';
import { findOrganization, tenantOf } from '../organization/index.ts';

const { installation, world: first } = await openHarness();
const { clock } = installation;
const origin = { surface: 'job', tokenId: null, ip: null, requestId: null } as const;

/** An audit row of the installation itself, written when the product's clock shows this instant. */
async function writeAt(world: World, instant: string, action: string): Promise<void> {
  const offset = clock.offsetMs;
  clock.setOffset(Date.parse(instant) - Date.now());
  const row = (await findOrganization(installation.database.db, world.organizationId))!;
  await inUnitOfWork(installation, operatorOf(tenantOf(row)), origin, (work) => {
    work.audit({ action });
    return Promise.resolve();
  });
  clock.setOffset(offset);
}

async function actions(client: Client, query: Record<string, string> = {}): Promise<string[]> {
  const { status, data } = await client.get('/audit-log', { query });
  expect(status).toBe(200);
  return data.map((row: { action: string }) => row.action);
}

describe('GET /audit-log', () => {
  it('200: newest first: who did what to which record, by which way in', async () => {
    const world = await first.another();
    const ada = await world.administrator({ first_name: 'Ada', last_name: 'Byron' });
    const api = await ada.api();
    const { data: token } = await api.get('/token');
    const created = await api.post('/users', { first_name: 'A', last_name: 'B', email: 'a.b@example.com' });
    const app = await ada.app();
    await app.patch(`/users/${created.data.id}`, { job_title: 'Cook' });
    await api.get('/users');
    const { status, data } = await app.get('/audit-log');
    expect(status).toBe(200);
    const common = {
      id: expect.stringMatching(/^aud_/),
      at: expect.stringMatching(/Z$/),
      actor: { id: ada.id, first_name: 'Ada', last_name: 'Byron' },
      subject_type: 'user',
      ip: '127.0.0.1',
      request_id: expect.stringMatching(/^req_/),
      accepted_by_id: null,
      asked_by_id: null,
      subject: null,
    };
    expect(data).toEqual([
      {
        ...common,
        surface: 'api',
        token_id: token.id,
        action: 'users.export',
        subject_id: null,
        record_count: 2,
        person_id: null,
        changed_fields: null,
        changes: [],
      },
      {
        ...common,
        surface: 'app',
        token_id: null,
        action: 'users.update',
        subject_id: created.data.id,
        record_count: null,
        person_id: created.data.id,
        changed_fields: ['job_title'],
        changes: [{ field: 'job_title', before: null, after: 'Cook', values: 'SHOWN' }],
      },
      {
        ...common,
        surface: 'api',
        token_id: token.id,
        action: 'users.create',
        subject_id: created.data.id,
        record_count: null,
        person_id: created.data.id,
        changed_fields: ['first_name', 'last_name', 'email'],
        changes: [
          { field: 'first_name', before: null, after: 'A', values: 'SHOWN' },
          { field: 'last_name', before: null, after: 'B', values: 'SHOWN' },
          { field: 'email', before: null, after: 'a.b@example.com', values: 'SHOWN' },
        ],
      },
    ]);
    expect(data[2].request_id).toBe(created.body.meta.request_id);
  });

  it('200: filters narrow by actor, action, subject and surface', async () => {
    const world = await first.another();
    const ada = await world.executive();
    const grace = await world.administrator();
    const cook = await world.employee();
    await (await ada.app()).patch(`/users/${cook.id}`, { job_title: 'Cook' });
    await (await grace.api()).patch(`/users/${cook.id}`, { job_title: 'Chef' });
    await (await grace.api()).get('/users');
    await writeAt(world, clock.now(), 'jobs.run');
    const app = await ada.app();
    expect(await actions(app)).toEqual(['jobs.run', 'users.export', 'users.update', 'users.update']);
    expect(await actions(app, { actor_id: grace.id })).toEqual(['users.export', 'users.update']);
    expect(await actions(app, { action: 'users.export' })).toEqual(['users.export']);
    expect(await actions(app, { subject_id: cook.id })).toEqual(['users.update', 'users.update']);
    expect(await actions(app, { surface: 'api' })).toEqual(['users.export', 'users.update']);
    expect(await actions(app, { surface: 'app', actor_id: ada.id, action: 'users.update' })).toEqual(['users.update']);
    expect(await actions(app, { actor_id: 'nobody' })).toEqual([]);
    expect((await app.get('/audit-log', { query: { surface: 'job' } })).data).toMatchObject([{ actor: null }]);
  });

  it('200: decisions that the person took whom they concern; what one does to oneself otherwise is none', async () => {
    const world = await first.another();
    const ada = await world.executive();
    const app = await ada.app();
    const decide = async (action: string, actorId: string, personId: string): Promise<void> => {
      const row = (await findOrganization(installation.database.db, world.organizationId))!;
      await inUnitOfWork(installation, operatorOf(tenantOf(row)), origin, (work) => {
        work.audit({ action, subjectType: 'expense_report', subjectId: world.newId('exp'), personId });
        return Promise.resolve();
      });
      await sql`update audit_log set actor_id = ${actorId} where organization_id = ${world.organizationId} and action = ${action}
        and actor_id is null`.execute(installation.database.db);
    };
    const cook = await world.employee();
    await decide('expenseReports.approve', ada.id, cook.id);
    await decide('expenseReports.reject', cook.id, cook.id);
    await decide('expenseReports.update', ada.id, ada.id);
    expect(await actions(app, { decided_by_concerned: 'true' })).toEqual(['expenseReports.reject']);
    expect(await actions(app, { decided_by_concerned: 'true', person_id: ada.id })).toEqual([]);
    expect(await actions(app, { decided_by_concerned: 'true', person_id: cook.id })).toHaveLength(1);
    expect(await actions(app)).toHaveLength(3);
  });

  it("200: days are those of the organization's calendar, both ends included, also when clocks change", async () => {
    const world = await first.another({ timezone: 'America/Toronto' });
    // Midnight between 7 and 8 March is 05:00 UTC; between 8 and 9 March, with summer time, it is 04:00.
    await writeAt(world, '2026-03-08T04:59:58.000Z', 'seventh');
    await writeAt(world, '2026-03-08T05:00:00.000Z', 'eighth.start');
    await writeAt(world, '2026-03-09T03:59:58.000Z', 'eighth.end');
    await writeAt(world, '2026-03-09T04:00:00.000Z', 'ninth');
    const app = await (await world.administrator()).app();
    const eighth = ['eighth.end', 'eighth.start'];
    expect(await actions(app, { start_date: '2026-03-08', end_date: '2026-03-08' })).toEqual(eighth);
    expect(await actions(app, { start_date: '2026-03-08' })).toEqual(['ninth', ...eighth]);
    expect(await actions(app, { end_date: '2026-03-08' })).toEqual([...eighth, 'seventh']);
    expect(await actions(app, { start_date: '0001-01-01', end_date: '9999-12-31' })).toHaveLength(4);
    expect(await actions(app, { end_date: '0001-01-01' })).toEqual([]);
  });

  it('200: of an erased person the id alone stays', async () => {
    const world = await first.another();
    const gone = await world.administrator({ first_name: 'Secret', last_name: 'Name' });
    await (await gone.api()).get('/users');
    await sql`update users set erased_at = ${clock.now()} where id = ${gone.id}`.execute(installation.database.db);
    const { data } = await (await (await world.executive()).app()).get('/audit-log');
    expect(data[0].actor).toEqual({ id: gone.id, first_name: null, last_name: null });
  });

  it('200: pages meet, keep their filters and do not move while new rows come', async () => {
    const world = await first.another();
    const app = await (await world.administrator()).app();
    for (let i = 1; i <= 5; i++) await writeAt(world, clock.now(), `step.${String(i)}`);
    const query = { surface: 'job', limit: '2' };
    const page = await app.get('/audit-log', { query });
    await writeAt(world, clock.now(), 'step.6');
    const next = { ...query, cursor: page.body.meta.next_cursor };
    const second = await app.get('/audit-log', { query: next });
    const third = await app.get('/audit-log', { query: { ...query, cursor: second.body.meta.next_cursor } });
    const seen = [page, second, third].flatMap(({ data }) => data.map((row: { action: string }) => row.action));
    expect(seen).toEqual(['step.5', 'step.4', 'step.3', 'step.2', 'step.1']);
    expect(third.body.meta).toMatchObject({ has_more: false, next_cursor: null });
    expect((await app.get('/audit-log', { query: { ...next, surface: 'app' } })).status).toBe(422);
  });

  it('200: nothing of another organization', async () => {
    const world = await first.another();
    await (await (await world.administrator()).app()).get('/users');
    const stranger = await (await first.another()).executive();
    expect(await actions(await stranger.app())).toEqual([]);
  });

  it('403: below Administrator', async () => {
    for (const somebody of [await first.departmentHeadOf('Kitchen'), await first.employee()]) {
      const { status, error } = await (await somebody.app()).get('/audit-log');
      expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
    }
  });

  it('404: not for tokens', async () => {
    expect((await (await (await first.executive()).api()).get('/audit-log')).status).toBe(404);
  });

  it.each([
    [{ surface: 'fax' }, 'surface'],
    [{ start_date: 'today' }, 'start_date'],
    [{ start_date: '2026-03-02', end_date: '2026-03-01' }, 'end_date'],
    [{ actor: 'x' }, 'actor'],
  ])('422: %j', async (query, field) => {
    const app = await (await first.administrator()).app();
    const { status, error } = await app.get('/audit-log', { query: query as unknown as Record<string, string> });
    expect([status, error.details.field]).toEqual([422, field]);
  });
});
