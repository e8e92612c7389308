// npm run bench [-- --people 10000,1000000 --rounds 5 --seconds 2]
// Measures Muster against a bare node:http + pg handler doing the same SQL, interleaved in one run, and prints ratios.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ensureInstalled } from '../scripts/install.mjs';
import { ensureBuilt } from '../scripts/build.mjs';
import { load } from './load.mjs';

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '10000,1000000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16' },
  },
});
const limits =
  'token_per_second=10000000,token_per_minute=100000000,organization_per_minute=100000000,ip_per_minute=100000000,edge_per_second=0';
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const round = (number, digits = 2) => Number(number.toFixed(digits));

await ensureInstalled('test');
await ensureBuilt();
const { startEngine } = await import('../server/dist/db/embedded/engine.js');
const { openDatabase } = await import('../server/dist/db/database.js');
const { migrate } = await import('../server/dist/db/migrate.js');
const { seed } = await import('./seed.mjs');

const dataDir = mkdtempSync(join(tmpdir(), 'muster-bench-'));
const engine = await startEngine({ dataDir });
const results = [];
try {
  for (const people of options.people.split(',').map(Number)) results.push(await measure(people));
  report(results);
} finally {
  await engine.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(people) {
  const name = `bench_${people}`;
  const admin = new pg.Client(engine.connection);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const connection = { ...engine.connection, database: name };
  const database = openDatabase({ connection, poolSize: 2, statementTimeoutMs: 0 });
  await migrate(database.pool);
  console.error(`Seeding ${people} people…`);
  const world = await seed(database.pool, { people, perOrganization: Math.min(people, 10_000) });
  await database.close();
  const servers = {
    muster: await start('ours.mjs', connection, world),
    bare: await start('bare.mjs', connection, world),
  };
  try {
    const scenarios = await scenariosOf(servers.muster.origin, world);
    const rows = [];
    for (const [scenario, next] of Object.entries(scenarios)) rows.push(await duel(scenario, servers, next));
    const memory = { muster: await servers.muster.memory(), bare: await servers.bare.memory() };
    return { people, rows, memory };
  } finally {
    for (const server of Object.values(servers)) server.child.kill();
  }
}

async function start(script, connection, world) {
  const child = fork(new URL(script, import.meta.url), {
    env: {
      ...process.env,
      MUSTER_LIMITS: limits,
      MUSTER_DATA_DIR: dataDir,
      MUSTER_SECRET_KEY: 'a key for benchmarks, long enough',
      BENCH_CONNECTION: JSON.stringify(connection),
      BENCH_ORGANIZATION: world.organizationId,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const heard = () => new Promise((resolve) => child.once('message', resolve));
  const { port } = await heard();
  const memory = () => {
    const answer = heard();
    child.send('memory');
    return answer.then(({ rssMb }) => rssMb);
  };
  return { child, origin: `http://127.0.0.1:${port}`, memory };
}

/** Each scenario gives both servers requests for the same rows. */
async function scenariosOf(origin, { token, ids }) {
  const headers = { authorization: `Bearer ${token}` };
  const deep = ids.length > 1000 ? 1000 : 10;
  let cursor = null;
  for (let page = 1; page < deep; page++) {
    const query = new URLSearchParams({ limit: '10', ...(cursor && { cursor }) });
    cursor = (await (await fetch(`${origin}/api/v1/users?${query}`, { headers })).json()).meta.next_cursor;
  }
  let n = 0;
  const pick = () => ids[(n++ * 7919) % ids.length];
  const afterDeep = ids[(deep - 1) * 10 - 1];
  return {
    'list of 50': (isMuster) => ({ method: 'GET', path: '/api/v1/users?limit=50', headers: isMuster ? headers : {} }),
    'page 1 of 10': (isMuster) => ({ method: 'GET', path: '/api/v1/users?limit=10', headers: isMuster ? headers : {} }),
    [`page ${deep} of 10`]: (isMuster) => ({
      method: 'GET',
      path: `/api/v1/users?limit=10&${isMuster ? `cursor=${cursor}` : `after=${afterDeep}`}`,
      headers: isMuster ? headers : {},
    }),
    'get one': (isMuster) => ({ method: 'GET', path: `/api/v1/users/${pick()}`, headers: isMuster ? headers : {} }),
    create: (isMuster) => {
      const unique = `${Date.now()}.${n++}.${Math.random().toString(36).slice(2)}`;
      return {
        method: 'POST',
        path: '/api/v1/users',
        headers: { 'content-type': 'application/json', ...(isMuster && { ...headers, 'idempotency-key': unique }) },
        body: JSON.stringify({ first_name: 'New', last_name: 'Person', email: `${unique}@bench.example` }),
      };
    },
  };
}

async function duel(scenario, servers, next) {
  const rounds = { muster: [], bare: [] };
  for (let i = 0; i <= Number(options.rounds); i++) {
    // The first round warms up; who goes first alternates.
    for (const name of i % 2 === 0 ? ['muster', 'bare'] : ['bare', 'muster']) {
      const result = await load(servers[name].origin, {
        connections: Number(options.connections),
        seconds: i === 0 ? 1 : Number(options.seconds),
        next: () => next(name === 'muster'),
      });
      if (i > 0) rounds[name].push(result);
    }
  }
  const of = (name, key) => median(rounds[name].map((result) => result[key]));
  return {
    scenario,
    ratio: round(median(rounds.muster.map((result, i) => result.perSecond / rounds.bare[i].perSecond))),
    'muster/s': Math.round(of('muster', 'perSecond')),
    'bare/s': Math.round(of('bare', 'perSecond')),
    'muster p50 ms': round(of('muster', 'p50')),
    'muster p99 ms': round(of('muster', 'p99')),
    'bare p50 ms': round(of('bare', 'p50')),
    'bare p99 ms': round(of('bare', 'p99')),
  };
}

function report(results) {
  for (const { people, rows, memory } of results) {
    console.log(
      `\n${people.toLocaleString('en')} people in the table; memory ${memory.muster} MB, bare ${memory.bare} MB`,
    );
    console.table(Object.fromEntries(rows.map(({ scenario, ...row }) => [scenario, row])));
    const of = (prefix) => rows.filter((row) => row.scenario.startsWith(prefix));
    const [first, deep] = of('page');
    console.log(`${deep.scenario} at ${round(deep['muster/s'] / first['muster/s'])} of the speed of page 1`);
  }
  const [small, large] = results;
  if (large) {
    for (const [i, row] of small.rows.entries()) {
      console.log(
        `${row.scenario}: ${large.people} people at ${round(large.rows[i]['muster/s'] / row['muster/s'])} of the speed of ${small.people}`,
      );
    }
  }
}
