import { openFolder } from './engine-folder.ts';
import { newHolder, type Role } from './register.ts';
import { join, leave } from './session.ts';
import { DATABASE, PORT, SUPERUSER } from './settings.ts';
import { socketFolder } from './socket-folder.ts';
import { explainFileFault } from './startup-error.ts';
import { supervise } from './supervisor.ts';

/** A PostgreSQL that runs on the data folder for as long as somebody holds an engine on it. */
export interface Engine {
  /** For node-postgres: `host` is the folder of a Unix socket. */
  connection: { host: string; port: number; user: string; database: string };
  /** Whether this call started PostgreSQL, rather than finding it running. */
  owned: boolean;
  /** Lets go; PostgreSQL stops with its last holder. */
  stop(): Promise<void>;
  /** Called when PostgreSQL has died and cannot be brought back. */
  onExit(callback: (reason: string) => void): void;
}

/** For the server, which owns the data folder alone and keeps PostgreSQL up. */
export function startEngine(options: { dataDir: string; log?: (line: string) => void }): Promise<Engine> {
  return open(options.dataDir, 'server', options.log ?? (() => undefined));
}

/** For commands: beside a running server, beside other commands, or alone. */
export function attachEngine(options: { dataDir: string }): Promise<Engine> {
  return open(options.dataDir, 'command', () => undefined);
}

async function open(dataDir: string, role: Role, log: (line: string) => void): Promise<Engine> {
  try {
    const folder = openFolder(dataDir);
    const holder = newHolder(role);
    const host = socketFolder(folder.cluster);
    const running = await join(folder, holder, log);
    const supervisor = role === 'server' ? supervise(folder, running, log) : null;
    let stopped: Promise<void> | undefined;
    return {
      connection: { host, port: PORT, user: SUPERUSER, database: DATABASE },
      owned: running.child !== undefined,
      stop() {
        supervisor?.end();
        stopped ??= leave(folder, holder, supervisor?.running() ?? running);
        return stopped;
      },
      onExit: (callback) => supervisor?.onExit(callback),
    };
  } catch (error) {
    throw explainFileFault(error, dataDir);
  }
}
