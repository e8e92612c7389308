import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import type { Client } from '../client.ts';
import { isFull, sized, withinMs } from '../depth.ts';
import { openHarness } from '../harness.ts';

const { installation, world } = await openHarness();
const { db } = installation.database;
const [people, entries, waiting] = [sized(1000, 100), sized(200_000, 5000), sized(300, 100)];

/** People of a department, and years of their time; of all of it `waiting` entries wait for a decision. */
async function fill(): Promise<void> {
  const department = await world.department('Kitchen');
  const { organizationId } = world;
  await sql`
    insert into users (organization_id, id, first_name, last_name, email, role, level, department_id, created_at, updated_at)
    select ${organizationId}, 'usr_0' || lpad(n::text, 25, '0'), 'Robin', 'Number' || n, 'p' || n || '@volume.example',
           'EMPLOYEE', 'STANDARD', ${department}, now(), now() from generate_series(1, ${people}) n`.execute(db);
  await sql`
    insert into time_entries (organization_id, id, user_id, work_date, clock_in, clock_out, raw_clock_in, raw_clock_out,
      break_minutes, duration_minutes, tags, is_billable, hourly_rate, status, approval_status, source, created_at, updated_at)
    select ${organizationId}, 'ten_0' || lpad(n::text, 25, '0'), 'usr_0' || lpad((n % ${people} + 1)::text, 25, '0'), at::date, at,
           at + interval '1 hour', at, at + interval '1 hour', 0, 60, '{}', false, 0, 'ACTIVE',
           case when n % ${Math.floor(entries / waiting)} = 0 then 'PENDING' else 'APPROVED' end, 'API', at, at
      from generate_series(1, ${entries}) n, lateral (select timestamptz '2024-01-01' + n * interval '5 minutes' as at) t`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}

async function medianMs(client: Client, path: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < sized(41, 11); i++) {
    const startedMs = performance.now();
    const { status, text } = await client.get(path);
    if (status !== 200) throw new Error(text);
    times.push(performance.now() - startedMs);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;
}

describe(`an inbox over ${String(entries)} time entries of ${String(people)} people`, () => {
  let head: Client;
  let executive: Client;
  beforeAll(async () => {
    head = await (await world.departmentHeadOf('Kitchen')).app();
    executive = await (await world.executive()).app();
    await fill();
  }, 120_000);

  it('counts exactly what waits, for those who see a part and those who see all', async () => {
    for (const client of [head, executive]) {
      const { data } = await client.get('/inbox');
      expect([data.counts.time_entry, data.items.length]).toEqual([waiting, Math.min(waiting, 100)]);
    }
  });

  it('answers within 300 ms, and the badge within 100', async () => {
    const found = {
      head: [await medianMs(head, '/inbox'), await medianMs(head, '/inbox/count')],
      executive: [await medianMs(executive, '/inbox'), await medianMs(executive, '/inbox/count')],
    };
    if (isFull) console.info(JSON.stringify(found));
    for (const [list = Infinity, count = Infinity] of Object.values(found)) {
      expect(list).toBeLessThan(withinMs(300));
      expect(count).toBeLessThan(withinMs(100));
    }
  });
});
