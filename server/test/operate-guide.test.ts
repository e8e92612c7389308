import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataDirWithDemo } from './demo.ts';
import { ensureProductBuilt, type Environment, freePort, type Running, startProduct, stopAll } from './processes.ts';

/** The operator's guide, run as it stands: block by block, with the server running or stopped as it says. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const guide = readFileSync(join(root, 'docs/operate/back-up-restore-upgrade-change-keys.md'), 'utf8');
const blocks = [...guide.matchAll(/<!-- run: (running|stopped) -->\n\n```sh\n([\s\S]*?)```/g)].map((match) => ({
  isRunning: match[1] === 'running',
  text: match[2] ?? '',
  title: (match[2] ?? '').split('\n')[0] ?? '',
}));

const folder = mkdtempSync(join(tmpdir(), 'muster-guide-'));
let environment: Environment;
let server: Running | null = null;

beforeAll(async () => {
  await ensureProductBuilt();
  environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    PORT: await freePort(),
    MUSTER_DATA_DIR: await dataDirWithDemo(),
    BACKUPS: join(folder, 'backups'),
  };
}, 600_000);

afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

async function turn(isRunning: boolean): Promise<void> {
  if (isRunning === (server !== null)) return;
  if (server) {
    await server.stop();
    server = null;
  } else server = await startProduct(environment).ready();
}

/** What a block exports holds for the blocks after it, and for the server when it is started next. */
function run(text: string): { status: number | null; stdout: string; stderr: string } {
  const mark = '=== environment ===';
  const script = `${text}\necho '${mark}'\nenv -0`;
  const said = spawnSync('bash', ['-euo', 'pipefail', '-c', script], { cwd: root, env: environment, encoding: 'utf8' });
  const [stdout = '', after = ''] = said.stdout.split(`${mark}\n`);
  if (said.status === 0) {
    const pairs = after.split('\0').filter((pair) => pair.includes('='));
    environment = Object.fromEntries(
      pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    );
  }
  return { status: said.status, stdout, stderr: said.stderr };
}

it('has blocks to run, and none that is left out beside the two places', () => {
  expect(blocks.length).toBeGreaterThan(9);
  expect([...guide.matchAll(/```sh\n/g)]).toHaveLength(blocks.length + 1);
});

it.each(blocks)(
  'runs: $title',
  async ({ isRunning, text }) => {
    await turn(isRunning);
    const { status, stdout, stderr } = run(text);
    expect(status, stderr).toBe(0);
    if (text.includes('org list')) expect(stdout).toContain('Saffron & Pine');
    if (text.includes('rekey --check')) expect(stdout).toContain('{"remaining":0}');
    if (text.includes('rekey --json')) expect(stdout).toContain('"is_finished":true');
  },
  240_000,
);

it('in the end the server starts with the new key alone, and its data is there', async () => {
  expect(environment['MUSTER_SECRET_KEY_PREVIOUS']).toBeUndefined();
  await turn(true);
  expect(run('npm run -s muster -- org list').stdout).toContain('Saffron & Pine');
  await turn(false);
}, 120_000);
