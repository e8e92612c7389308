// npm run bench:accept [-- --requests 1000]
// What accepting a proposal costs beside the plain write, in processor time of the server and of PostgreSQL: by the owner of the
// token that proposed it, and by another person, who is judged by a run of their own. At most twice the plain write by the owner.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { hashSecret, newApiToken } from '../server/dist/bench.js';
import { inArena, round } from './arena.mjs';
import { postgresMs, postmasterOf, processorMs } from './usage.mjs';

const { values: options } = parseArgs({ options: { requests: { type: 'string', default: '1000' } } });
const requests = Number(options.requests);

await inArena(async ({ openDatabase, start }) => {
  const { seed } = await import('./seed.mjs');
  const { connection, world } = await openDatabase('bench_accept', (pool) =>
    seed(pool, { people: 2000, perOrganization: 2000 }),
  );
  const client = new pg.Client(connection);
  await client.connect();
  const other = newApiToken();
  await client.query(
    `insert into api_tokens (organization_id, id, user_id, name, prefix, token_hash, scopes, created_at)
     select organization_id, 'tok_' || right(id, 26), id, 'other', 'mst_', $2, array['users:read','users:write','users.employment:read'], now()
       from users where organization_id = $1 and id = $3`,
    [world.organizationId, hashSecret(other), world.ids[1]],
  );
  await client.query(`update users set role = 'EXECUTIVE' where id = $1`, [world.ids[1]]);
  const server = await start('ours.mjs', connection, world);
  const postmaster = await postmasterOf(client);
  let n = 0;
  const send = async (method, path, token, body) => {
    const answer = await fetch(`${server.origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const each = async (list, run) => {
    const left = [...list];
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let one = left.pop(); one !== undefined; one = left.pop()) await run(one);
      }),
    );
  };
  const people = () => world.ids.slice(2, 2 + requests);
  const change = (query) => (id) => send('PATCH', `/users/${id}${query}`, world.token, { job_title: `Title ${n++}` });
  const proposals = async () => {
    const ids = [];
    await each(people(), async (id) => ids.push((await change('?propose=true')(id)).id));
    return ids;
  };
  const accept = (token) => (id) => send('POST', `/proposals/${id}/accept`, token);
  const measure = async (list, run) => {
    await client.query('analyze');
    const before = [processorMs(server.child.pid), postgresMs(postmaster)];
    await each(list, run);
    const [node, postgres] = [processorMs(server.child.pid) - before[0], postgresMs(postmaster) - before[1]];
    return {
      'server ms': round(node / list.length),
      'PostgreSQL ms': round(postgres / list.length),
      all: (node + postgres) / list.length,
    };
  };
  // Warm-up: code that is not yet compiled says nothing.
  await each(people(), change(''));
  await each(await proposals(), accept(world.token));
  await each(await proposals(), accept(other));
  const plain = await measure(people(), change(''));
  const owner = await measure(await proposals(), accept(world.token));
  const another = await measure(await proposals(), accept(other));
  const row = ({ all, ...times }) => ({ ...times, 'times a plain write': round(all / plain.all) });
  console.table({
    'plain write': row(plain),
    'accepted by the owner': row(owner),
    'accepted by another': row(another),
  });
  await client.end();
});
