import { expect, it } from 'vitest';
import { isFull, sized } from '../../test/depth.ts';
import { openHarness } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';
import { ensureDemo, largeSize } from './index.ts';

const size = isFull ? largeSize : { people: 160, entries: 8000, waiting: 20 };

const { installation, world } = await openHarness();
const { db } = installation.database;

it(
  `a large demo has ${String(size.people)} people, ${String(size.entries)} entries and what waits, and its totals agree`,
  { timeout: sized(300_000, 60_000) },
  async () => {
    const { organization_id: id, token } = await ensureDemo(installation, { large: size });
    const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from users where organization_id = ${id}) as people,
           (select count(*)::int from time_entries where organization_id = ${id}) as entries,
           (select count(*)::int from timesheets where organization_id = ${id} and status = 'SUBMITTED') as timesheets,
           (select count(*)::int from leave_requests where organization_id = ${id} and status = 'PENDING') as leave,
           (select count(*)::int from expense_reports where organization_id = ${id} and status = 'SUBMITTED') as expenses,
           (select count(*)::int from shifts where organization_id = ${id} and not is_published) as shifts,
           (select count(*)::int from timesheets t where organization_id = ${id} and total_minutes <> (
             select coalesce(sum(duration_minutes), 0) from time_entries e
              where e.organization_id = ${id} and e.user_id = t.user_id and e.status = 'ACTIVE' and e.approval_status <> 'REJECTED'
                and e.work_date between t.period_start and t.period_end)) as wrong`.execute(db);
    const [found] = rows;
    expect(found?.['people']).toBe(size.people);
    expect(found?.['entries']).toBeGreaterThanOrEqual(size.entries);
    for (const kind of ['timesheets', 'leave', 'expenses'])
      expect(found?.[kind], kind).toBeGreaterThanOrEqual(size.waiting);
    expect(found?.['shifts']).toBeGreaterThanOrEqual((size.people - 100) * 5);
    expect(found?.['wrong']).toBe(0);
    const api = world.clientWith(token);
    expect((await api.get('/time-entries', { query: { limit: '100' } })).data).toHaveLength(100);
  },
);
