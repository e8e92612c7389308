// `npm run test:matrix`: the server's tests on what is promised besides the usual: Node 22, and PostgreSQL 15.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from './build.mjs';
import { asCommand, BootstrapError, ensureInstalled, requireNode, root, run } from './install.mjs';

const vitest = () =>
  join(dirname(createRequire(join(root, 'server/package.json')).resolve('vitest/package.json')), 'vitest.mjs');
const rest = process.argv.slice(2);

await asCommand(async () => {
  requireNode();
  await ensureInstalled('test', console.log);
  await ensureBuilt({ only: 'server', say: console.log });
  const codes = { 'Node 22': await onNode22(), 'PostgreSQL 15': await onPostgres15() };
  for (const [name, code] of Object.entries(codes)) console.log(`${name}: ${code === 0 ? 'passed' : 'failed'}`);
  process.exitCode = Object.values(codes).every((code) => code === 0) ? 0 : 1;
});

/** npm's package `node` brings its programs; npx keeps them in its cache. */
function onNode22() {
  console.log('\nNode 22, embedded PostgreSQL');
  return stream('npx', ['--yes', '-p', 'node@22', 'node', vitest(), 'run', ...rest]);
}

async function onPostgres15() {
  console.log(`\nNode ${process.versions.node}, PostgreSQL 15`);
  const server = await startPostgres15();
  try {
    return await stream(process.execPath, [vitest(), 'run', ...rest], { MUSTER_TEST_DATABASE_URL: server.url });
  } finally {
    server.stop();
  }
}

function stream(program, args, extra = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: join(root, 'server'),
      env: { ...process.env, ...extra },
      stdio: 'inherit',
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function startPostgres15() {
  const programs = '/usr/lib/postgresql/15/bin';
  if (!existsSync(join(programs, 'initdb'))) await installPostgres15();
  const folder = mkdtempSync(join(tmpdir(), 'muster-postgres-'));
  // PostgreSQL refuses to run as root.
  const account = process.geteuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'muster', '--auth=trust', '-E', 'UTF8', '--locale=C'];
  const made = spawnSync(join(programs, 'initdb'), init, { cwd: folder, encoding: 'utf8', ...account });
  if (made.status !== 0) throw new BootstrapError(made.stderr);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'fsync=off',
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(join(programs, 'postgres'), args, { cwd: folder, stdio: 'ignore', ...account });
  const isReady = () => spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0;
  while (!isReady()) {
    if (child.exitCode !== null) throw new BootstrapError('PostgreSQL 15 did not start.');
    await sleep(100);
  }
  const stop = () => {
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    child.kill('SIGINT');
  };
  return { url: `postgres://muster@127.0.0.1:${port}/postgres`, stop };
}

async function installPostgres15() {
  if (process.geteuid?.() !== 0 || !existsSync('/etc/debian_version'))
    throw new BootstrapError(
      'PostgreSQL 15 is missing: install it under /usr/lib/postgresql/15 (Debian: postgresql-15).',
    );
  console.log('Installing the Debian package postgresql-15…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql-15'], {
    env,
  });
  if (code !== 0) throw new BootstrapError(output.trim().split('\n').slice(-5).join('\n'));
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
