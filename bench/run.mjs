// npm run bench [-- --people 10000,1000000 --rounds 5 --seconds 2]
// Measures Muster against a bare node:http + pg handler doing the same SQL, interleaved in one run, and prints ratios.
import { parseArgs } from 'node:util';
import { compareSizes, effortOf, inArena } from './arena.mjs';

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '10000,1000000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16' },
    'warm-up': { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
});
const deepPage = 1000;
const effort = effortOf(options);

await inArena(async ({ openDatabase, start }) => {
  const { seed } = await import('./seed.mjs');
  const sizes = [];
  for (const people of options.people.split(',').map(Number)) {
    console.error(`Seeding ${people} people…`);
    const { connection, world } = await openDatabase(`bench_${people}`, (pool) =>
      seed(pool, { people, perOrganization: Math.min(people, 10_000) }),
    );
    const [muster, bare] = [await start('ours.mjs', connection, world), await start('bare.mjs', connection, world)];
    sizes.push({ size: people, connection, muster, bare, scenarios: await scenariosOf(muster.origin, world) });
  }
  const rows = {};
  for (const scenario of Object.keys(sizes[0].scenarios).filter((name) => name.includes(options.only))) {
    Object.assign(rows, await compareSizes(scenario, 'people', sizes, effort));
  }
  console.table(rows);
  for (const { size, muster, bare } of sizes) {
    console.log(`${size} people: memory ${await muster.memoryMb()} MB, bare ${await bare.memoryMb()} MB`);
  }
});

/** Each scenario gives both servers requests for the same rows. */
async function scenariosOf(origin, { token, ids }) {
  const headers = { authorization: `Bearer ${token}` };
  let cursor = null;
  for (let page = 1; page < deepPage; page++) {
    const query = new URLSearchParams({ limit: '10', ...(cursor && { cursor }) });
    cursor = (await (await fetch(`${origin}/api/v1/users?${query}`, { headers })).json()).meta.next_cursor;
  }
  let n = 0;
  const pick = () => ids[(n++ * 7919) % ids.length];
  const afterDeep = ids[(deepPage - 1) * 10 - 1];
  const get = (isMuster, path) => ({ method: 'GET', path: `/api/v1/users${path}`, headers: isMuster ? headers : {} });
  const create = (isMuster, query) => {
    const unique = `${Date.now()}.${n++}.${Math.random().toString(36).slice(2)}`;
    return {
      method: 'POST',
      path: `/api/v1/users${query}`,
      headers: { 'content-type': 'application/json', ...(isMuster && { ...headers, 'idempotency-key': unique }) },
      body: JSON.stringify({ first_name: 'New', last_name: 'Person', email: `${unique}@bench.example` }),
    };
  };
  return {
    'list of 50': (isMuster) => get(isMuster, '?limit=50'),
    'page 1 of 10': (isMuster) => get(isMuster, '?limit=10'),
    [`page ${deepPage} of 10`]: (isMuster) =>
      get(isMuster, `?limit=10&${isMuster ? `cursor=${cursor}` : `after=${afterDeep}`}`),
    'list of 50 changed since': (isMuster) =>
      get(isMuster, `?limit=50&${isMuster ? 'updated_since=2000-01-01T00:00:00Z' : 'changed'}`),
    'list of 50, three fields, with managers': (isMuster) =>
      get(isMuster, isMuster ? '?limit=50&fields=first_name,last_name,email&include=manager' : '?limit=50&named'),
    'list of 50 of two roles': (isMuster) =>
      get(isMuster, isMuster ? '?limit=50&role=EXECUTIVE,EMPLOYEE' : '?limit=50&roles'),
    'look up by address': (isMuster) => get(isMuster, `?email=person${Number(pick().slice(4))}@bench.example`),
    'get one': (isMuster) => get(isMuster, `/${pick()}`),
    create: (isMuster) => create(isMuster, ''),
    'create, against the same rows': (isMuster) => create(isMuster, isMuster ? '' : '?trail'),
  };
}
