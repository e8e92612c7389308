import { Type } from 'typebox';
import { openOperation } from '../../kernel/operation.ts';
import { inUnitOfWork, type UnitOfWork } from '../../kernel/unit-of-work.ts';
import { Refusal } from '../../lib/errors.ts';
import { Strict } from '../../lib/schema.ts';
import { findActor } from '../people/index.ts';
import { beginSession } from './begin.ts';
import { checkPassword } from './check-password.ts';
import { cookieFor } from './cookie.ts';
import { hashPassword, isOutdated } from './password.ts';
import { getSession, Session } from './record.ts';
import { type Account, confirmAccount, saveRehash } from './store.ts';

/** One answer for an unknown address, a wrong password and a person who is no longer active. */
const refused = (): Refusal => new Refusal('AUTH_INVALID', 'sessions.wrong');

export const createSession = openOperation({
  id: 'session.create',
  route: 'POST /session',
  summary: 'Sign in',
  description:
    'Answers with a cookie. Wrong passwords count by address, and by address and account together; too many block that address for a while. Many for one account slow attempts at it down, and its person is told by mail.',
  maxBodyBytes: 4096,
  body: Strict({
    email: Type.String({ description: 'The address of the account.', maxLength: 254 }),
    password: Type.String({ description: 'Its password.', maxLength: 1000 }),
  }),
  returns: Session,
  refuses: ['AUTH_INVALID', 'RATE_LIMITED'],

  async run({ services, origin, body, signIn }) {
    const { db } = services.database;
    const email = body.email.trim().toLowerCase();
    const account = await checkPassword(services, signIn, email, body.password);
    if (!account) throw refused();
    const actor = await findActor(db, account.organization_id, account.user_id);
    if (!actor) throw refused();
    const rehash = isOutdated(account.password_hash) ? await hashPassword(body.password) : null;
    const secret = await inUnitOfWork(services, actor, origin, (work) => startSession(work, account, rehash));
    return {
      data: await getSession(db, services, actor),
      headers: { 'Set-Cookie': cookieFor(services.config, secret) },
    };
  },
});

/** The secret of a new session, of which only the hash is kept. */
async function startSession(work: UnitOfWork, account: Account, rehash: string | null): Promise<string> {
  // Since the password was verified it may have been changed, or the person deactivated: then there is nothing to start.
  if (!(await confirmAccount(work.tx, account))) throw refused();
  if (rehash !== null) await saveRehash(work.tx, account, rehash);
  return beginSession(work, account);
}
