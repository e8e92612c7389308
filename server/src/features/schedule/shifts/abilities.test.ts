import { expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { monday, moveClockTo, office } from '../../leave/testing/office.ts';
import { from, rota } from '../testing/restaurant.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const { world, people } = await office(harness);
const admin = await people.admin.app();
const add = rota(admin);
const department_id = await world.department('Kitchen');
const readers = ['cook', 'otherCook', 'bartender', 'head', 'deputy', 'barHead', 'admin', 'executive'] as const;

let hours = 0;
/** Every shift at a time of its own: no one is refused for being in two places. */
const next = (): { starts_at: string; ends_at: string } =>
  from(new Date(Date.parse('2026-06-01T12:00:00Z') + 2 * 3_600_000 * hours++).toISOString(), 1);

const states: Record<string, () => Promise<string>> = {
  scheduled: async () => (await add({ user_id: people.cook.id, department_id, ...next() })).id,
  draft: async () => (await add({ user_id: people.cook.id, department_id, is_published: false, ...next() })).id,
  open: async () => (await add({ department_id, ...next() })).id,
  'open draft': async () => (await add({ department_id, is_published: false, ...next() })).id,
  started: async () => (await add({ department_id, ...from('2026-03-02T13:00:00Z') })).id,
  async cancelled() {
    const id = await states['scheduled']!();
    await admin.patch(`/shifts/${id}`, { status: 'CANCELLED' });
    return id;
  },
};

const actions = {
  'shifts.update': (app: Client, id: string, state: string) =>
    app.patch(`/shifts/${id}`, state === 'cancelled' ? { status: 'OPEN' } : { notes: 'Bring knives.' }),
  'shifts.delete': (app: Client, id: string) => app.delete(`/shifts/${id}`),
  'shifts.claim': (app: Client, id: string) => app.post(`/shifts/${id}/claim`),
};

it.each(Object.keys(states))('can: for every reader it is what the operation answers (%s)', async (state) => {
  for (const reader of readers) {
    const app = await people[reader].app();
    for (const [operation, act] of Object.entries(actions)) {
      const id = await states[state]!();
      const { status: found, data } = await app.get(`/shifts/${id}`);
      const can = found === 200 ? (data as { can: string[] }).can : [];
      const { status, text } = await act(app, id, state);
      expect([reader, operation, can.includes(operation)], text).toEqual([reader, operation, status < 300]);
    }
  }
});
