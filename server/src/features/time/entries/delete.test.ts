import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { eightHours, record, workplace } from '../testing/workplace.ts';

const { world: first } = await sharedHarness();
const { world, people, api } = await workplace(first);
const hours = eightHours('2026-03-10');
const window = { query: { start_date: '2026-03-10', end_date: '2026-03-10' } };

describe('DELETE /time-entries/{id}', () => {
  it.each(['cook', 'admin', 'executive'] as const)('200: %s marks it deleted; it leaves every list', async (name) => {
    const entry = await record(api.cook, hours);
    const { status, data } = await api[name].delete(`/time-entries/${entry.id}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({ id: entry.id, status: 'DELETED', duration_minutes: 480, approval_status: 'PENDING' });
    for (const client of [api.cook, api.head, api.admin]) {
      const ids = (await client.get('/time-entries', window)).data.map(({ id }: { id: string }) => id);
      expect(ids).not.toContain(entry.id);
    }
    expect((await api.cook.get(`/time-entries/${entry.id}`)).data.status).toBe('DELETED');
  });

  it.each(['head', 'manager'] as const)('403: %s sees the entry but does not delete it', async (name) => {
    const entry = await record(api.cook, hours);
    expect((await api[name].delete(`/time-entries/${entry.id}`)).status).toBe(403);
  });

  it.each(['otherCook', 'barHead'] as const)('404: %s does not see it', async (name) => {
    const entry = await record(api.cook, hours);
    expect((await api[name].delete(`/time-entries/${entry.id}`)).status).toBe(404);
  });

  it('200: again changes nothing; neither raises an event', async () => {
    const entry = await record(api.cook, hours);
    const before = (await world.events()).length;
    const once = await api.cook.delete(`/time-entries/${entry.id}`);
    const twice = await api.cook.delete(`/time-entries/${entry.id}`);
    expect([twice.status, twice.data]).toEqual([200, once.data]);
    expect(await world.events()).toHaveLength(before);
    const rows = (await world.audit()).filter(({ action }) => action === 'timeEntries.delete');
    expect(rows.slice(-2).map(({ changed_fields, actor_id }) => [changed_fields, actor_id])).toEqual([
      [['status'], people.cook.id],
      [[], people.cook.id],
    ]);
  });
});
