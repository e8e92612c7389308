// npm run bench:scale [-- --entries 100000 --requests 2000]
// What a request costs in processor time of the server and of PostgreSQL, and what a change leaves on the disk. Processor time
// says the same on a busy machine, where requests per second do not. The figures stand in docs/operate/scale.md.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { inArena, round } from './arena.mjs';
import { load } from './load.mjs';
import { postgresMs, postmasterOf, processorMs } from './usage.mjs';

const { values: options } = parseArgs({
  options: { entries: { type: 'string', default: '100000' }, requests: { type: 'string', default: '2000' } },
});
const requests = Number(options.requests);

const sizesSql = `
  select coalesce(p.inhparent::regclass::text, c.oid::regclass::text) as name, sum(pg_total_relation_size(c.oid))::bigint as bytes
    from pg_class c left join pg_inherits p on p.inhrelid = c.oid
   where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) group by 1`;

await inArena(async ({ openDatabase, start }) => {
  const { seedTime } = await import('./seed-time.mjs');
  const { connection, world } = await openDatabase('bench_scale', (pool) => seedTime(pool, Number(options.entries)));
  const server = await start('ours.mjs', connection, world);
  const client = new pg.Client(connection);
  await client.connect();
  const postmaster = await postmasterOf(client);
  const scenarios = scenariosOf(world);

  const run = async (next, count) => {
    let left = count;
    // A closed loop of eight that ends by number rather than by time.
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (left-- > 0) {
          const { method, path, headers, body } = next();
          const answer = await fetch(server.origin + path, { method, headers, body });
          if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
          await answer.arrayBuffer();
        }
      }),
    );
  };
  const measure = async (next) => {
    await load(server.origin, { connections: 8, seconds: 4, next });
    await client.query('analyze');
    const before = [processorMs(server.child.pid), postgresMs(postmaster)];
    await run(next, requests);
    const [node, postgres] = [processorMs(server.child.pid) - before[0], postgresMs(postmaster) - before[1]];
    const total = (node + postgres) / requests;
    return {
      'server ms': round(node / requests),
      'PostgreSQL ms': round(postgres / requests),
      'a second and core': Math.round(1000 / total),
    };
  };
  const table = {};
  for (const [name, next] of Object.entries(scenarios)) table[name] = await measure(next);
  console.table(table);

  const sizes = async () =>
    Object.fromEntries((await client.query(sizesSql)).rows.map(({ name, bytes }) => [name, Number(bytes)]));
  const wal = async () => Number((await client.query(`select pg_current_wal_lsn() - '0/0' as at`)).rows[0].at);
  await client.query('checkpoint');
  await client.query('vacuum');
  const [before, walBefore] = [await sizes(), await wal()];
  await run(scenarios['create a time entry'], requests * 5);
  const [after, walAfter] = [await sizes(), await wal()];
  const grown = Object.entries(after)
    .map(([name, bytes]) => [name, (bytes - (before[name] ?? 0)) / (requests * 5)])
    .filter(([, bytes]) => bytes >= 1)
    .sort(([, a], [, b]) => b - a);
  console.table(
    Object.fromEntries(
      [...grown, ['WAL', (walAfter - walBefore) / (requests * 5)]].map(([name, bytes]) => [
        name,
        { 'bytes a time entry': Math.round(bytes) },
      ]),
    ),
  );
  await client.end();
});

function scenariosOf({ employees, entriesOfEmployee, administrator }) {
  let n = 0;
  const request = (method, path, token, body) => ({
    method,
    path: `/api/v1/time-entries${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': `${Date.now()}.${n++}.${Math.random()}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const entry = () => {
    const startMs = Date.now() - ((n++ * 7919) % 365) * 86_400_000 - 20 * 3_600_000;
    return {
      clock_in: new Date(startMs).toISOString(),
      clock_out: new Date(startMs + 3_600_000).toISOString(),
      description: 'Stocktaking',
    };
  };
  return {
    'list 50 time entries': () => request('GET', '?limit=50', administrator.token),
    'get a time entry': () =>
      request('GET', `/${entriesOfEmployee[n++ % entriesOfEmployee.length]}`, employees[0].token),
    'create a time entry': () => request('POST', '', employees[n % employees.length].token, entry()),
  };
}
