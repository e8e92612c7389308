import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, claimCluster } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EngineError } from './engine-error.ts';
import type { EngineFolder } from './engine-folder.ts';
import { explainFailure, openLog, readLog } from './log-file.ts';
import { endWith, isGoneWithin, readPidFile } from './postmaster.ts';
import { identify, isNumberTaken, listPostgresIn, type ProcessIdentity } from './process-identity.ts';
import { clusterArgument, explainSpawnFault, programEnvironment } from './programs.ts';
import { postgresPort, settingArguments } from './settings.ts';
import { socketFolder } from './socket-folder.ts';

const readyMs = 10 * 60_000;
const pollMs = 5;
/** Children of a killed PostgreSQL notice within moments; a busy one only when its statement ends. */
const leftoverMs = [1_000, 3_000];

export interface Launched extends ProcessIdentity {
  child: ChildProcess;
}

export async function launchPostmaster(folder: EngineFolder, binaries: Binaries, account: Account): Promise<Launched> {
  await clearWreck(folder);
  claimCluster(folder.cluster, account);
  const log = openLog(folder.log, folder.dataDir);
  const args = ['-D', clusterArgument(folder.cluster, account), ...settingArguments(folder.product)];
  const child = spawn(binaries.postgres, args, {
    cwd: folder.cluster,
    env: programEnvironment,
    // A group of its own: Ctrl-C reaches Node alone, which drains first and then stops the database.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    ...account,
  });
  closeSync(log.fd);
  child.unref();
  const end = watchEnd(child, (error) => explainSpawnFault(error, binaries.postgres, folder.product));
  for (const deadline = Date.now() + readyMs; Date.now() < deadline;) {
    await sleep(pollMs);
    if (end.fault) throw end.fault;
    if (end.hasEnded) throw explainFailure(readLog(folder.log, log.start), folder, 'PostgreSQL did not start');
    const file = readPidFile(folder.cluster);
    const identity = file?.status === 'ready' && file.pid === child.pid ? identify(child.pid) : null;
    if (identity) return { ...identity, child };
  }
  child.kill('SIGQUIT');
  throw new EngineError(
    `PostgreSQL did not become ready in ${readyMs / 60_000} minutes: see ${folder.log} and start again.`,
  );
}

function watchEnd(child: ChildProcess, explain: (error: Error) => Error): { hasEnded: boolean; fault?: Error } {
  const end: { hasEnded: boolean; fault?: Error } = { hasEnded: false };
  child.on('exit', () => (end.hasEnded = true));
  child.on('error', (error) => (end.fault = explain(error)));
  return end;
}

/** No PostgreSQL answers to postmaster.pid any more. What it left behind must be gone before another may touch the files. */
async function clearWreck(folder: EngineFolder): Promise<void> {
  const socketLock = join(folder.cluster, `.s.PGSQL.${postgresPort}.lock`);
  const file = readPidFile(folder.cluster);
  if (!file && !existsSync(socketLock)) return;
  if (await answers(folder)) {
    throw new EngineError(
      `The database in ${folder.dataDir} is in use by a ${folder.product.title} that cannot be seen from here, such as one in another container: stop it first.`,
    );
  }
  for (const pid of listPostgresIn(folder.cluster)) {
    const leftover = identify(pid);
    if (!leftover || (await isGoneWithin(leftoverMs[0] ?? 0, leftover))) continue;
    if (!(await endWith('SIGQUIT', leftover, leftoverMs[1] ?? 0))) await endWith('SIGKILL', leftover, 1_000);
  }
  // Its number may belong to a stranger by now, or to a zombie that is never reaped: PostgreSQL would take both files as held.
  rmSync(socketLock, { force: true });
  if (file && process.platform === 'linux' && isNumberTaken(file.pid))
    rmSync(join(folder.cluster, 'postmaster.pid'), { force: true });
}

function answers(folder: EngineFolder): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(socketFolder(folder), `.s.PGSQL.${postgresPort}`));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
