import type { Db } from '../../db/database.ts';
import { operatorOf, type Surface, type Tenant } from '../../kernel/actor.ts';
import type { Job } from '../../kernel/catalogue.ts';
import { screenUrl } from '../../kernel/services.ts';
import { type ChangeServices, inUnitOfWork, type UnitOfWork } from '../../kernel/unit-of-work.ts';
import { hashSecret, newSecret } from '../../lib/secrets.ts';
import { deliverMail, mailQueue, MailRefused, writeLetter } from '../mail/index.ts';
import { findOrganization, type OrganizationRow, tenantOf } from '../organization/index.ts';
import { readingOf } from '../people/index.ts';
import { isBreakGlass } from './identity/policy-store.ts';
import { isDue, noteRefused, noteSent } from './invitations/store.ts';
import { invitation, type LinkMail, reset, useProvider } from './link-mail.ts';
import { deleteLink, findLinkRecipient, insertLink, type LinkRecipient } from './links-store.ts';
import { endLinks, lockPerson } from './store.ts';

export const inviteTask = 'sessions.invite';
export const resetTask = 'sessions.reset';

const hourMs = 3_600_000;
/** A link that is printed, for whoever reads the terminal. */
export const printedLinkMs = 72 * hourMs;
/** A link that is copied goes by ways that are not ours: long enough for a note on the first day, and no longer. */
export const copiedLinkMs = 7 * 24 * hourMs;
/** An invitation lives until it is used or replaced, or access ends: as good as for ever. */
const invitationMs = 10 * 365 * 24 * hourMs;

/** A link for an active person, by which they set a password; null if there is no such person any more. */
export async function makeLink(
  services: ChangeServices,
  { organization_id, user_id }: { readonly organization_id: string; readonly user_id: string },
  lifetimeMs: number,
  { surface = 'job', replaces = false }: { readonly surface?: Surface; readonly replaces?: boolean } = {},
): Promise<{ readonly link: string; readonly tokenHash: Buffer; readonly organization: OrganizationRow } | null> {
  const organization = await findOrganization(services.database.db, organization_id);
  if (!organization) return null;
  const origin = { surface, tokenId: null, ip: null, requestId: null } as const;
  const made = await inUnitOfWork(services, operatorOf(tenantOf(organization)), origin, async (work) => {
    // A deactivation ends every link there is: this one comes wholly before it, or not at all.
    const person = await lockPerson(work.tx, organization_id, user_id);
    if (!person?.is_active) return null;
    const link = await addLink(work, user_id, lifetimeMs, { replaces, proves: true });
    work.audit({ action: 'password.link', subjectType: 'user', subjectId: user_id });
    return link;
  });
  return made && { link: made.link, tokenHash: made.tokenHash, organization };
}

/** Within a change that has locked the person. `proves`: it goes by mail, or the operator answers for whom it goes to. */
export async function addLink(
  work: UnitOfWork,
  user_id: string,
  lifetimeMs: number,
  { replaces, proves }: { readonly replaces: boolean; readonly proves: boolean },
) {
  const { organizationId: organization_id } = work.actor;
  const secret = newSecret();
  const tokenHash = hashSecret(secret);
  const after = (ms: number): string => new Date(work.nowMs + ms).toISOString();
  // Earlier invitations alone: not the link that an operator was shown.
  if (replaces) await endLinks(work.tx, organization_id, user_id, after(printedLinkMs));
  const expires_at = after(lifetimeMs);
  await insertLink(work.tx, {
    token_hash: tokenHash,
    organization_id,
    user_id,
    created_at: work.now,
    expires_at,
    proves_address: proves,
  });
  // Behind the # it stays in the browser: no server, no proxy and no log sees it.
  return { link: screenUrl(work.services.config, `/set-password#token=${secret}`), tokenHash, expires_at };
}

/** Whether a link would open nothing for them: all but marked people sign in at their provider. */
export const needsProvider = async (db: Db, organization: Tenant, userId: string): Promise<boolean> =>
  organization.settings.sign_in_policy === 'SSO_ONLY' && !(await isBreakGlass(db, organization.id, userId));

/** Makes a link at the moment its mail goes out. A mail that could not be sent takes its link with it, and is tried again. */
async function sendLink(
  services: ChangeServices,
  recipient: LinkRecipient,
  lifetimeMs: number,
  write: LinkMail,
  replaces = false,
): Promise<{ readonly reply: string | null } | null> {
  const { organization_id, user_id, email, language } = recipient;
  const { db } = services.database;
  const found = await findOrganization(db, organization_id);
  // A link would open nothing.
  if (found && (await needsProvider(db, tenantOf(found), user_id))) {
    const href = screenUrl(services.config, '/sign-in');
    const letter = useProvider({ name: recipient.name, organization: found.name, link: href });
    const mail = writeLetter(readingOf({ language, read_in: found }), letter);
    return { reply: await deliverMail(services, { to: email, ...mail, organizationId: organization_id }) };
  }
  const made = await makeLink(services, recipient, lifetimeMs, { replaces });
  if (!made) return null;
  const { link, tokenHash, organization } = made;
  const letter = write({ name: recipient.name, organization: organization.name, link });
  const mail = writeLetter(readingOf({ language, read_in: organization }), letter);
  try {
    return { reply: await deliverMail(services, { to: email, ...mail, organizationId: organization_id }) };
  } catch (error) {
    await deleteLink(db, organization_id, tokenHash);
    throw error;
  }
}

export const sendInvitation: Job = {
  task: inviteTask,
  queue: mailQueue,
  async run(services, payload) {
    const recipient = await findLinkRecipient(services, payload);
    if (!recipient || recipient.has_password) return;
    const { organization_id, user_id } = recipient;
    const { db } = services.database;
    if (!(await isDue(db, organization_id, user_id, services.clock.now()))) return;
    try {
      const sent = await sendLink(services, recipient, invitationMs, invitation, true);
      if (sent) await noteSent(db, recipient, sent.reply, services.clock.now());
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      await noteRefused(db, recipient, error, services.clock.now());
      // To a mailbox that is not there no second try gets through: a person has to decide.
      if (!error.isFinal) throw error;
    }
  },
};

export const sendReset: Job = {
  task: resetTask,
  queue: mailQueue,
  async run(services, payload) {
    const recipient = await findLinkRecipient(services, payload);
    if (recipient) await sendLink(services, recipient, hourMs, reset);
  },
};
