import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';

const { world: first } = await openHarness();

describe('GET /training and GET /assets', () => {
  it('200: of everyone whose records the caller reads, filtered, and of nobody else', async () => {
    const world = await first.another();
    const admin = await world.administrator();
    const cook = await world.employee({ department: 'Kitchen' });
    const barman = await world.employee({ department: 'Bar' });
    const head = await world.departmentHeadOf('Kitchen');
    const app = await admin.app();
    const { data: course } = await app.post('/courses', { name: 'Food safety' });
    for (const { id } of [cook, barman]) {
      await app.post(`/users/${id}/training`, { course_id: course.id, due_date: '2020-01-01' });
      await app.post(`/users/${id}/assets`, { category_name: 'Laptop', date_assigned: '2026-01-01' });
    }
    const whose = async (client: typeof app, path: string, query: Record<string, string> = {}): Promise<string[]> => {
      const { status, data } = await client.get(path, { query });
      expect(status).toBe(200);
      return data.map((row: { user_id: string }) => row.user_id);
    };
    for (const path of ['/training', '/assets']) {
      expect(await whose(await admin.api(), path)).toEqual([cook.id, barman.id]);
      expect(await whose(await head.api(), path)).toEqual([cook.id]);
      expect(await whose(await cook.api(), path)).toEqual([cook.id]);
      expect(await whose(await cook.api(), path, { user_id: barman.id })).toEqual([]);
      expect(await whose(await (await (await first.another()).administrator()).api(), path)).toEqual([]);
    }
    expect(await whose(app, '/training', { status: 'OVERDUE' })).toEqual([cook.id, barman.id]);
    expect(await whose(app, '/training', { status: 'COMPLETED' })).toEqual([]);
    expect(await whose(app, '/assets', { status: 'LOST' })).toEqual([]);
  });
});
