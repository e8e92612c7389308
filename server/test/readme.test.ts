import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataDirWithDemo } from './demo.ts';
import { ensureProductBuilt, freePort } from './processes.ts';

/** The tour in the README, run as a newcomer runs it: block by block, against what `npm start` started. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const tour = readme.slice(readme.indexOf('<!-- tour -->'), readme.indexOf('<!-- end of tour -->'));
const blocks = [...tour.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');

let server: ChildProcess;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  const port = await freePort();
  await ensureProductBuilt();
  const dataDir = await dataDirWithDemo();
  const env = { ...process.env, PORT: port, MUSTER_DATA_DIR: dataDir, MUSTER_LOG_LEVEL: 'warn' };
  // What `npm start` runs; npm itself would end before what it started does.
  server = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let token = '';
  for await (const line of createInterface({ input: server.stdout! })) {
    token ||= /mst_[0-9A-Za-z]{46}/.exec(line)?.[0] ?? '';
    if (line.includes('Stop with Ctrl-C')) break;
  }
  server.stdout?.resume();
  environment = { ...env, TOKEN: token, MUSTER: `http://127.0.0.1:${port}/api/v1` };
}, 120_000);

afterAll(async () => {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
});

it('has blocks to run', () => {
  expect(blocks.length).toBeGreaterThan(6);
  expect(environment['TOKEN']).toMatch(/^mst_/);
});

it.each(blocks.map((block) => ({ title: block.split('\n')[0], block })))(
  'runs: $title',
  ({ block }) => {
    const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', block], {
      cwd: root,
      env: environment,
      encoding: 'utf8',
    });
    expect(stderr).not.toContain('curl:');
    expect(status, stderr).toBe(0);
    if (block.includes('Idempotency-Key')) expect(stdout.toLowerCase()).toContain('idempotent-replayed: true');
    if (block.includes('emial'))
      expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'VALIDATION_FAILED', details: { field: 'emial' } } });
  },
  60_000,
);
