import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { sharedHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';

const { world } = await sharedHarness();
let app: Client;
let technician: Somebody;
let mate: Somebody;
let stranger: Somebody;
let team: string;

beforeAll(async () => {
  app = await (await world.administrator()).app();
  [technician, mate, stranger] = [await world.employee(), await world.employee(), await world.employee()];
  team = (await app.post('/teams', { name: 'IT' })).data.id as string;
  for (const { id } of [technician, mate]) await app.put(`/teams/${team}/members/${id}`);
});

let count = 0;
async function listOf(person: Somebody, tasks: object[]) {
  const made = await app.post('/checklist-templates', { name: `T${String(++count)}`, type: 'ONBOARDING', tasks });
  expect(made.status, made.text).toBe(201);
  const { data } = await app.post(`/users/${person.id}/checklists`, { type: 'ONBOARDING', template_id: made.data.id });
  return data as { id: string; tasks: { id: string; assignee_team_id: string | null }[] };
}
const inboxOf = async (person: Somebody): Promise<string[]> =>
  (await (await person.app()).get('/inbox')).data.items.map(({ title }: { title: string }) => title);

describe('a task that a team has', () => {
  it('is in the inbox of everyone of the team, who are told, see it alone and do it once; of no one else', async () => {
    const list = await listOf(await world.employee(), [
      { title: 'Make an account', assignee_team_id: team },
      { title: 'Say hello', assignee_role: 'PERSON' },
    ]);
    expect(list.tasks[0]).toMatchObject({ assignee_id: null, assignee_team_id: team });
    for (const person of [technician, mate]) {
      expect(await inboxOf(person)).toEqual(['Make an account']);
      const own = await person.app();
      expect((await own.get('/notifications')).data).toMatchObject([
        { kind: 'task_assigned', title: 'Make an account' },
      ]);
      expect((await own.get(`/onboarding/${list.id}`)).data.tasks).toHaveLength(1);
    }
    expect(await inboxOf(stranger)).toEqual([]);
    expect((await (await stranger.app()).get(`/onboarding/${list.id}`)).status).toBe(404);
    const path = `/onboarding/${list.id}/tasks/${list.tasks[0]!.id}/complete`;
    const { status, data } = await (await mate.app()).post(path);
    expect([status, data.status, data.completed_by_id]).toEqual([200, 'COMPLETED', mate.id]);
    expect(await inboxOf(technician)).toEqual([]);
  });

  it('403: on one’s own list it is not one’s own to do', async () => {
    const person = await world.employee();
    const list = await listOf(person, [{ title: 'Make an account', assignee_team_id: team }]);
    const path = `/onboarding/${list.id}/tasks/${list.tasks[0]!.id}/complete`;
    expect((await (await person.app()).post(path)).status).toBe(403);
  });

  it('200: handed to a person it is no longer the team’s, and back', async () => {
    const list = await listOf(await world.employee(), [{ title: 'Order a phone', assignee_team_id: team }]);
    const path = `/onboarding/${list.id}/tasks/${list.tasks[0]!.id}`;
    expect((await app.patch(path, { assignee_id: stranger.id })).data).toMatchObject({
      assignee_id: stranger.id,
      assignee_team_id: null,
    });
    expect(await inboxOf(stranger)).toContain('Order a phone');
    expect((await app.patch(path, { assignee_team_id: team })).data).toMatchObject({
      assignee_id: null,
      assignee_team_id: team,
    });
    expect(await inboxOf(stranger)).not.toContain('Order a phone');
  });

  it('422: a person and a team at once; a team that is not there, or archived', async () => {
    const list = await listOf(await world.employee(), []);
    const add = (body: object) => app.post(`/onboarding/${list.id}/tasks`, { title: 'Order a key', ...body });
    const field = async (body: object) => (await add(body)).error?.details?.['field'] as string | undefined;
    expect(await field({ assignee_id: mate.id, assignee_team_id: team })).toBe('assignee_team_id');
    expect(await field({ assignee_team_id: world.newId('team') })).toBe('assignee_team_id');
    const old = (await app.post('/teams', { name: 'Old' })).data.id as string;
    await app.patch(`/teams/${old}`, { status: 'ARCHIVED' });
    expect(await field({ assignee_team_id: old })).toBe('assignee_team_id');
    const template = await app.post('/checklist-templates', {
      name: 'Both',
      type: 'ONBOARDING',
      tasks: [{ title: 'x', assignee_team_id: team, assignee_role: 'MANAGER' }],
    });
    expect(template.error.details.field).toBe('tasks.0.assignee_role');
    expect((await add({ assignee_team_id: team })).status).toBe(201);
  });
});
