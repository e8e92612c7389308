import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '../../kernel/actor.ts';
import type { SignInGuard } from '../../kernel/context.ts';
import type { Services } from '../../kernel/services.ts';
import { verifyPassword } from './password.ts';
import { type Account, findEmail, listAccounts, listOwnAccount } from './store.ts';
import { refuseWhileBlocked } from './throttle.ts';
import { warn } from './warn.ts';

/** The one way to check a password: wherever it is asked for, wrong ones count together. null: it is wrong, or no one has it. */
export async function checkPassword(
  services: Services,
  signIn: SignInGuard,
  email: string,
  password: string,
  list: () => Promise<readonly Account[]> = () => listAccounts(services.database.db, email),
): Promise<Account | null> {
  refuseWhileBlocked(await signIn.blockedMs(email));
  // Before anything is held: a timer is all that an attempt costs while it waits.
  await sleep(await signIn.delayMs(email));
  const accounts = await list();
  // Without an account the work is that of one.
  const hashes = accounts.length === 0 ? [null] : accounts.map(({ password_hash: hash }) => hash);
  const areRight = await Promise.all(hashes.map((hash) => verifyPassword(hash, password)));
  const account = accounts[areRight.indexOf(true)];
  if (!account) {
    const { isWarningDue } = await signIn.failed(email);
    if (isWarningDue) await warn(services, email, accounts[0] ?? null);
    return null;
  }
  refuseWhileBlocked(await signIn.succeeded(email));
  return account;
}

/** For what asks for the password once more of someone who is signed in. null: it is wrong. */
export async function checkOwnPassword(
  services: Services,
  actor: Actor,
  signIn: SignInGuard,
  password: string,
): Promise<Account | null> {
  const { db } = services.database;
  const holder = { organization_id: actor.organizationId, user_id: actor.userId ?? '' };
  const email = await findEmail(db, holder.organization_id, holder.user_id);
  return checkPassword(services, signIn, email ?? '', password, () => listOwnAccount(db, holder));
}
