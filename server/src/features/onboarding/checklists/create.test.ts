import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import type { Row } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { addDays, dayIn } from '../../../lib/days.ts';
import type { ChecklistTask } from '../tasks/record.ts';
import { checklistFor, made, titlesOf } from '../testing/lists.ts';

const { world, installation } = await openHarness();
let admin: Somebody;
let app: Client;
let count = 0;

beforeAll(async () => {
  admin = await world.administrator();
  app = await admin.app();
});

const template = (tasks: object[], type = 'ONBOARDING') =>
  made<{ id: string; name: string }>(app, '/checklist-templates', { name: `T${String(++count)}`, type, tasks });
const start = (person: Somebody, body: object, by = app) => by.post(`/users/${person.id}/checklists`, body);
const last_day = '2026-06-30';
const employmentOf = (person: Somebody) =>
  sql<Pick<Row<'users'>, 'employment_end_date'>>`select employment_end_date from users where id = ${person.id}`
    .execute(installation.database.db)
    .then(({ rows }) => rows[0]!);

describe('from a template', () => {
  it('201: each task for whom the template means', async () => {
    const head = await world.departmentHeadOf('Kitchen');
    const boss = await world.employee();
    const ada = await world.employee({ department: 'Kitchen', manager_id: boss.id });
    const { id: template_id, name } = await template([
      { title: 'person', assignee_role: 'PERSON', description: 'Bring a pen.' },
      { title: 'manager', assignee_role: 'MANAGER' },
      { title: 'head', assignee_role: 'DEPARTMENT_HEAD' },
      { title: 'somebody', assignee_id: admin.id },
      { title: 'nobody' },
    ]);
    const { status, data } = await start(ada, { type: 'ONBOARDING', template_id });
    expect(status).toBe(201);
    expect(data).toMatchObject({ type: 'ONBOARDING', status: 'NOT_STARTED', user_id: ada.id, title: name });
    expect(data.tasks.map(({ title, assignee_id }: ChecklistTask) => [title, assignee_id])).toEqual([
      ['person', ada.id],
      ['manager', boss.id],
      ['head', head.id],
      ['somebody', admin.id],
      ['nobody', null],
    ]);
    expect(data.tasks[0]).toMatchObject({ description: 'Bring a pen.', status: 'PENDING', position: 1 });
    expect(await world.audit()).toContainEqual(
      expect.objectContaining({
        action: 'onboarding.create',
        subject_type: 'checklist',
        subject_id: data.id,
        changed_fields: ['type', 'template_id'],
        actor_id: admin.id,
      }),
    );
    expect((await world.events()).filter(({ subject_id }) => subject_id === data.id)).toEqual([]);
  });

  it('201: no one’s, if manager or head are missing or no longer active', async () => {
    const gone = await world.employee();
    const { id: template_id } = await template([
      { title: 'manager', assignee_role: 'MANAGER' },
      { title: 'head', assignee_role: 'DEPARTMENT_HEAD' },
      { title: 'gone', assignee_id: gone.id },
    ]);
    const db = installation.database.db;
    await sql`update users set is_active = ${false} where id = ${gone.id}`.execute(db);
    for (const person of [
      await world.employee(),
      await world.employee({ department: 'Headless', manager_id: gone.id }),
    ]) {
      const { status, data } = await start(person, { type: 'ONBOARDING', template_id });
      expect(status).toBe(201);
      expect(data.tasks.map(({ assignee_id }: ChecklistTask) => assignee_id)).toEqual([null, null, null]);
    }
  });

  const offsets = [{ title: 'a', due_offset_days: -7 }, { title: 'b', due_offset_days: 30 }, { title: 'c' }];
  const dueDates = (data: { tasks: ChecklistTask[] }) => data.tasks.map(({ due_date }) => due_date);

  it('201: ONBOARDING is due from the first day, across months and leap days', async () => {
    const ada = await world.employee({ employment_start_date: '2028-02-05' });
    const { id: template_id } = await template(offsets);
    const { data } = await start(ada, { type: 'ONBOARDING', template_id });
    expect(dueDates(data)).toEqual(['2028-01-29', '2028-03-06', null]);
    expect(data.due_date).toBe('2028-03-06');
  });

  it('201: ONBOARDING is due from today on the organization’s calendar if no first day is known', async () => {
    const { id: template_id } = await template(offsets);
    const before = dayIn('America/Toronto', installation.clock.nowMs());
    const { data } = await start(await world.employee(), { type: 'ONBOARDING', template_id });
    const after = dayIn('America/Toronto', installation.clock.nowMs());
    expect([before, after].map((day) => [addDays(day, -7), addDays(day, 30), null])).toContainEqual(dueDates(data));
  });

  it('201: OFFBOARDING is due from the last day', async () => {
    const ada = await world.employee({ employment_start_date: '2020-01-01' });
    const { id: template_id } = await template(offsets, 'OFFBOARDING');
    const { data } = await start(ada, { type: 'OFFBOARDING', template_id, last_day });
    expect(dueDates(data)).toEqual(['2026-06-23', '2026-07-30', null]);
    expect(data.due_date).toBe('2026-07-30');
  });

  it('201: title and due_date as they are given', async () => {
    const { id: template_id } = await template(offsets);
    const given = { title: 'Welcome', due_date: '2027-01-01' };
    expect((await start(await world.employee(), { type: 'ONBOARDING', template_id, ...given })).data).toMatchObject(
      given,
    );
  });

  it('a template changed later changes no checklist that has started', async () => {
    const { id: template_id } = await template([{ title: 'Order a laptop', due_offset_days: 1 }]);
    const { data } = await start(await world.employee(), { type: 'ONBOARDING', template_id });
    await app.patch(`/checklist-templates/${template_id}`, {
      name: 'Other',
      type: 'OFFBOARDING',
      tasks: [],
      is_active: false,
    });
    expect((await app.get(`/onboarding/${data.id}`)).data).toMatchObject(data);
  });

  it('422: inactive, of the other type, unknown, or of another organization', async () => {
    const inactive = await template([]);
    await app.patch(`/checklist-templates/${inactive.id}`, { is_active: false });
    const elsewhere = await (await (await world.another()).executive()).app();
    const theirs = await made<{ id: string }>(elsewhere, '/checklist-templates', { name: 'x', type: 'ONBOARDING' });
    const wrong = [inactive.id, (await template([], 'OFFBOARDING')).id, world.newId('ctp'), theirs.id];
    const ada = await world.employee();
    for (const template_id of wrong) {
      const { status, error } = await start(ada, { type: 'ONBOARDING', template_id });
      expect([status, error.details]).toEqual([422, { field: 'template_id' }]);
    }
  });

  it('422: due dates that fall off the calendar', async () => {
    const late = await world.employee({ employment_start_date: '9999-12-31' });
    const onboarding = await template([{ title: 'x', due_offset_days: 1 }]);
    const answer = await start(late, { type: 'ONBOARDING', template_id: onboarding.id });
    expect([answer.status, answer.error.details]).toEqual([422, { field: 'template_id' }]);
    const offboarding = await template([{ title: 'x', due_offset_days: -1 }], 'OFFBOARDING');
    const body = { type: 'OFFBOARDING', template_id: offboarding.id, last_day: '0001-01-01' };
    const other = await start(await world.employee(), body);
    expect([other.status, other.error.details]).toEqual([422, { field: 'last_day' }]);
  });
});

