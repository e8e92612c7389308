import { beforeEach, describe, expect, it } from 'vitest';
import { openHarness } from '../../test/harness.ts';
import { listPartitions } from '../db/partitions.ts';
import { lowestId, newId, timeOfId } from '../lib/ids.ts';
import { keptTables, retention } from './retention.ts';

const { installation, world } = await openHarness();
const { database, clock } = installation;
const { pool } = database;
const dayMs = 86_400_000;
const startMs = Date.UTC(2026, 10, 15);

const moveTo = (instantMs: number): void => {
  clock.setOffset(instantMs - Date.now());
};
const run = () => retention.run(installation, {});
const month = (bound: string | null): string | null =>
  bound === null ? null : new Date(timeOfId(bound)).toISOString().slice(0, 10);
const rangesOf = async (table: string) =>
  (await listPartitions(pool, table)).map(({ from, to }) => [month(from), month(to)]);

async function addEvent(atMs: number, organizationId = world.organizationId): Promise<string> {
  const id = newId('evt', atMs);
  await pool.query(
    `insert into events (organization_id, id, type, created_at, subject_type, subject_id, snapshot, surface)
     values ($1, $2, 'user.updated', $3, 'user', 'usr_x', '{}', 'api')`,
    [organizationId, id, new Date(atMs).toISOString()],
  );
  return id;
}

async function eventIds(organizationId = world.organizationId): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from events where organization_id = $1 order by id', [
    organizationId,
  ]);
  return rows.map(({ id }) => id);
}

/** As after the migration: one partition for all that was, one for all that comes. */
async function reset(bound = Date.UTC(2026, 11, 1)): Promise<void> {
  for (const { table, idPrefix } of keptTables) {
    for (const { name } of await listPartitions(pool, table)) await pool.query(`drop table ${name}`);
    const at = lowestId(idPrefix, bound);
    await pool.query(`create table ${table}_past partition of ${table} for values from (minvalue) to ('${at}')`);
    await pool.query(
      `create table ${table}_from_2026_12 partition of ${table} for values from ('${at}') to (maxvalue)`,
    );
  }
  await pool.query(`update organizations set settings = '{}'`);
  moveTo(startMs);
}

beforeEach(() => reset());

describe('partitions', () => {
  it('are there for this month and the next, in every kept table; a second run changes nothing', async () => {
    const expected = [
      [null, '2026-12-01'],
      ['2026-12-01', '2027-01-01'],
      ['2027-01-01', null],
    ];
    for (let runs = 0; runs < 2; runs++) {
      await run();
      for (const { table } of keptTables) expect(await rangesOf(table)).toEqual(expected);
    }
    moveTo(startMs + 31 * dayMs);
    await run();
    expect(await rangesOf('events')).toEqual([
      ...expected.slice(0, 2),
      ['2027-01-01', '2027-02-01'],
      ['2027-02-01', null],
    ]);
  });

  it('take rows of any time before the job has run: months ahead, and from long ago', async () => {
    const ids = [await addEvent(Date.UTC(1999, 0)), await addEvent(startMs), await addEvent(Date.UTC(2031, 5))];
    expect(await eventIds()).toEqual(ids);
  });

  it('a last one that rows have come into is closed behind them, and loses none', async () => {
    const ids = [await addEvent(startMs), await addEvent(Date.UTC(2027, 2, 3)), await addEvent(Date.UTC(2027, 3, 4))];
    moveTo(Date.UTC(2027, 3, 5));
    await run();
    expect(await rangesOf('events')).toEqual([
      [null, '2026-12-01'],
      ['2026-12-01', '2027-05-01'],
      ['2027-05-01', '2027-06-01'],
      ['2027-06-01', null],
    ]);
    // The oldest is past its 90 days by now, and went with its month.
    expect(await eventIds()).toEqual(ids.slice(1));
    await addEvent(Date.UTC(2027, 3, 6));
    expect(await eventIds()).toHaveLength(3);
  });

  it('a clock moved on by decades makes few of them', async () => {
    moveTo(Date.UTC(2076, 3, 5));
    await run();
    expect(await rangesOf('events')).toHaveLength(5);
    await addEvent(Date.UTC(2076, 3, 5));
  });

  it('a clock moved back after partitions were dropped still finds a place for what is written', async () => {
    moveTo(Date.UTC(2028, 0, 5));
    await run();
    expect((await rangesOf('events'))[0]?.[0]).toBeNull();
    moveTo(startMs);
    const id = await addEvent(startMs);
    await run();
    expect(await eventIds()).toEqual([id]);
  });

  it('read by id or newest first look at the partitions they need, in order, without sorting', async () => {
    await run();
    const plan = async (sql: string): Promise<string> => {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${sql}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    await pool.query('set enable_seqscan = off');
    const from = `from events where organization_id = '${world.organizationId}'`;
    const one = await plan(`select * ${from} and id = '${newId('evt', startMs)}'`);
    expect(one).toContain('events_past');
    expect(one).not.toContain('events_from');
    const newest = await plan(`select * ${from} order by id desc limit 50`);
    expect(newest).toMatch(/Append[\s\S]*events_from_2027_01[\s\S]*events_from_2026_12[\s\S]*events_past/);
    expect(newest).not.toMatch(/Sort|Merge/);
  });
});

describe('retention', () => {
  it('drops a month when no one needs it any more, and not before', async () => {
    await run();
    const december = await addEvent(Date.UTC(2026, 11, 31, 23));
    const february = await addEvent(Date.UTC(2027, 1, 1));
    moveTo(Date.UTC(2027, 2, 31));
    await run();
    expect(await eventIds()).toEqual([december, february]);
    moveTo(Date.UTC(2027, 3, 1));
    await run();
    expect(await eventIds()).toEqual([february]);
    moveTo(Date.UTC(2027, 7, 1));
    await run();
    expect(await eventIds()).toEqual([]);
  });

  it('as long as one organization keeps longer, months stay; the shorter ones are deleted by row', async () => {
    const longer = await world.another();
    await pool.query(`update organizations set settings = '{"events_retention_days": 400}' where id = $1`, [
      longer.organizationId,
    ]);
    const old = startMs - 100 * dayMs;
    await addEvent(old);
    const recent = await addEvent(startMs - 89 * dayMs);
    const kept = await addEvent(old, longer.organizationId);
    const tooOld = await addEvent(startMs - 401 * dayMs, longer.organizationId);
    await run();
    expect(await eventIds()).toEqual([recent]);
    // That of the longest goes with its month.
    expect(await eventIds(longer.organizationId)).toEqual([tooOld, kept]);
  });

  it('deletes in batches, however many there are', async () => {
    const longer = await world.another();
    await pool.query(`update organizations set settings = '{"events_retention_days": 400}' where id = $1`, [
      longer.organizationId,
    ]);
    await pool.query(
      `insert into events (organization_id, id, type, created_at, subject_type, subject_id, snapshot, surface)
       select $1, $2 || to_char(n, 'FM00000'), 'user.updated', now(), 'user', 'usr_x', '{}', 'api' from generate_series(1, 2500) n`,
      [world.organizationId, newId('evt', startMs - 91 * dayMs).slice(0, -5)],
    );
    await run();
    expect(await eventIds()).toEqual([]);
  });

  it('comes every day', () => {
    expect(retention.cron).toMatch(/^\d+ \d+ \* \* \*$/);
  });
});
