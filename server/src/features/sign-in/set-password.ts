import { Type } from 'typebox';
import { openOperation } from '../../kernel/operation.ts';
import { inUnitOfWork, type UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict, enforce, invalid, notFound } from '../../lib/errors.ts';
import { Strict } from '../../lib/schema.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { findOrganization } from '../organization/index.ts';
import { findActor } from '../people/index.ts';
import { beginSession } from './begin.ts';
import { findFactors } from './codes/store.ts';
import { cookieFor } from './cookie.ts';
import { admitOtherwise } from './identity/sign-in-policy.ts';
import { noteOpened } from './invitations/store.ts';
import { maxMsOf } from './lifetime.ts';
import { deleteLink, findLinkRecipient, findOwnerOfLink, type LinkOwner, type LinkRecipient } from './links-store.ts';
import { mayBePassword, type NewPassword, preparePassword } from './password.ts';
import { hasSecondFactor, needsSecondFactor } from './policy.ts';
import { foundBySignUp, readSignUp } from './sign-up.ts';
import { endAccountWays, findPasswordHash, lockPerson, saveCredentials } from './store.ts';
import { refuseWhileBlocked } from './throttle.ts';

/** That of someone who begins an organization says all that they have filled in. */
const linkToken = Type.String({ description: 'The token of the link that was mailed.', maxLength: 3000 });

const worthless = () => invalid('link_token', 'sessions.link');

export const getLinkOwner = openOperation({
  id: 'password.linkOwner',
  route: 'POST /password-link/owner',
  summary: 'Tell whose password a link sets',
  description:
    'For whoever holds the link, so that they see which account and which organization it is for. The link stays good.',
  maxBodyBytes: 4096,
  body: Strict({ link_token: linkToken }),
  returns: Type.Object({
    organization: Type.String({ description: 'The name of the organization.' }),
    name: Type.String({ description: 'What the person is called.' }),
    email: Type.String({ description: 'The address they sign in with.' }),
    is_first: Type.Boolean({ description: 'Whether it is their first password: setting it signs them in.' }),
    has_account: Type.Boolean({
      description:
        'Whether someone whom mail to this address reaches has an account already: they sign in with it, and accept the invitation. The link sets no password then.',
    }),
  }),
  refuses: ['RATE_LIMITED'],

  async run({ services, body, links }) {
    const { db } = services.database;
    const owner = await findOwnerOfLink(db, hashSecret(body.link_token), services.clock.now());
    const founding = owner ? null : await readSignUp(services, body.link_token);
    if (founding) {
      const { name, executive } = founding;
      return {
        data: {
          organization: name,
          name: executive.first_name,
          email: executive.email,
          is_first: true,
          has_account: false,
        },
      };
    }
    const person = owner && (await findLinkRecipient(services, { ...owner }));
    const organization = person && (await findOrganization(db, person.organization_id));
    if (!organization) {
      refuseWhileBlocked(await links.failed());
      throw worthless();
    }
    const { name, email, has_password } = person;
    const has_account = comesWithAccount(owner, person);
    if (!has_password) await noteOpened(db, person.organization_id, person.user_id, services.clock.now());
    const is_first = !has_password && !has_account;
    return { data: { organization: organization.name, name, email, is_first, has_account } };
  },
});

