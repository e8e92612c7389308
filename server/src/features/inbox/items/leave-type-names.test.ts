import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { askForLeave, counter, inboxOf } from '../testing/counter.ts';

const place = await counter(await openHarness());
const { app, people, world, types } = place;
await app.admin.patch(`/leave-types/${types.vacation}`, { names: { fr: ' Vacances ' } });
await app.head.patch('/me', { language: 'fr' });
await app.cook.patch('/me', { language: 'fr' });
const id = await askForLeave(place, 'cook');

const titleFor = async (who: 'head' | 'executive') =>
  (await inboxOf(app[who])).items.find((item) => item.id === id)?.title;

describe('a leave type in two languages', () => {
  it('is called by its name in the language of the reader, wherever the app says it', async () => {
    expect((await app.admin.get('/leave-types')).data).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Vacation', names: { fr: 'Vacances' } })]),
    );
    const shown = await app.cook.get(`/leaves/${id}`);
    expect(shown.data.leave_type.name).toBe('Vacances');
    const balances = await app.cook.get('/leave-balances');
    expect((balances.data as { balances: object[] }).balances).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ leave_type: expect.objectContaining({ name: 'Vacances' }) as object }),
        expect.objectContaining({ leave_type: expect.objectContaining({ name: 'Therapy' }) as object }),
      ]),
    );
    expect([await titleFor('head'), await titleFor('executive')]).toEqual(['Vacances', 'Vacation']);
    const days = { start_date: shown.data.start_date as string, end_date: shown.data.end_date as string };
    const calendarOf = async (who: 'head' | 'executive') =>
      ((await app[who].get('/calendar', { query: days })).data as { leaves: { title: string }[] }).leaves[0]?.title;
    expect([await calendarOf('head'), await calendarOf('executive')]).toEqual(['Vacances', 'Vacation']);
  });

  it('goes by its own name for programs and in events, whatever its owner reads', async () => {
    const api = await people.cook.api();
    expect((await api.get(`/leaves/${id}`)).data.leave_type.name).toBe('Vacation');
    const [event] = (await world.events()).filter(({ type }) => type === 'leave.requested');
    expect(event?.snapshot).toMatchObject({ leave_type: { name: 'Vacation' } });
  });

  it('what was seen in one language can be decided on', async () => {
    const leave = await app.head.get(`/leaves/${id}`);
    const version = String(leave.headers['etag']);
    expect((await app.head.post(`/leaves/${id}/approve`, {}, { headers: { 'if-match': version } })).status).toBe(200);
  });

  it('422: a name without letters, a language that the app does not speak', async () => {
    for (const names of [{ fr: ' ' }, { de: 'Urlaub' }]) {
      const { status, error } = await app.admin.patch(`/leave-types/${types.vacation}`, { names });
      expect({ status, field: String(error.details.field).split('.')[0] }).toEqual({ status: 422, field: 'names' });
    }
  });
});
