import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { untilBlocked } from '../../../../test/locks.ts';
import { sql } from '../../../db/sql.ts';
import { OpenTransaction } from '../../../db/transaction.ts';
import { scopeNames } from '../../../kernel/scopes.ts';
import { check } from '../../../lib/schema.ts';
import { colorFrom } from './defaults.ts';
import { Department } from './record.ts';

const { world: first, installation } = await openHarness();

describe('POST /departments', () => {
  it('201: a name is enough; code and colour follow from it', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    const { status, data } = await api.post('/departments', { name: 'Food & Beverage' });
    expect(status).toBe(201);
    check(Department, data);
    expect(data).toEqual({
      id: data.id,
      name: 'Food & Beverage',
      code: 'FOOD_BEVERAGE',
      description: null,
      color: colorFrom('Food & Beverage'),
      head_id: null,
      clock_from: null,
      is_active: true,
      member_count: 0,
      created_at: data.created_at,
      updated_at: data.created_at,
    });
    expect((await api.get(`/departments/${String(data.id)}`)).data).toEqual(data);
  });

  it('201: every field as given, with event and audit row', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    const head = await world.employee();
    const given = {
      name: 'Bar',
      code: 'b-7',
      description: 'Drinks.',
      color: '#aB12cD',
      head_id: head.id,
      is_active: false,
    };
    const { status, data } = await (await admin.api()).post('/departments', given);
    expect(status).toBe(201);
    expect(data).toMatchObject(given);
    expect(await world.events()).toMatchObject([
      { type: 'department.created', subject_id: data.id, snapshot: data, previous: null, actor_id: admin.id },
    ]);
    expect(await world.audit()).toMatchObject([
      {
        action: 'departments.create',
        subject_type: 'department',
        subject_id: data.id,
        actor_id: admin.id,
        surface: 'api',
        changed_fields: Object.keys(given),
      },
    ]);
  });

  it('201: a new head has the department in their scope at once', async () => {
    const world = await first.another();
    const head = await world.person('DEPARTMENT_HEAD');
    const cook = await world.employee();
    const headApi = await head.api();
    expect((await headApi.get(`/users/${cook.id}`)).status).toBe(404);
    const adminApi = await (await world.administrator()).api();
    const { data } = await adminApi.post('/departments', { name: 'Kitchen', head_id: head.id });
    await adminApi.patch(`/users/${cook.id}`, { department_id: data.id });
    expect((await headApi.get(`/users/${cook.id}`)).status).toBe(200);
  });

  it('201: blanks around name and code are cut', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    const { data } = await api.post('/departments', { name: '  Bar ', code: ' B1 ' });
    expect(data).toMatchObject({ name: 'Bar', code: 'B1' });
  });

  it('409: the name is taken, in any case and with blanks around', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    await api.post('/departments', { name: 'Kitchen' });
    for (const name of ['Kitchen', 'KITCHEN', ' kitchen ']) {
      const { status, error } = await api.post('/departments', { name });
      expect(status).toBe(409);
      expect(error).toMatchObject({ code: 'CONFLICT', details: { field: 'name' } });
    }
    expect(await world.events()).toHaveLength(1);
  });

  it('409: a given code is taken', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    await api.post('/departments', { name: 'Kitchen', code: 'K' });
    const { status, error } = await api.post('/departments', { name: 'Kiosk', code: 'K' });
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'CONFLICT', details: { field: 'code' } });
  });

  it('201: a generated code that is taken gets a number', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    const codes: string[] = [];
    for (const name of ['R&D', 'R D', 'R-D']) codes.push((await api.post('/departments', { name })).data.code);
    expect(codes).toEqual(['R_D', 'R_D_2', 'R_D_3']);
  });

  it('201, 409: of many that create one name at once, one does', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    const answers = await Promise.all(Array.from({ length: 6 }, () => api.post('/departments', { name: 'Kitchen' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    for (const { status, error } of answers) if (status === 409) expect(error.details).toEqual({ field: 'name' });
    expect(await world.events()).toHaveLength(1);
  });

  it('201, 409: of many that give one code at once, one has it', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => api.post('/departments', { name: `Bar ${String(n)}`, code: 'BAR' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    for (const { status, error } of answers) if (status === 409) expect(error.details).toEqual({ field: 'code' });
  });

  it('201: names that make the same code, at once, get different codes', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    const names = ['R D', 'R-D', 'R_D', 'R.D', 'R/D', 'R+D'];
    const answers = await Promise.all(names.map((name) => api.post('/departments', { name })));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
    expect(answers.map(({ data }) => String(data.code)).sort()).toEqual([
      'R_D',
      'R_D_2',
      'R_D_3',
      'R_D_4',
      'R_D_5',
      'R_D_6',
    ]);
  });

  it('201: the same name and code live in another organization', async () => {
    const [one, other] = [await first.another(), await first.another()];
    for (const world of [one, other]) {
      const api = await (await world.administrator()).api();
      expect((await api.post('/departments', { name: 'Kitchen', code: 'K' })).status).toBe(201);
    }
  });

  it('422: head_id is unknown, deactivated or of another organization', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    const gone = await world.employee({ is_active: false });
    const stranger = await (await first.another()).employee();
    for (const head_id of [world.newId('usr'), gone.id, stranger.id]) {
      const { status, error } = await api.post('/departments', { name: 'Kitchen', head_id });
      expect(status).toBe(422);
      expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details: { field: 'head_id' } });
    }
    expect(await world.events()).toEqual([]);
  });

  it.each([
    ['name', {}],
    ['name', { name: '' }],
    ['name', { name: '  ' }],
    ['name', { name: null }],
    ['name', { name: 'x'.repeat(101) }],
    ['code', { name: 'Bar', code: '' }],
    ['code', { name: 'Bar', code: null }],
    ['code', { name: 'Bar', code: 'x'.repeat(51) }],
    ['description', { name: 'Bar', description: '' }],
    ['color', { name: 'Bar', color: 'red' }],
    ['color', { name: 'Bar', color: '#12345' }],
    ['color', { name: 'Bar', color: '#1234567' }],
    ['color', { name: 'Bar', color: null }],
    ['head_id', { name: 'Bar', head_id: 'usr_1' }],
    ['is_active', { name: 'Bar', is_active: 'yes' }],
    ['colour', { name: 'Bar', colour: '#123456' }],
    ['member_count', { name: 'Bar', member_count: 3 }],
    ['id', { name: 'Bar', id: 'dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }],
  ])('422: %s of %j', async (field, body) => {
    const api = await (await first.administrator()).api();
    const { status, error } = await api.post('/departments', body);
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details: { field } });
  });

  it('403: below Administrator, with a token and in the app', async () => {
    const world = await first.another();
    for (const person of [await world.employee(), await world.departmentHeadOf('Kitchen')]) {
      for (const client of [await person.api(scopeNames), await person.app()]) {
        const { status, error } = await client.post('/departments', { name: 'Bar' });
        expect(status).toBe(403);
        expect(error).toMatchObject({ code: 'FORBIDDEN', details: { required_role: 'ADMINISTRATOR' } });
      }
    }
  });

  it('403: the token lacks departments:write', async () => {
    const { status, error } = await (
      await (await first.executive()).api(['departments:read'])
    ).post('/departments', { name: 'Bar' });
    expect(status).toBe(403);
    expect(error).toMatchObject({ code: 'SCOPE_MISSING', details: { required_scope: 'departments:write' } });
  });

  it('422: a head who is being deactivated is no head', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    const head = await world.employee();
    const open = await OpenTransaction.begin(installation.database.pool);
    await sql`update users set is_active = ${false} where id = ${head.id}`.execute(open.tx);
    const answer = api.post('/departments', { name: 'Kitchen', head_id: head.id });
    await untilBlocked(installation.database.db);
    await open.commit();
    expect((await answer).status).toBe(422);
  });
});
