import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError, isFault } from './engine-error.ts';
import { identify, isAlive, isPostgresIn, type ProcessIdentity } from './process-identity.ts';

const fastStopMs = 15_000;
const immediateStopMs = 5_000;
const adoptionMs = 10 * 60_000;
const pollMs = 5;

export function readPidFile(cluster: string): { pid: number; status: string } | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), status: (lines[7] ?? '').trim() };
  } catch (error) {
    if (isFault(error, 'ENOENT')) return null;
    throw error;
  }
}

/** PostgreSQL's main process, also when the process that started it is gone. */
export function findPostmaster(cluster: string): (ProcessIdentity & { status: string }) | null {
  const file = readPidFile(cluster);
  if (!file || !isPostgresIn(cluster, file.pid)) return null;
  const identity = identify(file.pid);
  return identity && { ...identity, status: file.status };
}

/** Waits out one that is starting, recovering or stopping. Null when none runs in the end. */
export async function adoptPostmaster(cluster: string): Promise<ProcessIdentity | null> {
  const deadline = Date.now() + adoptionMs;
  for (;;) {
    const found = findPostmaster(cluster);
    if (!found || found.status === 'ready') return found;
    if (Date.now() > deadline) {
      throw new EngineError(
        `PostgreSQL (process ${found.pid}) has been ${found.status} for too long: end it and start again.`,
      );
    }
    await sleep(pollMs);
  }
}

/** Sends sessions away and keeps everything committed; one that does not follow is cut off, which costs a recovery and no data. */
export async function stopPostmaster(postmaster: ProcessIdentity): Promise<void> {
  if (await endWith('SIGINT', postmaster, fastStopMs)) return;
  if (await endWith('SIGQUIT', postmaster, immediateStopMs)) return;
  await endWith('SIGKILL', postmaster, immediateStopMs);
}

export async function endWith(signal: NodeJS.Signals, who: ProcessIdentity, patienceMs: number): Promise<boolean> {
  try {
    if (isAlive(who)) process.kill(who.pid, signal);
  } catch (error) {
    if (!isFault(error, 'ESRCH')) throw error;
  }
  return isGoneWithin(patienceMs, who);
}

export async function isGoneWithin(patienceMs: number, who: ProcessIdentity): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (isAlive(who)) {
    if (Date.now() > deadline) return false;
    await sleep(pollMs);
  }
  return true;
}
