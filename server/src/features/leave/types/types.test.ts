import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { check } from '../../../lib/schema.ts';
import { LeaveType } from './record.ts';

const { world: first } = await sharedHarness();

const administered = async () => {
  const world = await first.another();
  const admin = await world.administrator();
  return { world, admin, app: await admin.app(), api: await admin.api() };
};

describe('leave types', () => {
  it('201, 200: added with defaults, then changed, with audit rows', async () => {
    const { world, app } = await administered();
    const { status, data } = await app.post('/leave-types', { name: ' Parental leave ' });
    expect(status).toBe(201);
    check(LeaveType, data);
    expect(data).toEqual({
      id: data.id,
      name: 'Parental leave',
      names: {},
      code: 'PARENTAL_LEAVE',
      color: '#2563EB',
      is_private: false,
      is_paid: true,
      requires_approval: true,
      unit: 'DAYS',
      annual_allowance: null,
      accrual: 'ANNUAL_GRANT',
      carry_over_limit: 0,
      service_allowances: [],
      carry_over_expires_on: null,
      pro_rata: false,
      is_sickness: false,
      is_for_family: false,
      allows_hours: false,
      certificate_after_days: null,
      is_active: true,
    });
    const changes = { annual_allowance: 12.5, carry_over_limit: null, is_private: true };
    expect((await app.patch(`/leave-types/${data.id}`, changes)).data).toEqual({ ...data, ...changes });
    expect((await app.patch(`/leave-types/${data.id}`, changes)).data).toEqual({ ...data, ...changes });
    expect(await world.audit()).toMatchObject([
      { action: 'leaveTypes.create', subject_id: data.id, changed_fields: ['name'] },
      { action: 'leaveTypes.update', changed_fields: ['annual_allowance', 'carry_over_limit', 'is_private'] },
      { action: 'leaveTypes.update', changed_fields: [] },
    ]);
  });

  it('409: name and code are taken, whatever the case, also by two at once; a code made from a name is a free one', async () => {
    const { app } = await administered();
    const { data: one } = await app.post('/leave-types', { name: 'Vacation', code: 'VAC' });
    expect((await app.post('/leave-types', { name: 'VACATION' })).error.details).toEqual({ field: 'name' });
    expect((await app.post('/leave-types', { name: 'Other', code: 'vac' })).error.details).toEqual({ field: 'code' });
    expect((await app.post('/leave-types', { name: 'Vac' })).data.code).toBe('VAC_2');
    const answers = await Promise.all([1, 2].map(() => app.post('/leave-types', { name: 'Sick', code: 'SICK' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await app.patch(`/leave-types/${one.id}`, { name: 'sick' })).status).toBe(409);
  });

  it('422: more than two decimals, a colour that is none, an unknown field', async () => {
    const { app } = await administered();
    for (const [field, value] of Object.entries({
      annual_allowance: 1.005,
      carry_over_limit: 0.001,
      color: 'red',
      size: 1,
    })) {
      const { status, error } = await app.post('/leave-types', { name: 'Odd', [field]: value });
      expect({ status, field: error.details.field }).toEqual({ status: 422, field });
    }
    const { data } = await app.post('/leave-types', { name: 'Odd' });
    expect((await app.patch(`/leave-types/${data.id}`, { annual_allowance: 0.333 })).status).toBe(422);
  });

  it('409: the unit stays once someone has a balance; before that it may change', async () => {
    const { world, app } = await administered();
    const person = await world.employee();
    const { data } = await app.post('/leave-types', { name: 'Lieu', annual_allowance: 10 });
    expect((await app.patch(`/leave-types/${data.id}`, { unit: 'HOURS' })).data.unit).toBe('HOURS');
    await app.post('/leave-adjustments', { user_id: person.id, leave_type_id: data.id, amount: 1 });
    const { status, error } = await app.patch(`/leave-types/${data.id}`, { unit: 'DAYS' });
    expect(status).toBe(409);
    expect(error.details).toEqual({ reason: 'in_use', field: 'unit' });
    expect((await app.patch(`/leave-types/${data.id}`, { unit: 'HOURS', name: 'In lieu' })).status).toBe(200);
  });

  it('200: listed a page at a time to anyone who reads leave, filtered by is_active; another organization sees none', async () => {
    const { world, app } = await administered();
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) ids.push((await app.post('/leave-types', { name })).data.id);
    await app.patch(`/leave-types/${ids[1]!}`, { is_active: false });
    const api = await (await world.employee()).api();
    const idsOf = async (query: Record<string, string>) => {
      const { body } = await api.get('/leave-types', { query });
      return { ids: body.data.map(({ id }: { id: string }) => id), cursor: body.meta.next_cursor };
    };
    expect((await idsOf({})).ids).toEqual(ids);
    expect((await idsOf({ is_active: 'true' })).ids).toEqual([ids[0], ids[2]]);
    const page = await idsOf({ limit: '2' });
    expect(page.ids).toEqual(ids.slice(0, 2));
    expect((await idsOf({ limit: '2', cursor: page.cursor })).ids).toEqual([ids[2]]);
    const other = await administered();
    expect((await other.api.get('/leave-types')).data).toEqual([]);
    expect((await other.app.patch(`/leave-types/${ids[0]!}`, {})).status).toBe(404);
  });

  it('403: Department Heads and Employees change none; 404: tokens change none at all', async () => {
    const { world, api } = await administered();
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    expect((await head.post('/leave-types', { name: 'Mine' })).status).toBe(403);
    expect([404, 405]).toContain((await api.post('/leave-types', { name: 'Mine' })).status);
  });

  it('201, 200: more with years of service, and a day on which what was brought over expires', async () => {
    const { app } = await administered();
    const steps = [
      { after_years: 5, annual_allowance: 25 },
      { after_years: 10, annual_allowance: 27.5 },
    ];
    const policy = { annual_allowance: 20, service_allowances: steps, carry_over_expires_on: '02-29' };
    const { status, data } = await app.post('/leave-types', { name: 'Vacation', ...policy });
    expect(status).toBe(201);
    expect(data).toMatchObject(policy);
    const { data: changed } = await app.patch(`/leave-types/${String(data.id)}`, { service_allowances: [] });
    expect(changed).toMatchObject({ service_allowances: [], carry_over_expires_on: '02-29' });
  });

  it.each([
    [
      'steps without an allowance',
      { service_allowances: [{ after_years: 5, annual_allowance: 25 }] },
      'service_allowances',
    ],
    [
      'steps out of order',
      {
        annual_allowance: 20,
        service_allowances: [
          { after_years: 5, annual_allowance: 25 },
          { after_years: 5, annual_allowance: 26 },
        ],
      },
      'service_allowances.1.after_years',
    ],
    [
      'three decimals',
      { annual_allowance: 20, service_allowances: [{ after_years: 5, annual_allowance: 25.125 }] },
      'service_allowances.0.annual_allowance',
    ],
    ['a day that no year has', { carry_over_expires_on: '02-30' }, 'carry_over_expires_on'],
    ['no day at all', { carry_over_expires_on: '13-01' }, 'carry_over_expires_on'],
  ])('422: %s', async (_title, body, field) => {
    const { app } = await administered();
    const { status, error } = await app.post('/leave-types', { name: 'Vacation', ...body });
    expect([status, error.details.field]).toEqual([422, field]);
  });
});
