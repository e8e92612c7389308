import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { finishErasures } from '../../../test/erasures.ts';
import { openHarness } from '../../../test/harness.ts';
import type { Somebody, World } from '../../../test/world.ts';
import type { Row } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import { databaseText } from '../people/users/testing/database-text.ts';
import { checklistFor } from './testing/lists.ts';

const { world, installation } = await openHarness();
let admin: Somebody;
let app: Client;

beforeAll(async () => {
  admin = await world.administrator();
  app = await admin.app();
});

const offboardingOf = async (person: Somebody, by = app) => checklistFor(by, person, { type: 'OFFBOARDING' });
const eventsOf = async (person: Somebody, where: World = world) =>
  (await where.events()).filter(({ subject_id }) => subject_id === person.id).map(({ type }) => type);
const idsWith = async (status: string) =>
  (await app.get('/users', { query: { status, limit: '100' } })).data.map(({ id }: { id: string }) => id);

describe('an offboarding, from the first day of it to the last', () => {
  let ada: Somebody;
  let api: Client;
  let session: Client;

  it('starts from a template, is worked off by those it names, and completed', async () => {
    const boss = await world.employee();
    ada = await world.employee({ manager_id: boss.id });
    [api, session] = [await ada.api(), await ada.app()];
    const { data: template } = await app.post('/checklist-templates', {
      name: 'Leaving',
      type: 'OFFBOARDING',
      tasks: [
        { title: 'Return the laptop', assignee_role: 'PERSON', due_offset_days: 0 },
        { title: 'Hand over', assignee_role: 'MANAGER', due_offset_days: -5 },
      ],
    });
    const body = { type: 'OFFBOARDING', template_id: template.id, last_day: '2026-06-30' };
    const { data: list } = await app.post(`/users/${ada.id}/checklists`, body);
    expect((await app.post(`/onboarding/${list.id}/complete`)).error.details).toMatchObject({ count: 2 });
    const path = (i: number) => `/onboarding/${list.id}/tasks/${list.tasks[i].id}`;
    expect((await session.post(`${path(0)}/complete`)).status).toBe(200);
    expect((await (await boss.app()).post(`${path(1)}/complete`)).status).toBe(200);
    expect((await api.get('/onboarding')).data).toHaveLength(1);
    expect((await app.post(`/onboarding/${list.id}/complete`)).data).toMatchObject({ status: 'COMPLETED' });
  });

  it('401: neither token nor session open anything from then on', async () => {
    for (const client of [api, session]) {
      const { status, error } = await client.get('/onboarding');
      expect([status, error.code]).toEqual([401, 'AUTH_INVALID']);
    }
    const rows = (
      await sql<
        Pick<Row<'api_tokens'>, 'revoked_at'>
      >`select revoked_at from api_tokens where user_id = ${ada.id}`.execute(installation.database.db)
    ).rows;
    expect(rows.map(({ revoked_at }) => revoked_at)).toEqual([expect.any(String)]);
  });

  it('user.deactivated is raised, once', async () => {
    expect(await eventsOf(ada)).toEqual(['user.updated', 'user.deactivated']);
    const [event] = (await world.events()).filter(({ type }) => type === 'user.deactivated');
    expect(event).toMatchObject({ previous: { is_active: true }, surface: 'app', actor_id: admin.id });
  });

  it('the person is listed as offboarded, with their last day', async () => {
    expect(await idsWith('offboarded')).toEqual([ada.id]);
    expect(await idsWith('active')).not.toContain(ada.id);
    expect((await app.get(`/users/${ada.id}`)).data).toMatchObject({
      is_active: false,
      employment_end_date: '2026-06-30',
    });
  });

  it('one change in the audit log: the checklist, the person, their tokens', async () => {
    const rows = await world.audit();
    const { request_id } = rows.find(({ action }) => action === 'users.deactivate')!;
    expect(rows.filter((row) => row.request_id === request_id).map(({ action }) => action)).toEqual([
      'onboarding.complete',
      'users.deactivate',
      'tokens.revoke',
    ]);
  });

  it('reactivated they are back, their tokens and sessions are not', async () => {
    expect((await app.post(`/users/${ada.id}/reactivate`)).status).toBe(200);
    for (const client of [api, session]) expect((await client.get('/onboarding')).status).toBe(401);
    expect(await idsWith('offboarded')).toEqual([]);
    expect((await (await ada.api()).get('/onboarding')).data).toMatchObject([{ status: 'COMPLETED' }]);
  });

  it('and can leave again', async () => {
    const { id } = await offboardingOf(ada);
    expect((await app.post(`/onboarding/${id}/complete`)).status).toBe(200);
    // The last day is cleared when they come back, and set again when they leave.
    expect(await eventsOf(ada)).toEqual([
      'user.updated',
      'user.deactivated',
      'user.reactivated',
      'user.updated',
      'user.deactivated',
    ]);
  });
});

