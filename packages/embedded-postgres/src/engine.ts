import { EngineError, explainFileFault } from './engine-error.ts';
import { openFolder } from './engine-folder.ts';
import type { Advice, Product } from './product.ts';
import { newHolder, type Role } from './register.ts';
import { join, leave } from './session.ts';
import { postgresPort } from './settings.ts';
import { socketFolder } from './socket-folder.ts';
import { supervise } from './supervisor.ts';

interface ProductOptions {
  /** Names the superuser, the database and what lies outside the data folder. An installation keeps its name for good. */
  name?: string;
  /** The program's name in sentences for its operator. */
  title?: string;
  advice?: Partial<Advice>;
  settings?: Readonly<Record<string, string>>;
}

export interface EngineOptions extends ProductOptions {
  dataDir: string;
  /** Told to a person, such as that the database is being created. */
  log?: (line: string) => void;
}

/** A PostgreSQL that runs on the data folder for as long as any process holds an engine on it. */
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
export function startEngine(options: EngineOptions): Promise<Engine> {
  return open(options, 'server');
}

/** For commands: beside a running server, beside other commands, or alone. */
export function attachEngine(options: EngineOptions): Promise<Engine> {
  return open(options, 'command');
}

async function open({ dataDir, log = () => undefined, ...named }: EngineOptions, role: Role): Promise<Engine> {
  const product = productOf(named);
  try {
    const folder = openFolder(dataDir, product);
    const holder = newHolder(role);
    const host = socketFolder(folder);
    const running = await join(folder, holder, log);
    const supervisor = role === 'server' ? supervise(folder, running, log) : null;
    let stopped: Promise<void> | undefined;
    return {
      connection: { host, port: postgresPort, user: product.name, database: product.name },
      owned: running.child !== undefined,
      stop() {
        supervisor?.end();
        stopped ??= leave(folder, holder, supervisor?.running() ?? running);
        return stopped;
      },
      onExit: (callback) => supervisor?.onExit(callback),
    };
  } catch (error) {
    throw explainFileFault(error, dataDir, product);
  }
}

const defaultAdvice: Advice = {
  otherFolder: 'choose another data folder',
  otherServer: 'use a PostgreSQL server that is already there',
  otherVersion: 'dump it with the version that made it and load it into a new data folder',
};

function productOf({ name = 'app', title = 'PostgreSQL', advice, settings = {} }: ProductOptions): Product {
  if (!/^(?!pg_|postgres$)[a-z][a-z0-9_]{0,19}$/.test(name)) {
    throw new EngineError(
      `The name "${name}" must be up to 20 lower-case letters, digits and underscores, and none that PostgreSQL keeps for itself.`,
    );
  }
  for (const [setting, value] of Object.entries(settings)) {
    if (!/^[a-z_][a-z0-9_.]*$/.test(setting) || value.includes('\0'))
      throw new EngineError(`"${setting}" is no setting of PostgreSQL.`);
  }
  return { name, title, advice: { ...defaultAdvice, ...advice }, settings };
}
