import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';

const { world: first } = await sharedHarness();

const names = (data: { name: string }[]): string[] => data.map(({ name }) => name);

describe('GET /teams', () => {
  it('200: everyone in the organization sees every team, archived ones too, oldest first', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    const api = await admin.api();
    const { data: old } = await api.post('/teams', { name: 'Night shift' });
    await api.patch(`/teams/${String(old.id)}`, { status: 'ARCHIVED' });
    await api.post('/teams', { name: 'Day shift' });
    for (const person of [admin, await world.employee(), await world.departmentHeadOf('Bar')]) {
      for (const client of [await person.api(['teams:read']), await person.app()]) {
        const { status, data } = await client.get('/teams');
        expect(status).toBe(200);
        expect(names(data)).toEqual(['Night shift', 'Day shift']);
        expect(data[0]).not.toHaveProperty('members');
      }
    }
  });

  it('200: filters by status and department', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    const department_id = await world.department('Kitchen');
    await api.post('/teams', { name: 'Ovens', department_id });
    const { data: archived } = await api.post('/teams', { name: 'Grill', department_id });
    await api.patch(`/teams/${String(archived.id)}`, { status: 'ARCHIVED' });
    await api.post('/teams', { name: 'Everyone' });
    const list = async (query: Record<string, string>) => names((await api.get('/teams', { query })).data);
    expect(await list({ department_id })).toEqual(['Ovens', 'Grill']);
    expect(await list({ status: 'ACTIVE' })).toEqual(['Ovens', 'Everyone']);
    expect(await list({ status: 'ARCHIVED', department_id })).toEqual(['Grill']);
    expect(await list({ department_id: world.newId('dep') })).toEqual([]);
    expect(await list({ department_id: await (await first.another()).department('Kitchen') })).toEqual([]);
  });

  it('200: member_count counts the active members, seen or not', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    const app = await admin.app();
    const { data: team } = await app.post('/teams', { name: 'Night shift' });
    await app.post('/teams', { name: 'Empty' });
    const people = [await world.employee(), await world.employee()];
    for (const person of people) await app.put(`/teams/${String(team.id)}/members/${person.id}`);
    const { data } = await (await (await world.employee()).api()).get('/teams');
    expect(data.map(({ member_count }: { member_count: number }) => member_count)).toEqual([2, 0]);
  });

  it('200: pages cover all, each once', async () => {
    const world = await first.another();
    const api = await (await world.administrator()).api();
    const wanted = ['A', 'B', 'C', 'D', 'E'];
    for (const name of wanted) await api.post('/teams', { name });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof api.get>> = await api.get('/teams', {
        query: { limit: '2', ...(cursor !== null && { cursor }) },
      });
      expect(page.status).toBe(200);
      seen.push(...names(page.data));
      cursor = page.body.meta.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(wanted);
  });

  it('422: an unknown filter or status', async () => {
    const api = await (await first.employee()).api();
    for (const query of [{ lead_id: first.newId('usr') }, { status: 'active' }]) {
      const { status, error } = await api.get('/teams', { query: query as unknown as Record<string, string> });
      expect(status).toBe(422);
      expect(error.details).toEqual({ field: Object.keys(query)[0] });
    }
  });

  it('403: the token lacks teams:read', async () => {
    const { error } = await (await (await first.executive()).api(['departments:read'])).get('/teams');
    expect(error).toMatchObject({ code: 'SCOPE_MISSING', details: { required_scope: 'teams:read' } });
  });
});
