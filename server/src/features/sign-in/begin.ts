import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { hashSecret, newSecret } from '../../lib/secrets.ts';
import { keepBrowserLanguage } from '../people/index.ts';
import { joinBrowser } from './account/sessions-store.ts';
import { deviceOf } from './device.ts';
import { maxMsOf } from './lifetime.ts';
import type { SignInWay } from './sign-ins/record.ts';
import { insertSession, noteFirstSignIn, signInsKeptMs } from './store.ts';

/** How the person came in, and whether they have to set up a second factor before anything else. */
interface Beginning {
  readonly way: SignInWay;
  readonly needsFactor: boolean;
  /** The identity provider that vouches for them, and what it calls its session. */
  readonly provider?: { readonly id: string; readonly sid: string | null };
  /** Everyone else needs a provider. */
  readonly isBreakGlass?: boolean;
}

/** What of a person’s own shows two factors, wherever they go from there. */
const showsTwo: ReadonlySet<SignInWay> = new Set(['CODE', 'RECOVERY_CODE', 'PASSKEY']);

/** The secret of a new session, of which only the hash is kept. The person's row is held by whoever calls. */
export async function beginSession(
  work: UnitOfWork,
  account: { readonly organization_id: string; readonly user_id: string; readonly first_signed_in_at: string | null },
  { way, needsFactor, provider, isBreakGlass = false }: Beginning,
): Promise<string> {
  if (account.first_signed_in_at === null && (await noteFirstSignIn(work.tx, account, work.now))) {
    await keepBrowserLanguage(work);
  }
  const secret = newSecret();
  const about = {
    organization_id: account.organization_id,
    user_id: account.user_id,
    created_at: work.now,
    device: deviceOf(work.origin.userAgent),
    ip: work.origin.ip,
  };
  const until = (ms: number): string => new Date(work.nowMs + ms).toISOString();
  await insertSession(
    work.tx,
    {
      ...about,
      id: work.newId('ses'),
      token_hash: hashSecret(secret),
      expires_at: until(maxMsOf(work.actor.organization.settings)),
      last_seen_at: work.now,
      factor_at: work.now,
      needs_factor: needsFactor,
      is_break_glass: isBreakGlass,
      has_second: showsTwo.has(way),
      ...(provider && { provider_id: provider.id, provider_sid: provider.sid }),
    },
    { ...about, id: work.newId('sgi'), way, expires_at: until(signInsKeptMs) },
  );
  const { sessionHash: before } = work.origin;
  if (provider && before) await joinBrowser(work.tx, account, hashSecret(secret), before, work.now);
  work.audit({ action: 'session.create', subjectType: 'user', subjectId: account.user_id });
  return secret;
}
