import { expect, it } from 'vitest';
import { sql } from '../db/sql.ts';
import { openHarness } from '../../test/harness.ts';
import { ensureDemo } from './index.ts';

const { installation, world } = await openHarness();
const { db } = installation.database;

it(
  'the large demo has 1,000 people, 200,000 entries and 300 that wait, and its totals agree',
  { timeout: 120_000 },
  async () => {
    const { organization_id: id, token } = await ensureDemo(installation, { isLarge: true });
    const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from users where organization_id = ${id}) as people,
           (select count(*)::int from time_entries where organization_id = ${id}) as entries,
           (select count(*)::int from timesheets where organization_id = ${id} and status = 'SUBMITTED') as timesheets,
           (select count(*)::int from leave_requests where organization_id = ${id} and status = 'PENDING') as leave,
           (select count(*)::int from expense_reports where organization_id = ${id} and status = 'SUBMITTED') as expenses,
           (select count(*)::int from timesheets t where organization_id = ${id} and total_minutes <> (
             select coalesce(sum(duration_minutes), 0) from time_entries e
              where e.organization_id = ${id} and e.user_id = t.user_id and e.status = 'ACTIVE' and e.approval_status <> 'REJECTED'
                and e.work_date between t.period_start and t.period_end)) as wrong`.execute(db);
    const [found] = rows;
    expect(found?.['people']).toBe(1000);
    expect(found?.['entries']).toBeGreaterThanOrEqual(200_000);
    for (const kind of ['timesheets', 'leave', 'expenses']) expect(found?.[kind], kind).toBeGreaterThanOrEqual(100);
    expect(found?.['wrong']).toBe(0);
    const api = world.clientWith(token);
    expect((await api.get('/time-entries', { query: { limit: '100' } })).data).toHaveLength(100);
  },
);
