import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import { getAccountPerson } from './store.ts';
import { accountsOf, spanOfAccounts } from './worked-out.ts';

/** What stands in someone's hours account; null while the organization keeps none. */
export async function hoursBalance(db: Db, actor: Actor, userId: string, today: string): Promise<number | null> {
  if (!actor.organization.settings.hours_accounts) return null;
  const person = await getAccountPerson(db, actor, userId, spanOfAccounts(actor, today));
  const [account] = await accountsOf(db, actor, [person], today);
  return account?.balance ?? null;
}
