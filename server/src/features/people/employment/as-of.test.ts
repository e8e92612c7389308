import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { roles } from '../../../kernel/scopes.ts';
import { addDays } from '../../../lib/days.ts';

const { world: first, installation } = await openHarness();
const at = (instant: string): void => installation.clock.setOffset(Date.parse(instant) - Date.now());
const names = ['cook', 'barkeeper', 'leaver', 'joiner', 'planned'] as const;

/** The cook was in the bar until February; the one who is planned goes to the bar in May. */
async function open() {
  at('2027-03-10T16:00:00Z');
  const world = await first.another();
  const start = { employment_start_date: '2025-01-01' };
  const bar = await world.department('Bar');
  const kitchen = await world.department('Kitchen');
  const people = {
    cook: await world.employee({ department: 'Bar', job_title: 'Barkeeper', ...start }),
    barkeeper: await world.employee({ department: 'Bar', ...start }),
    leaver: await world.employee({ department: 'Kitchen', ...start, employment_end_date: '2026-12-31' }),
    joiner: await world.employee({ department: 'Kitchen', employment_start_date: '2027-02-01' }),
    planned: await world.employee({ department: 'Kitchen', job_title: 'Cook', ...start }),
  } satisfies Record<(typeof names)[number], Somebody>;
  const kitchenHead = await world.departmentHeadOf('Kitchen', start);
  const barHead = await world.departmentHeadOf('Bar', start);
  const admin = await world.administrator(start);
  const app = await admin.app();
  const change = (id: string, effective_date: string, values: object) =>
    app.post(`/users/${id}/employment`, { effective_date, values });
  expect((await change(people.cook.id, '2027-02-01', { department_id: kitchen, job_title: 'Cook' })).status).toBe(201);
  expect((await change(people.planned.id, '2027-05-01', { department_id: bar, job_title: 'Chef' })).status).toBe(201);
  return { world, people, kitchenHead, barHead, admin, app, api: await admin.api(), bar, kitchen };
}

let place: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  place = await open();
});

const idsOf = async (client: Client, query: Record<string, string>): Promise<string[]> => {
  const answer = await client.get('/users', { query: { limit: '100', ...query } });
  expect(answer.status, answer.text).toBe(200);
  return (answer.data as { id: string }[]).map(({ id }) => id);
};
const called = (ids: readonly string[]) => names.filter((name) => ids.includes(place.people[name].id));

