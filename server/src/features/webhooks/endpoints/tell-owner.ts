import { sql } from '../../../db/sql.ts';
import type { Job } from '../../../kernel/catalogue.ts';
import { deliverMail, mailQueue } from '../../mail/index.ts';
import type { StatusReason } from './record.ts';

export const tellOwnerTask = 'webhooks.tell_owner';

interface Told {
  readonly email: string;
  readonly name: string;
  readonly host: string;
  readonly description: string | null;
  readonly status_reason: StatusReason | null;
  readonly consecutive_failures: number;
}

const because: Partial<Record<StatusReason, (told: Told) => string>> = {
  gone: () => 'The receiver answered 410 Gone, which asks us to send nothing more.',
  failing: ({ consecutive_failures: count }) =>
    `No delivery has succeeded for 5 days, in which ${String(count)} attempts failed.`,
};

/** E-mails the owner of an endpoint that was given up on. Who resumed it before the mail went out needs none. */
export const tellOwner: Job = {
  task: tellOwnerTask,
  queue: mailQueue,
  async run(installation, { organization_id, endpoint_id }) {
    if (typeof organization_id !== 'string' || typeof endpoint_id !== 'string') return;
    const { rows } = await sql<Told>`
      select users.email, coalesce(users.preferred_name, users.first_name) as name, w.host, w.description, w.status_reason,
             w.consecutive_failures
        from webhook_endpoints w join users on users.organization_id = w.organization_id and users.id = w.owner_id
       where w.organization_id = ${organization_id} and w.id = ${endpoint_id} and w.status = 'disabled'
         and w.deleted_at is null and users.is_active`.execute(installation.database.db);
    const [told] = rows;
    const reason = told?.status_reason && because[told.status_reason]?.(told);
    if (!told || reason === undefined || reason === null) return;
    const mail = { to: told.email, organizationId: organization_id, ...mailOf(told, reason, endpoint_id) };
    await deliverMail(installation, mail);
  },
};

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const mailOf = ({ name, host, description }: Told, reason: string, id: string): { subject: string; text: string } => ({
  subject: `Webhook endpoint ${host} was turned off`,
  text: `Hello ${onOneLine(name)},

Muster no longer sends events to your webhook endpoint ${host}${description === null ? '' : ` (${onOneLine(description)})`}, ${id}.

${reason}

What was still queued has been cancelled. Once the receiver works again, resume the endpoint in the console or with
POST /webhooks/${id}/resume. Events raised until then are not sent by themselves; its log lets you redeliver those that failed.
`,
});