describe('without a template', () => {
  it('201: empty, and tasks are added to it', async () => {
    const ada = await world.employee();
    const { status, data } = await start(ada, { type: 'OFFBOARDING', last_day });
    expect([status, data.title, data.tasks, data.due_date]).toEqual([201, 'Offboarding', [], last_day]);
    const task = await app.post(`/onboarding/${data.id}/tasks`, { title: 'Return the keys', assignee_id: ada.id });
    expect(task.status).toBe(201);
    expect(titlesOf((await app.get(`/onboarding/${data.id}`)).data)).toEqual(['Return the keys']);
  });
});

describe('an OFFBOARDING', () => {
  it('201: last_day becomes the end of employment, with user.updated', async () => {
    const ada = await world.employee({ employment_end_date: '2027-01-01' });
    await start(ada, { type: 'OFFBOARDING', last_day });
    expect(await employmentOf(ada)).toEqual({ employment_end_date: last_day });
    const events = (await world.events()).filter(({ subject_id }) => subject_id === ada.id);
    expect(events.map(({ type, surface, actor_id }) => [type, surface, actor_id])).toEqual([
      ['user.updated', 'app', admin.id],
    ]);
    expect(await world.audit()).toContainEqual(
      expect.objectContaining({ action: 'users.update', subject_id: ada.id, changed_fields: ['employment_end_date'] }),
    );
  });

  it('201: no user.updated if that is the end already', async () => {
    const ada = await world.employee({ employment_end_date: last_day });
    await start(ada, { type: 'OFFBOARDING', last_day });
    expect((await world.events()).filter(({ subject_id }) => subject_id === ada.id)).toEqual([]);
  });

  it('422: last_day missing, before the first day, or with an ONBOARDING', async () => {
    const ada = await world.employee({ employment_start_date: '2026-07-01' });
    for (const body of [
      { type: 'OFFBOARDING' },
      { type: 'OFFBOARDING', last_day: null },
      { type: 'OFFBOARDING', last_day },
      { type: 'OFFBOARDING', last_day: '2026-02-30' },
      { type: 'ONBOARDING', last_day: '2026-07-02' },
    ]) {
      const { status, error } = await start(ada, body);
      expect([status, error.details]).toEqual([422, { field: 'last_day' }]);
    }
    const { error } = await start(ada, { type: 'OFFBOARDING', last_day });
    expect(error.message).toBe('The last day must not be before the first one.');
    expect(await employmentOf(ada)).toEqual({ employment_end_date: null });
  });

  it('403: for oneself, whatever the role', async () => {
    for (const person of [admin, await world.executive(), await world.departmentHeadOf('Own')]) {
      const { status, error } = await start(person, { type: 'OFFBOARDING', last_day }, await person.app());
      expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
    }
  });

  it('403: of an Executive by anybody but an Executive', async () => {
    const executive = await world.executive();
    expect((await start(executive, { type: 'OFFBOARDING', last_day })).status).toBe(403);
    const other = await (await world.executive()).app();
    expect((await start(executive, { type: 'OFFBOARDING', last_day }, other)).status).toBe(201);
  });
});

