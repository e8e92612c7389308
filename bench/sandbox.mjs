// npm run bench:sandbox [-- --windows 6 --seconds 10 --per-second 8]
// How long a sandbox takes to make, to reset and to be moved on a year, and what one at its limits does to the organization it belongs to:
// the product as `npm start` runs it, in a temporary folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { atEnd, endAll, endsWithUs } from './ends.mjs';
import { press, quantile, steadyLoad } from './load.mjs';

const { values: options } = parseArgs({
  options: {
    windows: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '10' },
    'per-second': { type: 'string', default: '8' },
  },
});
const number = (name) => Number(options[name]);
const port = 19_000 + (process.pid % 1000);
const origin = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'muster-bench-sandbox-'));
atEnd(async () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }));

const load = () => loadavg()[0].toFixed(1);
const secondsSince = (at) => (performance.now() - at) / 1000;
const tell = (what, value, aim) =>
  console.log(`${what}: ${value.toFixed(2)} (aim ${aim}; load of the machine ${load()})`);

/** Everyone comes from one address here; what an organization and a token may is as by default. */
const env = {
  ...process.env,
  PORT: String(port),
  MUSTER_DATA_DIR: dataDir,
  MUSTER_LIMITS: 'ip_per_minute=100000000,edge_per_second=0',
};

async function asked(method, path, headers, body) {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer.error)}`);
  return { data: answer.data, cookie: response.headers.get('set-cookie')?.split(';')[0] };
}

try {
  const child = endsWithUs(
    spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (said += text));
  while (!said.includes('Ctrl-C')) {
    if (child.exitCode !== null) throw new Error('Muster did not start.');
    await sleep(50);
  }
  const password = /\bdemo-[0-9A-Za-z-]+/.exec(said)[0];
  const email = /[\w.-]+@[\w.-]+/.exec(said)[0];
  const app = { 'x-muster-app': '1' };
  const { cookie } = await asked('POST', '/app/api/session', app, { email, password });
  const signedIn = (method, path, body) => asked(method, `/app/api${path}`, { ...app, cookie }, body);

  const ready = async (id) => {
    for (;;) {
      const one = (await signedIn('GET', '/sandboxes')).data.find((sandbox) => sandbox.id === id);
      if (one.status === 'READY') return;
      if (one.status === 'FAILED') throw new Error('It could not be filled.');
      await sleep(50);
    }
  };
  const make = async (people) => {
    const at = performance.now();
    const { data } = await signedIn('POST', '/sandboxes', { name: `With ${people}`, people, copy_settings: true });
    await ready(data.id);
    tell(`made with ${people} people, s`, secondsSince(at), people === 25 ? 10 : 60);
    return data.id;
  };
  const small = await make(25);
  await make(250);

  const { data: made } = await signedIn('POST', `/sandboxes/${small}/tokens`, { name: 'Clock' });
  const within = { authorization: `Bearer ${made.token}` };
  const at = performance.now();
  let moved = (await asked('POST', '/api/v1/sandbox/clock', within, { advance: '365d' })).data;
  while (!moved.is_there) moved = (await asked('POST', '/api/v1/sandbox/clock', within, { to: moved.to })).data;
  tell('a year over 25 people, s', secondsSince(at), 60);

  const resetAt = performance.now();
  await signedIn('POST', `/sandboxes/${small}/reset`);
  await ready(small);
  tell('reset, s', secondsSince(resetAt), 5);

  await pressOn(signedIn, small);
} finally {
  await endAll();
}

/** The parent asks at a steady pace, in turns with a sandbox that asks all it can and without. */
async function pressOn(signedIn, sandbox) {
  const several = (make) => Promise.all([1, 2, 3, 4, 5].map(make));
  const ours = await several(
    async (n) => (await signedIn('POST', '/tokens', { name: `Ours ${n}`, scopes: ['users:read'] })).data.token,
  );
  const theirs = await several(
    async (n) => (await signedIn('POST', `/sandboxes/${sandbox}/tokens`, { name: `Theirs ${n}` })).data.token,
  );
  const reading = (token) => ({
    method: 'GET',
    path: '/api/v1/users?limit=20',
    headers: { authorization: `Bearer ${token}` },
  });
  const paths = ['users', 'time-entries', 'leaves'].map((name) => `/api/v1/${name}?limit=100`);
  let turn = 0;
  const window = () =>
    steadyLoad(origin, {
      everyMs: 1000 / number('per-second'),
      seconds: number('seconds'),
      next: () => reading(ours[turn++ % ours.length]),
    });
  const times = { alone: [], pressed: [] };
  await window();
  for (let nth = 0; nth < number('windows'); nth++) {
    times.alone.push(...(await window()));
    const stop = await press(origin, theirs, paths);
    times.pressed.push(...(await window()));
    const { answered, refused } = await stop();
    console.log(`the sandbox: ${answered} answered, ${refused} refused`);
  }
  const p = (name, share) =>
    quantile(
      [...times[name]].sort((a, b) => a - b),
      share,
    );
  for (const share of [0.5, 0.99])
    console.log(
      `parent, p${share * 100}: alone ${p('alone', share).toFixed(1)} ms, pressed ${p('pressed', share).toFixed(1)} ms`,
    );
  tell('p99 of the parent, pressed to alone', p('pressed', 0.99) / p('alone', 0.99), 1.2);
}
