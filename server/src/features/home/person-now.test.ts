import { expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { workplace } from '../time/testing/workplace.ts';

const { world: first, installation } = await openHarness();
/** Wednesday 11 March 2026, at noon in Toronto. */
installation.clock.setOffset(Date.parse('2026-03-11T12:00:00-04:00') - Date.now());
const { people, world } = await workplace(first);
const admin = await people.admin.app();

it('who leads someone reads whether they are here, what is next and what comes up; of anyone else nothing', async () => {
  const { cook, head } = people;
  const shift = { user_id: cook.id, title: 'Grill', is_published: true };
  const next = { starts_at: '2026-03-12T10:00:00-04:00', ends_at: '2026-03-12T18:00:00-04:00' };
  const now = { starts_at: '2026-03-11T10:00:00-04:00', ends_at: '2026-03-11T18:00:00-04:00' };
  for (const when of [now, next]) expect((await admin.post('/shifts', { ...shift, ...when })).status).toBe(201);
  await admin.post(`/users/${cook.id}/certifications`, { name: 'Food safety', expiry_date: '2026-04-30' });
  const { data: type } = await admin.post('/leave-types', { name: 'Vacation', requires_approval: false });
  const days = { user_id: cook.id, leave_type_id: type.id, start_date: '2026-03-16', end_date: '2026-03-17' };
  expect((await admin.post('/leaves', days)).status).toBe(201);

  const app = await head.app();
  const nowOf = async (id: string) => (await app.get(`/users/${id}/now`)).data;
  expect(await nowOf(cook.id)).toMatchObject({
    is_led: true,
    here: { state: 'LATE', since: null, starts_at: '2026-03-11T14:00:00.000Z' },
    leave: { start_date: '2026-03-16', end_date: '2026-03-17' },
    next_shift: { title: 'Grill', starts_at: '2026-03-12T14:00:00.000Z' },
    coming_up: [{ kind: 'certificate', date: '2026-04-30', title: 'Food safety' }],
  });
  expect((await (await cook.app()).post('/clock/in', {})).status).toBeLessThan(300);
  expect(await nowOf(cook.id)).toMatchObject({ here: { state: 'IN', since: expect.any(String) } });
  const fresh = await world.employee({ department: 'Kitchen' });
  expect(await nowOf(fresh.id)).toMatchObject({ is_led: true, here: null, leave: null, next_shift: null });
  expect(await nowOf(head.id)).toEqual({ is_led: false, here: null, leave: null, next_shift: null, coming_up: [] });
});

it('403: an Employee; 404: someone of nowhere', async () => {
  expect((await (await people.cook.app()).get(`/users/${people.head.id}/now`)).status).toBe(403);
  expect((await admin.get(`/users/${world.newId('usr')}/now`)).status).toBe(404);
});
