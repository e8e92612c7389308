import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import type { Somebody, World } from '../../../../test/world.ts';
import type { StoredSettings } from '../../../kernel/settings.ts';
import { employment } from './testing/somebody-known.ts';

const { world: first } = await sharedHarness();

/** Two departments, and one of every kind of reader. */
const names = [
  'cook',
  'dishwasher',
  'barkeeper',
  'loner',
  'head',
  'manager',
  'headless',
  'admin',
  'executive',
] as const;
type Name = (typeof names)[number];
type Cast = Record<Name, Somebody>;

async function castOf(world: World): Promise<Cast> {
  return {
    cook: await world.employee({ department: 'Kitchen', ...employment }),
    dishwasher: await world.employee({ department: 'Kitchen' }),
    barkeeper: await world.employee({ department: 'Bar', ...employment }),
    loner: await world.employee(),
    head: await world.departmentHeadOf('Kitchen'),
    manager: await world.managerOf('Kitchen', { department: 'Office' }),
    headless: await world.person('DEPARTMENT_HEAD', { department: 'Kitchen' }),
    admin: await world.administrator(),
    executive: await world.executive(),
  };
}

const rules: { settings: StoredSettings; sees: Partial<Record<Name, readonly Name[]>> }[] = [
  {
    settings: {},
    sees: {
      cook: ['cook'],
      loner: ['loner'],
      head: ['cook', 'dishwasher', 'head', 'headless'],
      manager: ['cook', 'dishwasher', 'head', 'manager', 'headless'],
      headless: ['headless'],
      admin: names,
      executive: names,
    },
  },
  {
    settings: { directory_employee_sees_all: true },
    sees: { cook: names, loner: names, head: ['cook', 'dishwasher', 'head', 'headless'], headless: ['headless'] },
  },
  {
    settings: { directory_department_head_sees_all: true },
    sees: { cook: ['cook'], head: names, manager: names, headless: names },
  },
];

describe.each(rules)('directory with $settings', ({ settings, sees }) => {
  let world: World;
  let cast: Cast;
  beforeAll(async () => {
    world = await first.another({ settings });
    cast = await castOf(world);
    const elsewhere = await first.another({ settings });
    await castOf(elsewhere);
  });

  it.each(Object.entries(sees))('200: %s sees %j', async (viewer, seen) => {
    const api = await cast[viewer as Name].api(['users:read']);
    const { data } = await api.get('/users');
    expect(data.map((person: { id: string }) => names.find((name) => cast[name].id === person.id))).toEqual(seen);
    for (const name of names) {
      const { status } = await api.get(`/users/${cast[name].id}`);
      expect({ name, status }).toEqual({ name, status: seen.includes(name) ? 200 : 404 });
    }
  });

  it('200: in the app as through the API', async () => {
    for (const [viewer, seen] of Object.entries(sees)) {
      const { data } = await (await cast[viewer as Name].app()).get('/users');
      expect(data).toHaveLength(seen.length);
    }
  });
});

describe('probation', () => {
  let cast: Cast;
  let otherHead: Somebody;
  beforeAll(async () => {
    const world = await first.another({ settings: { directory_department_head_sees_all: true } });
    cast = await castOf(world);
    otherHead = await world.departmentHeadOf('Bar');
  });
  const probationSeenBy = async (viewer: Somebody) => {
    const { data } = await (await viewer.api(['users:read', 'users.employment:read'])).get(`/users/${cast.cook.id}`);
    expect(data).toMatchObject({ employment_type: 'CONTRACT', payroll_id: 'P-17' });
    return [data.probation_period_months, data.probation_end_date];
  };

  it.each(['admin', 'executive', 'head', 'manager'] as const)('200: seen by %s', async (viewer) => {
    expect(await probationSeenBy(cast[viewer])).toEqual([3, '2026-04-30']);
  });

  it('200: not by another Department Head, even one who sees the whole directory', async () => {
    expect(await probationSeenBy(otherHead)).toEqual([undefined, undefined]);
    expect(await probationSeenBy(cast.headless)).toEqual([undefined, undefined]);
  });

  it('200: a list shows it person by person', async () => {
    const { data } = await (await otherHead.api()).get('/users', { query: { role: 'EMPLOYEE' } });
    const shown = new Map(data.map((person: { id: string }) => [person.id, 'probation_end_date' in person]));
    expect([shown.get(cast.barkeeper.id), shown.get(cast.cook.id), shown.get(cast.loner.id)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a view follows the person', () => {
  it('404 to 200: anyone who moves into the department comes into view', async () => {
    const world = await first.another();
    const head = await world.departmentHeadOf('Kitchen');
    const newcomer = await world.employee();
    const api = await head.api();
    expect((await api.get(`/users/${newcomer.id}`)).status).toBe(404);
    const admin = await (await world.administrator()).api();
    await admin.patch(`/users/${newcomer.id}`, { department_id: await world.department('Kitchen') });
    expect((await api.get(`/users/${newcomer.id}`)).status).toBe(200);
  });

  it('200 to 404: an Administrator made an Employee sees only themselves, with the same token', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    const other = await world.employee();
    const api = await admin.api();
    expect((await api.get(`/users/${other.id}`)).status).toBe(200);
    const executive = await (await world.executive()).api();
    expect((await executive.patch(`/users/${admin.id}`, { role: 'EMPLOYEE' })).status).toBe(200);
    expect((await api.get(`/users/${other.id}`)).status).toBe(404);
    expect((await api.patch(`/users/${other.id}`, { job_title: 'Cook' })).error).toMatchObject({
      code: 'FORBIDDEN',
      details: { required_role: 'ADMINISTRATOR' },
    });
  });
});
