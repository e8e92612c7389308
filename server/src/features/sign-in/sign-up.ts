import { type Static, Type } from 'typebox';
import { advisoryLock } from '../../db/rows.ts';
import type { Origin } from '../../kernel/actor.ts';
import type { Job } from '../../kernel/catalogue.ts';
import { openOperation } from '../../kernel/operation.ts';
import { screenUrl, type Services } from '../../kernel/services.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { ChangeServices, UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict, notFound, Refusal } from '../../lib/errors.ts';
import { check } from '../../lib/schema.ts';
import { deliverMail, mailQueue, writeLetter } from '../mail/index.ts';
import { newOrganization } from '../organization/index.ts';
import { findActor, foundOrganization, OwnFounding, readingOf } from '../people/index.ts';
import { beginSession } from './begin.ts';
import { invitation } from './link-mail.ts';
import { hasAccount } from './links-store.ts';
import type { NewPassword } from './password.ts';
import { askForReset } from './request-link.ts';
import { refuseWhileBlocked } from './throttle.ts';

const signUpTask = 'sessions.signUp';

export const signUp = openOperation({
  id: 'organization.signUp',
  route: 'POST /sign-up',
  summary: 'Begin an organization',
  description:
    'Where the operator allows it (`MUSTER_SIGN_UP`): mails a link to the address, by which its owner sets a password and begins the organization as its first Executive. Until then nothing is kept; the link holds for a day. Answers the same if the address has an account already, which is mailed a link of its own then.',
  maxBodyBytes: 4096,
  body: OwnFounding,
  returns: Type.Object({
    sent: Type.Boolean({ description: 'Always true, so that it does not tell who has an account.' }),
  }),
  refuses: ['NOT_FOUND', 'RATE_LIMITED'],

  async run({ services, body, links }) {
    if (!services.config.offersSignUp) throw notFound('organization');
    const email = body.executive.email.trim().toLowerCase();
    refuseWhileBlocked(Math.max(await links.requested(signUpTask), await links.requested(email)));
    const { executive, ...details } = body;
    newOrganization(services, details);
    // Later, and by the same job for everyone: how long it takes tells nothing about the address.
    const payload = { ...details, executive: { ...executive, email } };
    await services.jobs.add(services.clock, signUpTask, payload, { maxAttempts: 8 });
    return { data: { sent: true } };
  },
});

/**
 * What was filled in, sealed into the link that is mailed: until someone confirms that they read mail there, nothing is kept and no
 * address is taken. It holds for a day, and once: the address has an account then.
 */
const purpose = 'sign-up';
const lifetimeMs = 86_400_000;

export const beginOrganization: Job = {
  task: signUpTask,
  queue: mailQueue,
  async run(services, payload) {
    const founding = check(OwnFounding, payload);
    const { email, first_name: name } = founding.executive;
    if (await hasAccount(services.database.db, email)) return askForReset(services, email);
    const text = JSON.stringify({ ...founding, until: services.clock.nowMs() + lifetimeMs });
    const token = services.keys.seal(purpose, purpose, text).toString('base64url');
    const link = screenUrl(services.config, `/set-password#token=${token}`);
    const organization = newOrganization(services, detailsOf(founding));
    const reading = readingOf({ language: null, read_in: organization });
    await deliverMail(services, {
      to: email,
      ...writeLetter(reading, invitation({ name, organization: founding.name, link })),
      organizationId: organization.id,
    });
  },
};

const detailsOf = ({ executive: _, ...details }: Static<typeof OwnFounding>) => details;

/** What such a link says; null: it is none, is over, or the address has an account by now. */
export async function readSignUp(
  { config, keys, clock, database }: Pick<Services, 'config' | 'keys' | 'clock' | 'database'>,
  token: string,
): Promise<Static<typeof OwnFounding> | null> {
  if (!config.offersSignUp || token.length < 100) return null;
  try {
    const { until, ...founding } = JSON.parse(keys.open(purpose, purpose, Buffer.from(token, 'base64url'))) as {
      until: number;
    };
    if (until <= clock.nowMs()) return null;
    const read = check(OwnFounding, founding);
    return (await hasAccount(database.db, read.executive.email)) ? null : read;
  } catch {
    return null;
  }
}

/** The organization, its first Executive and their password, and the session that this opens. null: someone has the address by now. */
export async function foundBySignUp(
  services: ChangeServices,
  origin: Origin,
  founding: Static<typeof OwnFounding>,
  password: NewPassword,
  setPassword: (work: UnitOfWork, userId: string, password: NewPassword) => Promise<void>,
): Promise<{ readonly secret: string; readonly settings: Settings } | null> {
  let begun: { readonly secret: string; readonly settings: Settings } | null = null;
  try {
    await foundOrganization(services, founding, 'app', async (work, userId) => {
      // Of two who use the same link at once one begins an organization.
      await advisoryLock('sign-up', founding.executive.email.toLowerCase()).execute(work.tx);
      if (await hasAccount(work.tx, founding.executive.email.toLowerCase())) throw conflict('accounts.hasOne');
      const actor = await findActor(work.tx, work.actor.organizationId, userId);
      if (!actor) throw new Error('The first Executive is gone.');
      const own = work.as(actor, origin, {});
      await setPassword(own, userId, password);
      const holder = { organization_id: actor.organizationId, user_id: userId, first_signed_in_at: null };
      const secret = await beginSession(own, holder, { way: 'LINK', needsFactor: false });
      begun = { secret, settings: actor.organization.settings };
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'CONFLICT') return null;
    throw error;
  }
  return begun;
}
