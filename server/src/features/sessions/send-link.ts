import { sql } from '../../db/sql.ts';
import { operatorOf } from '../../kernel/actor.ts';
import type { Job } from '../../kernel/catalogue.ts';
import type { Services } from '../../kernel/services.ts';
import { type ChangeServices, inUnitOfWork } from '../../kernel/unit-of-work.ts';
import { hashSecret, newSecret } from '../../lib/secrets.ts';
import { deliverMail, mailQueue } from '../mail/index.ts';
import { findOrganization, tenantOf } from '../organization/index.ts';
import { invitation, type LinkMail, reset } from './link-mail.ts';
import { insertLink } from './links-store.ts';
import { lockPerson } from './store.ts';

export const inviteTask = 'sessions.invite';
export const resetTask = 'sessions.reset';

const hourMs = 3_600_000;

interface Recipient {
  readonly organization_id: string;
  readonly user_id: string;
  readonly email: string;
  readonly name: string;
  readonly has_password: boolean;
}

/** A person who can still use a link; a queue holds who, and never the secret. */
async function findRecipient(
  { database }: Pick<Services, 'database'>,
  { organization_id, user_id }: Record<string, unknown>,
): Promise<Recipient | null> {
  if (typeof organization_id !== 'string' || typeof user_id !== 'string') return null;
  const { rows } = await sql<Recipient>`
    select users.organization_id, users.id as user_id, users.email, coalesce(users.preferred_name, users.first_name) as name,
           exists (select from user_credentials c
                    where c.organization_id = users.organization_id and c.user_id = users.id) as has_password
      from users where users.organization_id = ${organization_id} and users.id = ${user_id}
       and users.is_active and users.erased_at is null`.execute(database.db);
  return rows[0] ?? null;
}

/** Makes a link at the moment its mail goes out. A mail that could not be sent takes its link with it, and is tried again. */
async function sendLink(
  services: ChangeServices,
  recipient: Recipient,
  lifetimeMs: number,
  write: LinkMail,
): Promise<void> {
  const { db } = services.database;
  const { organization_id, user_id, email } = recipient;
  const organization = await findOrganization(db, organization_id);
  if (!organization) return;
  const secret = newSecret();
  const tokenHash = hashSecret(secret);
  const origin = { surface: 'job', tokenId: null, ip: null, requestId: null } as const;
  const isMade = await inUnitOfWork(services, operatorOf(tenantOf(organization)), origin, async (work) => {
    // A deactivation ends every link there is: this one comes wholly before it, or not at all.
    const person = await lockPerson(work.tx, organization_id, user_id);
    if (!person?.is_active) return false;
    const expires_at = new Date(work.nowMs + lifetimeMs).toISOString();
    await insertLink(work.tx, { token_hash: tokenHash, organization_id, user_id, created_at: work.now, expires_at });
    work.audit({ action: 'password.link', subjectType: 'user', subjectId: user_id });
    return true;
  });
  if (!isMade) return;
  const consoleOrigin = services.config.baseUrl.replace(/\/api\/v1$/, '');
  // Behind the # it stays in the browser: no server, no proxy and no log sees it.
  const link = `${consoleOrigin}/set-password#token=${secret}`;
  const mail = write({ name: recipient.name, organization: organization.name, link });
  try {
    await deliverMail(services, { to: email, ...mail, organizationId: organization_id });
  } catch (error) {
    await sql`delete from password_links where token_hash = ${tokenHash}`.execute(db);
    throw error;
  }
}

export const sendInvitation: Job = {
  task: inviteTask,
  queue: mailQueue,
  async run(services, payload) {
    const recipient = await findRecipient(services, payload);
    if (recipient && !recipient.has_password) await sendLink(services, recipient, 72 * hourMs, invitation);
  },
};

export const sendReset: Job = {
  task: resetTask,
  queue: mailQueue,
  async run(services, payload) {
    const recipient = await findRecipient(services, payload);
    if (recipient) await sendLink(services, recipient, hourMs, reset);
  },
};
