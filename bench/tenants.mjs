// npm run bench:tenants [-- --organizations 20000 --people 50 --entries 10000000 --rounds 5 --seconds 2]
// The same people and entries as many organizations and as one: cost of a request, memory, nightly jobs, and what one
// organization at its limits does to the others.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { compare, inArena, round } from './arena.mjs';
import { press, quantile, steadyLoad } from './load.mjs';

const { values: options } = parseArgs({
  options: {
    organizations: { type: 'string', default: '20000' },
    people: { type: 'string', default: '50' },
    entries: { type: 'string', default: '10000000' },
    askers: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '8' },
    'shared-buffers': { type: 'string', default: '128MB' },
    skip: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
  },
});
const number = (name) => Number(options[name]);
const effort = { rounds: number('rounds'), seconds: number('seconds'), connections: number('connections') };
/** Everyone comes from one address here; what an organization and a token may is as by default. */
const usualLimits = 'ip_per_minute=100000000,edge_per_second=0';

await inArena(
  async ({ openDatabase, start }) => {
    const { seedTenants } = await import('./seed-tenants.mjs');
    const people = number('organizations') * number('people');
    const shapes = {
      many: { organizations: number('organizations'), perOrganization: number('people') },
      one: { organizations: 1, perOrganization: people },
    };
    const sides = {};
    for (const [name, shape] of Object.entries(shapes)) {
      console.error(`Seeding ${people} people, organizations: ${shape.organizations}…`);
      const filling = { ...shape, entries: number('entries'), askers: number('askers') };
      sides[name] = await openDatabase(`bench_${name}`, (pool) => seedTenants(pool, filling));
      sides[name].server = await start('ours.mjs', sides[name].connection, sides[name].world);
      sides[name].scenarios = await scenariosOf(sides[name]);
    }
    if (!options.skip.includes('costs')) await compareCosts(sides);
    if (!options.skip.includes('jobs')) await runJobs(start, sides);
    if (!options.skip.includes('noise')) await pressOn(start, sides.many);
  },
  { shared_buffers: options['shared-buffers'] },
);

/**
 * The two take turns; beside the throughput stands what each request costs: processor time of the server, write-ahead log, and
 * pages that were not in PostgreSQL's memory.
 */
async function compareCosts({ many, one }) {
  const rows = {};
  const database = new pg.Client(many.connection);
  await database.connect();
  const countersOf = (connection) => async () => {
    const query = `select (pg_current_wal_lsn() - '0/0')::float8 as wal, blks_read::float8 as pages from pg_stat_database where datname = $1`;
    return (await database.query(query, [connection.database])).rows[0];
  };
  const contenderOf = ({ server, scenarios, connection }, scenario) => {
    return { server, next: scenarios[scenario], counters: countersOf(connection) };
  };
  for (const scenario of Object.keys(many.scenarios).filter((name) => name.includes(options.only))) {
    console.error(`${scenario}…`);
    const found = await compare({ many: contenderOf(many, scenario), one: contenderOf(one, scenario) }, effort);
    rows[scenario] = {
      'many of one': round(found.ratio('many', 'one')),
      'many/s': Math.round(found.perSecond('many')),
      'one/s': Math.round(found.perSecond('one')),
      'many p99 ms': round(found.p99('many')),
      'one p99 ms': round(found.p99('one')),
      'many µs': Math.round(found.cost('many', 'cpuMicros')),
      'one µs': Math.round(found.cost('one', 'cpuMicros')),
      'many WAL': Math.round(found.cost('many', 'wal')),
      'one WAL': Math.round(found.cost('one', 'wal')),
      'many pages': round(found.cost('many', 'pages')),
      'one pages': round(found.cost('one', 'pages')),
    };
  }
  await database.end();
  console.table(rows);
  console.log(`memory: many ${await many.server.memoryMb()} MB, one ${await one.server.memoryMb()} MB`);
}

