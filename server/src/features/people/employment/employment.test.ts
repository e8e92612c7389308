import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody, World } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';
import { carryOutPlannedChanges } from './job.ts';
import type { Employment } from './record.ts';

const { world: first, installation } = await openHarness();
const { db, pool } = installation.database;
const at = (instant: string): void => installation.clock.setOffset(Date.parse(instant) - Date.now());
const sweep = () => carryOutPlannedChanges.run(installation, {});

interface Place {
  readonly world: World;
  readonly app: Client;
  readonly admin: Somebody;
  readonly kitchen: string;
  readonly bar: string;
}

/** Noon in Toronto. */
const noon = '2027-03-10T16:00:00Z';
const today = '2027-03-10';

async function open(timezone = 'America/Toronto'): Promise<Place> {
  at(noon);
  const world = await first.another({ timezone });
  const admin = await world.administrator();
  const [kitchen, bar] = [await world.department('Kitchen'), await world.department('Bar')];
  return { world, admin, app: await admin.app(), kitchen, bar };
}

const historyOf = async (client: Client, id: string): Promise<Employment[]> => {
  const answer = await client.get(`/users/${id}/employment-history`);
  expect(answer.status, answer.text).toBe(200);
  return answer.data as Employment[];
};
const days = (rows: readonly Employment[]) => rows.map(({ effective_date, status }) => `${effective_date} ${status}`);
const updatesOf = async (world: World, id: string) =>
  (await world.events()).filter(({ type, subject_id }) => type === 'user.updated' && subject_id === id);
const plan = async ({ app }: Place, id: string, effective_date: string, values: object, reason?: string) => {
  const answer = await app.post(`/users/${id}/employment`, { effective_date, values, ...(reason && { reason }) });
  expect(answer.status, answer.text).toBe(201);
  return answer.data as Employment;
};
const waiting = async ({ app }: Place): Promise<Employment[]> =>
  ((await app.get('/planned-changes')).data as Employment[]).filter(({ problem }) => problem !== null);

describe('a row with every change', () => {
  let place: Place;
  beforeAll(async () => {
    place = await open();
  });

  it('the first begins on the first day of employment, else on the day the person was added', async () => {
    const { app, admin } = place;
    const added = await app.post('/users', { first_name: 'A', last_name: 'B', email: 'first@row.example' });
    expect(await historyOf(app, added.data.id as string)).toMatchObject([
      { effective_date: today, changed: [], reason: null, created_by_id: admin.id, status: 'CURRENT', problem: null },
    ]);
    const started = await app.post('/users', {
      first_name: 'A',
      last_name: 'B',
      email: 'second@row.example',
      employment_start_date: '2026-09-01',
      job_title: 'Cook',
    });
    const id = started.data.id as string;
    expect(await historyOf(app, id)).toMatchObject([
      { effective_date: '2026-09-01', values: { job_title: 'Cook', level: 'STANDARD' } },
    ]);
    await app.patch(`/users/${id}`, { employment_start_date: '2026-08-01' });
    expect(days(await historyOf(app, id))).toEqual(['2026-08-01 CURRENT']);
  });

  it('a change of one of the values writes a row of today; another on the same day replaces it; of nothing else none', async () => {
    const { app, admin, world, bar } = place;
    const ada = await world.employee({ department: 'Kitchen', employment_start_date: '2025-01-01', job_title: 'Cook' });
    await app.patch(`/users/${ada.id}`, { first_name: 'Ada' });
    expect(days(await historyOf(app, ada.id))).toEqual(['2025-01-01 CURRENT']);
    await app.patch(`/users/${ada.id}`, { job_title: 'Chef' });
    await app.patch(`/users/${ada.id}`, { department_id: bar, employment_type: 'PART_TIME' });
    const [now, before, ...rest] = await historyOf(app, ada.id);
    expect(rest).toEqual([]);
    expect(now).toMatchObject({
      effective_date: today,
      status: 'CURRENT',
      changed: ['job_title', 'department_id', 'employment_type'],
      values: { job_title: 'Chef', department_id: bar, employment_type: 'PART_TIME', level: 'STANDARD' },
      created_by_id: admin.id,
    });
    expect(before).toMatchObject({ effective_date: '2025-01-01', status: 'PAST', values: { job_title: 'Cook' } });
  });

  it('the build before, which knows nothing of it, writes it too', async () => {
    const { app, world } = place;
    const ada = await world.employee({ job_title: 'Cook', employment_start_date: '2025-01-01' });
    await sql`update users set job_title = 'Chef', updated_at = ${installation.clock.now()} where id = ${ada.id}`.execute(
      db,
    );
    expect(await historyOf(app, ada.id)).toMatchObject([
      { effective_date: today, changed: ['job_title'], created_by_id: null },
      { effective_date: '2025-01-01' },
    ]);
  });

  it('someone who has no row yet gets one from before, and is filled once', async () => {
    const { app, world } = place;
    const ada = await world.employee({ job_title: 'Cook', employment_start_date: '2025-01-01' });
    await sql`delete from employment where user_id = ${ada.id}`.execute(db);
    await app.patch(`/users/${ada.id}`, { job_title: 'Chef' });
    expect(await historyOf(app, ada.id)).toMatchObject([
      { effective_date: today, values: { job_title: 'Chef' } },
      { effective_date: '2025-01-01', values: { job_title: 'Cook' }, reason: 'recorded before history was kept' },
    ]);
  });

  it('the database holds one row a day, and each until the next', async () => {
    const { world } = place;
    const ada = await world.employee({ employment_start_date: '2025-01-01' });
    const again = pool.query(
      `insert into employment (organization_id, id, user_id, effective_date, level, created_at, updated_at, applied_at)
       select organization_id, 'emp_' || right(user_id, 26), user_id, effective_date, level, now(), now(), now()
         from employment where user_id = $1`,
      [ada.id],
    );
    await expect(again).rejects.toMatchObject({ constraint: 'employment_day_key' });
  });
});

