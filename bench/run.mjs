// npm run bench [-- --people 10000,1000000 --rounds 5 --seconds 2]
// Measures Muster against a bare node:http + pg handler doing the same SQL, interleaved in one run, and prints ratios.
import { parseArgs } from 'node:util';
import { compare, inArena, round } from './arena.mjs';

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '10000,1000000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16' },
  },
});
const deepPage = 1000;
const effort = {
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  connections: Number(options.connections),
};

await inArena(async ({ openDatabase, start }) => {
  const { seed } = await import('./seed.mjs');
  const sizes = [];
  for (const people of options.people.split(',').map(Number)) {
    console.error(`Seeding ${people} people…`);
    const { connection, world } = await openDatabase(`bench_${people}`, (pool) =>
      seed(pool, { people, perOrganization: Math.min(people, 10_000) }),
    );
    const [muster, bare] = [await start('ours.mjs', connection, world), await start('bare.mjs', connection, world)];
    sizes.push({ people, muster, bare, scenarios: await scenariosOf(muster.origin, world) });
  }
  const rows = {};
  for (const scenario of Object.keys(sizes[0].scenarios)) {
    Object.assign(rows, await measure(scenario, sizes));
  }
  console.table(rows);
  for (const { people, muster, bare } of sizes) {
    console.log(`${people} people: memory ${await muster.memoryMb()} MB, bare ${await bare.memoryMb()} MB`);
  }
});

async function measure(scenario, sizes) {
  console.error(`${scenario}…`);
  const contenders = {};
  for (const { people, muster, bare, scenarios } of sizes) {
    contenders[`muster ${people}`] = { origin: muster.origin, next: () => scenarios[scenario](true) };
    contenders[`bare ${people}`] = { origin: bare.origin, next: () => scenarios[scenario](false) };
  }
  const found = await compare(contenders, effort);
  const first = sizes[0].people;
  return Object.fromEntries(
    sizes.map(({ people }) => [
      `${scenario}, ${people.toLocaleString('en')} people`,
      {
        ratio: round(found.ratio(`muster ${people}`, `bare ${people}`)),
        'of the speed of the first size': round(found.ratio(`muster ${people}`, `muster ${first}`)),
        'muster/s': Math.round(found.perSecond(`muster ${people}`)),
        'bare/s': Math.round(found.perSecond(`bare ${people}`)),
        'muster p50 ms': round(found.p50(`muster ${people}`)),
        'muster p99 ms': round(found.p99(`muster ${people}`)),
        'bare p50 ms': round(found.p50(`bare ${people}`)),
        'bare p99 ms': round(found.p99(`bare ${people}`)),
      },
    ]),
  );
}

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
  return {
    'list of 50': (isMuster) => get(isMuster, '?limit=50'),
    'page 1 of 10': (isMuster) => get(isMuster, '?limit=10'),
    [`page ${deepPage} of 10`]: (isMuster) =>
      get(isMuster, `?limit=10&${isMuster ? `cursor=${cursor}` : `after=${afterDeep}`}`),
    'get one': (isMuster) => get(isMuster, `/${pick()}`),
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