describe('all or nothing', () => {
  it('409: a refused completion leaves person, tokens and sessions as they were', async () => {
    const ada = await world.employee();
    const ways = [await ada.api(), await ada.app()];
    const list = await checklistFor(app, ada, { type: 'OFFBOARDING', tasks: { a: null } });
    expect((await app.post(`/onboarding/${list.id}/complete`)).status).toBe(409);
    for (const client of ways) expect((await client.get('/onboarding')).status).toBe(200);
    expect(await eventsOf(ada)).toEqual(['user.updated']);
  });

  it('500: should revoking fail, the checklist is not completed and the person is not deactivated', async () => {
    const ada = await world.employee();
    const [token, { id }] = [await ada.api(), await offboardingOf(ada)];
    const { pool } = installation.database;
    await pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
    await pool.query(
      'create trigger fail before update of revoked_at on api_tokens for each row execute function fail()',
    );
    try {
      expect((await app.post(`/onboarding/${id}/complete`)).status).toBe(500);
    } finally {
      await pool.query('drop trigger fail on api_tokens');
      await pool.query('drop function fail');
    }
    expect((await app.get(`/onboarding/${id}`)).data.status).toBe('NOT_STARTED');
    expect((await token.get('/onboarding')).status).toBe(200);
    expect(await eventsOf(ada)).toEqual(['user.updated']);
  });

  it('200, 409: of two at once one completes it, and user.deactivated is raised once', async () => {
    const ada = await world.employee();
    const { id } = await offboardingOf(ada);
    const other = await (await world.administrator()).app();
    const answers = await Promise.all([app, other].map((client) => client.post(`/onboarding/${id}/complete`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.details).toEqual({
      reason: 'state',
      status: 'COMPLETED',
    });
    expect(await eventsOf(ada)).toEqual(['user.updated', 'user.deactivated']);
  });
});

describe('Executives', () => {
  it('403: only an Executive offboards an Executive, also one promoted since it started', async () => {
    const [executive, ada] = [await world.executive(), await world.employee()];
    const boss = await (await world.executive()).app();
    for (const [person, id] of [
      [executive, (await offboardingOf(executive, boss)).id],
      [ada, (await offboardingOf(ada)).id],
    ] as const) {
      await boss.patch(`/users/${ada.id}`, { role: 'EXECUTIVE' });
      const { data: task } = await boss.post(`/onboarding/${id}/tasks`, { title: 'Hand over' });
      for (const end of ['complete', 'cancel']) {
        expect((await app.post(`/onboarding/${id}/${end}`)).status).toBe(403);
      }
      await boss.post(`/onboarding/${id}/tasks/${task.id}/skip`);
      expect((await boss.post(`/onboarding/${id}/complete`)).status).toBe(200);
      expect(await eventsOf(person)).toContain('user.deactivated');
    }
  });

  it('403: no one completes or cancels their own offboarding', async () => {
    const [executive, other] = [await world.executive(), await world.executive()];
    for (const person of [executive, await world.administrator()]) {
      const { id } = await offboardingOf(person, await other.app());
      const own = await person.app();
      for (const end of ['complete', 'cancel']) expect((await own.post(`/onboarding/${id}/${end}`)).status).toBe(403);
    }
  });

  it('200, 409: of two Executives who offboard each other at once, one stays', async () => {
    for (let round = 0; round < 3; round++) {
      const small = await world.another();
      const pair = [await small.executive(), await small.executive()] as const;
      const apps = [await pair[0].app(), await pair[1].app()] as const;
      const lists = [await offboardingOf(pair[1], apps[0]), await offboardingOf(pair[0], apps[1])] as const;
      const answers = await Promise.all(lists.map(({ id }, i) => apps[i]!.post(`/onboarding/${id}/complete`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.error.details).toEqual({ reason: 'last_executive' });
      const { rows } = await installation.database.pool.query(
        'select 1 from users where organization_id = $1 and is_active',
        [small.organizationId],
      );
      expect(rows).toHaveLength(1);
    }
    const { rows } = await installation.database.pool.query<{ deadlocks: number }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    expect(rows).toEqual([{ deadlocks: 0 }]);
  });
});

describe('what else the leaver had to do', () => {
  it('tasks still to be done are no one’s; what they did stays theirs', async () => {
    const [ada, grace] = [await world.employee(), await world.employee()];
    const open = await checklistFor(app, grace, { tasks: { done: ada, pending: ada, other: grace } });
    await app.post(`/onboarding/${open.id}/tasks/${open.task('done').id}/complete`);
    const over = await checklistFor(app, await world.employee(), { tasks: { kept: ada } });
    await app.post(`/onboarding/${over.id}/cancel`);
    await app.post(`/onboarding/${(await offboardingOf(ada)).id}/complete`);
    const assignees = async (id: string) =>
      (await app.get(`/onboarding/${id}`)).data.tasks.map((task: { assignee_id: string }) => task.assignee_id);
    expect(await assignees(open.id)).toEqual([ada.id, null, grace.id]);
    expect(await assignees(over.id)).toEqual([ada.id]);
    expect(await world.audit()).toContainEqual(
      expect.objectContaining({
        action: 'onboarding.updateTask',
        subject_id: open.task('pending').id,
        changed_fields: ['assignee_id'],
      }),
    );
    const { data } = await app.post(`/onboarding/${open.id}/tasks/${open.task('done').id}/reopen`);
    expect(data).toMatchObject({ status: 'PENDING', assignee_id: null });
  });

  it('an onboarding that was never finished is cancelled', async () => {
    const ada = await world.employee();
    const { id } = await checklistFor(app, ada, { tasks: { a: ada } });
    await app.post(`/onboarding/${(await offboardingOf(ada)).id}/complete`);
    expect((await app.get(`/onboarding/${id}`)).data).toMatchObject({ status: 'CANCELLED', completed_at: null });
    expect(await world.audit()).toContainEqual(
      expect.objectContaining({ action: 'onboarding.cancel', subject_id: id, changed_fields: ['status'] }),
    );
  });

  it('422 or no one’s: a task given to someone while they leave never stays with them', async () => {
    for (let round = 0; round < 3; round++) {
      const ada = await world.employee();
      const [leaving, list] = [await offboardingOf(ada), await checklistFor(app, await world.employee())];
      const [given] = await Promise.all([
        app.post(`/onboarding/${list.id}/tasks`, { title: 'x', assignee_id: ada.id }),
        app.post(`/onboarding/${leaving.id}/complete`),
      ]);
      expect([201, 422]).toContain(given.status);
      const { tasks } = (await app.get(`/onboarding/${list.id}`)).data;
      expect(tasks.map((task: { assignee_id: string | null }) => task.assignee_id)).toEqual(
        given.status === 201 ? [null] : [],
      );
    }
  });
});

describe('erasing a person', () => {
  it('their checklists go, with all that was written there; what they did for others stays', async () => {
    const [ada, grace] = [await world.employee(), await world.employee()];
    const list = await checklistFor(app, grace, { tasks: { 'For Grace': ada } });
    await app.post(`/onboarding/${list.id}/tasks/${list.task('For Grace').id}/complete`);
    const theirs = await offboardingOf(ada);
    const { data: task } = await app.post(`/onboarding/${theirs.id}/tasks`, { title: 'Zanzibar farewell for Ada' });
    await app.post(`/onboarding/${theirs.id}/tasks/${task.id}/complete`);
    await app.post(`/onboarding/${theirs.id}/complete`);
    expect(await databaseText(installation)).toContain('Zanzibar');
    expect((await app.post(`/users/${ada.id}/erase`)).status).toBe(202);
    await finishErasures(installation);
    expect(await databaseText(installation)).not.toContain('Zanzibar');
    expect((await app.get(`/onboarding/${theirs.id}`)).status).toBe(404);
    expect((await app.get(`/onboarding/${list.id}`)).data.tasks[0].assignee_id).toBe(ada.id);
  });
});
