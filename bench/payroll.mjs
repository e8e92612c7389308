// npm run bench:payroll [-- --people 1000 --lines 5000 --runs 5]
// A what-if over a year of everyone, as a job in the process that answers requests: how long it takes, and what it does to others
// meanwhile. And the file of a pay run, from the request to its last byte.
import { parseArgs } from 'node:util';
import { inArena, round } from './arena.mjs';
import { quantile, steadyLoad } from './load.mjs';

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '1000' },
    lines: { type: 'string', default: '5000' },
    runs: { type: 'string', default: '5' },
  },
});
const [people, lines, runs] = [options.people, options.lines, options.runs].map(Number);
const presets = ['CSV', 'ADP_WORKFORCE_NOW', 'QUICKBOOKS_IIF', 'PAYLOCITY'];

await inArena(async ({ openDatabase, start }) => {
  const { runId, seedPayroll } = await import('./seed-payroll.mjs');
  console.error(`Seeding a year of ${people} people, and a run of ${lines} lines…`);
  const { connection, world } = await openDatabase('bench_payroll', (pool) => seedPayroll(pool, { people, lines }));
  const server = await start('ours.mjs', connection, world, { BENCH_JOBS: '1' });
  const app = async (method, path, body) => {
    const answer = await fetch(`${server.origin}/app/api${path}`, {
      method,
      headers: {
        cookie: `muster_session=${world.secret}`,
        'x-muster-app': '1',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text;
  };
  const list = () => ({
    method: 'GET',
    path: '/api/v1/users?limit=50',
    headers: { authorization: `Bearer ${world.token}` },
  });
  const others = async (seconds) => steadyLoad(server.origin, { everyMs: 25, seconds, next: list, connections: 8 });
  const told = (latencies) => {
    const sorted = [...latencies].sort((one, other) => one - other);
    return {
      'p50 ms': round(quantile(sorted, 0.5)),
      'p99 ms': round(quantile(sorted, 0.99)),
      'longest ms': round(sorted.at(-1), 0),
    };
  };

  await others(5);
  const alone = await others(10);
  const question = { from: '2024-12-30', to: '2025-12-28', settings: { overtime_weekly_minutes: 2250 } };
  const startedMs = performance.now();
  const asked = JSON.parse(await app('POST', '/what-if', question)).data;
  let tookMs = 0;
  let steps = 0;
  let answer = asked;
  const waiting = (async () => {
    for (let done = 0; answer.status === 'PENDING' || answer.status === 'RUNNING';) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      answer = JSON.parse(await app('GET', `/what-if/${asked.id}`)).data;
      if (answer.sheets_done > done) steps++;
      done = answer.sheets_done;
    }
    tookMs = performance.now() - startedMs;
  })();
  const meanwhile = [];
  while (tookMs === 0) meanwhile.push(...(await others(1)));
  await waiting;
  console.log(
    `What if: ${answer.sheets_done} of ${answer.sheets_total} timesheets of ${answer.people.length} people, ${answer.status}, in ${round(tookMs / 1000, 1)} s, seen to move ${steps} times; ${answer.unexplained_count} unexplained, ${answer.totals.pay_difference} more pay.`,
  );
  console.table({ 'others, without it': told(alone), 'others, meanwhile': told(meanwhile) });

  const rows = {};
  for (const preset of presets) {
    const times = [];
    let bytes = 0;
    for (let run = 0; run < runs; run++) {
      const atMs = performance.now();
      bytes = (await app('GET', `/pay-runs/${runId}/file?preset=${preset}`)).length;
      times.push(performance.now() - atMs);
    }
    times.sort((one, other) => one - other);
    rows[preset] = {
      KB: Math.round(bytes / 1000),
      'median ms': round(quantile(times, 0.5), 0),
      'worst ms': round(times.at(-1), 0),
    };
  }
  console.log(`The file of a pay run of ${lines} lines:`);
  console.table(rows);
});
