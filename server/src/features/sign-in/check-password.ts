import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '../../kernel/actor.ts';
import type { SignInGuard } from '../../kernel/context.ts';
import type { Services } from '../../kernel/services.ts';
import { verifyPassword } from './password.ts';
import { type Account, findAccount, findEmail } from './store.ts';
import { refuseWhileBlocked } from './throttle.ts';
import { warn } from './warn.ts';

/** The one way to check a password: wherever it is asked for, wrong ones count together. null: it is wrong, or no one has it. */
export async function checkPassword(
  services: Services,
  signIn: SignInGuard,
  email: string,
  password: string,
): Promise<Account | null> {
  refuseWhileBlocked(await signIn.blockedMs(email));
  // Before anything is held: a timer is all that an attempt costs while it waits.
  await sleep(await signIn.delayMs(email));
  const account = await findAccount(services.database.db, email);
  const isRight = await verifyPassword(account?.password_hash ?? null, password);
  if (!account || !isRight) {
    const { isWarningDue } = await signIn.failed(email);
    if (isWarningDue) await warn(services, email, account);
    return null;
  }
  refuseWhileBlocked(await signIn.succeeded(email));
  return account;
}

/** For what asks for the password once more of someone who is signed in. */
export async function isOwnPassword(
  services: Services,
  actor: Actor,
  signIn: SignInGuard,
  password: string,
): Promise<boolean> {
  const email = await findEmail(services.database.db, actor.organizationId, actor.userId ?? '');
  return (await checkPassword(services, signIn, email ?? '', password)) !== null;
}