export const setPasswordByLink = openOperation({
  id: 'password.set',
  route: 'POST /password',
  summary: 'Set a password by link',
  description:
    'Uses up the link and every other link of the person, and ends all their sessions. The first password of a person signs them in, with a cookie.',
  maxBodyBytes: 4096,
  body: Strict({
    link_token: linkToken,
    password: Type.String({ description: 'The new password.', maxLength: 1000 }),
  }),
  returns: Type.Object({
    set: Type.Boolean({ description: 'Always true.' }),
    is_signed_in: Type.Boolean({ description: 'Whether it was the first one, and the answer has a cookie.' }),
  }),
  refuses: ['AUTH_INVALID', 'RATE_LIMITED'],

  async run({ services, origin, body, links }) {
    const { db } = services.database;
    const tokenHash = hashSecret(body.link_token);
    const owner = await findOwnerOfLink(db, tokenHash, services.clock.now());
    const founding = owner ? null : await readSignUp(services, body.link_token);
    if (founding) {
      enforce(mayBePassword(body.password, founding.executive.email));
      const begun = await foundBySignUp(services, origin, founding, await preparePassword(body.password), setPassword);
      if (!begun) throw worthless();
      const cookie = cookieFor(services.config, { secret: begun.secret, maxMs: maxMsOf(begun.settings) });
      return { data: { set: true, is_signed_in: true }, headers: { 'Set-Cookie': cookie } };
    }
    const actor = owner && (await findActor(db, owner.organization_id, owner.user_id));
    if (!owner || !actor?.isActive || actor.userId === null) {
      refuseWhileBlocked(await links.failed());
      throw worthless();
    }
    const { userId } = actor;
    const person = await findLinkRecipient(services, { ...owner });
    if (person && comesWithAccount(owner, person)) {
      throw invalid('link_token', 'accounts.hasOne', { reason: 'has_account' });
    }
    const password = await preparePassword(body.password);
    const secret = await inUnitOfWork(services, actor, origin, async (work) => {
      const isBreakGlass = await admitOtherwise(work);
      await consumeLink(work, userId, tokenHash);
      const holder = { organization_id: actor.organizationId, user_id: userId };
      const isFirst = (await findPasswordHash(work.tx, holder)) === null;
      await setPassword(work, userId, password, { proves: owner.proves_address });
      if (!isFirst) return null;
      const needsFactor = needsSecondFactor(actor) && !hasSecondFactor(await findFactors(work.tx, holder));
      return beginSession(work, { ...holder, first_signed_in_at: null }, { way: 'LINK', needsFactor, isBreakGlass });
    });
    return {
      data: { set: true, is_signed_in: secret !== null },
      ...(secret !== null && {
        headers: {
          'Set-Cookie': cookieFor(services.config, { secret, maxMs: maxMsOf(actor.organization.settings) }),
        },
      }),
    };
  },
});

/** Of two who use the same link at once, the second finds it gone. */
async function consumeLink({ tx, actor }: UnitOfWork, userId: string, tokenHash: Buffer): Promise<void> {
  await lockPerson(tx, actor.organizationId, userId);
  if (!(await deleteLink(tx, actor.organizationId, tokenHash))) throw worthless();
}

/** Whoever reads mail there has an account. One whose link was handed over by someone else learns nothing of it, and makes one of their own. */
const comesWithAccount = (
  { proves_address }: Pick<LinkOwner, 'proves_address'>,
  { has_password, has_account }: Pick<LinkRecipient, 'has_password' | 'has_account'>,
): boolean => proves_address && has_account && !has_password;

/**
 * By the same rules from wherever it is asked: a link or the command line. Ends every session and link of the account. `proves`: unless
 * whoever sets it may not be whom mail to the address reaches.
 */
export async function setPassword(
  work: UnitOfWork,
  userId: string,
  { text, hash }: NewPassword,
  { proves = true }: { readonly proves?: boolean } = {},
): Promise<void> {
  const { tx, actor, now } = work;
  const person = await lockPerson(tx, actor.organizationId, userId);
  if (!person) throw notFound('person');
  if (!person.is_active) throw conflict('sessions.personInactive');
  enforce(mayBePassword(text, person.email));
  const holder = { organization_id: actor.organizationId, user_id: userId };
  await saveCredentials(tx, { ...holder, password_hash: hash, changed_at: now, proves });
  const ended = await endAccountWays(tx, holder);
  work.audit({ action: 'password.set', subjectType: 'user', subjectId: userId });
  work.changesAccess(...ended);
}
