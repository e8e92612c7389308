import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';

const { world } = await openHarness();

describe('GET /users', () => {
  it('200: an Employee sees only themselves', async () => {
    const ada = await world.employee();
    await world.employee();
    const { status, data } = await (await ada.api()).get('/users');
    expect(status).toBe(200);
    expect(data.map((person: { id: string }) => person.id)).toEqual([ada.id]);
  });

  it('201, 200: create, page, update', async () => {
    const admin = await world.administrator();
    const api = await admin.api();
    const created = await api.post('/users', { first_name: 'A', last_name: 'B', email: 'New@Example.com' });
    expect(created.body).toMatchObject({ data: { email: 'new@example.com', role: 'EMPLOYEE' } });
    const page = await api.get('/users', { query: { limit: '1' } });
    expect(page.body.meta.has_more).toBe(true);
    const next = await api.get('/users', { query: { limit: '1', cursor: page.body.meta.next_cursor } });
    expect(next.status).toBe(200);
    const updated = await api.patch(`/users/${created.data.id}`, { job_title: 'Cook' });
    expect(updated.body).toMatchObject({ data: { job_title: 'Cook' } });
    expect(await world.events()).toHaveLength(2);
  });
});
