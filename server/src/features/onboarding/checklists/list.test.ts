import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { sharedHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { checklistFor } from '../testing/lists.ts';
import type { Checklist } from './record.ts';

const { world } = await sharedHarness();
let app: Client;
let api: Client;
let ada: Somebody;
let grace: Somebody;
const made: Checklist[] = [];

beforeAll(async () => {
  const boss = await world.executive();
  [app, api] = [await boss.app(), await boss.api(['onboarding:read'])];
  ada = await world.employee({ first_name: 'Ada', last_name: 'Byron' });
  grace = await world.employee({ first_name: 'Grace', last_name: 'Hopper' });
  made.push(await checklistFor(app, ada, { tasks: { 'Order a laptop': grace, 'Say hello': ada } }));
  made.push(await checklistFor(app, grace, { tasks: { 'Say hello': grace } }));
  made.push(await checklistFor(app, ada, { type: 'OFFBOARDING' }));
  made.push(await checklistFor(app, grace, { type: 'OFFBOARDING' }));
  await app.post(`/onboarding/${made[1]!.id}/tasks/${made[1]!.tasks[0]!.id}/complete`);
  await app.post(`/onboarding/${made[2]!.id}/cancel`);
  await app.post(`/onboarding/${made[1]!.id}/complete`);
});

const numbersFor = async (query: Record<string, string>): Promise<number[]> => {
  const { status, data } = await api.get('/onboarding', { query });
  expect(status).toBe(200);
  return data.map(({ id }: Checklist) => made.findIndex((checklist) => checklist.id === id));
};

describe('GET /onboarding', () => {
  it('200: the record, whole', async () => {
    const { data } = await api.get(`/onboarding/${made[0]!.id}`);
    const task = {
      id: expect.stringMatching(/^ctk_/),
      description: null,
      status: 'PENDING',
      assignee_team_id: null,
      due_date: null,
      completed_at: null,
      completed_by_id: null,
    };
    expect(data).toEqual({
      id: made[0]!.id,
      type: 'ONBOARDING',
      status: 'NOT_STARTED',
      user_id: ada.id,
      user: { id: ada.id, first_name: 'Ada', last_name: 'Byron' },
      title: 'Onboarding',
      due_date: null,
      started_at: null,
      completed_at: null,
      tasks: [
        { ...task, title: 'Order a laptop', assignee_id: grace.id, position: 1 },
        { ...task, title: 'Say hello', assignee_id: ada.id, position: 2 },
      ],
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
    expect((await api.get('/onboarding', { query: { limit: '1' } })).data).toEqual([data]);
  });

  it.each([
    [{}, [0, 1, 2, 3]],
    [{ type: 'ONBOARDING' }, [0, 1]],
    [{ type: 'OFFBOARDING' }, [2, 3]],
    [{ status: 'NOT_STARTED' }, [0, 3]],
    [{ status: 'IN_PROGRESS' }, []],
    [{ status: 'COMPLETED' }, [1]],
    [{ status: 'CANCELLED' }, [2]],
    [{ type: 'OFFBOARDING', status: 'CANCELLED' }, [2]],
    [{ user_id: 'usr_nobody' }, []],
  ] as [Record<string, string>, number[]][])('200: %j, oldest first', async (query, expected) => {
    expect(await numbersFor(query)).toEqual(expected);
  });

  it('200: by person, with the other filters', async () => {
    expect(await numbersFor({ user_id: ada.id })).toEqual([0, 2]);
    expect(await numbersFor({ user_id: grace.id, type: 'ONBOARDING', status: 'COMPLETED' })).toEqual([1]);
  });

  it('200: pages meet every checklist once, with its tasks', async () => {
    const seen: Checklist[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: '3', ...(cursor !== null && { cursor }) };
      const { data, body } = await api.get('/onboarding', { query });
      seen.push(...data);
      cursor = body.meta.next_cursor;
      expect(body.meta.has_more).toBe(cursor !== null);
    } while (cursor !== null);
    expect(seen.map(({ id }) => id)).toEqual(made.map(({ id }) => id));
    expect(seen.map(({ tasks }) => tasks.length)).toEqual([2, 1, 0, 0]);
  });

  it('422: a cursor with other filters, and one of someone else’s organization', async () => {
    const { body } = await api.get('/onboarding', { query: { limit: '1' } });
    const cursor = body.meta.next_cursor as string;
    const stranger = await (await (await world.another()).executive()).api();
    for (const [client, query] of [
      [api, { limit: '1', cursor, type: 'ONBOARDING' }],
      [stranger, { limit: '1', cursor }],
    ] as [Client, Record<string, string>][]) {
      const { status, error } = await client.get('/onboarding', { query });
      expect([status, error.details]).toEqual([422, { field: 'cursor' }]);
    }
  });

  it.each([
    ['type', 'REBOARDING'],
    ['status', 'open'],
    ['assignee_id', 'usr_x'],
    ['limit', '0'],
  ])('422: %s=%s', async (field, value) => {
    const { status, error } = await api.get('/onboarding', { query: { [field]: value } });
    expect([status, error.code, error.details]).toEqual([422, 'VALIDATION_FAILED', { field }]);
  });

  it('404: an unknown checklist', async () => {
    for (const id of [world.newId('chk'), 'chk_nonsense', ada.id]) {
      expect((await api.get(`/onboarding/${id}`)).status).toBe(404);
    }
  });

  it('403 SCOPE_MISSING: without onboarding:read', async () => {
    const other = await (await world.executive()).api(['users:read']);
    for (const path of ['/onboarding', `/onboarding/${made[0]!.id}`]) {
      expect((await other.get(path)).error.code).toBe('SCOPE_MISSING');
    }
  });
});
