import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { importCsv } from '../src/features/imports/testing/import-csv.ts';
import { catalogue } from '../src/main/catalogue.ts';
import { advance } from './advance.ts';
import type { Client, Response } from './client.ts';
import { openHarness } from './harness.ts';
import { runLongWork } from './long-work.ts';
import type { World } from './world.ts';

const harness = await openHarness();
const { installation } = harness;
const { db } = installation.database;
const past = '2020-06-30';
const [first, last] = ['2019-01-01', '2098-12-31'];
let world: World;
let app: Client;
let api: Client;

beforeAll(async () => {
  world = await harness.world.another();
  const administrator = await world.administrator();
  [app, api] = [await administrator.app(), await administrator.api()];
});

let count = 0;
const somebody = (body: object = {}) => ({
  first_name: 'Nora',
  last_name: 'New',
  email: `state${String(++count)}@example.com`,
  ...body,
});

/** People of whom one field says what another denies. Who has an open offboarding is on the way out, whatever the last day. */
async function contradictions(): Promise<unknown[]> {
  const today = installation.clock.now().slice(0, 10);
  const { rows } = await sql`
    select u.id, u.is_active, u.employment_start_date, u.employment_end_date, u.deactivated_at, u.offboarded_at
      from users u
     where u.organization_id = ${world.organizationId} and not starts_with(u.id, 'svc_')
       and ((u.is_active and u.employment_end_date < ${today}::date - 1
             and not exists (select from checklists c
                              where c.organization_id = u.organization_id and c.user_id = u.id and c.type = 'OFFBOARDING'
                                and c.status in ('NOT_STARTED', 'IN_PROGRESS')))
         or u.employment_end_date < u.employment_start_date
         or (u.is_active and (u.deactivated_at is not null or u.offboarded_at is not null))
         or (not u.is_active and not u.is_guest and u.deactivated_at is null))`.execute(db);
  return rows;
}

const refusedLastDay = async (answer: Promise<Response>): Promise<void> => {
  const { status, error, text } = await answer;
  expect(status, text).toBe(422);
  expect(error.details.field).toMatch(/employment_end_date$/);
};

async function hiredAgain(hire: (id: string, body: object) => Promise<Response>): Promise<void> {
  const gone = { is_active: false, deactivated_at: '2019-01-01T12:00:00Z', employment_end_date: '2019-01-01' };
  const ada = await world.employee({ employment_start_date: '2018-01-01', ...gone });
  const until = (employment_end_date: string) => hire(ada.id, { start_date: '2019-02-01', employment_end_date });
  await refusedLastDay(until(past));
  expect((await until(last)).status).toBe(200);
}

