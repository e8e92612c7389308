import type pg from 'pg';
import type { Db } from '../../db/database.ts';
import { StartupError } from '../../db/startup-error.ts';
import type { Keys } from '../../lib/seal.ts';
import { registerKey, showKeyInUse } from './store.ts';

/** A missing key would only show when the first sealed value fails to open; better to say so at once. */
export async function verifyKeys(db: Db, keys: Keys): Promise<void> {
  if (await registerKey(db, keys)) return;
  throw new StartupError(
    'MUSTER_SECRET_KEY is not the key this database was filled with: use the original one, or name it in MUSTER_SECRET_KEY_PREVIOUS while "muster rekey" changes the key.',
  );
}

/** For as long as the connection lasts, others can tell that a process seals with this key. */
export const keyPresence =
  (keys: Keys) =>
  (client: pg.Client): Promise<void> =>
    showKeyInUse(client, keys.check);
