import { Type } from 'typebox';
import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import { mapPage, pageOf } from '../../kernel/cursor.ts';
import { listOperation } from '../../kernel/operation.ts';
import { isAtLeast } from '../../kernel/scopes.ts';
import { Refusal } from '../../lib/errors.ts';
import { CreatedAt, RecordId } from '../../lib/fields.ts';
import { listAddressees } from '../people/index.ts';
import { type KeptMail, listKeptMail } from './kept.ts';

export const DevelopmentMail = Type.Object({
  id: RecordId('mail'),
  to: Type.String({ description: 'To whom it would have gone.' }),
  subject: Type.String({ description: 'The subject line.' }),
  text: Type.String({ description: 'The body, as plain text.' }),
  created_at: CreatedAt(),
});

export const listDevelopmentMail = listOperation({
  id: 'developmentMail.list',
  route: 'GET /development/mail',
  summary: 'List mail that was kept instead of being sent',
  description:
    'The mail of the own organization: to oneself and to people of a lower role; an Executive sees all. In a sandbox always; elsewhere in development alone, and only while no SMTP server is set.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  returns: DevelopmentMail,
  order: 'newest first',
  refuses: ['NOT_FOUND'],

  async run({ actor, db, services, page }) {
    if (actor.organization.sandboxOf === null && (services.config.isProduction || services.config.smtpUrl !== null))
      throw new Refusal('NOT_FOUND', 'mail.noDevelopmentInbox');
    const part = { limit: page.limit + 1, beforeId: page.after === null ? null : String(page.after[0]) };
    const rows = await listKeptMail(services, actor.organizationId, part, (mails) => isFor(db, actor, mails));
    return mapPage(
      pageOf(rows, page.limit, (mail) => [mail.id]),
      ({ id, to, subject, text, created_at }) => ({ id, to, subject, text, created_at }),
    );
  },
});

/**
 * Which of some mails the actor sees: links in them let people in, so no one reads the mail of a person of the same or a higher role.
 * Judged by the roles of now; mail to an unknown address is for Executives alone.
 */
export async function isFor(db: Db, actor: Actor, mails: readonly KeptMail[]): Promise<(mail: KeptMail) => boolean> {
  if (actor.role === 'EXECUTIVE') return () => true;
  const addresses = [...new Set(mails.map(({ to }) => to.toLowerCase()))];
  const addressees = await listAddressees(db, actor, addresses);
  const visible = new Set(
    addressees.filter(({ id, role }) => id === actor.userId || !isAtLeast(role, actor.role)).map(({ email }) => email),
  );
  return ({ to }) => visible.has(to.toLowerCase());
}
