// npm run bench:large [-- --runs 5 --over 300 --roles EXECUTIVE,EMPLOYEE --data FOLDER]
// The product with the large demo: walks every screen as four people, asks each address of the app that the screens asked
// for several times, and says how long it took and what it cost, slowest first.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/build.mjs';
import { atEnd, endAll, endsWithUs } from './ends.mjs';
import { walk } from './large-walk.mjs';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    over: { type: 'string', default: '300' },
    roles: { type: 'string', default: 'EXECUTIVE,ADMINISTRATOR,DEPARTMENT_HEAD,EMPLOYEE' },
    /** A folder in which the large demo is, or is to be; it stays. */
    data: { type: 'string' },
  },
});
const [runs, limitMs] = [Number(options.runs), Number(options.over)];
const dataDir = options.data ?? mkdtempSync(join(tmpdir(), 'muster-bench-large-'));
if (options.data === undefined)
  atEnd(async () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }));
const port = 18_000 + (process.pid % 1000);
const origin = `http://127.0.0.1:${port}`;
const env = { ...process.env, PORT: String(port), MUSTER_DATA_DIR: dataDir, MUSTER_LOG_LEVEL: 'silent' };

/** Of the server and of PostgreSQL, by process: also on a busy machine this says what a request costs. */
function processorTicks(server) {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const ticks = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1].split(' ');
      const isOurs = [server, postmaster].includes(Number(pid)) || Number(fields[1]) === postmaster;
      if (isOurs) ticks.set(pid, Number(fields[11]) + Number(fields[12]));
    } catch {
      // It has ended meanwhile.
    }
  }
  return ticks;
}

/** Ticks are 10 ms. A backend that began meanwhile counts whole, one that ended does not count. */
const spentMs = (before, after) =>
  [...after].reduce((sum, [pid, ticks]) => sum + (ticks - (before.get(pid) ?? 0)) * 10, 0);

async function createDemo() {
  console.error(`The large demo in ${dataDir}…`);
  const child = endsWithUs(
    spawn(process.execPath, ['server/dist/cli.js', 'demo', '--large', '--json'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const stdout = await text(child.stdout);
  if (child.exitCode === null) await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error('The demo was not made.');
  return JSON.parse(stdout);
}

async function startServer() {
  const child = endsWithUs(
    spawn(process.execPath, ['server/dist/cli.js', 'serve'], { env, stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  for (;;) {
    if (child.exitCode !== null) throw new Error('Muster did not start.');
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function signIn(email, password) {
  const answer = await fetch(`${origin}/app/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-muster-app': '1' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('muster_session='));
  if (cookie === undefined) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`);
  return cookie.split(';')[0].slice('muster_session='.length);
}

/** null: one of the refusals that the caller is prepared for. */
async function ask(address, cookie, refusals = []) {
  for (;;) {
    const startedMs = performance.now();
    const answer = await fetch(origin + address, {
      headers: { cookie: `muster_session=${cookie}`, 'x-muster-app': '1' },
    });
    const { byteLength } = await answer.arrayBuffer();
    const tookMs = performance.now() - startedMs;
    if (answer.status === 200) return { tookMs, byteLength };
    if (refusals.includes(answer.status)) return null;
    if (answer.status !== 429) throw new Error(`${address}: ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('retry-after') ?? 1) * 1000));
  }
}

/** What a walk does not do: search, and look at reports another way. */
const further = [
  '/search?q=ma',
  '/users?q=ma&sort=name&tiers=directory&total=true',
  '/leave-balances/people?year={year}&q=an&limit=50',
  '/schedule/cost',
  '/timesheets?status=SUBMITTED&limit=100',
  ...['project', 'client', 'department', 'person'].map((by) => `/reports/hours?by=${by}`),
  '/reports/hours?by=person&start_date={year}-01-15&end_date={year}-10-14',
  '/reports/absence?by=person',
  '/reports/expenses?by=person',
].map((address) => `/app/api${address.replaceAll('{year}', String(new Date().getUTCFullYear()))}`);

async function answered(cookie) {
  const open = [];
  for (const address of further) if ((await ask(address, cookie, [403])) !== null) open.push([address, address]);
  return open;
}

async function measure(role, shape, address, cookie, server) {
  const times = [];
  let bytes = 0;
  const before = processorTicks(server.pid);
  for (let run = 0; run < runs; run++) {
    const { tookMs, byteLength } = await ask(address, cookie);
    times.push(tookMs);
    bytes = byteLength;
  }
  const cost = spentMs(before, processorTicks(server.pid)) / runs;
  times.sort((a, b) => a - b);
  const [best, median, worst] = [times[0], times[Math.floor(runs / 2)], times.at(-1)].map(Math.round);
  return {
    role,
    address: shape.slice('/app/api'.length),
    best,
    median,
    worst,
    processor: Math.round(cost),
    KB: Math.round(bytes / 1000),
  };
}

try {
  await ensureBuilt();
  const demo = await createDemo();
  const server = await startServer();
  const rows = [];
  for (const { role, email } of demo.people.filter((person) => options.roles.split(',').includes(person.role))) {
    const cookie = await signIn(email, demo.password);
    const addresses = new Map([...(await walk(origin, cookie)), ...(await answered(cookie))]);
    console.error(`${role}: ${addresses.size} addresses`);
    for (const [shape, address] of addresses) rows.push(await measure(role, shape, address, cookie, server));
  }
  rows.sort((a, b) => b.median - a.median);
  console.table(rows.map((row) => ({ [`over ${limitMs}`]: row.median > limitMs ? '!' : '', ...row })));
  console.log(`${rows.filter(({ median }) => median > limitMs).length} of ${rows.length} over ${limitMs} ms.`);
} finally {
  await endAll();
}
