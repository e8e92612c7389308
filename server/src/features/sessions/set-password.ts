import { Type } from 'typebox';
import { openOperation } from '../../kernel/operation.ts';
import { inUnitOfWork, type UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict, enforce, invalid, notFound } from '../../lib/errors.ts';
import { Strict } from '../../lib/schema.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { findActor } from '../people/index.ts';
import { deleteLink, findOwnerOfLink } from './links-store.ts';
import { mayBePassword, type NewPassword, preparePassword } from './password.ts';
import { endWaysIn, lockPerson, saveCredentials } from './store.ts';
import { refuseWhileBlocked } from './throttle.ts';

const worthless = () => invalid('link_token', 'sessions.link');

export const setPasswordByLink = openOperation({
  id: 'password.set',
  route: 'POST /password',
  summary: 'Set a password by link',
  description: 'Uses up the link and every other link of the person, and ends all their sessions.',
  maxBodyBytes: 4096,
  body: Strict({
    link_token: Type.String({ description: 'The token of the link that was mailed.', maxLength: 200 }),
    password: Type.String({ description: 'The new password.', maxLength: 1000 }),
  }),
  returns: Type.Object({ set: Type.Boolean({ description: 'Always true.' }) }),
  refuses: ['RATE_LIMITED'],

  async run({ services, origin, body, links }) {
    const { db } = services.database;
    const tokenHash = hashSecret(body.link_token);
    const owner = await findOwnerOfLink(db, tokenHash, services.clock.now());
    const actor = owner && (await findActor(db, owner.organization_id, owner.user_id));
    if (!actor?.isActive || actor.userId === null) {
      refuseWhileBlocked(await links.failed());
      throw worthless();
    }
    const { userId } = actor;
    const password = await preparePassword(body.password);
    await inUnitOfWork(services, actor, origin, async (work) => {
      await consumeLink(work, userId, tokenHash);
      await setPassword(work, userId, password);
    });
    return { data: { set: true } };
  },
});

/** Of two who use the same link at once, the second finds it gone. */
async function consumeLink({ tx, actor }: UnitOfWork, userId: string, tokenHash: Buffer): Promise<void> {
  await lockPerson(tx, actor.organizationId, userId);
  if (!(await deleteLink(tx, actor.organizationId, tokenHash))) throw worthless();
}

/** By the same rules from wherever it is asked: a link or the command line. Ends every session and link of the person. */
export async function setPassword(work: UnitOfWork, userId: string, { text, hash }: NewPassword): Promise<void> {
  const { tx, actor, now } = work;
  const person = await lockPerson(tx, actor.organizationId, userId);
  if (!person) throw notFound('person');
  if (!person.is_active) throw conflict('sessions.personInactive');
  enforce(mayBePassword(text, person.email));
  await saveCredentials(tx, {
    organization_id: actor.organizationId,
    user_id: userId,
    password_hash: hash,
    changed_at: now,
  });
  await endWaysIn(tx, actor.organizationId, userId);
  work.audit({ action: 'password.set', subjectType: 'user', subjectId: userId });
  work.changesAccess();
}
