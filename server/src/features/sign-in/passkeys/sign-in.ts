import { Type } from 'typebox';
import { openOperation } from '../../../kernel/operation.ts';
import type { Services } from '../../../kernel/services.ts';
import { inUnitOfWork, type UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Refusal } from '../../../lib/errors.ts';
import { Strict } from '../../../lib/schema.ts';
import { hashSecret } from '../../../lib/secrets.ts';
import { findActor } from '../../people/index.ts';
import { beginSession } from '../begin.ts';
import { cookieFor } from '../cookie.ts';
import { admitOtherwise } from '../identity/sign-in-policy.ts';
import { maxMsOf } from '../lifetime.ts';
import { enqueueNotice } from '../notice.ts';
import { getSession, Session } from '../record.ts';
import { lockPerson } from '../store.ts';
import { refuseWhileBlocked } from '../throttle.ts';
import { challengeLifetimeMs, newChallenge } from './challenge.ts';
import { findPasskeyAccount, type PasskeyAccount, takeChallenge, usePasskey } from './store.ts';
import { counterOf, PasskeyAnswer } from './verify.ts';

const aboutSigningIn = 'sign in';

/** One answer for a passkey that no one has, one that was removed, and an answer that is not its own. */
const refused = (): Refusal => new Refusal('AUTH_INVALID', 'factors.passkeyUnknown');

/** As the browser takes them; without the host, which is that of the page. */
export const RequestOptions = Type.Object(
  {
    challenge: Type.String({ description: 'What the passkey signs, for fifteen minutes, once.' }),
    timeout: Type.Integer({ description: 'Milliseconds that the browser waits.' }),
    userVerification: Type.Literal('required', { description: 'The person shows that it is they.' }),
  },
  { $id: 'PasskeyRequestOptions' },
);

export const requestOptions = (services: Pick<Services, 'keys' | 'clock'>, about: string) => ({
  challenge: Buffer.from(newChallenge(services, about)).toString('base64url'),
  timeout: 300_000,
  userVerification: 'required' as const,
});

export const offerSignIn = openOperation({
  id: 'session.offerPasskey',
  route: 'POST /session/passkey/options',
  summary: 'Begin to sign in with a passkey',
  description: 'What the browser needs to ask for one, as `navigator.credentials.get` takes it. The same for everyone.',
  maxBodyBytes: 4096,
  body: Strict({}),
  returns: RequestOptions,

  run: ({ services }) => Promise.resolve({ data: requestOptions(services, aboutSigningIn) }),
});

export const createSessionByPasskey = openOperation({
  id: 'session.createByPasskey',
  route: 'POST /session/passkey',
  summary: 'Sign in with a passkey',
  description:
    'Answers with a cookie. A passkey counts as both factors. One whose count has gone back is refused, and its person is told by mail that there may be a copy of it. Answers that are wrong count as wrong passwords do.',
  maxBodyBytes: 8192,
  body: PasskeyAnswer,
  returns: Session,
  refuses: ['AUTH_INVALID', 'RATE_LIMITED'],

  async run({ services, origin, body, signIn }) {
    const { db } = services.database;
    const guessed = `passkey ${body.credential_id}`;
    refuseWhileBlocked(await signIn.blockedMs(guessed));
    const account = await findPasskeyAccount(db, Buffer.from(body.credential_id, 'base64url'));
    const expected = { about: aboutSigningIn, ownUrls: account?.base_urls ?? [] };
    const answered = account && (await counterOf(services, expected, account, body));
    const actor = answered && (await findActor(db, account.entry.organization_id, account.entry.user_id));
    if (!account || !answered || !actor?.isActive) {
      await signIn.failed(guessed);
      throw refused();
    }
    refuseWhileBlocked(await signIn.succeeded(guessed));
    const secret = await inUnitOfWork(services, actor, origin, (work) => startSession(work, account, answered));
    if (secret === null) throw refused();
    return {
      data: await getSession(db, services, actor, {}),
      headers: { 'Set-Cookie': cookieFor(services.config, { secret, maxMs: maxMsOf(actor.organization.settings) }) },
    };
  },
});

/** Takes an answer of a passkey, once. false: it is refused; the mail about a copy goes out nevertheless. */
export async function takeAnswer(
  work: UnitOfWork,
  passkey: Pick<PasskeyAccount, 'organization_id' | 'id' | 'name'>,
  { counter, challenge }: { readonly counter: number; readonly challenge: string },
): Promise<boolean> {
  const userId = work.actor.userId ?? '';
  const person = await lockPerson(work.tx, work.actor.organizationId, userId);
  if (!person?.is_active) return false;
  const expiresAt = new Date(work.nowMs + challengeLifetimeMs).toISOString();
  if (!(await takeChallenge(work.tx, passkey.organization_id, hashSecret(challenge), expiresAt))) return false;
  const outcome = await usePasskey(work.tx, passkey, counter, work.now);
  if (outcome === 'copied') {
    work.audit({ action: 'passkeys.refuse', subjectType: 'user', subjectId: userId });
    enqueueNotice(work, { notice: 'passkey-copied', passkey: passkey.name }, userId);
  }
  return outcome === 'used';
}

/** The secret of a new session; null: nothing is opened. */
async function startSession(
  work: UnitOfWork,
  account: PasskeyAccount,
  answered: { readonly counter: number; readonly challenge: string },
): Promise<string | null> {
  if (!(await takeAnswer(work, account, answered))) return null;
  const isBreakGlass = await admitOtherwise(work);
  return beginSession(
    work,
    { ...account.entry, first_signed_in_at: account.first_signed_in_at },
    { way: 'PASSKEY', needsFactor: false, isBreakGlass },
  );
}
