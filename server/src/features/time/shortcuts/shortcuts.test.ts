import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { kitchenAndBar } from '../../projects/testing/kitchen.ts';
import { maxFavourites } from './record.ts';

const { world: first, installation } = await openHarness();

const hourMs = 3_600_000;

describe('projects that come first', async () => {
  const { world, make, wide, ofKitchen, ofBar } = await kitchenAndBar(first);
  const cook = await world.employee({ department: 'Kitchen' });
  const app = await cook.app();
  const mark = (id: string, isFavourite = true) => app.put(`/favourite-projects/${id}`, { is_favourite: isFavourite });
  const idsIn = ({ favourites, recent }: Record<'favourites' | 'recent', { project_id: string }[]>) => ({
    favourites: favourites.map(({ project_id: id }) => id),
    recent: recent.map(({ project_id: id }) => id),
  });
  const shortcuts = async () => idsIn((await app.get('/project-shortcuts')).data);
  const record = async (projectId: string, hoursAgo: number) => {
    const at = Date.now() - hoursAgo * hourMs;
    const answer = await app.post('/time-entries', {
      clock_in: new Date(at - hourMs).toISOString(),
      clock_out: new Date(at).toISOString(),
      project_id: projectId,
    });
    expect(answer.status, answer.text).toBe(201);
  };

  it('200: favourites by name, then what was booked of late, the last one first; each once, with its name', async () => {
    const zest = await make('/projects', { name: 'Zest' });
    const old = await make('/projects', { name: 'Old', status: 'COMPLETED' });
    await record(wide.id, 30);
    await record(ofKitchen.id, 20);
    await record(old.id, 10);
    expect(await shortcuts()).toEqual({ favourites: [], recent: [ofKitchen.id, wide.id] });
    expect(idsIn((await mark(zest.id)).data)).toEqual({ favourites: [zest.id], recent: [ofKitchen.id, wide.id] });
    expect(idsIn((await mark(wide.id)).data).favourites).toEqual([wide.id, zest.id]);
    expect(idsIn((await mark(wide.id)).data).favourites).toEqual([wide.id, zest.id]);
    expect(await shortcuts()).toEqual({ favourites: [wide.id, zest.id], recent: [ofKitchen.id] });
    expect((await app.get('/project-shortcuts')).body.meta.names).toMatchObject({
      [wide.id]: 'Wide',
      [zest.id]: 'Zest',
      [ofKitchen.id]: 'Menu',
    });
    expect(idsIn((await mark(zest.id, false)).data).favourites).toEqual([wide.id]);
    expect(await world.audit()).toContainEqual(
      expect.objectContaining({ action: 'favouriteProjects.set', subject_type: 'project', subject_id: zest.id }),
    );
  });

  it('200: what time on it was longer ago, or is someone else’s, is not among them', async () => {
    const other = await (await world.employee({ department: 'Kitchen' })).app();
    expect((await other.get('/project-shortcuts')).data).toEqual({ has_projects: true, favourites: [], recent: [] });
    const alone = await (await (await first.another()).employee()).app();
    expect((await alone.get('/project-shortcuts')).data.has_projects).toBe(false);
    const project = await make('/projects', { name: 'Long ago' });
    await record(project.id, 24 * 30);
    expect((await shortcuts()).recent).not.toContain(project.id);
  });

  it('200: a project that is no longer seen is not among them, and is again once it is', async () => {
    const admin = await (await world.administrator()).app();
    const project = await make('/projects', { name: 'Moved' });
    await mark(project.id);
    const bar = await world.department('Bar');
    await admin.patch(`/projects/${project.id}`, { department_id: bar });
    expect((await shortcuts()).favourites).not.toContain(project.id);
    await admin.patch(`/projects/${project.id}`, { department_id: null });
    expect((await shortcuts()).favourites).toContain(project.id);
  });

  it('404: a project out of view', async () => {
    expect((await mark(ofBar.id)).status).toBe(404);
  });

  it(`409: more than ${String(maxFavourites)}`, async () => {
    const { database } = installation;
    const person = await world.employee({ department: 'Kitchen' });
    const client = await person.app();
    const admin = await (await world.administrator()).app();
    const { data: one } = await admin.post('/projects', { name: 'One more' });
    await sql`
      insert into projects (organization_id, id, name, code, status, is_billable, currency, created_at, updated_at)
      select organization_id, 'prj_' || lpad(n::text, 26, '0'), 'Many ' || n, 'MANY_' || n, 'ACTIVE', true, 'CAD', now(), now()
        from projects, generate_series(1, ${maxFavourites}) n where id = ${one.id}`.execute(database.db);
    await sql`
      insert into favourite_projects (organization_id, user_id, project_id, created_at)
      select organization_id, ${person.id}, id, now() from projects
       where organization_id = ${world.organizationId} and code like 'MANY_%'`.execute(database.db);
    const refused = await client.put(`/favourite-projects/${String(one.id)}`, { is_favourite: true });
    expect(refused).toMatchObject({ status: 409, error: { details: { reason: 'limit' } } });
    const again = `/favourite-projects/prj_${'1'.padStart(26, '0')}`;
    expect((await client.put(again, { is_favourite: true })).status).toBe(200);
  });
});
