import { expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { addDays } from '../../../lib/days.ts';
import { book, keepNoHolidays, monday, moveClockTo, office, type PersonName } from '../testing/office.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const { world, types, api, people } = await office(harness);
await keepNoHolidays(harness, world);

const readers: PersonName[] = ['cook', 'boss', 'head', 'deputy', 'admin', 'executive'];
const bodies: Record<string, object> = {
  'leaves.reject': { reason: 'No' },
  'leaves.declineCancellation': { reason: 'No' },
};
const actions = {
  'leaves.update': (app: Client, id: string) => app.send('PATCH', `/leaves/${id}`, { reason: 'Sea' }),
  'leaves.approve': (app: Client, id: string) => app.post(`/leaves/${id}/approve`, {}),
  'leaves.reject': (app: Client, id: string) => app.post(`/leaves/${id}/reject`, bodies['leaves.reject']),
  'leaves.cancel': (app: Client, id: string) => app.post(`/leaves/${id}/cancel`, {}),
  'leaves.declineCancellation': (app: Client, id: string) =>
    app.post(`/leaves/${id}/decline-cancellation`, bodies['leaves.declineCancellation']),
};
let start = '2026-06-01';

/** A leave of the cook in each state there is. */
const states: Record<string, (type: string) => Promise<string>> = {
  async pending(leave_type_id) {
    start = addDays(start, 7);
    return (await book(api.cook, { leave_type_id, start_date: start, end_date: start })).id;
  },
  async approved(type) {
    const id = await states['pending']!(type);
    await api.boss.post(`/leaves/${id}/approve`, {});
    return id;
  },
  async 'asked to be cancelled'(type) {
    const id = await states['approved']!(type);
    await api.cook.post(`/leaves/${id}/cancel`, {});
    return id;
  },
  async rejected(type) {
    const id = await states['pending']!(type);
    await api.boss.post(`/leaves/${id}/reject`, { reason: 'No' });
    return id;
  },
};

const cases = Object.keys(states).flatMap((state) => (['unpaid', 'therapy'] as const).map((type) => ({ state, type })));

it.each(cases)(
  'can: for every reader it is what the operation answers ($state, $type)',
  async ({ state, type }) => {
    for (const reader of readers) {
      const app = await people[reader].app();
      for (const [operation, act] of Object.entries(actions)) {
        const id = await states[state]!(types[type]);
        const { can } = (await app.get(`/leaves/${id}`)).data as { can: string[] };
        const { status, text } = await act(app, id);
        expect([reader, operation, can.includes(operation)], text).toEqual([reader, operation, status < 300]);
      }
    }
  },
  120_000,
);
