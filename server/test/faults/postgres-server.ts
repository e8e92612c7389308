import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../processes.ts';

const nobody = 65534;

/** A PostgreSQL of the machine's own, of whichever version these programs are. */
export async function startPostgres(programs: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-postgres-'));
  const account = process.geteuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if ('uid' in account) chownSync(folder, nobody, nobody);
  const data = join(folder, 'data');
  const access = ['-U', 'muster', '--auth=trust', '-E', 'UTF8', '--locale=C'];
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, ...access], {
    cwd: folder,
    encoding: 'utf8',
    ...account,
  });
  if (made.status !== 0) throw new Error(made.stderr);
  const port = await freePort();
  const args = ['-D', data, '-p', port, '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
  const child = spawn(join(programs, 'postgres'), args, { cwd: folder, stdio: 'ignore', ...account });
  const url = `postgres://muster@127.0.0.1:${port}/postgres`;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) break;
    if (child.exitCode !== null) throw new Error('PostgreSQL did not start.');
    await sleep(50);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
