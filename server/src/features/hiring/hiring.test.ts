import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import type { World } from '../../../test/world.ts';
import { addDays, dayIn } from '../../lib/days.ts';
import { runJobsOnce } from '../../worker/run.ts';

const { world: first, installation } = await openHarness();
let world: World;
let app: Client;
let kitchen: string;
const today = dayIn('America/Toronto', Date.now());

beforeAll(async () => {
  world = await first.another();
  app = await (await world.administrator()).app();
  kitchen = await world.department('Kitchen');
});

let count = 0;
const person = (body: object = {}) => ({
  first_name: 'Nora',
  last_name: 'New',
  email: `nora${String(++count)}@example.com`,
  ...body,
});
const template = async (name: string, body: object = {}): Promise<string> => {
  const made = await app.post('/checklist-templates', {
    name,
    type: 'ONBOARDING',
    tasks: [{ title: `${name}!` }],
    ...body,
  });
  expect(made.status, made.text).toBe(201);
  return made.data.id as string;
};
const tasksOf = async (id: string): Promise<string[]> =>
  (await app.get(`/onboarding/${id}`)).data.tasks.map(({ title }: { title: string }) => title);
const listsOf = async (user_id: string) =>
  (await app.get('/onboarding', { query: { user_id } })).data as { id: string }[];

describe('POST /hires', () => {
  it('201: person, pay from the first day, equipment and checklist in one change', async () => {
    const template_id = await template('First week');
    const { status, data } = await app.post('/hires', {
      ...person({ department_id: kitchen, employment_start_date: '2031-06-02' }),
      compensation: { pay_type: 'SALARY', amount: 52_000 },
      equipment: [{ category_name: 'Laptop', serial_number: 'LT-1' }, { category_name: 'Key' }],
      template_id,
    });
    expect(status).toBe(201);
    const id = data.id as string;
    expect((await app.get(`/users/${id}/compensation`)).data).toMatchObject([
      { effective_date: '2031-06-02', amount: 52_000 },
    ]);
    expect((await app.get(`/users/${id}/assets`)).data).toMatchObject([{ serial_number: 'LT-1' }, {}]);
    expect(await tasksOf(data.checklist_id as string)).toEqual(['First week!']);
    expect((await world.events()).filter(({ subject_id }) => subject_id === id).map(({ type }) => type)).toEqual([
      'user.created',
    ]);
    expect((await world.audit()).map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'users.create',
        'compensation.create',
        'assets.create',
        'onboarding.create',
        'hires.create',
      ]),
    );
  });

  it.each([
    ['an amount below nothing', { compensation: { pay_type: 'SALARY', amount: -1 } }, 'compensation.amount'],
    [
      'a currency nobody knows',
      { compensation: { pay_type: 'SALARY', amount: 1, currency: 'XXQ' } },
      'compensation.currency',
    ],
    ['equipment without a category', { equipment: [{ category_name: 'Key' }, {}] }, 'equipment.1.category_id'],
    ['an unknown template', { template_id: first.newId('ctp') }, 'template_id'],
    ['an invitation on no day', { invitation: 'ON_DAY' }, 'invitation_day'],
  ])('422: %s, and no one is added', async (_title, part, field) => {
    const someone = person(part);
    const { status, error } = await app.post('/hires', someone);
    expect([status, error.details?.field]).toEqual([422, field]);
    expect((await app.get('/users', { query: { email: someone.email } })).data).toEqual([]);
  });

  it('409: an address that is taken; 403: for those who do not administer', async () => {
    const someone = person();
    expect((await app.post('/hires', someone)).status).toBe(201);
    expect((await app.post('/hires', someone)).error.details.field).toBe('email');
    const head = await (await world.departmentHeadOf('Bar')).app();
    expect((await head.post('/hires', person())).status).toBe(403);
  });
});

describe('templates that start by themselves', () => {
  it('for new people of a department, from the app, a program or an import; one list for several; undone with the import', async () => {
    await template('Kitchen', { starts_for: { department_ids: [kitchen] } });
    const everyoneId = await template('Everyone', { starts_for: { everyone: true } });
    const api = await (await world.administrator()).api();
    const cook = (await api.post('/users', person({ department_id: kitchen }))).data.id as string;
    await runJobsOnce(installation);
    const lists = await listsOf(cook);
    expect(lists).toHaveLength(1);
    expect(await tasksOf(lists[0]!.id)).toEqual(['Kitchen!', 'Everyone!']);
    const driver = (await api.post('/users', person())).data.id as string;
    await runJobsOnce(installation);
    expect(await tasksOf((await listsOf(driver))[0]!.id)).toEqual(['Everyone!']);

    // A template chosen while hiring joins them, once.
    const special = await template('Special');
    for (const [template_id, expected] of [
      [special, ['Everyone!', 'Special!']],
      [everyoneId, ['Everyone!']],
    ] as const) {
      const { data } = await app.post('/hires', person({ template_id }));
      expect(await tasksOf(data.checklist_id as string)).toEqual(expected);
    }

    // The job that was queued with each finds the list that is there.
    await runJobsOnce(installation);
    const csv = `first_name,last_name,email,employment_start_date\nIda,New,ida@hired.example,${today}\nOld,Hand,old@hired.example,${addDays(today, -31)}`;
    const { data: file } = await app.post('/imports', { kind: 'people', csv });
    await runJobsOnce(installation);
    await runJobsOnce(installation);
    const idOf = async (email: string) => (await app.get('/users', { query: { email } })).data[0].id as string;
    expect(await listsOf(await idOf('ida@hired.example'))).toHaveLength(1);
    expect(await listsOf(await idOf('old@hired.example'))).toEqual([]);
    const undone = await app.post(`/imports/${String(file.id)}/undo`);
    expect(undone.data ?? undone.text).toMatchObject({ rows_undone: 2, rows_kept: 0 });
  });

  it('422: for no one, for a department that is not there, and of an offboarding', async () => {
    const make = (body: object) =>
      app.post('/checklist-templates', { name: `Wrong ${String(++count)}`, type: 'ONBOARDING', ...body });
    expect((await make({ starts_for: {} })).error.details.field).toBe('starts_for');
    expect((await make({ starts_for: { department_ids: [world.newId('dep')] } })).error.details.field).toBe(
      'starts_for.department_ids.0',
    );
    expect((await make({ type: 'OFFBOARDING', starts_for: { everyone: true } })).error.details.field).toBe(
      'starts_for',
    );
    const id = await template('Later');
    expect((await app.patch(`/checklist-templates/${id}`, { starts_for: { everyone: true } })).data.starts_for).toEqual(
      {
        everyone: true,
      },
    );
    expect((await app.patch(`/checklist-templates/${id}`, { type: 'OFFBOARDING' })).error.details.field).toBe(
      'starts_for',
    );
    expect((await app.patch(`/checklist-templates/${id}`, { starts_for: null })).data.starts_for).toBeNull();
  });
});