describe('who starts a checklist', () => {
  const bodies = { ONBOARDING: { type: 'ONBOARDING' }, OFFBOARDING: { type: 'OFFBOARDING', last_day } };
  /** For someone of the Cellar; `whole` has the directory opened so that everybody sees the person. */
  const cases: [string, () => Promise<Somebody>, { ONBOARDING: number; OFFBOARDING: number }][] = [
    ['an Executive', () => world.executive(), { ONBOARDING: 201, OFFBOARDING: 201 }],
    ['an Administrator', () => world.administrator(), { ONBOARDING: 201, OFFBOARDING: 201 }],
    ['the head of the department', () => world.departmentHeadOf('Cellar'), { ONBOARDING: 201, OFFBOARDING: 403 }],
    ['a manager of the department', () => world.managerOf('Cellar'), { ONBOARDING: 201, OFFBOARDING: 403 }],
    [
      'a head of another, outside their view',
      () => world.departmentHeadOf('Attic'),
      { ONBOARDING: 404, OFFBOARDING: 404 },
    ],
    ['an Employee', () => world.employee({ department: 'Cellar' }), { ONBOARDING: 403, OFFBOARDING: 403 }],
  ];
  it.each(cases)('%s', async (_who, make, expected) => {
    const by = await (await make()).app();
    for (const type of ['ONBOARDING', 'OFFBOARDING'] as const) {
      const person = await world.employee({ department: 'Cellar' });
      expect([type, (await start(person, bodies[type], by)).status]).toEqual([type, expected[type]]);
    }
  });

  it('403: a head of another department who sees the whole directory', async () => {
    const open = await world.another({ settings: { directory_department_head_sees_all: true } });
    const by = await (await open.departmentHeadOf('Attic')).app();
    const person = await open.employee({ department: 'Cellar' });
    for (const body of Object.values(bodies)) expect((await start(person, body, by)).status).toBe(403);
  });

  it('201: an Administrator their own onboarding', async () => {
    expect((await start(admin, bodies.ONBOARDING)).status).toBe(201);
  });
});

describe('for whom', () => {
  it('409: one open checklist of a type; another after it is over', async () => {
    const ada = await world.employee();
    const { id } = await checklistFor(app, ada);
    const { status, error } = await start(ada, { type: 'ONBOARDING' });
    expect([status, error.code, error.details]).toEqual([409, 'CONFLICT', { reason: 'open_checklist' }]);
    expect((await start(ada, { type: 'OFFBOARDING', last_day })).status).toBe(201);
    await app.post(`/onboarding/${id}/complete`);
    expect((await start(ada, { type: 'ONBOARDING' })).status).toBe(201);
  });

  it('201, 409: of two at once one starts', async () => {
    const ada = await world.employee();
    const answers = await Promise.all([1, 2].map(() => start(ada, { type: 'OFFBOARDING', last_day })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await world.events()).filter(({ subject_id }) => subject_id === ada.id)).toHaveLength(1);
  });

  it('409: someone inactive or erased', async () => {
    const then = '2026-02-03T04:05:06.000Z';
    const inactive = await world.employee({ is_active: false });
    const erased = await world.employee({ is_active: false, erased_at: then });
    expect((await start(inactive, { type: 'ONBOARDING' })).error.details).toEqual({ reason: 'inactive' });
    expect((await start(erased, { type: 'ONBOARDING' })).error.details).toEqual({ reason: 'erased' });
  });

  it('404: unknown, or of another organization', async () => {
    const stranger = await (await world.another()).employee();
    for (const id of [stranger.id, world.newId('usr'), 'me']) {
      expect((await app.post(`/users/${id}/checklists`, { type: 'ONBOARDING' })).status).toBe(404);
    }
  });

  it('200: repeated with its Idempotency-Key it starts once', async () => {
    const ada = await world.employee();
    const headers = { 'idempotency-key': 'start-once' };
    const path = `/users/${ada.id}/checklists`;
    const [one, two] = [
      await app.post(path, { type: 'ONBOARDING' }, { headers }),
      await app.post(path, { type: 'ONBOARDING' }, { headers }),
    ];
    expect([one.status, two.status, two.data]).toEqual([201, 201, one.data]);
  });
});

describe('without a template', () => {
  it('201: called what the organization calls it in its language', async () => {
    const place = await world.another();
    const boss = await (await place.administrator()).app();
    const titleFor = async (body: object): Promise<string> =>
      (await start(await place.employee(), body, boss)).data.title;
    expect(await titleFor({ type: 'ONBOARDING' })).toBe('Onboarding');
    await boss.patch('/settings', { default_language: 'fr' });
    expect(await titleFor({ type: 'ONBOARDING' })).toBe('Accueil');
    expect(await titleFor({ type: 'OFFBOARDING', last_day })).toBe('Départ');
  });
});