/** Each way in which what a person’s state is made of can be set: the operations that take it, and what they do with a day that is over. */
const ways: Readonly<Record<string, () => Promise<void>>> = {
  'users.create': async () => {
    for (const client of [api, app])
      await refusedLastDay(client.post('/users', somebody({ employment_end_date: past })));
    expect((await api.post('/users', somebody({ employment_end_date: last }))).status).toBe(201);
  },
  'users.update': async () => {
    const ada = await world.employee({ employment_start_date: first });
    for (const client of [api, app])
      await refusedLastDay(client.patch(`/users/${ada.id}`, { employment_end_date: past }));
    expect((await api.patch(`/users/${ada.id}`, { employment_end_date: last })).status).toBe(200);
    const gone = await world.employee({ is_active: false, deactivated_at: `${past}T12:00:00Z` });
    expect((await api.patch(`/users/${gone.id}`, { employment_end_date: past })).status).toBe(200);
  },
  'hires.create': async () => {
    await refusedLastDay(app.post('/hires', somebody({ employment_end_date: past })));
  },
  'users.rehire': () => hiredAgain((id, body) => api.post(`/users/${id}/rehire`, body)),
  'hires.again': () => hiredAgain((id, body) => app.post(`/users/${id}/hires`, body)),
  'users.hire': async () => {
    const ends_on = installation.clock.now().slice(0, 10);
    const grants = [
      { package: 'EXPENSES_PAYING', department_ids: null, starts_on: ends_on, ends_on: last, reason: 'Pays them.' },
    ];
    const { data, status, text } = await api.post('/users', somebody({ is_guest: true, grants }));
    expect(status, text).toBe(201);
    const hire = (employment_end_date: string) =>
      api.post(`/users/${String(data.id)}/hire`, { start_date: first, employment_end_date });
    await refusedLastDay(hire(past));
    expect((await hire(last)).status).toBe(200);
  },
  'bulkChanges.create': async () => {
    const ada = await world.employee();
    const body = { operation_id: 'users.update', records: [{ id: ada.id }], input: { employment_end_date: past } };
    const { status, data, text } = await app.post('/bulk-changes', body);
    expect(status, text).toBe(202);
    await runLongWork(installation, String(data.id));
    expect((await app.get(`/bulk-changes/${String(data.id)}`)).data).toMatchObject({ failed: 1 });
  },
  'imports.create': async () => {
    const ada = await world.employee();
    const done = await importCsv(installation, app, 'people', [
      'first_name,last_name,email,employment_end_date',
      `Ivy,Import,${somebody().email},${past}`,
      `Ivo,Import,${somebody().email},${last}`,
      `Ada,Again,${ada.email},${past}`,
    ]);
    expect(done).toMatchObject({ rows_failed: 2 });
  },
  'onboarding.create': async () => {
    const ada = await world.employee({ employment_start_date: first });
    const { data, status, text } = await app.post(`/users/${ada.id}/checklists`, {
      type: 'OFFBOARDING',
      last_day: past,
    });
    expect(status, text).toBe(201);
    expect(await contradictions()).toEqual([]);
    expect((await app.post(`/onboarding/${String(data.id)}/complete`)).status).toBe(200);
  },
};

/** The ways that take none of these fields, and change the state all the same. */
const moves: Readonly<Record<string, () => Promise<void>>> = {
  'an offboarding that is cancelled after the day before it has passed': async () => {
    const ada = await world.employee({ employment_start_date: first, employment_end_date: '2020-01-31' });
    const { data } = await app.post(`/users/${ada.id}/checklists`, { type: 'OFFBOARDING', last_day: last });
    expect((await app.post(`/onboarding/${String(data.id)}/cancel`)).status).toBe(200);
  },
  'reactivated after the last day': async () => {
    const ada = await world.employee({
      is_active: false,
      deactivated_at: `${past}T12:00:00Z`,
      offboarded_at: `${past}T12:00:00Z`,
      employment_start_date: first,
      employment_end_date: past,
    });
    expect((await app.post(`/users/${ada.id}/reactivate`)).status).toBe(200);
  },
  'a last day to come, by an offboarding, once it is over': async () => {
    const ada = await world.employee({ employment_start_date: first });
    const end = new Date(installation.clock.nowMs() + 2 * 86_400_000).toISOString().slice(0, 10);
    await app.post(`/users/${ada.id}/checklists`, { type: 'OFFBOARDING', last_day: end });
    await advance(installation, 5 * 86_400_000);
    await catalogue.jobs.find(({ task }) => task === 'onboarding.endAccess')?.run(installation, {});
    expect((await app.get(`/users/${ada.id}`)).data.is_active).toBe(false);
  },
};

describe('whatever changes a person', () => {
  it.each(Object.keys(ways))('%s leaves no state that contradicts itself', async (way) => {
    await ways[way]?.();
    expect(await contradictions()).toEqual([]);
  });

  it.each(Object.keys(moves))('%s: no state that contradicts itself', async (move) => {
    await moves[move]?.();
    expect(await contradictions()).toEqual([]);
  });

  it('every operation that takes a last day is among them', () => {
    const takes = catalogue.operations
      .filter(({ kind, body }) => kind === 'write' && body !== undefined)
      .filter(({ body }) => /"(employment_end_date|last_day)":/.test(JSON.stringify(body)))
      .map(({ id }) => id);
    expect(takes.filter((id) => ways[id] === undefined)).toEqual([]);
    expect(takes).toContain('users.update');
  });
});
