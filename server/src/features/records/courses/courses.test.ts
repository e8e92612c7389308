import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { check } from '../../../lib/schema.ts';
import { Course } from './record.ts';

const { world: first } = await sharedHarness();

const administered = async () => {
  const world = await first.another();
  const admin = await world.administrator();
  return { world, admin, app: await admin.app() };
};

describe('courses', () => {
  it('201, 200: added, then changed, with audit rows', async () => {
    const { world, admin, app } = await administered();
    const { status, data } = await app.post('/courses', { name: ' Food safety ' });
    expect(status).toBe(201);
    check(Course, data);
    expect(data).toMatchObject({ name: 'Food safety', description: null, is_active: true });
    const changed = await app.patch(`/courses/${data.id}`, { description: 'Every two years.', is_active: false });
    expect(changed.data).toEqual({
      ...data,
      description: 'Every two years.',
      is_active: false,
      updated_at: changed.data.updated_at,
    });
    expect((await app.patch(`/courses/${data.id}`, { name: 'Food safety', is_active: false })).data).toEqual(
      changed.data,
    );
    expect(await world.audit()).toMatchObject([
      { action: 'courses.create', subject_id: data.id, actor_id: admin.id, changed_fields: ['name'] },
      { action: 'courses.update', subject_id: data.id, changed_fields: ['description', 'is_active'] },
      { action: 'courses.update', subject_id: data.id, changed_fields: [] },
    ]);
  });

  it('409: the name is taken, whatever the case, also by two at once', async () => {
    const { app } = await administered();
    const { data: one } = await app.post('/courses', { name: 'Food safety' });
    const { status, error } = await app.post('/courses', { name: 'FOOD safety ' });
    expect(status).toBe(409);
    expect(error.details).toEqual({ field: 'name' });
    const answers = await Promise.all([1, 2].map(() => app.post('/courses', { name: 'Allergens' })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
    expect((await app.patch(`/courses/${one.id}`, { name: 'allergens' })).status).toBe(409);
  });

  it('200: those that are active, all if asked, a page at a time; another organization sees none', async () => {
    const { app } = await administered();
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) ids.push((await app.post('/courses', { name })).data.id);
    await app.patch(`/courses/${ids[1]!}`, { is_active: false });
    const idsOf = async (query: Record<string, string>) => {
      const { body } = await app.get('/courses', { query });
      return { ids: body.data.map(({ id }: { id: string }) => id), cursor: body.meta.next_cursor };
    };
    expect((await idsOf({})).ids).toEqual([ids[0], ids[2]]);
    const page = await idsOf({ include_inactive: 'true', limit: '2' });
    expect(page.ids).toEqual(ids.slice(0, 2));
    expect((await idsOf({ include_inactive: 'true', limit: '2', cursor: page.cursor })).ids).toEqual([ids[2]]);
    expect((await (await administered()).app.get('/courses')).data).toEqual([]);
  });

  it('200 for Department Heads, who assign them; 403 for Employees, and for anyone who would change them', async () => {
    const { world, app } = await administered();
    const { data } = await app.post('/courses', { name: 'Food safety' });
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    expect((await head.get('/courses')).data).toHaveLength(1);
    expect((await head.post('/courses', { name: 'Mine' })).status).toBe(403);
    expect((await head.patch(`/courses/${data.id}`, {})).status).toBe(403);
    expect((await (await (await world.employee()).app()).get('/courses')).status).toBe(403);
  });
});
