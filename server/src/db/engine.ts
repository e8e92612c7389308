import {
  attachEngine as attach,
  type Engine,
  EngineError,
  startEngine as start,
} from '@muster-workforce/embedded-postgres';
import { StartupError } from './startup-error.ts';

export type { Engine };

/** What the embedded PostgreSQL says to the operator of Muster. */
const product = {
  name: 'muster',
  title: 'Muster',
  advice: {
    otherFolder: 'set MUSTER_DATA_DIR to another folder',
    otherServer: 'set DATABASE_URL to a PostgreSQL 15 or newer',
    otherVersion:
      'run "muster backup" with the Muster that made it, then "muster restore" with this one into another MUSTER_DATA_DIR',
  },
};

/** For the server, which owns the data folder alone and keeps PostgreSQL up. */
export const startEngine = (options: { dataDir: string; log?: (line: string) => void }): Promise<Engine> =>
  told(start({ ...product, ...options }));

/** For commands: beside a running server, beside other commands, or alone. */
export const attachEngine = (options: { dataDir: string }): Promise<Engine> => told(attach({ ...product, ...options }));

async function told(opening: Promise<Engine>): Promise<Engine> {
  try {
    return await opening;
  } catch (error) {
    throw error instanceof EngineError ? new StartupError(error.message, { cause: error }) : error;
  }
}
