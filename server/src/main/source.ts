import type { Connection } from '../db/database.ts';
import { parseAddress } from '../db/hosts.ts';
import type { Config } from './config.ts';

/** Where the database is: a server of the operator's, or the embedded one. */
export interface Source {
  readonly connection: Connection;
  stop(): Promise<void>;
  /** The embedded database died and cannot be brought back. */
  onLost(callback: (reason: string) => void): void;
}

/** A connection as an address describes it. */
export function connectionOf(address: string): Connection {
  const { connectionString, hosts } = parseAddress(address);
  return hosts ? { connectionString, hosts } : { connectionString: address };
}

/** `owner` starts the embedded database and has the data folder for itself; `guest` works beside it, or alone. */
export async function openSource(
  { databaseUrl, dataDir }: Config,
  role: 'owner' | 'guest',
  say: (line: string) => void,
): Promise<Source> {
  if (databaseUrl !== null) {
    return {
      connection: connectionOf(databaseUrl),
      stop: () => Promise.resolve(),
      onLost: () => undefined,
    };
  }
  const { attachEngine, startEngine } = await import('../db/engine.ts');
  const engine = role === 'owner' ? await startEngine({ dataDir, log: say }) : await attachEngine({ dataDir });
  return {
    connection: engine.connection,
    stop: () => engine.stop(),
    onLost: (callback) => {
      engine.onExit(callback);
    },
  };
}
