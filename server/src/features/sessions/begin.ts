import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { hashSecret, newSecret } from '../../lib/secrets.ts';
import { keepBrowserLanguage } from '../people/index.ts';
import { sessionLifetimeMs } from './cookie.ts';
import { deviceOf } from './device.ts';
import { insertSession, noteFirstSignIn } from './store.ts';

/** The secret of a new session, of which only the hash is kept. The person's row is held by whoever calls. */
export async function beginSession(
  work: UnitOfWork,
  account: { readonly organization_id: string; readonly user_id: string; readonly first_signed_in_at: string | null },
): Promise<string> {
  if (account.first_signed_in_at === null && (await noteFirstSignIn(work.tx, account, work.now))) {
    await keepBrowserLanguage(work);
  }
  const secret = newSecret();
  await insertSession(work.tx, {
    id: work.newId('ses'),
    token_hash: hashSecret(secret),
    organization_id: account.organization_id,
    user_id: account.user_id,
    created_at: work.now,
    expires_at: new Date(work.nowMs + sessionLifetimeMs).toISOString(),
    device: deviceOf(work.origin.userAgent),
    ip: work.origin.ip,
  });
  work.audit({ action: 'session.create', subjectType: 'user', subjectId: account.user_id });
  return secret;
}
