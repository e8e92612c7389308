import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { check } from '../../../lib/schema.ts';
import { Goal, type GoalStatus, goalStatuses } from './record.ts';

const { world, installation } = await openHarness();
let cook: Somebody;
let app: Client;

beforeAll(() => {
  installation.clock.setOffset(0);
});

beforeEach(async () => {
  cook = await world.employee();
  app = await cook.app();
});

const set = (body: object = {}) => app.post(`/users/${cook.id}/goals`, { title: 'Run a station', ...body });
const lastAudit = async (id: string) => (await world.audit()).filter(({ subject_id }) => subject_id === id).at(-1);
const change = (id: string, body: object) => app.patch(`/users/${cook.id}/goals/${id}`, body);

describe('goals', () => {
  it('201: by the person themself, with an audit row; listed the same', async () => {
    const { status, data } = await set({ start_date: '2026-01-01', due_date: '2026-06-30' });
    expect(status).toBe(201);
    check(Goal, data);
    expect(data).toMatchObject({
      user_id: cook.id,
      title: 'Run a station',
      description: null,
      status: 'NOT_STARTED',
      progress_percent: 0,
      start_date: '2026-01-01',
      due_date: '2026-06-30',
      completed_at: null,
    });
    expect((await (await cook.api()).get(`/users/${cook.id}/goals`)).data).toEqual([data]);
    expect(await lastAudit(data.id)).toMatchObject({
      action: 'goals.create',
      subject_type: 'goal',
      subject_id: data.id,
      actor_id: cook.id,
      changed_fields: ['title', 'start_date', 'due_date'],
    });
  });

  const allowed: Record<GoalStatus, readonly GoalStatus[]> = {
    NOT_STARTED: ['IN_PROGRESS', 'COMPLETED', 'CANCELLED'],
    IN_PROGRESS: ['COMPLETED', 'CANCELLED'],
    COMPLETED: ['IN_PROGRESS'],
    CANCELLED: ['IN_PROGRESS'],
  };
  const moves = goalStatuses.flatMap((from) => goalStatuses.map((to) => ({ from, to })));
  it.each(moves)('$from to $to', async ({ from, to }) => {
    const { data } = await set({ status: from });
    const { status, error, data: moved } = await change(data.id, { status: to });
    const isAllowed = from === to || allowed[from].includes(to);
    expect(status).toBe(isAllowed ? 200 : 409);
    if (!isAllowed) expect(error.details).toEqual({ reason: 'state', status: from });
    else expect(moved.completed_at === null).toBe(to !== 'COMPLETED');
  });

  it('200: completing makes 100 and the moment; reopening keeps the progress and forgets the moment', async () => {
    const { data } = await set({ status: 'IN_PROGRESS', progress_percent: 40 });
    installation.clock.setOffset(60_000);
    const { data: done } = await change(data.id, { status: 'COMPLETED' });
    expect(done).toMatchObject({ progress_percent: 100, completed_at: done.updated_at });
    installation.clock.setOffset(120_000);
    expect((await change(data.id, { description: 'Well done.' })).data.completed_at).toBe(done.completed_at);
    expect((await change(data.id, { status: 'IN_PROGRESS', progress_percent: 90 })).data).toMatchObject({
      progress_percent: 90,
      completed_at: null,
    });
    expect((await lastAudit(data.id))!.changed_fields).toEqual(['status', 'progress_percent', 'completed_at']);
    installation.clock.setOffset(0);
  });

  it('200: nothing different keeps updated_at', async () => {
    const { data } = await set({ status: 'COMPLETED' });
    expect((await change(data.id, { status: 'COMPLETED', progress_percent: 100 })).data).toEqual(data);
    expect(await lastAudit(data.id)).toMatchObject({ action: 'goals.update', changed_fields: [] });
  });

  it.each([
    ['progress before it has started', { progress_percent: 1 }, 'progress_percent'],
    ['completed at less than 100', { status: 'COMPLETED', progress_percent: 99 }, 'progress_percent'],
    ['more than 100', { status: 'IN_PROGRESS', progress_percent: 101 }, 'progress_percent'],
    ['half a percent', { status: 'IN_PROGRESS', progress_percent: 0.5 }, 'progress_percent'],
    ['due before it starts', { start_date: '2026-02-01', due_date: '2026-01-31' }, 'due_date'],
    ['a blank title', { title: '  ' }, 'title'],
    ['completed_at, which follows', { completed_at: '2026-01-01T00:00:00Z' }, 'completed_at'],
  ])('422: %s', async (_title, body, field) => {
    expect(await set(body)).toMatchObject({ status: 422, error: { details: { field } } });
  });

  it('422: a change that leaves due_date before start_date', async () => {
    const { data } = await set({ due_date: '2026-01-31' });
    expect((await change(data.id, { start_date: '2026-02-01' })).error.details).toEqual({ field: 'due_date' });
  });

  it('404: unknown, or of a colleague', async () => {
    expect((await change(world.newId('goal'), {})).status).toBe(404);
    expect((await app.post(`/users/${(await world.employee()).id}/goals`, { title: 'Mine' })).status).toBe(404);
  });

  it('pages oldest first', async () => {
    const ids = [];
    for (let i = 0; i < 3; i++) ids.push((await set()).data.id);
    const { body } = await app.get(`/users/${cook.id}/goals`, { query: { limit: '2' } });
    const next = await app.get(`/users/${cook.id}/goals`, { query: { limit: '2', cursor: body.meta.next_cursor } });
    expect([...body.data, ...next.data].map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(next.body.meta).toMatchObject({ has_more: false, next_cursor: null });
  });
});
