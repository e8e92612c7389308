// npm run bench:start: how long a restart takes until /readyz answers; the data is there from a first start.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const rounds = 5;
const port = 18_000 + (process.pid % 1000);
const dataDir = mkdtempSync(join(tmpdir(), 'muster-bench-start-'));
const env = { ...process.env, PORT: String(port), MUSTER_DATA_DIR: dataDir, MUSTER_LOG_LEVEL: 'silent' };

async function start() {
  const at = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: 'ignore' });
  for (;;) {
    if (child.exitCode !== null) throw new Error('Muster did not start.');
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const ms = Math.round(performance.now() - at);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return ms;
}

try {
  console.log(`first start: ${await start()} ms`);
  const restarts = [];
  for (let i = 0; i < rounds; i++) restarts.push(await start());
  restarts.sort((a, b) => a - b);
  console.log(`restart: median ${restarts[Math.floor(rounds / 2)]} ms, slowest ${restarts.at(-1)} ms`);
} finally {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
}
