import type { Job } from '../../../kernel/catalogue.ts';
import { deliverMail, mailQueue } from '../../mail/index.ts';
import type { StatusReason } from './record.ts';
import { type DisabledEndpoint, findDisabled } from './store.ts';

export const tellOwnerTask = 'webhooks.tell_owner';

const because: Partial<Record<StatusReason, (told: DisabledEndpoint) => string>> = {
  gone: () => 'The receiver answered 410 Gone, which asks us to send nothing more.',
  failing: ({ consecutive_failures: count }) =>
    `No delivery has succeeded for 5 days, in which ${String(count)} attempts failed.`,
};

/** E-mails the owner of an endpoint that was given up on. Who resumed it before the mail went out needs none. */
export const tellOwner: Job = {
  task: tellOwnerTask,
  queue: mailQueue,
  async run(services, { organization_id, endpoint_id }) {
    if (typeof organization_id !== 'string' || typeof endpoint_id !== 'string') return;
    const told = await findDisabled(services.database.db, organization_id, endpoint_id);
    const reason = told?.status_reason && because[told.status_reason]?.(told);
    if (!told || reason === undefined || reason === null) return;
    const mail = { to: told.email, organizationId: organization_id, ...mailOf(told, reason, endpoint_id) };
    await deliverMail(services, mail);
  },
};

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const mailOf = (
  { name, host, description }: DisabledEndpoint,
  reason: string,
  id: string,
): { subject: string; text: string } => ({
  subject: `Webhook endpoint ${host} was turned off`,
  text: `Hello ${onOneLine(name)},

Muster no longer sends events to your webhook endpoint ${host}${description === null ? '' : ` (${onOneLine(description)})`}, ${id}.

${reason}

What was still queued has been cancelled. Once the receiver works again, resume the endpoint in the console or with
POST /webhooks/${id}/resume. Events raised until then are not sent by themselves; its log lets you redeliver those that failed.
`,
});
