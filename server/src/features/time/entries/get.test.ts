import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { insertRow } from '../../../db/rows.ts';
import { eightHours, type PersonName, record, workplace } from '../testing/workplace.ts';

const { world: first, installation } = await openHarness();
const { world, people, api } = await workplace(first);
const entry = await record(api.admin, { ...eightHours('2026-03-10'), user_id: people.cook.id, hourly_rate: 30 });
await insertRow('time_entry_locations', {
  organization_id: world.organizationId,
  time_entry_id: entry.id,
  clock_in_latitude: 43.6426,
  clock_in_longitude: -79.3871,
  clock_in_accuracy_m: 12,
  outside_geofence: false,
}).execute(installation.database.db);

describe('GET /time-entries/{id}', () => {
  const seers: PersonName[] = ['cook', 'head', 'manager', 'admin', 'executive'];
  it.each(seers)('200: %s sees the entry of the cook, with its rate', async (name) => {
    const { status, data } = await api[name].get(`/time-entries/${entry.id}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({ id: entry.id, hourly_rate: 30, billable_amount: 0 });
  });

  it.each(['otherCook', 'bartender', 'barHead'] as const)('404: %s does not see it', async (name) => {
    expect(await api[name].get(`/time-entries/${entry.id}`)).toMatchObject({
      status: 404,
      error: { code: 'NOT_FOUND' },
    });
  });

  it('200: places only with time_entries.location:read', async () => {
    const without = await (await people.admin.api(['time_entries:read'])).get(`/time-entries/${entry.id}`);
    expect(Object.keys(without.data).filter((name) => /latitude|address|geofence/.test(name))).toEqual([]);
    const withScope = await (
      await people.admin.api(['time_entries:read', 'time_entries.location:read'])
    ).get(`/time-entries/${entry.id}`);
    expect(withScope.data).toMatchObject({
      clock_in_latitude: 43.6426,
      clock_in_longitude: -79.3871,
      clock_in_accuracy_m: 12,
      clock_in_address: null,
      clock_out_latitude: null,
      clock_out_longitude: null,
      clock_out_accuracy_m: null,
      clock_out_address: null,
      outside_geofence: false,
    });
    const list = await (
      await people.admin.api()
    ).get('/time-entries', {
      query: { start_date: '2026-03-10', end_date: '2026-03-10' },
    });
    expect(list.data[0]).toMatchObject({ id: entry.id, clock_in_latitude: 43.6426 });
  });

  it.each(['cook', 'head'] as const)('200: the scope opens no place to %s, whose role cannot use it', async (name) => {
    const client = await people[name].api(['time_entries:read', 'time_entries.location:read']);
    expect((await client.get(`/time-entries/${entry.id}`)).data).not.toHaveProperty('clock_in_latitude');
  });
});
