import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { finishErasures } from '../../../test/erasures.ts';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { mailReports } from './mail-report.ts';
import type { SavedView } from './record.ts';

const { world: first, installation, dataDir } = await openHarness();

async function office() {
  const world = await first.another();
  const [admin, cook] = [await world.administrator(), await world.employee()];
  return { world, admin, cook, app: await admin.app(), cookApp: await cook.app() };
}

const users = { list: 'users.list', name: 'New this year', query: { sort: '-created_at', q: 'ada' } };

async function save(app: Client, more: object = {}): Promise<SavedView & { can?: string[] }> {
  const answer = await app.post('/saved-views', { ...users, ...more });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.data as SavedView;
}

const namesOf = async (app: Client, query: Record<string, string> = {}): Promise<string[]> =>
  ((await app.get('/saved-views', { query })).data as SavedView[]).map(({ name }) => name);

describe('saved views', () => {
  it('201, 200: saved, listed by list, changed, deleted; each is audited', async () => {
    const { world, admin, app } = await office();
    const view = await save(app, { name: '  New this year ' });
    expect(view).toMatchObject({ ...users, user_id: admin.id, is_shared: false });
    await save(app, { list: 'reports.hours', name: 'By client', query: { by: 'client' } });
    expect(await namesOf(app)).toEqual(['New this year', 'By client']);
    expect(await namesOf(app, { list: 'reports.hours' })).toEqual(['By client']);
    expect(await namesOf(app, { list: 'nothing' })).toEqual([]);
    const changed = await app.patch(`/saved-views/${view.id}`, { query: { q: 'max' }, is_shared: true });
    expect([changed.status, changed.data]).toMatchObject([
      200,
      { name: 'New this year', query: { q: 'max' }, is_shared: true },
    ]);
    const deleted = await app.delete(`/saved-views/${view.id}`);
    expect([deleted.status, deleted.data.id]).toEqual([200, view.id]);
    expect(await namesOf(app)).toEqual(['By client']);
    expect((await world.audit()).map(({ action }) => action)).toEqual([
      'savedViews.create',
      'savedViews.create',
      'savedViews.update',
      'savedViews.delete',
    ]);
  });

  it('200: one’s own are one’s own; shared ones are seen by those who may open the list, now', async () => {
    const { app, cookApp, cook } = await office();
    await save(app, { name: 'Mine' });
    const shared = await save(app, { name: 'Ours', is_shared: true });
    await save(app, { list: 'compensation.listAll', name: 'Pay', is_shared: true });
    expect(await namesOf(cookApp)).toEqual(['Ours']);
    expect((await cookApp.get('/saved-views')).data[0].can).toEqual([]);
    expect((await app.get('/saved-views')).data[0].can).toEqual(['savedViews.update', 'savedViews.delete']);
    await installation.database.pool.query(`update users set role = 'ADMINISTRATOR' where id = $1`, [cook.id]);
    const promoted = await cook.app();
    expect(await namesOf(promoted)).toEqual(['Ours', 'Pay']);
    const { data } = await promoted.get('/saved-views');
    expect(data.find((each: SavedView) => each.id === shared.id).can).toEqual(['savedViews.delete']);
  });

  it('404: another’s view that is not shared, one of another organization, one of a list that is closed by now', async () => {
    const { app, cookApp } = await office();
    const mine = await save(app);
    const pay = await save(app, { list: 'compensation.listAll', is_shared: true });
    const stranger = (await office()).app;
    for (const [who, id] of [
      [cookApp, mine.id],
      [cookApp, pay.id],
      [stranger, pay.id],
    ] as const) {
      expect((await who.patch(`/saved-views/${id}`, { name: 'Taken' })).status).toBe(404);
      expect((await who.delete(`/saved-views/${id}`)).status).toBe(404);
    }
    expect(await namesOf(app)).toHaveLength(2);
  });

  it('403: a shared view of another person is not changed, and deleted by Administrators alone', async () => {
    const { app, cookApp } = await office();
    const [ours, theirs] = [await save(app, { is_shared: true }), await save(cookApp, { is_shared: true })];
    expect((await cookApp.patch(`/saved-views/${ours.id}`, { name: 'Taken' })).status).toBe(403);
    expect((await cookApp.delete(`/saved-views/${ours.id}`)).status).toBe(403);
    expect((await app.patch(`/saved-views/${theirs.id}`, { name: 'Taken' })).status).toBe(403);
    expect((await app.delete(`/saved-views/${theirs.id}`)).status).toBe(200);
  });

  it('403: a list that one may not open', async () => {
    const { cookApp } = await office();
    const { status, error } = await cookApp.post('/saved-views', { ...users, list: 'compensation.listAll' });
    expect([status, error.details]).toEqual([403, { field: 'list' }]);
  });

  it.each([
    ['list', { list: 'users.shoeSizes' }],
    ['list', { list: 'users.create' }],
    ['name', { name: '  ' }],
    ['name', { name: 'n'.repeat(101) }],
    ['query', { query: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`k${String(n)}`, 'v'])) }],
    ['query', { query: { ['k'.repeat(101)]: 'v' } }],
    ['query', { query: { q: 'v'.repeat(1001) } }],
    ['query', { query: { q: 1 } }],
  ])('422: %s that will not do', async (field, wrong) => {
    const { app } = await office();
    const { status, error } = await app.post('/saved-views', { ...users, ...wrong });
    expect([status, error.details.field.split('.')[0]]).toEqual([422, field]);
  });

  it('409: a name twice for one list, whatever the case; other lists and people may have it', async () => {
    const { app, cookApp } = await office();
    const view = await save(app);
    const other = await save(app, { name: 'Other' });
    for (const answer of [
      await app.post('/saved-views', { ...users, name: 'NEW this year' }),
      await app.patch(`/saved-views/${other.id}`, { name: 'new this YEAR' }),
    ]) {
      expect([answer.status, answer.error.details]).toEqual([409, { field: 'name' }]);
    }
    await save(app, { list: 'teams.list' });
    await save(cookApp);
    expect((await app.patch(`/saved-views/${view.id}`, { name: 'New This Year' })).status).toBe(200);
  });

  it('409: more than 200', async () => {
    const { world, admin, app } = await office();
    await installation.database.pool.query(
      `insert into saved_views select $1, 'svw_' || lpad(n::text, 26, '0'), $2, 'users.list', 'n' || n, '{}', false, now(), now()
         from generate_series(1, 200) n`,
      [world.organizationId, admin.id],
    );
    const { status, error } = await app.post('/saved-views', users);
    expect([status, error.details]).toEqual([409, { reason: 'limit' }]);
  });

  it('the views of a person who is erased are gone', async () => {
    const { app, cook, cookApp } = await office();
    await save(cookApp, { is_shared: true });
    await installation.database.pool.query('update users set is_active = false where id = $1', [cook.id]);
    expect(await namesOf(app)).toHaveLength(1);
    expect((await app.post(`/users/${cook.id}/erase`)).status).toBe(202);
    await finishErasures(installation);
    expect(await namesOf(app)).toEqual([]);
  });

  it('views of others lose what names a person who is erased, and keep the rest', async () => {
    const { world, app } = await office();
    const ada = await world.employee({ first_name: 'Ada', last_name: 'Byron', preferred_name: 'Countess' });
    const hidden = { status: 'active', q: 'byron', who: ada.id, first_name: 'Ada', [ada.email]: 'x', note: 'Adage' };
    const view = await save(app, { name: 'Hours of Ada Byron', query: hidden, is_shared: true });
    const other = await save(app, { name: 'Canada', query: { q: 'adamant' } });
    await installation.database.pool.query('update users set is_active = false where id = $1', [ada.id]);
    expect((await app.post(`/users/${ada.id}/erase`)).status).toBe(202);
    await finishErasures(installation);
    const { data } = await app.get('/saved-views');
    expect(data).toMatchObject([
      { id: view.id, name: `View ${view.id.slice(-6)}`, query: { status: 'active', note: 'Adage' } },
      { id: other.id, name: 'Canada', query: { q: 'adamant' }, updated_at: other.updated_at },
    ]);
    expect(Object.keys(data[0].query)).toEqual(['note', 'status']);
  });

  it('a view tells no name of an id that someone wrote into it', async () => {
    const { world, app, cookApp } = await office();
    const ada = await world.employee({ first_name: 'Ada', last_name: 'Byron' });
    const query = { id: ada.id, first_name: 'x', user: ada.id, user_id: ada.id };
    const { id } = await save(cookApp, { name: ada.id, query });
    await save(app, { query, is_shared: true });
    const { body } = await cookApp.get('/saved-views');
    expect(body.data).toHaveLength(2);
    expect(body.data.map((one: SavedView) => one.id)).toContain(id);
    expect(Object.keys(body.meta.names)).not.toContain(ada.id);
    expect(JSON.stringify(body.meta)).not.toContain('Byron');
  });
});

