import { expect, it } from 'vitest';
import { finishErasures } from '../../../test/erasures.ts';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';
import { eightHours, record, sheetOver, workplace } from './testing/workplace.ts';

const { world: first, installation } = await openHarness();

it('erasing a person empties what they wrote and where they were; hours, rates and totals stay', async () => {
  const { world, people, api } = await workplace(first);
  const [cook, head, admin] = [await people.cook.app(), await people.head.app(), await people.admin.app()];
  const words = { description: 'secret sauce', notes: 'secret note', tags: ['secret tag'] };
  const entry = await record(api.cook, { ...eightHours('2026-03-10'), ...words });
  await api.admin.patch(`/time-entries/${entry.id}`, { hourly_rate: 25 });
  await api.head.post(`/time-entries/${entry.id}/reject`, { reason: 'secret reason' });
  await api.cook.patch(`/time-entries/${entry.id}`, { break_minutes: 30 });
  const sheet = await sheetOver(api.admin, people.cook.id, '2026-03-10');
  await cook.post(`/timesheets/${sheet?.id ?? ''}/submit`);
  await head.post(`/timesheets/${sheet?.id ?? ''}/reject`, { reason: 'secret refusal' });
  await cook.post(`/timesheets/${sheet?.id ?? ''}/submit`);
  await head.post(`/timesheets/${sheet?.id ?? ''}/approve`);
  await admin.post(`/timesheets/${sheet?.id ?? ''}/finalize`);
  const running = (await cook.post('/clock/in', { latitude: 43.6426, longitude: -79.3871 })).data;
  const before = await sheetOver(api.admin, people.cook.id, '2026-03-10');
  const { db, pool } = installation.database;
  await sql`update users set is_active = ${false} where id = ${people.cook.id}`.execute(db);

  const updated_since = new Date(
    Date.parse((await api.admin.get(`/time-entries/${entry.id}`)).data.updated_at) + 1,
  ).toISOString();
  expect((await admin.post(`/users/${people.cook.id}/erase`)).status).toBe(202);
  await finishErasures(installation);

  // Anyone who keeps a copy learns that there is less of it.
  const changed = await api.admin.get('/time-entries', { query: { updated_since } });
  expect(changed.data.map(({ id }: { id: string }) => id)).toContain(entry.id);
  expect((await api.admin.get(`/time-entries/${entry.id}`)).data).toMatchObject({
    user_id: people.cook.id,
    clock_in: entry.clock_in,
    duration_minutes: 450,
    hourly_rate: 25,
    description: null,
    notes: null,
    tags: [],
  });
  expect((await api.admin.get(`/time-entries/${running.id}`)).data).toMatchObject({
    status: 'DELETED',
    clock_in_latitude: null,
  });
  const after = await sheetOver(api.admin, people.cook.id, '2026-03-10');
  expect(after).toEqual({ ...before, user: { id: people.cook.id, first_name: 'Erased', last_name: 'Person' } });
  for (const table of ['time_entries', 'time_entry_locations', 'timesheets', 'events']) {
    const { rows } = await pool.query<{ text: string }>(
      `select t::text as text from ${table} t where organization_id = $1`,
      [world.organizationId],
    );
    expect(rows.map(({ text }) => text).join('\n')).not.toMatch(/secret|Byron|43\.6426/);
  }
});

it('409: the time of someone erased no longer changes, but payroll settles their timesheets', async () => {
  const { people, api } = await workplace(first);
  const entry = await record(api.cook, eightHours('2026-03-10'));
  const sheet = await sheetOver(api.admin, people.cook.id, '2026-03-10');
  const [cook, admin] = [await people.cook.app(), await people.admin.app()];
  await cook.post(`/timesheets/${sheet?.id ?? ''}/submit`);
  await admin.post(`/timesheets/${sheet?.id ?? ''}/approve`);
  await sql`update users set is_active = ${false} where id = ${people.cook.id}`.execute(installation.database.db);
  await admin.post(`/users/${people.cook.id}/erase`);
  await finishErasures(installation);
  expect(await api.admin.patch(`/time-entries/${entry.id}`, { description: 'x' })).toMatchObject({
    status: 409,
    error: { details: { reason: 'erased' } },
  });
  expect((await admin.post(`/timesheets/${sheet?.id ?? ''}/finalize`)).data).toMatchObject({ total_minutes: 480 });
});
