import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../db/sql.ts';
import type { Db } from '../db/database.ts';
import { StartupError } from '../db/embedded/startup-error.ts';
import { Keys } from '../kernel/seal.ts';
import type { Config } from './config.ts';

/** From the environment, or in development a key made once and kept in the data folder. */
export function readKeys(config: Config): Keys {
  if (config.secretKey !== null) return new Keys(config.secretKey);
  const file = join(config.dataDir, 'secret.key');
  try {
    mkdirSync(config.dataDir, { recursive: true });
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') {
      throw new StartupError(
        `The data folder ${config.dataDir} cannot be written (${String((error as { code?: string }).code)}); free it or set MUSTER_DATA_DIR.`,
      );
    }
  }
  return new Keys(readFileSync(file, 'utf8').trim());
}

/** A wrong key would only show when the first sealed value fails to open; better to say so at once. */
export async function verifyKeys(db: Db, keys: Keys): Promise<void> {
  const check = keys.mac('key-check', 'muster');
  await sql`update installation set key_check = ${check} where key_check is null`.execute(db);
  const { rows } = await sql<{ key_check: Buffer }>`select key_check from installation`.execute(db);
  if (!rows[0]?.key_check.equals(check)) {
    throw new StartupError('MUSTER_SECRET_KEY is not the key this database was filled with; use the original one.');
  }
}
