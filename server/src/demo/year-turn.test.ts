import { expect, it } from 'vitest';
import { advance } from '../../test/advance.ts';
import { openHarness } from '../../test/harness.ts';
import { ensureDemo } from './index.ts';

const { installation } = await openHarness();

it('the demo can be made at the turn of the year, when no time in lieu has been earned yet', async () => {
  const nextYear = String(new Date(installation.clock.nowMs()).getUTCFullYear() + 1);
  await advance(installation, Date.parse(`${nextYear}-01-01T15:00:00Z`) - installation.clock.nowMs());
  const { organization_id } = await ensureDemo(installation);
  const { rows } = await installation.database.pool.query<{ asked: number; leave: number }>(
    `select extract(year from created_at at time zone 'America/Toronto')::int as asked,
            extract(year from start_date)::int as leave
       from leave_requests where organization_id = $1 and total_hours is not null`,
    [organization_id],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { asked, leave } of rows) expect(asked).toBe(leave);
}, 180_000);
