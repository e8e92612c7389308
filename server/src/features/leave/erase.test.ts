import { expect, it } from 'vitest';
import { finishErasures } from '../../../test/erasures.ts';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';
import { book, monday, moveClockTo, office } from './testing/office.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const { db, pool } = harness.installation.database;

it('erasing a person empties what was written about their leave; days, types and totals stay', async () => {
  const { world, people, types, api } = await office(harness);
  const app = await people.admin.app();
  const day = (date: string) => ({ leave_type_id: types.vacation, start_date: date, end_date: date });
  const rejected = await book(api.cook, { ...day('2026-06-01'), reason: 'secret wish' });
  await api.boss.post(`/leaves/${rejected.id}/reject`, { reason: 'secret refusal' });
  const kept = await book(api.cook, { ...day('2026-06-02'), reason: 'secret trip' });
  await api.boss.post(`/leaves/${kept.id}/approve`, { comment: 'secret comment' });
  await api.cook.post(`/leaves/${kept.id}/cancel`, { reason: 'secret change of mind' });
  const adjusted = { user_id: people.cook.id, leave_type_id: types.vacation, amount: 1, reason: 'secret gift' };
  expect((await app.post('/leave-adjustments', adjusted)).status).toBe(201);
  const others = await book(api.otherCook, { ...day('2026-06-02'), reason: 'of somebody else' });
  await sql`update users set is_active = ${false} where id = ${people.cook.id}`.execute(db);

  moveClockTo(harness, monday + 3_600_000);
  const beforeErasing = harness.installation.clock.now();
  expect((await app.post(`/users/${people.cook.id}/erase`)).status).toBe(202);
  await finishErasures(harness.installation);

  const changed = await api.admin.get('/leaves', { query: { updated_since: beforeErasing } });
  expect(changed.data.map(({ id }: { id: string }) => id).sort()).toEqual([rejected.id, kept.id].sort());
  expect((await api.admin.get(`/leaves/${kept.id}`)).data).toMatchObject({
    user_id: people.cook.id,
    status: 'APPROVED',
    start_date: '2026-06-02',
    total_days: 1,
    leave_type_id: types.vacation,
    reason: null,
    decision_comment: null,
    cancellation_request_reason: null,
  });
  expect((await api.admin.get(`/leaves/${others.id}`)).data.reason).toBe('of somebody else');
  for (const table of ['leave_requests', 'leave_ledger', 'events']) {
    const { rows } = await pool.query<{ text: string }>(
      `select t::text as text from ${table} t where organization_id = $1`,
      [world.organizationId],
    );
    expect(rows.map(({ text }) => text).join('\n')).not.toMatch(/secret/);
  }
  expect(await api.admin.post(`/leaves/${kept.id}/cancel`)).toMatchObject({
    status: 409,
    error: { details: { reason: 'erased' } },
  });
});
