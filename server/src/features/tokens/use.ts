import type { Database } from '../../db/database.ts';
import { LastUse } from '../../kernel/last-use.ts';
import type { Services } from '../../kernel/services.ts';
import { saveLastUses } from './authenticate-store.ts';

/** One a process that serves tokens; the operations that show tokens ask it. */
const inProcess = new WeakMap<Database, LastUse>();

export function tokenUseOf(services: Services): LastUse {
  const use = new LastUse(services, 'tokens', saveLastUses);
  inProcess.set(services.database, use);
  return use;
}

/** The later of what is stored and what this process has noted and not yet written. */
export function lastUseOf(services: Services, token: { id: string; last_used_at: string | null }): string | null {
  const noted = inProcess.get(services.database)?.lastNoted(token.id) ?? null;
  if (noted === null || token.last_used_at === null) return noted ?? token.last_used_at;
  return noted > token.last_used_at ? noted : token.last_used_at;
}
