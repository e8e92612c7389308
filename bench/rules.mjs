// npm run bench:rules [-- --people 1000 --runs 5]
// Where a year of everyone broke the working rules, as an Administrator in the app, and what lists of others take meanwhile.
import { parseArgs } from 'node:util';
import { inArena, round } from './arena.mjs';
import { quantile, steadyLoad } from './load.mjs';

const { values: options } = parseArgs({
  options: { people: { type: 'string', default: '1000' }, runs: { type: 'string', default: '5' } },
});
const [people, runs] = [options.people, options.runs].map(Number);
const year = 'from=2024-12-30&to=2025-12-28';

await inArena(async ({ openDatabase, start }) => {
  const { seedPayroll } = await import('./seed-payroll.mjs');
  console.error(`Seeding a year of ${people} people…`);
  const { connection, world } = await openDatabase('bench_rules', (pool) => seedPayroll(pool, { people, lines: 10 }));
  const { origin } = await start('ours.mjs', connection, world);
  const app = async (method, path, body) => {
    const answer = await fetch(`${origin}/app/api${path}`, {
      method,
      headers: {
        cookie: `muster_session=${world.secret}`,
        'x-muster-app': '1',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data, error } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${error?.message}`);
    return data;
  };
  const list = () => ({
    method: 'GET',
    path: '/api/v1/users?limit=50',
    headers: { authorization: `Bearer ${world.token}` },
  });
  const others = (seconds) => steadyLoad(origin, { everyMs: 25, seconds, next: list, connections: 8 });
  const told = (latencies) => {
    const sorted = [...latencies].sort((one, other) => one - other);
    return {
      'p50 ms': round(quantile(sorted, 0.5)),
      'p99 ms': round(quantile(sorted, 0.99)),
      'longest ms': round(sorted.at(-1), 0),
    };
  };
  await app('PUT', '/working-rules', { pack: 'DE', rules: [] });
  const times = [];
  let found;
  // The first one is warm-up.
  for (let run = 0; run <= runs; run++) {
    const startedMs = performance.now();
    found = await app('GET', `/working-rule-breaches?${year}`);
    if (run > 0) times.push(performance.now() - startedMs);
  }
  times.sort((one, other) => one - other);
  await others(3);
  const alone = await others(5);
  let isOver = false;
  const asking = app('GET', `/working-rule-breaches?${year}`).finally(() => {
    isOver = true;
  });
  const meanwhile = [];
  while (!isOver) meanwhile.push(...(await others(1)));
  await asking;
  console.table({
    [`a year of ${people} people`]: {
      'median ms': round(times[Math.floor(runs / 2)], 0),
      'worst ms': round(times.at(-1), 0),
      'aim ms': 5000,
      rules: found.rules.length,
      breaches: found.rules.reduce((sum, { count }) => sum + count, 0),
    },
  });
  console.table({ 'others, without it': told(alone), 'others, meanwhile': told(meanwhile) });
});
