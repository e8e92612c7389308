// npm run bench:time [-- --entries 100000,1000000,10000000 --rounds 5 --seconds 1]
// Lists, reads and records time entries as an Employee, a Department Head and an Administrator, against a bare handler
// doing the same SQL, and the same for every size of the table: all in turns in one run.
import { parseArgs } from 'node:util';
import { compareSizes, effortOf, inArena } from './arena.mjs';

const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '100000,1000000,10000000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
    connections: { type: 'string', default: '16' },
    'warm-up': { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
});
const effort = effortOf(options);

// Six servers share the connections of one embedded engine.
process.env.BENCH_POOL = '5';

await inArena(async ({ openDatabase, start }) => {
  const { seedTime } = await import('./seed-time.mjs');
  const sizes = [];
  for (const entries of options.entries.split(',').map(Number)) {
    console.error(`Seeding ${entries} entries…`);
    const { connection, world } = await openDatabase(`bench_${entries}`, (pool) => seedTime(pool, entries));
    const [muster, bare] = [
      await start('ours.mjs', connection, world),
      await start('bare-time.mjs', connection, world),
    ];
    sizes.push({ size: entries, connection, muster, bare, scenarios: scenariosOf(world) });
  }
  const rows = {};
  for (const scenario of Object.keys(sizes[0].scenarios).filter((name) => name.includes(options.only)))
    Object.assign(rows, await compareSizes(scenario, 'entries', sizes, effort));
  console.table(rows);
});

function scenariosOf(world) {
  const { employees, departmentHead, administrator } = world;
  const [employee] = employees;
  let n = 0;
  const request = (isMuster, method, path, { id, token }, body) => ({
    method,
    path: `/api/v1/time-entries${path}`,
    // The bare handler has nothing to check; it is told who asks.
    headers: {
      ...(isMuster ? { authorization: `Bearer ${token}` } : { 'x-as': id }),
      ...(body && { 'content-type': 'application/json' }),
      ...(body && isMuster && { 'idempotency-key': `${Date.now()}.${n++}.${Math.random().toString(36).slice(2)}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const anEntry = () => world.entriesOfEmployee[(n++ * 7919) % world.entriesOfEmployee.length];
  // Over a year, so that a pay period of one person stays as full as it would be.
  const anHour = () => {
    const startMs = Date.now() - ((n++ * 7919) % 365) * 86_400_000 - 20 * 3_600_000;
    return {
      clock_in: new Date(startMs).toISOString(),
      clock_out: new Date(startMs + 3_600_000).toISOString(),
      description: 'Stocktaking',
    };
  };
  const list = (view, asker) => (isMuster) => request(isMuster, 'GET', isMuster ? '?limit=50' : `?view=${view}`, asker);
  const filtered = (view, asker, query) => (isMuster) =>
    request(isMuster, 'GET', isMuster ? `?limit=50&${query}` : `?view=${view}`, asker);
  return {
    'list of 50 as Employee': list('own', employee),
    'list of 50 as Department Head': list(`department=${world.departmentOfHead}`, departmentHead),
    'list of 50 as Administrator': list('all', administrator),
    'list of 50 changed since, as Administrator': filtered(
      'changed',
      administrator,
      'updated_since=2000-01-01T00:00:00Z',
    ),
    'list of 50 undecided or rejected, as Administrator': filtered(
      'undecided',
      administrator,
      'approval_status=PENDING,REJECTED',
    ),
    'list of 50 of ten people, as Administrator': filtered(
      `people=${world.people.slice(0, 10).join()}`,
      administrator,
      `user_id=${world.people.slice(0, 10).join()}`,
    ),
    'list of 50 with names, as Administrator': filtered('named', administrator, 'include=user,project,task'),
    'get one as Employee': (isMuster) => request(isMuster, 'GET', `/${anEntry()}`, employee),
    'get one as Administrator': (isMuster) => request(isMuster, 'GET', `/${anEntry()}`, administrator),
    'create as Employee': (isMuster) => request(isMuster, 'POST', '', employees[n % employees.length], anHour()),
    'create as Employee, against the same rows': (isMuster) =>
      request(isMuster, 'POST', isMuster ? '' : '?trail', employees[n % employees.length], anHour()),
    'create as Administrator': (isMuster) =>
      request(isMuster, 'POST', '', administrator, { ...anHour(), user_id: world.people[n % world.people.length] }),
  };
}
