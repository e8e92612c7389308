// One of the two builds that `builds.mjs` compares: its engine, its people, its server; it is told which requests to make.
import http from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { mainThreadMs, postgresMs, postmasterOf } from './usage.mjs';

const folder = process.argv[2];
const ofFolder = (name) => import(pathToFileURL(join(folder, 'bench', name)).href);
const { inArena } = await ofFolder('arena.mjs');
const { seed } = await ofFolder('seed.mjs');
const password = 'a green bicycle in May';
const people = 5000;
const entries = 100_000;
/** They sign in again and again: the first time of a person notes more than those that follow. */
const regulars = 300;

await inArena(async ({ openDatabase, start }) => {
  const { connection, world } = await openDatabase('bench_builds', (pool) =>
    seed(pool, { people, perOrganization: people }),
  );
  const client = new pg.Client(connection);
  await client.connect();
  // As the product hashes them.
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const { rows: employees } = await client.query(
    `with known as (
       insert into user_credentials (organization_id, user_id, password_hash, changed_at)
       select organization_id, id, $2, now() - interval '1 day'
         from users where organization_id = $1 and role = 'EMPLOYEE' order by id limit $3
       returning user_id)
     select email from users where organization_id = $1 and id in (select user_id from known) order by id`,
    [world.organizationId, passwordHash, regulars],
  );
  await client.query('analyze');
  const server = await start('ours.mjs', connection, world);
  const { seedTime } = await ofFolder('seed-time.mjs');
  const time = await openDatabase('bench_builds_time', (pool) => seedTime(pool, entries));
  const timeServer = await start('ours.mjs', time.connection, time.world);
  const postmaster = await postmasterOf(client);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  const send = (method, path, headers, body, { origin } = server) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      const type = body && { 'content-type': 'application/json' };
      const request = http.request(
        { agent, hostname, port, method, path, headers: { ...type, ...headers } },
        (answer) => {
          const chunks = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('end', () => {
            if (answer.statusCode < 300) resolve();
            else reject(new Error(`${method} ${path}: ${answer.statusCode} ${Buffer.concat(chunks)}`));
          });
        },
      );
      request.on('error', reject);
      request.end(body && JSON.stringify(body));
    });
  let asked = 0;
  const api = (method, path, body, key) =>
    send(
      method,
      `/api/v1${path}`,
      { authorization: `Bearer ${world.token}`, ...(key && { 'idempotency-key': key }) },
      body,
    );
  const someone = () => world.ids[(asked++ * 7919) % world.ids.length];
  const { employees: clockers, departmentHead, administrator, entriesOfEmployee } = time.world;
  const ofTime = (method, path, { token }, body, key) =>
    send(
      method,
      `/api/v1/time-entries${path}`,
      { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
      body,
      timeServer,
    );
  const anEntry = () => entriesOfEmployee[(asked++ * 7919) % entriesOfEmployee.length];
  // Over a year, so that a pay period of one person stays as full as it would be.
  const record = (by) => {
    const startMs = Date.now() - ((asked * 7919) % 365) * 86_400_000 - 20 * 3_600_000;
    const hour = {
      clock_in: new Date(startMs).toISOString(),
      clock_out: new Date(startMs + 3_600_000).toISOString(),
      description: 'Stocktaking',
    };
    return ofTime('POST', '', by, hour, `${process.pid}.${Date.now()}.${asked++}`);
  };
  const tenPeople = time.world.people.slice(0, 10).join();
  const requests = {
    'get one': () => api('GET', `/users/${someone()}`),
    'list 50': () => api('GET', '/users?limit=50'),
    update: () => api('PATCH', `/users/${someone()}`, { preferred_name: `P${asked}` }),
    create: () => {
      const name = `${process.pid}.${Date.now()}.${asked++}`;
      return api('POST', '/users', { first_name: 'New', last_name: 'Person', email: `${name}@bench.example` }, name);
    },
    'sign in': () =>
      send(
        'POST',
        '/app/api/session',
        { 'x-muster-app': '1' },
        {
          email: employees[asked++ % employees.length].email,
          password,
        },
      ),
    'list 50 of two roles': () => api('GET', '/users?limit=50&role=EXECUTIVE,EMPLOYEE'),
    'time get one': () => ofTime('GET', `/${anEntry()}`, clockers[0]),
    'time list 50': () => ofTime('GET', '?limit=50', clockers[0]),
    'time list 50 of a head': () => ofTime('GET', '?limit=50', departmentHead),
    'time list 50 of two states': () => ofTime('GET', '?limit=50&approval_status=PENDING,REJECTED', administrator),
    'time list 50 of ten people': () => ofTime('GET', `?limit=50&user_id=${tenPeople}`, administrator),
    'time create': () => record(clockers[asked % clockers.length]),
  };
  const usedMs = () => ({
    server: mainThreadMs(server.child.pid) + mainThreadMs(timeServer.child.pid),
    postgres: postgresMs(postmaster),
  });

  process.on('message', async ({ kind, count }) => {
    const before = usedMs();
    let left = count;
    const one = async () => {
      while (left-- > 0) await requests[kind]();
    };
    await Promise.all(Array.from({ length: kind === 'sign in' ? 1 : 4 }, one));
    const after = usedMs();
    process.send({
      server: (after.server - before.server) / count,
      postgres: (after.postgres - before.postgres) / count,
    });
  });
  process.send('ready');
  await new Promise((resolve) => process.once('disconnect', resolve));
  await client.end();
});