describe('GET /users/{id}/employment-history', () => {
  it('200 by role: Administrators anyone, Department Heads within scope, in the app oneself; 404 beyond, 403 for tokens of Employees', async () => {
    const { world, app } = await open();
    const cook = await world.employee({ department: 'Kitchen' });
    const barkeeper = await world.employee({ department: 'Bar' });
    const head = await world.departmentHeadOf('Kitchen');
    await world.set({ directory_department_head_sees_all: true, directory_employee_sees_all: true });
    const asked = async (client: Client, id: string) => (await client.get(`/users/${id}/employment-history`)).status;
    expect(await asked(app, barkeeper.id)).toBe(200);
    expect([await asked(await head.api(), cook.id), await asked(await head.api(), barkeeper.id)]).toEqual([200, 404]);
    const own = await cook.app();
    expect([await asked(own, cook.id), await asked(own, barkeeper.id)]).toEqual([200, 404]);
    expect(await asked(await cook.api(['users:read', 'users.employment:read']), cook.id)).toBe(403);
    expect(await asked(app, 'usr_00000000000000000000000000')).toBe(404);
  });
});

describe('a planned change', () => {
  it('is carried out at the organization’s midnight, once, by whichever process comes, with event, audit and access', async () => {
    const place = await open();
    const { world, app, bar } = place;
    const ada = await world.employee({ department: 'Kitchen', job_title: 'Cook' });
    const head = await world.departmentHeadOf('Bar');
    await plan(place, ada.id, '2027-04-01', { department_id: bar, job_title: 'Barkeeper' }, 'Moves over');
    expect(days(await historyOf(app, ada.id))).toEqual(['2027-04-01 PLANNED', `${today} CURRENT`]);
    expect((await app.get(`/users/${ada.id}`)).data).toMatchObject({ job_title: 'Cook' });
    // 23:59 in Toronto is the next day in UTC already.
    at('2027-04-01T03:59:00Z');
    await sweep();
    expect((await app.get(`/users/${ada.id}`)).data.job_title).toBe('Cook');
    expect((await (await head.api()).get(`/users/${ada.id}`)).status).toBe(404);
    at('2027-04-01T04:00:30Z');
    await Promise.all([sweep(), sweep(), sweep()]);
    expect((await app.get(`/users/${ada.id}`)).data).toMatchObject({ job_title: 'Barkeeper', department_id: bar });
    expect(await updatesOf(world, ada.id)).toMatchObject([
      { previous: { job_title: 'Cook', department_id: place.kitchen }, surface: 'job' },
    ]);
    expect((await world.audit()).filter(({ action }) => action === 'users.update')).toHaveLength(1);
    expect(await historyOf(app, ada.id)).toMatchObject([
      { effective_date: '2027-04-01', status: 'CURRENT', reason: 'Moves over', created_by_id: place.admin.id },
      { effective_date: today, status: 'PAST' },
    ]);
    expect((await (await head.api()).get(`/users/${ada.id}`)).status).toBe(200);
  });

  it('after days without a worker each is carried out once, in order, before a change made by then', async () => {
    const place = await open();
    const { world, app } = place;
    const ada = await world.employee({ job_title: 'Cook', level: 'STANDARD' });
    await plan(place, ada.id, '2027-04-02', { job_title: 'Sous-chef', level: 'SENIOR' });
    await plan(place, ada.id, '2027-04-01', { job_title: 'Line cook' });
    at('2027-04-10T12:00:00Z');
    await app.patch(`/users/${ada.id}`, { job_title: 'Chef' });
    await Promise.all([sweep(), sweep()]);
    const rows = await historyOf(app, ada.id);
    expect(rows.map(({ effective_date, values }) => [effective_date, values.job_title, values.level])).toEqual([
      ['2027-04-10', 'Chef', 'SENIOR'],
      ['2027-04-02', 'Sous-chef', 'SENIOR'],
      ['2027-04-01', 'Line cook', 'STANDARD'],
      [today, 'Cook', 'STANDARD'],
    ]);
    const previous = (await updatesOf(world, ada.id)).map((event) => event.previous);
    expect(previous).toEqual([
      { job_title: 'Cook' },
      { job_title: 'Line cook', level: 'STANDARD' },
      { job_title: 'Sous-chef' },
    ]);
  });

  it('goes by the zone that the organization has by then', async () => {
    const place = await open('Pacific/Auckland');
    const { world, app } = place;
    const ada = await world.employee({ job_title: 'Cook' });
    await plan(place, ada.id, '2027-06-30', { job_title: 'Chef' });
    await sql`update organizations set timezone = 'America/Vancouver' where id = ${world.organizationId}`.execute(db);
    at('2027-06-30T01:00:00Z');
    await sweep();
    expect((await app.get(`/users/${ada.id}`)).data.job_title).toBe('Cook');
    at('2027-06-30T07:01:00Z');
    await sweep();
    expect((await app.get(`/users/${ada.id}`)).data.job_title).toBe('Chef');
  });

  it('sets what it names alone: what changes until then, and what is planned before it, stays', async () => {
    const place = await open();
    const { world, app, bar } = place;
    const ada = await world.employee({ department: 'Kitchen', job_title: 'Cook' });
    await plan(place, ada.id, '2027-05-01', { department_id: bar });
    await plan(place, ada.id, '2027-04-01', { level: 'SENIOR' });
    await app.patch(`/users/${ada.id}`, { job_title: 'Chef' });
    const [late, soon] = await historyOf(app, ada.id);
    expect(late).toMatchObject({
      changed: ['department_id'],
      values: { job_title: 'Chef', level: 'SENIOR', department_id: bar },
    });
    expect(soon).toMatchObject({ changed: ['level'], values: { job_title: 'Chef', level: 'SENIOR' } });
    at('2027-05-02T12:00:00Z');
    await sweep();
    // A session that was idle for weeks has ended.
    expect((await (await place.admin.app()).get(`/users/${ada.id}`)).data).toMatchObject({
      job_title: 'Chef',
      level: 'SENIOR',
      department_id: bar,
    });
  });

  it('what no longer holds waits, and whoever planned it is told: the person left, the department was deleted, a circle', async () => {
    const place = await open();
    const { world, app } = place;
    const [leaver, moved, boss] = [await world.employee(), await world.employee(), await world.employee()];
    const gone = await world.department('Gone');
    await plan(place, leaver.id, '2027-04-01', { job_title: 'Chef' });
    await plan(place, moved.id, '2027-04-01', { department_id: gone });
    await plan(place, boss.id, '2027-04-01', { manager_id: moved.id });
    await app.patch(`/users/${moved.id}`, { manager_id: boss.id });
    await sql`update users set is_active = false where id = ${leaver.id}`.execute(db);
    expect((await app.delete(`/departments/${gone}`)).status).toBe(200);
    at('2027-04-01T12:00:00Z');
    await Promise.all([sweep(), sweep()]);
    const held = await waiting(place);
    expect(held.map(({ user_id, problem }) => [user_id, problem]).sort()).toEqual(
      [
        [leaver.id, expect.stringMatching(/left/)],
        [moved.id, expect.stringMatching(/department/i)],
        [boss.id, expect.stringMatching(/own manager/)],
      ].sort(),
    );
    expect(await updatesOf(world, leaver.id)).toEqual([]);
    const told = (await app.get('/notifications')).data as { kind: string; leads_to: string; text: string }[];
    expect(told.map(({ kind, leads_to }) => [kind, leads_to])).toEqual(
      Array.from({ length: 3 }, () => ['planned_change_waits', '/planned-changes']),
    );
    expect(told[0]?.text).toMatch(/could not be carried out: Robin Number\d+, Apr 1, 2027\./);
    // It waits: nothing comes of it by itself.
    await sweep();
    expect(await waiting(place)).toHaveLength(3);
    const { id } = held.find(({ user_id }) => user_id === moved.id)!;
    const mended = await app.patch(`/users/${moved.id}/employment/${id}`, { values: { department_id: place.bar } });
    expect(mended).toMatchObject({
      status: 200,
      data: { effective_date: '2027-04-01', status: 'CURRENT', problem: null },
    });
    expect((await app.get(`/users/${moved.id}`)).data.department_id).toBe(place.bar);
    expect(await waiting(place)).toHaveLength(2);
  });

  it('200: changed and deleted while it is planned; 409 once it was carried out', async () => {
    const place = await open();
    const { world, app } = place;
    const ada = await world.employee({ job_title: 'Cook' });
    const { id } = await plan(place, ada.id, '2027-04-01', { job_title: 'Chef' });
    const path = `/users/${ada.id}/employment/${id}`;
    expect((await app.patch(path, { effective_date: '2027-04-15', reason: 'Later' })).data).toMatchObject({
      id,
      effective_date: '2027-04-15',
      reason: 'Later',
      changed: ['job_title'],
      status: 'PLANNED',
    });
    const other = await plan(place, ada.id, '2027-05-01', { level: 'LEAD' });
    expect((await app.delete(`/users/${ada.id}/employment/${other.id}`)).status).toBe(200);
    at('2027-04-16T12:00:00Z');
    await sweep();
    for (const answer of [await app.patch(path, { reason: 'x' }), await app.delete(path)]) {
      expect(answer).toMatchObject({ status: 409, error: { details: { reason: 'state', status: 'CURRENT' } } });
    }
    expect(await historyOf(app, ada.id)).toHaveLength(2);
  });

  it('is checked when it is planned', async () => {
    const place = await open();
    const { world, app } = place;
    const ada = await world.employee({
      job_title: 'Cook',
      employment_start_date: '2026-01-01',
      employment_end_date: '2027-12-31',
    });
    const report = await world.employee({ manager_id: ada.id });
    const left = await world.employee({ is_active: false });
    const executive = await world.executive();
    await plan(place, ada.id, '2027-04-01', { job_title: 'Chef' });
    const refused = async (id: string, effective_date: string, values: object) => {
      const { status, error } = await app.post(`/users/${id}/employment`, { effective_date, values });
      return [status, error.details?.field ?? error.details?.reason];
    };
    expect(await refused(ada.id, '2028-01-01', { level: 'LEAD' })).toEqual([422, 'effective_date']);
    expect(await refused(ada.id, '2025-12-31', { level: 'LEAD' })).toEqual([422, 'effective_date']);
    expect(await refused(ada.id, '2027-02-30', { level: 'LEAD' })).toEqual([422, 'effective_date']);
    expect(await refused(ada.id, '2027-04-01', { level: 'LEAD' })).toEqual([409, 'effective_date']);
    expect(await refused(ada.id, '2027-05-01', { job_title: 'Chef' })).toEqual([422, 'values']);
    expect(await refused(ada.id, '2027-05-01', {})).toEqual([422, 'values']);
    expect(await refused(ada.id, '2027-05-01', { role: 'EXECUTIVE' })).toEqual([422, 'values.role']);
    expect(await refused(ada.id, '2027-05-01', { manager_id: report.id })).toEqual([422, 'values.manager_id']);
    expect(await refused(ada.id, '2027-05-01', { department_id: world.newId('dep') })).toEqual([
      422,
      'values.department_id',
    ]);
    expect(await refused(ada.id, '2027-05-01', { manager_id: world.newId('usr') })).toEqual([422, 'values.manager_id']);
    expect(await refused(left.id, '2027-05-01', { level: 'LEAD' })).toEqual([409, 'left']);
    expect((await refused(executive.id, '2027-05-01', { level: 'LEAD' }))[0]).toBe(403);
    const head = await world.departmentHeadOf('Kitchen');
    const body = { effective_date: '2027-05-01', values: { level: 'LEAD' } };
    expect((await (await head.app()).post(`/users/${ada.id}/employment`, body)).status).toBe(403);
  });
});

