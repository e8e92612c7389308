import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { check } from '../../../lib/schema.ts';
import { kitchenAndBar, maker } from '../testing/kitchen.ts';
import { Project, WholeProject } from './record.ts';

const { world: first } = await sharedHarness();

const names = (data: { name: string }[]): string[] => data.map(({ name }) => name);

describe('GET /projects: who sees which', async () => {
  const { world, admin, wide, ofKitchen, ofBar } = await kitchenAndBar(first);
  const all = ['Wide', 'Menu', 'Cellar'];
  const cases = [
    { who: 'an Executive', person: await world.executive(), sees: all, money: true },
    { who: 'an Administrator', person: admin, sees: all, money: true },
    {
      who: 'the Department Head of Kitchen',
      person: await world.departmentHeadOf('Kitchen'),
      sees: ['Wide', 'Menu'],
      money: true,
    },
    {
      who: 'a manager of Bar who belongs to Kitchen',
      person: await world.managerOf('Bar', { department: 'Kitchen' }),
      sees: all,
      money: true,
    },
    {
      who: 'a Department Head without a department',
      person: await world.person('DEPARTMENT_HEAD'),
      sees: ['Wide'],
      money: true,
    },
    {
      who: 'an Employee of Bar',
      person: await world.employee({ department: 'Bar' }),
      sees: ['Wide', 'Cellar'],
      money: false,
    },
    { who: 'an Employee without a department', person: await world.employee(), sees: ['Wide'], money: false },
  ];

  it.each(cases)('200: $who sees $sees', async ({ person, sees, money }) => {
    for (const client of [await person.api(['projects:read']), await person.app()]) {
      const { status, data } = await client.get('/projects');
      expect(status).toBe(200);
      expect(names(data)).toEqual(sees);
      for (const project of data) {
        check(money ? WholeProject : Project, project);
        expect('hourly_rate' in project).toBe(money);
        expect('budget_amount' in project).toBe(money);
        expect(project.budget_hours).toBe(120.25);
      }
    }
  });

  it.each(cases)('200 or 404: $who gets those alone, and their tasks', async ({ person, sees, money }) => {
    const api = await person.api(['projects:read']);
    for (const project of [wide, ofKitchen, ofBar]) {
      const isSeen = sees.includes(project.name);
      const answer = await api.get(`/projects/${project.id}`);
      expect(answer.status).toBe(isSeen ? 200 : 404);
      expect((await api.get(`/projects/${project.id}/tasks`)).status).toBe(isSeen ? 200 : 404);
      if (!isSeen) continue;
      const { hourly_rate, budget_amount, ...shown } = project;
      expect(answer.data).toEqual(money ? { ...shown, hourly_rate, budget_amount } : shown);
    }
  });

  it('200: an Employee who heads a department sees what Employees see', async () => {
    const odd = await first.another();
    const make = maker(await (await odd.administrator()).app());
    const chef = await odd.employee({ department: 'Kitchen' });
    const terrace = await make('/departments', { name: 'Terrace', head_id: chef.id });
    await make('/projects', { name: 'Parasols', department_id: terrace.id });
    expect((await (await chef.api()).get('/projects')).data).toEqual([]);
  });
});

