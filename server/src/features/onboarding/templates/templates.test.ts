import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { sharedHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';

const { world } = await sharedHarness();
let admin: Somebody;
let app: Client;
let ada: Somebody;

beforeAll(async () => {
  admin = await world.administrator();
  app = await admin.app();
  ada = await world.employee();
});

const tasks = () => [
  { title: 'Order a laptop', description: 'With a charger.', assignee_id: ada.id, due_offset_days: -7 },
  { title: 'Say hello', assignee_role: 'MANAGER', due_offset_days: 0 },
  { title: 'Read the handbook' },
];
const stored = () => [
  { ...tasks()[0], assignee_team_id: null, assignee_role: null },
  { ...tasks()[1], description: null, assignee_id: null, assignee_team_id: null },
  {
    ...tasks()[2],
    description: null,
    assignee_id: null,
    assignee_team_id: null,
    assignee_role: null,
    due_offset_days: null,
  },
];
let count = 0;
const create = async (body: object = {}) =>
  (await app.post('/checklist-templates', { name: `Template ${String(++count)}`, type: 'ONBOARDING', ...body })).data;
const lastAudit = async () => (await world.audit()).at(-1);

describe('POST /checklist-templates', () => {
  it('201: with its tasks in order', async () => {
    const body = { name: ' New in the kitchen ', type: 'ONBOARDING', tasks: tasks() };
    const { status, data } = await app.post('/checklist-templates', body);
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.stringMatching(/^ctp_/),
      name: 'New in the kitchen',
      type: 'ONBOARDING',
      tasks: stored(),
      starts_for: null,
      is_active: true,
      created_at: expect.stringMatching(/Z$/),
      updated_at: data.created_at,
    });
    expect((await app.get('/checklist-templates')).data).toContainEqual(data);
    expect(await lastAudit()).toMatchObject({
      action: 'checklistTemplates.create',
      subject_type: 'checklist_template',
      subject_id: data.id,
      changed_fields: ['name', 'type', 'tasks'],
    });
  });

  it('201: without tasks, inactive', async () => {
    expect(await create({ is_active: false })).toMatchObject({ tasks: [], is_active: false });
  });

  it('409: a name that is taken, whatever the case; of two at once one', async () => {
    const answers = await Promise.all(
      ['Leaver', 'LEAVER'].map((name) => app.post('/checklist-templates', { name, type: 'OFFBOARDING' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.details).toEqual({ field: 'name' });
  });

  it.each([
    ['name', { name: ' ' }],
    ['type', { type: 'REBOARDING' }],
    ['type', { type: undefined }],
    ['tasks.0.title', { tasks: [{ title: '' }] }],
    ['tasks.0.due_offset_days', { tasks: [{ title: 'x', due_offset_days: 3651 }] }],
    ['tasks.0.due_offset_days', { tasks: [{ title: 'x', due_offset_days: 0.5 }] }],
    ['tasks.0.assignee_role', { tasks: [{ title: 'x', assignee_role: 'BOSS' }] }],
    ['tasks.0.surprise', { tasks: [{ title: 'x', surprise: 1 }] }],
    ['tasks', { tasks: Array.from({ length: 101 }, () => ({ title: 'x' })) }],
  ])('422: %s in %j', async (field, change) => {
    const { status, error } = await app.post('/checklist-templates', { name: 'x', type: 'ONBOARDING', ...change });
    expect([status, error.details]).toEqual([422, { field }]);
  });

  it('422: a task for a person and a role at once', async () => {
    const both = [{ title: 'x' }, { title: 'y', assignee_id: ada.id, assignee_role: 'PERSON' }];
    const { status, error } = await app.post('/checklist-templates', { name: 'x', type: 'ONBOARDING', tasks: both });
    expect([status, error.details]).toEqual([422, { field: 'tasks.1.assignee_role' }]);
  });

  it('422: an assignee who is unknown, inactive or of another organization', async () => {
    const strangers = [
      world.newId('usr'),
      (await world.employee({ is_active: false })).id,
      (await (await world.another()).employee()).id,
    ];
    for (const assignee_id of strangers) {
      const body = {
        name: 'x',
        type: 'ONBOARDING',
        tasks: [
          { title: 'x', assignee_id: ada.id },
          { title: 'y', assignee_id },
        ],
      };
      const { status, error } = await app.post('/checklist-templates', body);
      expect([status, error.details]).toEqual([422, { field: 'tasks.1.assignee_id' }]);
    }
  });
});

describe('PATCH /checklist-templates/{id}', () => {
  it('200: only what is sent; tasks replace those that are there', async () => {
    const template = await create({ tasks: tasks() });
    const renamed = await app.patch(`/checklist-templates/${template.id}`, { name: 'Renamed', is_active: false });
    expect(renamed).toMatchObject({ status: 200, data: { name: 'Renamed', is_active: false, tasks: stored() } });
    expect(await lastAudit()).toMatchObject({ changed_fields: ['is_active', 'name'] });
    const shorter = [{ title: 'Only this', assignee_role: 'DEPARTMENT_HEAD' }];
    const { data } = await app.patch(`/checklist-templates/${template.id}`, { tasks: shorter, type: 'OFFBOARDING' });
    expect(data).toMatchObject({ name: 'Renamed', type: 'OFFBOARDING', tasks: shorter });
    const listed = await app.get('/checklist-templates', { query: { include_inactive: 'true', limit: '100' } });
    expect(listed.data).toContainEqual(data);
    expect((await app.patch(`/checklist-templates/${template.id}`, { tasks: [] })).data.tasks).toEqual([]);
  });

  it('200: nothing different, and updated_at stays', async () => {
    const template = await create({ tasks: tasks() });
    const same = { name: `${template.name} `, type: template.type, tasks: tasks(), is_active: true };
    const { status, data } = await app.patch(`/checklist-templates/${template.id}`, same);
    expect([status, data]).toEqual([200, template]);
    expect(await lastAudit()).toMatchObject({ action: 'checklistTemplates.update', changed_fields: [] });
  });

  it('200: with someone on it who has left since, as long as the tasks stay', async () => {
    const leaver = await world.employee();
    const template = await create({ tasks: [{ title: 'x', assignee_id: leaver.id }] });
    await leave(leaver);
    const path = `/checklist-templates/${template.id}`;
    expect((await app.patch(path, { name: 'Still fine' })).status).toBe(200);
    expect((await app.patch(path, { tasks: [{ title: 'y', assignee_id: leaver.id }] })).error.details).toEqual({
      field: 'tasks.0.assignee_id',
    });
  });

  it('404: unknown or of another organization; 409: a name that is taken', async () => {
    const elsewhere = await world.another();
    const theirs = (
      await (
        await (await elsewhere.executive()).app()
      ).post('/checklist-templates', { name: 'Theirs', type: 'ONBOARDING' })
    ).data;
    for (const id of [theirs.id, world.newId('ctp')]) {
      expect((await app.patch(`/checklist-templates/${id}`, { name: 'Mine' })).status).toBe(404);
    }
    const [one, other] = [await create(), await create()];
    const { status, error } = await app.patch(`/checklist-templates/${one.id}`, { name: other.name.toUpperCase() });
    expect([status, error.details]).toEqual([409, { field: 'name' }]);
  });
});

describe('GET /checklist-templates', () => {
  it('200: active ones unless told otherwise, by type, in pages', async () => {
    const small = await world.another();
    const boss = await (await small.executive()).app();
    for (const [name, type, is_active] of [
      ['A', 'ONBOARDING', true],
      ['B', 'OFFBOARDING', true],
      ['C', 'ONBOARDING', false],
    ] as const) {
      await boss.post('/checklist-templates', { name, type, is_active });
    }
    const names = async (query: Record<string, string>) =>
      (await boss.get('/checklist-templates', { query })).data.map(({ name }: { name: string }) => name);
    expect(await names({})).toEqual(['A', 'B']);
    expect(await names({ include_inactive: 'true' })).toEqual(['A', 'B', 'C']);
    expect(await names({ type: 'ONBOARDING', include_inactive: 'true' })).toEqual(['A', 'C']);
    const { body } = await boss.get('/checklist-templates', { query: { limit: '1' } });
    expect(await names({ limit: '1', cursor: body.meta.next_cursor })).toEqual(['B']);
  });

  it('Department Heads choose from them and change none; Employees see none', async () => {
    const template = await create();
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    expect((await head.get('/checklist-templates')).status).toBe(200);
    expect((await head.patch(`/checklist-templates/${template.id}`, { name: 'Mine' })).error.details).toEqual({
      required_role: 'ADMINISTRATOR',
    });
    expect((await (await ada.app()).get('/checklist-templates')).error.details).toEqual({
      required_role: 'DEPARTMENT_HEAD',
    });
  });
});

async function leave(person: Somebody): Promise<void> {
  const body = { type: 'OFFBOARDING', last_day: '2026-06-30' };
  const { data } = await app.post(`/users/${person.id}/checklists`, body);
  expect((await app.post(`/onboarding/${data.id}/complete`)).status).toBe(200);
}
