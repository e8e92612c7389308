import { setTimeout as sleep } from 'node:timers/promises';
import { DataLost } from './engine-error.ts';
import type { EngineFolder } from './engine-folder.ts';
import { trimLog } from './log-file.ts';
import { isAlive, isNumberTaken } from './process-identity.ts';
import { revive, type Running } from './session.ts';
import { socketFolder } from './socket-folder.ts';

const backoffMs = [0, 100, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];
const steadyMs = 60_000;
const watchMs = 200;
const housekeepingMs = 60_000;

export interface Supervisor {
  running(): Running;
  end(): void;
  onExit(callback: (reason: string) => void): void;
}

/** Brings PostgreSQL back when it dies, and gives up, saying why, only after trying for about a minute. */
export function supervise(folder: EngineFolder, first: Running, log: (line: string) => void): Supervisor {
  const listeners: ((reason: string) => void)[] = [];
  let running = first;
  let reason: string | null = null;
  let isWanted = true;
  let attempt = 0;
  let startedAt = Date.now();
  const housekeeping = setInterval(() => keepHouse(folder), housekeepingMs).unref();

  async function guard(): Promise<void> {
    for (;;) {
      await whenGone(running, () => isWanted);
      if (!isWanted) return;
      log('PostgreSQL ended unexpectedly: starting it again.');
      if (Date.now() - startedAt > steadyMs) attempt = 0;
      const revived = await retry();
      if (!revived) return;
      running = revived;
      startedAt = Date.now();
    }
  }

  async function retry(): Promise<Running | null> {
    let fault: unknown;
    while (attempt < backoffMs.length) {
      await sleep(backoffMs[attempt++], undefined, { ref: false });
      try {
        const revived = await revive(folder, () => isWanted);
        if (revived || !isWanted) return revived;
      } catch (error) {
        fault = error;
        if (error instanceof DataLost) break;
      }
    }
    reason = fault instanceof Error ? fault.message : 'PostgreSQL ends again and again.';
    for (const tell of listeners) tell(reason);
    return null;
  }

  void guard();
  return {
    running: () => running,
    end() {
      isWanted = false;
      clearInterval(housekeeping);
    },
    onExit(callback) {
      listeners.push(callback);
      if (reason !== null) callback(reason);
    },
  };
}

/** Our own child says so itself; one started by a process that is gone has to be looked after. */
function whenGone(running: Running, isWanted: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (running.child) {
      const { child } = running;
      if (child.exitCode !== null || child.signalCode !== null) resolve();
      else child.once('exit', () => resolve());
      return;
    }
    const look = setInterval(() => {
      const lives = process.platform === 'linux' ? isAlive(running) : isNumberTaken(running.pid);
      if (lives && isWanted()) return;
      clearInterval(look);
      resolve();
    }, watchMs).unref();
  });
}

/** Cleaners of temporary folders remove what looks old, such as the link to a deep socket. */
function keepHouse(folder: EngineFolder): void {
  try {
    trimLog(folder.log);
    socketFolder(folder);
  } catch {
    // A full disk shows elsewhere; the next round tries again.
  }
}
