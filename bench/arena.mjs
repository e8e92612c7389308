// What the benchmarks share: an embedded PostgreSQL of their own, servers to compare, and turns taken by all of them.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureBuilt } from '../scripts/build.mjs';
import { ensureInstalled } from '../scripts/install.mjs';
import { atEnd, endAll, endsWithUs } from './ends.mjs';
import { load } from './load.mjs';
import { postgresMs, postmasterOf } from './usage.mjs';

const limits =
  'token_per_second=10000000,token_per_minute=100000000,organization_per_minute=100000000,ip_per_minute=100000000,edge_per_second=0';
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
/** How long contenders are compared, by the options of a command. */
export const effortOf = (options) => ({
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  warmUpSeconds: Number(options['warm-up']),
  connections: Number(options.connections),
});
export const round = (number, digits = 2) => Number(number.toFixed(digits));

/** Runs `use` on a fresh engine, with settings of PostgreSQL if given, and leaves nothing behind. */
export async function inArena(use, settings = {}) {
  await ensureInstalled('test');
  await ensureBuilt({ only: 'server' });
  const { startEngine } = await import('../server/dist/bench.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-bench-'));
  atEnd(async () => rmSync(dataDir, { recursive: true, force: true }));
  const starting = startEngine({ dataDir, settings });
  atEnd(async () => (await starting.catch(() => null))?.stop());
  try {
    const engine = await starting;
    await use({
      openDatabase: (name, fill, isWanted) => openDatabase(engine, name, fill, isWanted),
      start: (script, connection, world, env = {}) => start(dataDir, script, connection, world, env),
    });
  } finally {
    await endAll();
  }
}

/** `isWanted`: the schema of an earlier version, by the names of its migrations. */
async function openDatabase(engine, name, fill, isWanted = () => true) {
  const { migrate, openDatabase } = await import('../server/dist/bench.js');
  await onDatabase(engine.connection, (admin) => admin.query(`create database ${name}`));
  const connection = { ...engine.connection, database: name };
  const database = openDatabase({ connection, poolSize: 2, statementTimeoutMs: 0 });
  await migrate(database.pool, { isWanted });
  const world = await fill(database.pool);
  await database.close();
  return { connection, world };
}

async function start(dataDir, script, connection, world, env) {
  const child = endsWithUs(
    fork(new URL(script, import.meta.url), {
      env: {
        ...process.env,
        MUSTER_LIMITS: limits,
        MUSTER_DATA_DIR: dataDir,
        MUSTER_SECRET_KEY: 'a key for benchmarks, long enough',
        BENCH_CONNECTION: JSON.stringify(connection),
        BENCH_ORGANIZATION: world.organizationId,
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // For a profile of what is measured, such as --cpu-prof.
      ...(process.env.BENCH_NODE_ARGS && { execArgv: process.env.BENCH_NODE_ARGS.split(' ') }),
    }),
  );
  const heard = () => new Promise((resolve) => child.once('message', resolve));
  const first = await heard();
  const usage = () => {
    const answer = heard();
    child.send('usage');
    return answer;
  };
  const memoryMb = () => usage().then(({ rssMb }) => rssMb);
  return { child, first, origin: `http://127.0.0.1:${first.port}`, usage, memoryMb };
}

async function onDatabase(connection, use) {
  const client = new pg.Client(connection);
  await client.connect();
  const found = await use(client);
  await client.end();
  return found;
}

/** What autovacuum does within the first minute of a new database. */
const analyze = (connection) => onDatabase(connection, (client) => client.query('analyze'));

/**
 * All contenders take turns, and who begins changes from round to round. The first round is warm-up: code that is not yet
 * compiled says nothing about a server that runs for days, and neither do plans made for tables that were empty.
 * @param {Record<string, { server: { origin: string, usage: () => Promise<{ cpuMicros: number }> }, next: () => object, counters?: () => Promise<Record<string, number>> }>} contenders
 */
export async function compare(contenders, { rounds, seconds, warmUpSeconds = 10, connections = 16, afterWarmUp }) {
  const names = Object.keys(contenders);
  const results = Object.fromEntries(names.map((name) => [name, []]));
  for (let i = 0; i <= rounds; i++) {
    if (i === 1) await afterWarmUp?.();
    for (let k = 0; k < names.length; k++) {
      const name = names[(i + k) % names.length];
      const { server, next, counters } = contenders[name];
      const counted = async () => ({ cpuMicros: (await server.usage()).cpuMicros, ...(await counters?.()) });
      const before = await counted();
      const result = await load(server.origin, { connections, seconds: i === 0 ? warmUpSeconds : seconds, next });
      const costs = Object.entries(await counted()).map(([key, n]) => [key, (n - before[key]) / result.answers]);
      if (i > 0) results[name].push({ ...result, ...Object.fromEntries(costs) });
    }
  }
  const of = (name, key) => median(results[name].map((result) => result[key]));
  return {
    perSecond: (name) => of(name, 'perSecond'),
    p50: (name) => of(name, 'p50'),
    p99: (name) => of(name, 'p99'),
    /** What each answer cost: `cpuMicros` of the server's processor, and what else is counted. */
    cost: of,
    /** Round by round, so that what else the machine did falls on both. */
    ratio: (name, other) => median(results[name].map((result, i) => result.perSecond / results[other][i].perSecond)),
  };
}

/**
 * One scenario at every size, Muster and the bare handler in turns; a row of the report for each size.
 * @param {{ size: number, muster: object, bare: object, scenarios: object }[]} sizes
 */
export async function compareSizes(scenario, kind, sizes, effort) {
  console.error(`${scenario}…`);
  const contenders = {};
  const postmaster = await onDatabase(sizes[0].connection, postmasterOf);
  const counters = () => ({ databaseMicros: postgresMs(postmaster) * 1000 });
  for (const { size, muster, bare, scenarios } of sizes) {
    contenders[`muster ${size}`] = { server: muster, next: () => scenarios[scenario](true), counters };
    contenders[`bare ${size}`] = { server: bare, next: () => scenarios[scenario](false), counters };
  }
  const afterWarmUp = async () => {
    for (const { connection } of sizes) await analyze(connection);
  };
  const found = await compare(contenders, { ...effort, afterWarmUp });
  const first = sizes[0].size;
  return Object.fromEntries(
    sizes.map(({ size }) => [
      `${scenario}, ${size.toLocaleString('en')} ${kind}`,
      {
        ratio: round(found.ratio(`muster ${size}`, `bare ${size}`)),
        'of the speed of the first size': round(found.ratio(`muster ${size}`, `muster ${first}`)),
        'muster/s': Math.round(found.perSecond(`muster ${size}`)),
        'bare/s': Math.round(found.perSecond(`bare ${size}`)),
        'muster p50 ms': round(found.p50(`muster ${size}`)),
        'muster p99 ms': round(found.p99(`muster ${size}`)),
        'bare p50 ms': round(found.p50(`bare ${size}`)),
        'bare p99 ms': round(found.p99(`bare ${size}`)),
        'muster µs': Math.round(found.cost(`muster ${size}`, 'cpuMicros')),
        'bare µs': Math.round(found.cost(`bare ${size}`, 'cpuMicros')),
        'muster database µs': Math.round(found.cost(`muster ${size}`, 'databaseMicros')),
        'bare database µs': Math.round(found.cost(`bare ${size}`, 'databaseMicros')),
      },
    ]),
  );
}