describe('a day that has begun', () => {
  it('corrects history, and today’s values only if nothing later was recorded', async () => {
    const place = await open();
    const { world, app } = place;
    const ada = await world.employee({ job_title: 'Cook', employment_start_date: '2025-01-01' });
    await plan(place, ada.id, '2026-06-01', { job_title: 'Chef' }, 'Forgotten');
    expect((await app.get(`/users/${ada.id}`)).data.job_title).toBe('Chef');
    expect(await updatesOf(world, ada.id)).toHaveLength(1);
    await plan(place, ada.id, '2025-09-01', { job_title: 'Line cook', level: 'SENIOR' });
    expect((await app.get(`/users/${ada.id}`)).data).toMatchObject({ job_title: 'Chef', level: 'STANDARD' });
    await plan(place, ada.id, '2025-09-01', { job_title: 'Sous-chef' });
    expect(
      (await historyOf(app, ada.id)).map(({ effective_date, values, changed }) => [
        effective_date,
        values.job_title,
        changed,
      ]),
    ).toEqual([
      ['2026-06-01', 'Chef', ['job_title']],
      ['2025-09-01', 'Sous-chef', ['job_title', 'level']],
      ['2025-01-01', 'Cook', []],
    ]);
    expect(await updatesOf(world, ada.id)).toHaveLength(1);
  });

  it('of someone who begins later, a change of their first day corrects it', async () => {
    const place = await open();
    const { world, app } = place;
    const ada = await world.employee({ job_title: 'Cook', employment_start_date: '2027-06-01' });
    await plan(place, ada.id, '2027-06-01', { job_title: 'Chef' });
    await app.patch(`/users/${ada.id}`, { level: 'SENIOR' });
    expect(await historyOf(app, ada.id)).toMatchObject([
      { effective_date: '2027-06-01', status: 'CURRENT', values: { job_title: 'Chef', level: 'SENIOR' } },
    ]);
  });

  it('is told apart in the audit log; nothing is left of an erased person', async () => {
    const place = await open();
    const { world, app } = place;
    const ada = await world.employee({ job_title: 'Cook' });
    await plan(place, ada.id, '2027-05-01', { job_title: 'Chef' });
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'employment.create', person_id: ada.id });
    await sql`update users set is_active = false, deactivated_at = now() where id = ${ada.id}`.execute(db);
    expect((await app.post(`/users/${ada.id}/erase`)).status).toBe(202);
    expect(await historyOf(app, ada.id)).toEqual([]);
  });
});
