import { Type } from 'typebox';
import type { SignInGuard } from '../../kernel/context.ts';
import { openOperation } from '../../kernel/operation.ts';
import type { Services } from '../../kernel/services.ts';
import { inUnitOfWork, type UnitOfWork } from '../../kernel/unit-of-work.ts';
import { Refusal } from '../../lib/errors.ts';
import { Strict } from '../../lib/schema.ts';
import type { FixedKey } from '../../lib/texts/texts.ts';
import { findActor } from '../people/index.ts';
import { beginSession } from './begin.ts';
import { checkPassword } from './check-password.ts';
import { checkCode, type CodeProof, useUp } from './codes/check-code.ts';
import type { Factors } from './codes/store.ts';
import { cookieFor } from './cookie.ts';
import { admitOtherwise } from './identity/sign-in-policy.ts';
import { maxMsOf } from './lifetime.ts';
import { enqueueNotice } from './notice.ts';
import { hashPassword, isOutdated } from './password.ts';
import { hasSecondFactor, isPasswordEnough, needsSecondFactor } from './policy.ts';
import { getSession, Session } from './record.ts';
import { type Account, confirmAccount, saveRehash } from './store.ts';

/** One answer for an unknown address, a wrong password and a person who is no longer active. */
const refused = (): Refusal => new Refusal('AUTH_INVALID', 'sessions.wrong');

/** The password was right: nobody else learns that there is such a guest. */
const guestOutside = new Refusal('AUTH_INVALID', 'sessions.guestOutside', { reason: 'guest' });

/** The password was right and is not enough: with what it has to be followed by. */
const secondFactor = ({ has_codes, has_passkeys }: Factors, said: FixedKey = 'factors.needed'): Refusal =>
  new Refusal('AUTH_INVALID', said, {
    reason: 'second_factor',
    ways: [...(has_codes ? ['code'] : []), ...(has_passkeys ? ['passkey'] : [])],
    ...(said === 'factors.wrongCode' && { field: 'code' }),
  });

export const createSession = openOperation({
  id: 'session.create',
  route: 'POST /session',
  summary: 'Sign in',
  description:
    'Answers with a cookie. Where the password is not enough, 401 with `details.reason` second_factor and `details.ways`: the same is sent again with a `code`, or a passkey signs in. Where the organization signs in with its identity provider alone, 401 with `details.reason` sso_only. Wrong passwords and codes count by address, and by address and account together; too many block that address for a while. Many for one account slow attempts at it down, and its person is told by mail.',
  maxBodyBytes: 4096,
  body: Strict({
    email: Type.String({ description: 'The address of the account.', maxLength: 254 }),
    password: Type.String({ description: 'Its password.', maxLength: 1000 }),
    code: Type.Optional(
      Type.String({
        description: 'A one-time code of the authenticator app, or a recovery code.',
        maxLength: 100,
        examples: ['492039'],
      }),
    ),
  }),
  returns: Session,
  refuses: ['AUTH_INVALID', 'RATE_LIMITED'],

  async run({ services, origin, body, signIn }) {
    const { db } = services.database;
    const email = body.email.trim().toLowerCase();
    const account = await checkPassword(services, signIn, email, body.password);
    if (!account) throw refused();
    if (!account.has_access) throw guestOutside;
    const actor = await findActor(db, account.organization_id, account.user_id);
    if (!actor) throw refused();
    if (body.code === undefined && !isPasswordEnough(actor, account)) throw secondFactor(account);
    const proof = body.code === undefined ? null : await proofOf(services, signIn, { ...account, email }, body.code);
    const rehash = isOutdated(account.password_hash) ? await hashPassword(body.password) : null;
    const begun = await inUnitOfWork(services, actor, origin, (work) => startSession(work, account, { rehash, proof }));
    return {
      data: await getSession(db, services, actor, begun),
      headers: {
        'Set-Cookie': cookieFor(services.config, { secret: begun.secret, maxMs: maxMsOf(actor.organization.settings) }),
      },
    };
  },
});

/** null: there is nothing to prove, for codes are off. */
async function proofOf(
  services: Services,
  signIn: SignInGuard,
  account: Account & { readonly email: string },
  code: string,
): Promise<CodeProof | null> {
  if (!account.has_codes) return null;
  const proof = await checkCode(services, signIn, account, code);
  if (!proof) throw secondFactor(account, 'factors.wrongCode');
  return proof;
}

async function startSession(
  work: UnitOfWork,
  account: Account,
  { rehash, proof }: { readonly rehash: string | null; readonly proof: CodeProof | null },
): Promise<{ readonly secret: string; readonly needsFactor: boolean }> {
  // Since the password was verified it may have been changed, or the person deactivated: then there is nothing to start.
  // So may the factors: what is asked for is what there is now.
  const factors = await confirmAccount(work.tx, account);
  if (!factors) throw refused();
  const isBreakGlass = await admitOtherwise(work);
  if (proof === null && !isPasswordEnough(work.actor, factors)) throw secondFactor(factors);
  if (proof !== null && !(await useUp(work, account, proof))) throw secondFactor(factors, 'factors.wrongCode');
  if (proof?.kind === 'RECOVERY_CODE') enqueueNotice(work, { notice: 'recovery-code-used' });
  if (rehash !== null) await saveRehash(work.tx, account, rehash);
  const needsFactor = needsSecondFactor(work.actor) && !hasSecondFactor(factors);
  const beginning = { way: proof?.kind ?? 'PASSWORD', needsFactor, isBreakGlass } as const;
  return { secret: await beginSession(work, account, beginning), needsFactor };
}
