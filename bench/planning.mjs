// npm run bench:planning [-- --runs 9]
// What planning costs in the app: the week of 200 people, in Chromium too on a desk and on a throttled phone, a move of 50 shifts, candidates among 500 people and among 5, and
// publishing 1,000 shifts. Medians of one run, as an Administrator.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ensureBuilt } from '../scripts/build.mjs';
import { inArena, round } from './arena.mjs';
import { pagesOf } from './page-time.mjs';

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const runs = Number(options.runs);
const week = '2027-01-18';
const writing = { 'content-type': 'application/json' };

await inArena(async ({ openDatabase, start }) => {
  const { seedPlanning } = await import('./seed-planning.mjs');
  const { connection, world } = await openDatabase('bench_planning', (pool) => seedPlanning(pool, week));
  await ensureBuilt({ only: 'console' });
  const { origin } = await start('ours.mjs', connection, world, { BENCH_JOBS: '1' });
  const ask = async (path, body) => {
    const answer = await fetch(`${origin}/app/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie: `muster_session=${world.secret}`, 'x-muster-app': '1', ...(body && writing) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data, error } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${error?.message}`);
    return data;
  };
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  const rows = {};
  const measure = async (name, aim, once) => {
    const times = [];
    // The first one is warm-up.
    for (let run = 0; run <= runs; run++) {
      const tookMs = await once(run);
      if (run > 0) times.push(tookMs);
    }
    times.sort((a, b) => a - b);
    console.error(`${name}: ${times.map(Math.round)}`);
    rows[name] = {
      'median ms': round(times[Math.floor(runs / 2)], 0),
      'worst ms': round(times.at(-1), 0),
      'aim ms': aim,
    };
  };
  const timed = async (once) => {
    const startedMs = performance.now();
    await once();
    return performance.now() - startedMs;
  };
  const expect = (count, wanted) => {
    if (count !== wanted) throw new Error(`${count} in place of ${wanted}`);
  };

  await measure('week of 200 people, 1,400 shifts', 1000, () =>
    timed(async () => {
      const { shifts } = await ask(`/schedule?week_start=${week}&department_id=${world.floor}`);
      expect(shifts.length, 1400);
    }),
  );
  const pages = await pagesOf(origin, world.secret);
  const address = `/schedule?department_id=${world.floor}`;
  await measure('the same week on a desk, until shifts are seen', 1000, () =>
    pages.open('desk', `${address}&week=${week}`, 'Cook'),
  );
  await measure('the same week on a phone, by day', 2500, () => pages.open('phone', `${address}&day=${week}`, 'Cook'));
  await pages.close();
  for (const [size, id] of [
    [500, world.shiftOfMany],
    [5, world.shiftOfFew],
  ]) {
    await measure(`candidates of ${size} people`, 200, () =>
      timed(async () => expect((await ask(`/shifts/${id}/candidates`)).length, size - 1)),
    );
  }
  await measure('move of 50 shifts, as a rehearsal', 1000, () =>
    timed(async () => {
      const { failed } = await ask('/shifts/batch-change?dry_run=true', { ids: world.moved, move_minutes: 60 });
      expect(failed, 0);
    }),
  );
  await measure('move of 50 shifts, until it is done', 1000, (run) =>
    timed(async () => {
      const { id } = await ask('/shifts/batch-change', { ids: world.moved, move_minutes: run % 2 === 0 ? 60 : -60 });
      for (;;) {
        const { status, failed } = await ask(`/bulk-changes/${id}`);
        if (status === 'FAILED') throw new Error('The move failed.');
        if (status === 'COMPLETED') return expect(failed, 0);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }),
  );
  await measure('publishing 1,000 shifts', 3000, async () => {
    await client.query('update shifts set is_published = false where organization_id = $1 and department_id = $2', [
      world.organizationId,
      world.stage,
    ]);
    return timed(async () => {
      const { published } = await ask('/shifts/publish', { week_start: week, department_id: world.stage });
      expect(published, 1000);
    });
  });
  await client.end();
  console.table(rows);
});