describe('reports by mail', () => {
  const at = (iso: string): void => installation.clock.setOffset(Date.parse(iso) - Date.now());
  const mailsTo = (email: string): string[] => {
    const folder = join(dataDir, 'mail');
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names.map((name) => readFileSync(join(folder, name), 'utf8')).filter((text) => text.includes(email));
  };
  const run = async (): Promise<void> => {
    await mailReports.run(installation, {});
    await runJobsOnce(installation);
  };

  it('the totals of the month that is over come once, in the person’s language, and only while they may read the report', async () => {
    at('2026-03-20T12:00:00Z');
    const { world, admin, app } = await office();
    expect((await app.patch('/me', { language: 'fr' })).status).toBe(200);
    const entry = { clock_in: '2026-03-10T13:00:00Z', clock_out: '2026-03-10T23:00:00Z', user_id: admin.id };
    expect((await app.post('/time-entries', entry)).status).toBe(201);
    const query = { by: 'person', then_by: 'nonsense', period: 'this-year', 'screen.path': '/reports' };
    const hours = await save(app, { list: 'reports.hours', name: 'Kitchen', query, is_mailed: true });
    await save(app, { list: 'reports.absence', name: 'Away', query: {}, is_mailed: true });
    await save(app, { list: 'reports.headcount', name: 'Not wanted', query: {} });
    expect(hours.is_mailed).toBe(true);
    await run();
    expect(mailsTo(admin.email)).toEqual([]);
    at('2026-04-01T12:30:00Z');
    await run();
    await run();
    const mails = mailsTo(admin.email);
    expect(mails).toHaveLength(2);
    const text = mails.find((one) => one.includes('Kitchen'))!;
    for (const said of [
      '(mars 2026) est prêt',
      'Heures\u00a0: 10.',
      '/reports?by=person&period=2026-03&then_by=nonsense',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('Robin Test');
    await sql`update users set role = 'EMPLOYEE' where id = ${admin.id}`.execute(installation.database.db);
    installation.permissionCache.forget(world.organizationId);
    at('2026-05-01T12:30:00Z');
    await run();
    const later = mailsTo(admin.email).slice(2);
    expect(later.filter((one) => one.includes('Away'))).toEqual([]);
    installation.clock.setOffset(0);
  });

  it('422: a list is not mailed', async () => {
    const { app } = await office();
    const refused = await app.post('/saved-views', { ...users, is_mailed: true });
    expect(refused).toMatchObject({ status: 422, error: { details: { field: 'is_mailed' } } });
    const { id } = await save(app);
    expect((await app.patch(`/saved-views/${id}`, { is_mailed: true })).status).toBe(422);
  });
});
