// npm run bench:start: how long a restart takes until /readyz answers, on data from a first start; and how long a command takes.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../scripts/build.mjs';
import { atEnd, endAll, endsWithUs } from './ends.mjs';

const rounds = 5;
const port = 18_000 + (process.pid % 1000);
const dataDir = mkdtempSync(join(tmpdir(), 'muster-bench-start-'));
atEnd(async () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }));
const env = { ...process.env, PORT: String(port), MUSTER_DATA_DIR: dataDir, MUSTER_LOG_LEVEL: 'silent' };

/** Wall-clock time says what a person waits, processor time what it costs, also on a busy machine. */
function tell(what, measured) {
  const rank = (key) => measured.map((one) => one[key]).sort((a, b) => a - b);
  const [wall, processor] = [rank('wallMs'), rank('processorMs')];
  const middle = Math.floor(measured.length / 2);
  console.log(
    `${what}: fastest ${wall[0]} ms, median ${wall[middle]} ms; processor: least ${processor[0]} ms, median ${processor[middle]} ms`,
  );
}

/** Of one process, in ticks of 10 ms; PostgreSQL is another one. */
function processorMsOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function start(whileItRuns = () => undefined) {
  const at = performance.now();
  const child = endsWithUs(
    spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  for (;;) {
    if (child.exitCode !== null) throw new Error('Muster did not start.');
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const measured = { wallMs: Math.round(performance.now() - at), processorMs: processorMsOf(child.pid) };
  await whileItRuns();
  child.kill('SIGTERM');
  await once(child, 'exit');
  return measured;
}

/** As an installed package runs it; in a checkout, npm and the look at the sources come on top. */
function measureCommand(what, args) {
  const measured = [];
  for (let i = 0; i < 2 * rounds; i++) {
    const at = performance.now();
    const command = ['-c', '"$@" >/dev/null && times', 'sh', process.execPath, 'server/dist/cli.js', ...args];
    const { status, stdout, stderr } = spawnSync('sh', command, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    const spent = [
      ...stdout
        .trim()
        .split('\n')[1]
        .matchAll(/(\d+)m([\d.]+)s/g),
    ];
    const seconds = spent.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0);
    measured.push({ wallMs: Math.round(performance.now() - at), processorMs: Math.round(seconds * 1000) });
  }
  tell(what, measured);
}

try {
  await ensureBuilt();
  console.log(`first start: ${(await start()).wallMs} ms`);
  const restarts = [];
  for (let i = 0; i < rounds; i++) restarts.push(await start());
  tell('restart', restarts);
  await start(() => measureCommand('command beside a server', ['org', 'list', '--json']));
  measureCommand('command that needs no database', ['--version']);
  measureCommand('command without a server', ['org', 'list', '--json']);
} finally {
  await endAll();
}