describe('as_of', () => {
  it('200: the values of the day, past and planned; everything else as it is', async () => {
    const { api, people, bar, kitchen } = place;
    const on = async (id: string, as_of: string) => (await api.get(`/users/${id}`, { query: { as_of } })).data;
    expect(await on(people.cook.id, '2027-01-31')).toMatchObject({ job_title: 'Barkeeper', department_id: bar });
    expect(await on(people.cook.id, '2027-02-01')).toMatchObject({ job_title: 'Cook', department_id: kitchen });
    expect(await on(people.planned.id, '2027-04-30')).toMatchObject({ job_title: 'Cook' });
    expect(await on(people.planned.id, '2027-05-01')).toMatchObject({ job_title: 'Chef', department_id: bar });
    const now = (await api.get(`/users/${people.cook.id}`)).data;
    expect(await on(people.cook.id, '2027-03-10')).toEqual(now);
    const then = await on(people.cook.id, '2027-01-31');
    expect({ ...then, job_title: now.job_title, department_id: now.department_id }).toEqual(now);
  });

  it('200: who was employed on the day; 404 for someone who was not', async () => {
    const { api, people } = place;
    expect(called(await idsOf(api, { as_of: '2027-01-15' }))).toEqual(['cook', 'barkeeper', 'planned']);
    expect(called(await idsOf(api, { as_of: '2026-12-31' }))).toEqual(['cook', 'barkeeper', 'leaver', 'planned']);
    expect(called(await idsOf(api, { as_of: '2027-02-01' }))).toEqual(['cook', 'barkeeper', 'joiner', 'planned']);
    expect(called(await idsOf(api, { as_of: '2024-12-31' }))).toEqual([]);
    const asked = async (id: string, as_of: string) => (await api.get(`/users/${id}`, { query: { as_of } })).status;
    expect(await asked(people.leaver.id, '2027-01-01')).toBe(404);
    expect(await asked(people.joiner.id, '2027-01-31')).toBe(404);
    expect(await asked(people.joiner.id, '2027-02-01')).toBe(200);
  });

  it('200: filters, sorts and pages ask the values shown', async () => {
    const { api, app, bar, kitchen } = place;
    const of = (department_id: string, as_of: string) => idsOf(api, { department_id, as_of });
    expect(called(await of(bar, '2027-01-15'))).toEqual(['cook', 'barkeeper']);
    expect(called(await of(bar, '2027-03-10'))).toEqual(['barkeeper']);
    expect(called(await of(bar, '2027-06-01'))).toEqual(['barkeeper', 'planned']);
    expect(called(await of(`${bar},${kitchen}`, '2027-06-01'))).toEqual(['cook', 'barkeeper', 'joiner', 'planned']);
    const sorted = await app.get('/users', { query: { as_of: '2027-06-01', sort: 'department', total: 'true' } });
    expect(sorted.body.meta.total).toBe(sorted.data.length);
    const page = await api.get('/users', { query: { as_of: '2027-06-01', limit: '2' } });
    const more = await api.get('/users', {
      query: { as_of: '2027-06-01', limit: '100', cursor: page.body.meta.next_cursor as string },
    });
    expect([...page.data, ...more.data].map(({ id }: { id: string }) => id)).toEqual(
      await idsOf(api, { as_of: '2027-06-01' }),
    );
    const other = await api.get('/users', {
      query: { as_of: '2027-06-02', cursor: page.body.meta.next_cursor as string },
    });
    expect(other.status).toBe(422);
  });

  it('200: explain says that rights are those of today', async () => {
    const { api, people } = place;
    const { body } = await api.get(`/users/${people.cook.id}`, { query: { as_of: '2027-01-31', explain: 'true' } });
    expect(body.meta.as_of).toEqual({
      date: '2027-01-31',
      rights_of: '2027-03-10',
      explanation: 'Whom you see is decided by departments and roles of today, not of that day.',
    });
  });

  it('200: in the app nothing can be done to what is not as it stands', async () => {
    const { app, people } = place;
    expect((await app.get(`/users/${people.cook.id}`, { query: { as_of: '2027-01-31' } })).data).not.toHaveProperty(
      'can',
    );
  });

  it('422: no day; 403: a token without the scope, an Employee’s token', async () => {
    const { api, admin, people } = place;
    const asked = async (client: Client, as_of: string) => {
      const { status, error } = await client.get('/users', { query: { as_of } });
      return [status, error?.code, error?.details?.field];
    };
    expect(await asked(api, '2027-02-30')).toEqual([422, 'VALIDATION_FAILED', 'as_of']);
    expect(await asked(await admin.api(['users:read']), '2027-02-01')).toEqual([403, 'SCOPE_MISSING', 'as_of']);
    const employee = await people.cook.api(['users:read', 'users.employment:read']);
    expect(await asked(employee, '2027-02-01')).toEqual([403, 'FORBIDDEN', 'as_of']);
  });

  it('the org chart of a day', async () => {
    const { app, people } = place;
    const on = async (query: Record<string, string>) =>
      (await app.get('/org-chart', { query })).data.people as { id: string; job_title: string }[];
    const cook = (chart: { id: string; job_title: string }[]) =>
      chart.find(({ id }) => id === people.cook.id)?.job_title;
    expect(cook(await on({ as_of: '2027-01-31' }))).toBe('Barkeeper');
    expect(cook(await on({}))).toBe('Cook');
  });
});

describe('no date opens anything', () => {
  it('whom a role sees on any day, and what of them, is less than what it sees today', async () => {
    const { world, people } = place;
    const readers: Somebody[] = [place.kitchenHead, place.barHead, people.cook, people.planned];
    for (const role of roles) readers.push(await world.person(role, { department: 'Bar' }));
    const days = Array.from({ length: 8 }, (_, n) => addDays('2024-12-15', n * 130));
    for (const opened of [false, true]) {
      await world.set({ directory_employee_sees_all: opened, directory_department_head_sees_all: opened });
      for (const reader of readers) {
        const client = await reader.app();
        const today = (await client.get('/users', { query: { limit: '100' } })).data as { id: string }[];
        const fields = new Map(today.map((person) => [person.id, Object.keys(person)]));
        for (const as_of of days) {
          const shown = (await client.get('/users', { query: { limit: '100', as_of } })).data as { id: string }[];
          for (const person of shown) {
            const allowed = fields.get(person.id);
            expect(allowed, `${reader.role} ${as_of} ${person.id}`).toBeDefined();
            expect(allowed).toEqual(expect.arrayContaining(Object.keys(person)));
          }
        }
        for (const name of names) {
          const seen = (await client.get(`/users/${people[name].id}`)).status;
          const history = (await client.get(`/users/${people[name].id}/employment-history`)).status;
          for (const as_of of ['2027-01-31', '2027-06-01']) {
            const then = (await client.get(`/users/${people[name].id}`, { query: { as_of } })).status;
            if (seen === 404 || history !== 200) expect(then, `${reader.role} ${name} ${as_of}`).toBe(404);
          }
        }
      }
    }
  });
});
