// npm run bench:sign-in [-- --requests 200 --baseline 1.9]
// What a sign-in with a password costs in processor time of the server and of PostgreSQL besides the hash of the password, and how long
// a suspension takes until every process refuses: tokens, sessions, streams and long polls of another process than the one that was asked.
// `--baseline` is the figure of an earlier build, measured with this script in its checkout: at most 1.2 times as much is allowed.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { hashSecret, newApiToken, newSecret } from '../server/dist/bench.js';
import { inArena, round } from './arena.mjs';
import { mainThreadMs, postgresMs, postmasterOf } from './usage.mjs';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '200' },
    baseline: { type: 'string' },
  },
});
const requests = Number(options.requests);
const password = 'a green bicycle in May';
const allowedRatio = 1.2;
const allowedMs = 1000;

/** As the product hashes them. */
const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

await inArena(async ({ openDatabase, start }) => {
  const { seed } = await import('./seed.mjs');
  const { connection, world } = await openDatabase('bench_sign_in', (pool) =>
    seed(pool, { people: 2000, perOrganization: 2000 }),
  );
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    `insert into user_credentials (organization_id, user_id, password_hash, changed_at)
     select organization_id, id, $2, now() - interval '1 day' from users where organization_id = $1`,
    [world.organizationId, passwordHash],
  );
  const { rows: people } = await client.query(
    `select id, email, role from users where organization_id = $1 order by id`,
    [world.organizationId],
  );
  const [first, second] = [await start('ours.mjs', connection, world), await start('ours.mjs', connection, world)];
  const postmaster = await postmasterOf(client);
  const app = (server, path, { method = 'GET', headers = {}, body, ...rest } = {}) =>
    fetch(`${server.origin}/app/api${path}`, {
      method,
      headers: { 'x-muster-app': '1', ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      ...rest,
    });
  const signIn = async ({ email }) => {
    const answer = await app(first, '/session', { method: 'POST', body: { email, password } });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    await answer.text();
    return answer.headers.getSetCookie()[0].split(';', 1)[0];
  };

  // Warm-up: code that is not yet compiled says nothing, and the first sign-in of a person notes more than all that follow.
  const employees = people.filter(({ role }) => role === 'EMPLOYEE').slice(0, requests);
  for (const person of employees) await signIn(person);
  await client.query('analyze');
  const before = [mainThreadMs(first.child.pid), postgresMs(postmaster)];
  for (const person of employees) await signIn(person);
  const [node, postgres] = [
    (mainThreadMs(first.child.pid) - before[0]) / requests,
    (postgresMs(postmaster) - before[1]) / requests,
  ];
  // Hashes are made by other threads.
  const besides = node + postgres;
  console.table({
    'sign-in': {
      'server ms': round(node),
      'PostgreSQL ms': round(postgres),
      'besides the hash ms': round(besides),
      ...(options.baseline && { 'times the baseline': round(besides / Number(options.baseline)) }),
    },
  });

  const took = await suspension({ client, world, people, first, second, app });
  console.table(Object.fromEntries(Object.entries(took).map(([what, ms]) => [what, { ms: round(ms, 0) }])));
  await client.end();
  const slow = Object.entries(took).filter(([, ms]) => ms > allowedMs);
  const isDear = options.baseline !== undefined && besides > allowedRatio * Number(options.baseline);
  for (const [what, ms] of slow) console.error(`${what}: ${String(round(ms, 0))} ms, more than a second`);
  if (isDear) console.error(`A sign-in costs more than ${String(allowedRatio)} times the baseline.`);
  if (slow.length > 0 || isDear) process.exitCode = 1;
});

/** Someone at the second process, shut out at the first: how long each way in stays open there. */
async function suspension({ client, world, people, first, second, app }) {
  const boss = people.find(({ role }) => role === 'EXECUTIVE');
  const person = people.findLast(({ role }) => role === 'EMPLOYEE');
  const sessionOf = async (userId) => {
    const secret = newSecret();
    await client.query(
      `insert into sessions (organization_id, token_hash, user_id, created_at, factor_at, expires_at)
       values ($1, $2, $3, now(), now(), now() + interval '1 day')`,
      [world.organizationId, hashSecret(secret), userId],
    );
    return { cookie: `muster_session=${secret}` };
  };
  const tokenOf = async (userId, suffix) => {
    const token = newApiToken();
    await client.query(
      `insert into api_tokens (organization_id, id, user_id, name, prefix, token_hash, scopes, created_at)
       values ($1, $2, $3, 'bench', 'mst_', $4, array['users:read'], now())`,
      [world.organizationId, `tok_${suffix.padStart(26, '0')}`, userId, hashSecret(token)],
    );
    return { authorization: `Bearer ${token}` };
  };
  const [theirs, bosses] = [await sessionOf(person.id), await sessionOf(boss.id)];
  const [token, polling] = [await tokenOf(person.id, '98'), await tokenOf(person.id, '99')];
  const api = (path, headers) => fetch(`${second.origin}/api/v1${path}`, { headers });

  // All of it is open, and known to the second process.
  const stream = await app(second, '/stream', { headers: theirs });
  const reader = stream.body.getReader();
  const isStreamOver = (async () => {
    while (!(await reader.read()).done);
    return performance.now();
  })();
  const poll = api('/events?since=now&wait=25', polling).then(async (answer) => {
    await answer.text();
    return performance.now();
  });
  if (!(await api('/users', token)).ok || !(await app(second, '/session', { headers: theirs })).ok)
    throw new Error('They do not get in.');
  await pause(200);

  const asked = performance.now();
  const answer = await app(first, `/users/${person.id}/suspend-access`, {
    method: 'POST',
    headers: bosses,
    body: { reason: 'Measured' },
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  const done = performance.now();
  const refused = async (ask) => {
    for (;;) {
      const { status } = await ask();
      if (status === 401) return performance.now();
      if (performance.now() - done > 10 * allowedMs) return Infinity;
      await pause(5);
    }
  };
  const within = (over) => Promise.race([over, pause(10 * allowedMs).then(() => Infinity)]);
  return {
    'the suspension itself': done - asked,
    'token, another process': (await refused(() => api('/users', token))) - done,
    'session, another process': (await refused(() => app(second, '/session', { headers: theirs }))) - done,
    'stream, another process': (await within(isStreamOver)) - done,
    'long poll, another process': (await within(poll)) - done,
  };
}
