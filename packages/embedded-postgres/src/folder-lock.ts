import { randomBytes } from 'node:crypto';
import { readlinkSync, symlinkSync, unlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError, isFault } from './engine-error.ts';
import { identify, isAlive, type ProcessIdentity } from './process-identity.ts';

interface Holder extends ProcessIdentity {
  text: string;
}

/**
 * Runs the work while no other process holds this lock. The lock is a symbolic link whose target names its holder: it appears
 * whole or not at all, and a holder that was killed is recognised and stepped over.
 */
export async function withLock<T>(path: string, patienceMs: number, work: () => Promise<T>): Promise<T> {
  const release = await acquire(path, Date.now() + patienceMs);
  try {
    return await work();
  } finally {
    release();
  }
}

async function acquire(path: string, deadline: number): Promise<() => void> {
  const mine = ownName();
  for (;;) {
    if (tryCreate(path, mine)) return () => removeIfHeld(path, mine);
    const holder = readHolder(path);
    if (holder === null) continue;
    if (!isAlive(holder)) {
      await clearStale(path, holder, deadline);
      continue;
    }
    if (Date.now() > deadline) {
      throw new EngineError(
        `Another process (${holder.pid}) is starting or stopping the database of this folder: wait for it, or end it if it hangs.`,
      );
    }
    await sleep(10);
  }
}

/** Only the holder of the lock named after this very stale lock may remove it, so a fresh one is never removed by mistake. */
async function clearStale(path: string, stale: Holder, deadline: number): Promise<void> {
  const release = await acquire(`${path}.${stale.text.split('.').at(-1)}`, deadline);
  try {
    removeIfHeld(path, stale.text);
  } finally {
    release();
  }
}

function ownName(): string {
  const self = identify(process.pid);
  return `${process.pid}.${self?.started ?? 'unknown'}.${randomBytes(4).toString('hex')}`;
}

function tryCreate(path: string, name: string): boolean {
  try {
    symlinkSync(name, path);
    return true;
  } catch (error) {
    if (isFault(error, 'EEXIST')) return false;
    throw error;
  }
}

function readHolder(path: string): Holder | null {
  try {
    const text = readlinkSync(path);
    const [pid, started = ''] = text.split('.');
    return { pid: Number(pid), started, text };
  } catch (error) {
    if (isFault(error, 'ENOENT')) return null;
    throw error;
  }
}

function removeIfHeld(path: string, name: string): void {
  try {
    if (readlinkSync(path) === name) unlinkSync(path);
  } catch (error) {
    if (!isFault(error, 'ENOENT')) throw error;
  }
}
