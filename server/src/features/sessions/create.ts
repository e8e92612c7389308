import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from 'typebox';
import { openOperation } from '../../kernel/operation.ts';
import { inUnitOfWork, type UnitOfWork } from '../../kernel/unit-of-work.ts';
import { Refusal } from '../../lib/errors.ts';
import { Strict } from '../../lib/schema.ts';
import { hashSecret, newSecret } from '../../lib/secrets.ts';
import { findActor } from '../people/index.ts';
import { cookieFor, sessionLifetimeMs } from './cookie.ts';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';
import { getSession, Session } from './record.ts';
import { type Account, confirmAccount, findAccount, insertSession, saveRehash } from './store.ts';
import { refuseWhileBlocked } from './throttle.ts';
import { warn } from './warn.ts';

/** One answer for an unknown address, a wrong password and a person who is no longer active. */
const refused = (): Refusal => new Refusal('AUTH_INVALID', 'The e-mail address or the password is wrong.');

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
    refuseWhileBlocked(await signIn.blockedMs(email));
    // Before anything is held: a timer is all that an attempt costs while it waits.
    await sleep(await signIn.delayMs(email));
    const account = await findAccount(db, email);
    const isRight = await verifyPassword(account?.password_hash ?? null, body.password);
    if (!account || !isRight) {
      const { isWarningDue } = await signIn.failed(email);
      if (isWarningDue) await warn(services, email, account);
      throw refused();
    }
    refuseWhileBlocked(await signIn.succeeded(email));
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

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (known: readonly (readonly [RegExp, string])[], text: string): string | null =>
  known.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** "Firefox on Windows": enough to know one's own devices. The user agent itself is not kept. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const text = userAgent.slice(0, 500);
  const browser = firstIn(browsers, text);
  const system = firstIn(systems, text);
  return browser !== null && system !== null ? `${browser} on ${system}` : (browser ?? system);
}
