// npm run bench:as-of [-- --people 1000,1000000 --rounds 3 --seconds 2]
// Lists of people on another day, in organizations of two sizes with five rows of employment for everyone: against the list of today,
// against the smaller organization, and how many rows of both tables PostgreSQL reads for one answer.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { compare, effortOf, inArena, round } from './arena.mjs';

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '1000,1000000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '4' },
    'warm-up': { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
  },
});
const effort = effortOf(options);
const dayFromNow = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const department = (number) => `department_id=dep_${String(number).padStart(26, '0')}`;

await inArena(async ({ openDatabase, start }) => {
  const { firstDay, seedEmployment } = await import('./seed-employment.mjs');
  const sizes = [];
  for (const people of options.people.split(',').map(Number)) {
    console.error(`Seeding ${people} people…`);
    const startedMs = performance.now();
    const { connection, world } = await openDatabase(`bench_${people}`, (pool) => seedEmployment(pool, people));
    console.error(`  in ${round((performance.now() - startedMs) / 1000, 0)} s`);
    const watcher = new pg.Client(connection);
    await watcher.connect();
    sizes.push({ people, world, watcher, server: await start('ours.mjs', connection, world) });
  }
  const [today, lastYear, planned] = [dayFromNow(0), dayFromNow(-400), dayFromNow(200)];
  // Each: what is asked of the day, and the same of today.
  const scenarios = {
    'list of 50, today': [`?limit=50&as_of=${today}`, '?limit=50'],
    'list of 50, a year ago': [`?limit=50&as_of=${lastYear}`, '?limit=50'],
    'list of 50, as planned': [`?limit=50&as_of=${planned}`, '?limit=50'],
    'list of 50, when one in 50 was there': [`?limit=50&as_of=${dayFromNow(4 - firstDay)}`, '?limit=50'],
    'list of 50, before anyone was there': [`?limit=50&as_of=${dayFromNow(-firstDay - 10)}`, '?limit=50'],
    'list of 50 of a department, a year ago': [
      `?limit=50&${department(3)}&as_of=${lastYear}`,
      `?limit=50&${department(3)}`,
    ],
    'list of 50 of a department that everyone has left': [
      `?limit=50&${department(10)}&as_of=${today}`,
      `?limit=50&${department(10)}`,
    ],
    'list of 50, a year ago, by a Department Head': [`?limit=50&as_of=${lastYear}`, '?limit=50', 'head'],
    'get one, a year ago': [`/${`usr_${'77'.padStart(26, '0')}`}?as_of=${lastYear}`, `/usr_${'77'.padStart(26, '0')}`],
  };
  const rows = {};
  for (const [name, [then, now, by = 'executive']] of Object.entries(scenarios)) {
    if (!name.includes(options.only)) continue;
    console.error(`${name}…`);
    const request = ({ world }, query) => ({
      method: 'GET',
      path: `/api/v1/users${query}`,
      headers: { authorization: `Bearer ${world[by]}` },
    });
    const contenders = {};
    for (const size of sizes) {
      contenders[`then ${size.people}`] = { server: size.server, next: () => request(size, then) };
      contenders[`now ${size.people}`] = { server: size.server, next: () => request(size, now) };
    }
    const found = await compare(contenders, effort);
    const first = sizes[0].people;
    const read = await rowsRead(sizes, (size) => request(size, then));
    for (const [i, { people }] of sizes.entries()) {
      rows[`${name}, ${people.toLocaleString('en')} people`] = {
        'of the list of today': round(found.ratio(`then ${people}`, `now ${people}`)),
        'of the speed of the first size': round(found.ratio(`then ${people}`, `then ${first}`)),
        'p50 ms': round(found.p50(`then ${people}`)),
        'p99 ms': round(found.p99(`then ${people}`)),
        'today p50 ms': round(found.p50(`now ${people}`)),
        'rows read': read[i].rows,
        'tables read whole': read[i].scans,
      };
    }
  }
  console.table(rows);
  for (const { watcher } of sizes) await watcher.end();
});

/** Of people and their employment, for one answer. A backend tells what it has read when it has been idle for ten seconds. */
async function rowsRead(sizes, next) {
  const answers = 20;
  const settled = () => new Promise((resolve) => setTimeout(resolve, 11_000));
  const counted = ({ watcher }) =>
    watcher
      .query(
        `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::float8 as rows, sum(seq_scan)::float8 as scans
           from pg_stat_user_tables where relname in ('users', 'employment')`,
      )
      .then(({ rows }) => rows[0]);
  await settled();
  const before = await Promise.all(sizes.map(counted));
  for (const size of sizes) {
    const { path, headers } = next(size);
    for (let i = 0; i < answers; i++) await (await fetch(size.server.origin + path, { headers })).arrayBuffer();
  }
  await settled();
  const after = await Promise.all(sizes.map(counted));
  return sizes.map((_, i) => ({
    rows: Math.round((after[i].rows - before[i].rows) / answers),
    scans: round((after[i].scans - before[i].scans) / answers),
  }));
}
