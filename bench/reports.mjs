// npm run bench:reports [-- --entries 10000000 --people 1000 --runs 7]
// Reads every report of one organization with years of entries, as an Administrator in the app, and says how long the
// server took: over all of it, over one year, and over days that begin and end within a month.
import { parseArgs } from 'node:util';
import { inArena, round } from './arena.mjs';

const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '10000000' },
    people: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '7' },
  },
});
const [entries, people, runs] = [options.entries, options.people, options.runs].map(Number);

const windows = {
  'five years': 'start_date=2021-01-01&end_date=2025-12-31',
  'one year': 'start_date=2025-01-01&end_date=2025-12-31',
  'within months': 'start_date=2024-03-02&end_date=2025-11-29',
  'from the middle of a month': 'start_date=2024-03-16&end_date=2025-11-15',
};
const reports = {
  hours: ['project', 'client', 'department', 'person'],
  absence: ['type', 'person'],
  headcount: ['department'],
  expenses: ['category', 'person'],
};

await inArena(async ({ openDatabase, start }) => {
  const { seedReports } = await import('./seed-reports.mjs');
  console.error(`Seeding ${entries} entries of ${people} people…`);
  const { connection, world } = await openDatabase('bench_reports', (pool) => seedReports(pool, { entries, people }));
  console.error(
    `Totals by month of ${entries} entries: ${world.totalsRows} rows in ${round(world.totalsMs / 1000, 1)} s.`,
  );
  const { origin } = await start('ours.mjs', connection, world);
  const rows = {};
  for (const [kind, ways] of Object.entries(reports)) {
    for (const by of ways) {
      for (const [name, window] of Object.entries(windows)) {
        const times = await timesOf(`${origin}/app/api/reports/${kind}?by=${by}&${window}`, world.secret);
        rows[`${kind} by ${by}, ${name}`] = { 'median ms': times[Math.floor(runs / 2)], 'worst ms': times.at(-1) };
      }
    }
  }
  console.table(rows);
});

async function timesOf(url, secret) {
  const times = [];
  for (let run = 0; run < runs; run++) {
    const startedMs = performance.now();
    const answer = await fetch(url, { headers: { cookie: `muster_session=${secret}`, 'x-muster-app': '1' } });
    const { data } = await answer.json();
    if (answer.status !== 200 || data.rows.length === 0) throw new Error(`${url}: ${answer.status}`);
    times.push(round(performance.now() - startedMs, 0));
  }
  return times.sort((a, b) => a - b);
}