async function scenariosOf({ server, world: { employees, administrators } }) {
  let n = 0;
  const anEmployee = () => employees[n++ % employees.length];
  const lists = { people: '/users?limit=50', entries: '/time-entries?limit=50' };
  const firstPages = administrators.map((asker) => ({ asker, people: lists.people, entries: lists.entries }));
  const isOne = new Set(administrators.map((asker) => asker.organization_id)).size === 1;
  const pages = isOne ? await followingPages(server.origin, administrators, lists) : firstPages;
  const aPage = () => pages[n++ % pages.length];
  const get = ({ token }, path) => ({
    method: 'GET',
    path: `/api/v1${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const create = ({ token }) => {
    const startMs = Date.now() - ((n * 7919) % 365) * 86_400_000 - 20 * 3_600_000;
    return {
      method: 'POST',
      path: '/api/v1/time-entries',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `${Date.now()}.${n++}.${Math.random().toString(36).slice(2)}`,
      },
      body: JSON.stringify({
        clock_in: new Date(startMs).toISOString(),
        clock_out: new Date(startMs + 3_600_000).toISOString(),
      }),
    };
  };
  return {
    'people, list of 50': () => {
      const { asker, people } = aPage();
      return get(asker, people);
    },
    'people, get one': () => {
      const asker = anEmployee();
      return get(asker, `/users/${asker.id}`);
    },
    'time entries, list of 10 as Employee': () => get(anEmployee(), '/time-entries?limit=10'),
    'time entries, list of 50 as Administrator': () => {
      const { asker, entries } = aPage();
      return get(asker, entries);
    },
    'time entries, get one': () => {
      const asker = anEmployee();
      return get(asker, `/time-entries/${asker.entry}`);
    },
    'time entries, create': () => create(anEmployee()),
  };
}

/** As many different rows as the many organizations are asked for: each Administrator of the only one reads another page. */
async function followingPages(origin, administrators, lists) {
  const pages = administrators.map((asker) => ({ asker }));
  for (const [name, path] of Object.entries(lists)) {
    let cursor = null;
    for (const page of pages) {
      page[name] = cursor === null ? path : `${path}&cursor=${cursor}`;
      const headers = { authorization: `Bearer ${page.asker.token}` };
      cursor = (await (await fetch(`${origin}/api/v1${page[name]}`, { headers })).json()).meta.next_cursor;
    }
  }
  return pages;
}

async function runJobs(start, sides) {
  for (const [name, { connection, world }] of Object.entries(sides)) {
    console.error(`Nightly jobs of ${name}…`);
    const { first } = await start('tenants-jobs.mjs', connection, world);
    console.log(`Nightly jobs, ${name === 'many' ? 'many organizations' : 'one organization'} (${first.rssMb} MB):`);
    console.table(first.results);
  }
}

/** Requests at a steady pace from many, with and without one that presses as hard as it can: each round another one, with its limits unspent. */
async function pressOn(start, { connection, world }) {
  const server = await start('ours.mjs', connection, world, { MUSTER_LIMITS: usualLimits });
  const noisy = world.administrators.slice(0, effort.rounds);
  const others = world.administrators.slice(effort.rounds);
  const tokens = await tokensOf(connection, noisy);
  let n = 0;
  const next = () => ({
    method: 'GET',
    path: '/api/v1/users?limit=50',
    headers: { authorization: `Bearer ${others[n++ % others.length].token}` },
  });
  const pace = { everyMs: 10, seconds: effort.seconds * 4, next };
  const [calm, pressed] = [[], []];
  await steadyLoad(server.origin, pace);
  for (const theirs of tokens) {
    calm.push(...(await steadyLoad(server.origin, pace)));
    const stop = await press(server.origin, theirs);
    pressed.push(...(await steadyLoad(server.origin, pace)));
    const { answered, refused } = await stop();
    console.error(`the noisy one: ${answered} answered, ${refused} refused`);
  }
  // Over all rounds: the slowest of a few hundred say little.
  for (const latencies of [calm, pressed]) latencies.sort((a, b) => a - b);
  const rowOf = (latencies) => ({
    'p50 ms': round(quantile(latencies, 0.5)),
    'p90 ms': round(quantile(latencies, 0.9)),
    'p99 ms': round(quantile(latencies, 0.99)),
  });
  const ratioAt = (share) => round(quantile(pressed, share) / quantile(calm, share));
  console.log('What one organization at its limits does to the others:');
  console.table({
    alone: rowOf(calm),
    'beside it': rowOf(pressed),
    ratio: { 'p50 ms': ratioAt(0.5), 'p90 ms': ratioAt(0.9), 'p99 ms': ratioAt(0.99) },
  });
}

/** Eight for each of them: together they reach the limit of an organization. */
async function tokensOf(connection, people) {
  const { moreTokens } = await import('./seed-tenants.mjs');
  const pool = new pg.Pool(connection);
  const tokens = [];
  for (const person of people) tokens.push(await moreTokens(pool, person, 8));
  await pool.end();
  return tokens;
}