describe('GET /projects: filters and pages', () => {
  it('200: by status and by client; a filter narrows and never widens', async () => {
    const { world, app, make } = await kitchenAndBar(first);
    const client = await make('/clients', { name: 'Lakeside' });
    const bar = await world.department('Bar');
    await make('/projects', { name: 'Old', status: 'ARCHIVED', client_id: client.id, department_id: bar });
    await make('/projects', { name: 'New', status: 'PLANNED', client_id: client.id });
    const list = async (query: Record<string, string>) => names((await app.get('/projects', { query })).data);
    expect(await list({ status: 'ACTIVE' })).toEqual(['Wide', 'Menu', 'Cellar']);
    expect(await list({ status: 'ARCHIVED' })).toEqual(['Old']);
    expect(await list({ client_id: client.id })).toEqual(['Old', 'New']);
    expect(await list({ client_id: client.id, status: 'PLANNED' })).toEqual(['New']);
    expect(await list({ client_id: 'nobody' })).toEqual([]);
    const cook = await (await world.employee({ department: 'Kitchen' })).api();
    expect(names((await cook.get('/projects', { query: { client_id: client.id } })).data)).toEqual(['New']);
  });

  it('200: pages cover all, each once', async () => {
    const { app } = await kitchenAndBar(first);
    const one = await app.get('/projects', { query: { limit: '2' } });
    const two = await app.get('/projects', { query: { limit: '2', cursor: one.body.meta.next_cursor } });
    expect([...names(one.data), ...names(two.data)]).toEqual(['Wide', 'Menu', 'Cellar']);
    expect(two.body.meta).toMatchObject({ has_more: false, next_cursor: null });
    const other = { query: { limit: '2', cursor: one.body.meta.next_cursor, status: 'ACTIVE' } };
    expect((await app.get('/projects', other)).status).toBe(422);
  });

  it('422: an unknown status or filter', async () => {
    const api = await (await first.employee()).api();
    for (const query of [{ status: 'active' }, { department_id: first.newId('dep') }]) {
      const { status, error } = await api.get('/projects', { query: query as unknown as Record<string, string> });
      expect(status).toBe(422);
      expect(error.details).toEqual({ field: Object.keys(query)[0] });
    }
  });

  it('403: the token lacks projects:read', async () => {
    const { error } = await (await (await first.executive()).api(['users:read'])).get('/projects');
    expect(error).toMatchObject({ code: 'SCOPE_MISSING', details: { required_scope: 'projects:read' } });
  });
});

describe('POST /projects', () => {
  it('201: a name is enough; the rest follows', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    const { status, data } = await (await admin.app()).post('/projects', { name: ' Summer menu ' });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: data.id,
      name: 'Summer menu',
      code: 'SUMMER_MENU',
      description: null,
      status: 'ACTIVE',
      client_id: null,
      department_id: null,
      start_date: null,
      end_date: null,
      is_billable: true,
      hourly_rate: null,
      budget_hours: null,
      budget_amount: null,
      currency: 'CAD',
      created_at: data.created_at,
      updated_at: data.created_at,
    });
    expect((await (await admin.api()).get(`/projects/${data.id}`)).data).toEqual(data);
    expect(await world.audit()).toMatchObject([
      { action: 'projects.create', subject_type: 'project', subject_id: data.id, actor_id: admin.id, surface: 'app' },
    ]);
    expect(await world.events()).toEqual([]);
  });

  it('201: every field as given, money digit by digit', async () => {
    const world = await first.another();
    const app = await (await world.administrator()).app();
    const client = await maker(app)('/clients', { name: 'Lakeside' });
    const given = {
      name: 'Gala',
      code: 'g-7',
      description: 'Ten courses.',
      status: 'PLANNED',
      client_id: client.id,
      department_id: await world.department('Bar'),
      start_date: '2026-03-09',
      end_date: '2026-03-09',
      is_billable: false,
      hourly_rate: 0.1,
      budget_hours: 0.25,
      budget_amount: 9_999_999_999.9999,
      currency: 'JPY',
    };
    const { status, data } = await app.post('/projects', given);
    expect(status).toBe(201);
    expect(data).toMatchObject(given);
    expect((await app.get(`/projects/${data.id}`)).data).toEqual(data);
  });

  it('201: a generated code that is taken gets a number; names may repeat', async () => {
    const app = await (await (await first.another()).administrator()).app();
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.post('/projects', { name: 'Gala' })));
    expect(answers.map(({ data }) => data.code).sort()).toEqual(['GALA', 'GALA_2', 'GALA_3', 'GALA_4', 'GALA_5']);
    expect((await app.post('/projects', { name: '***' })).data.code).toBe('PROJECT');
  });

  it('409: a given code is taken, also at once', async () => {
    const app = await (await (await first.another()).administrator()).app();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => app.post('/projects', { name: 'Gala', code: 'G' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    for (const { status, error } of answers) if (status === 409) expect(error.details).toEqual({ field: 'code' });
  });

  it.each([
    ['name', {}],
    ['name', { name: ' ' }],
    ['code', { name: 'A', code: '' }],
    ['status', { name: 'A', status: 'OPEN' }],
    ['end_date', { name: 'A', start_date: '2026-03-09', end_date: '2026-03-08' }],
    ['start_date', { name: 'A', start_date: '2026-02-30' }],
    ['hourly_rate', { name: 'A', hourly_rate: -1 }],
    ['hourly_rate', { name: 'A', hourly_rate: 1.00001 }],
    ['hourly_rate', { name: 'A', hourly_rate: '85' }],
    ['budget_hours', { name: 'A', budget_hours: 1.125 }],
    ['budget_amount', { name: 'A', budget_amount: 10_000_000_000 }],
    ['budget_amount', { name: 'A', budget_amount: 1e-7 }],
    ['currency', { name: 'A', currency: 'XXQ' }],
    ['currency', { name: 'A', currency: 'cad' }],
    ['client_id', { name: 'A', client_id: 'cli_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }],
    ['department_id', { name: 'A', department_id: 'dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }],
    ['rate', { name: 'A', rate: 3 }],
  ])('422: %s of %j', async (field, body) => {
    const { status, error } = await (await (await first.administrator()).app()).post('/projects', body);
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details: { field } });
  });

  it.each([
    ['four', { hourly_rate: 1.00001 }],
    ['two', { budget_hours: 1.125 }],
  ])('422: says that at most %s decimals are kept', async (most, body) => {
    const app = await (await first.administrator()).app();
    const { error } = await app.post('/projects', { name: 'A', ...body });
    expect(error.message).toBe(`Use at most ${most} decimals.`);
  });

  it('403: below Administrator', async () => {
    const app = await (await first.departmentHeadOf('Kitchen')).app();
    expect((await app.post('/projects', { name: 'A' })).error).toMatchObject({
      code: 'FORBIDDEN',
      details: { required_role: 'ADMINISTRATOR' },
    });
  });
});

describe('PATCH /projects/{id}', () => {
  it('200: only what differs changes, and the audit row names it', async () => {
    const { world, app, wide } = await kitchenAndBar(first);
    const changes = { name: 'Wider', status: 'ON_HOLD', hourly_rate: null, budget_hours: 7.5, is_billable: true };
    const { status, data } = await app.patch(`/projects/${wide.id}`, changes);
    expect(status).toBe(200);
    expect(data).toEqual({ ...wide, ...changes, updated_at: data.updated_at });
    expect((await app.get(`/projects/${wide.id}`)).data).toEqual(data);
    const audit = await world.audit();
    expect(audit.at(-1)).toMatchObject({
      action: 'projects.update',
      subject_id: wide.id,
      changed_fields: ['name', 'status', 'hourly_rate', 'budget_hours'],
    });
  });

  it('200: nothing different leaves updated_at', async () => {
    const { app, wide } = await kitchenAndBar(first);
    const { data } = await app.patch(`/projects/${wide.id}`, { name: ' Wide ', hourly_rate: 85.25 });
    expect(data).toEqual(wide);
  });

  it('200: moved to another department, it is seen there and no longer here', async () => {
    const { world, app, ofKitchen } = await kitchenAndBar(first);
    const cook = await (await world.employee({ department: 'Kitchen' })).api();
    const path = `/projects/${ofKitchen.id}`;
    expect((await cook.get(path)).status).toBe(200);
    await app.patch(path, { department_id: await world.department('Bar') });
    expect((await cook.get(path)).status).toBe(404);
    await app.patch(path, { department_id: null });
    expect((await cook.get(path)).status).toBe(200);
  });

  it('422: an end before the start that is already there', async () => {
    const { app, make } = await kitchenAndBar(first);
    const { id } = await make('/projects', { name: 'A', start_date: '2026-03-09' });
    const { status, error } = await app.patch(`/projects/${id}`, { end_date: '2026-03-08' });
    expect([status, error.details]).toEqual([422, { field: 'end_date' }]);
    for (const [field, body] of [
      ['currency', { currency: 'ZZZ' }],
      ['client_id', { client_id: first.newId('cli') }],
      ['department_id', { department_id: first.newId('dep') }],
      ['hourly_rate', { hourly_rate: 1.23456 }],
    ] as const) {
      expect((await app.patch(`/projects/${id}`, body)).error.details).toEqual({ field });
    }
  });

  it('409: the code of another project', async () => {
    const { app, wide } = await kitchenAndBar(first);
    const { status, error } = await app.patch(`/projects/${wide.id}`, { code: 'MENU' });
    expect([status, error.details]).toEqual([409, { field: 'code' }]);
  });

  it('409: a department that projects refer to is not deleted', async () => {
    const { world, app } = await kitchenAndBar(first);
    const { status, error } = await app.delete(`/departments/${await world.department('Bar')}`);
    expect([status, error.details]).toEqual([409, { reason: 'in_use' }]);
  });
});
