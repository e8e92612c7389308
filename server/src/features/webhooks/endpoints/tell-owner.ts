import type { Job } from '../../../kernel/catalogue.ts';
import { type FixedKey, type Message, say } from '../../../lib/texts/texts.ts';
import { deliverMail, type Letter, mailQueue, onOneLine, writeLetter } from '../../mail/index.ts';
import { readingOf } from '../../people/index.ts';
import type { StatusReason } from './record.ts';
import { type DisabledEndpoint, listTold } from './store.ts';

export const tellOwnerTask = 'webhooks.tell_owner';

const because: Partial<Record<StatusReason, (told: DisabledEndpoint) => Message | FixedKey>> = {
  gone: () => 'letters.endpointGone',
  failing: ({ consecutive_failures: count }) => say('letters.endpointFailing', { count }),
};

/** E-mails the owner, or who answers for the service account, of an endpoint that was given up on. Who resumed it before the mail went out needs none. */
export const tellOwner: Job = {
  task: tellOwnerTask,
  queue: mailQueue,
  async run(services, { organization_id, endpoint_id }) {
    if (typeof organization_id !== 'string' || typeof endpoint_id !== 'string') return;
    for (const told of await listTold(services.database.db, organization_id, endpoint_id)) {
      const reason = told.status_reason && because[told.status_reason]?.(told);
      if (reason === undefined || reason === null) return;
      const mail = writeLetter(readingOf(told), letterOf(told, reason, endpoint_id));
      await deliverMail(services, { to: told.email, organizationId: organization_id, ...mail });
    }
  },
};

const letterOf = ({ name, host, description }: DisabledEndpoint, reason: Message | FixedKey, id: string): Letter => ({
  subject: say('letters.endpointOffSubject', { host }),
  name,
  parts: [
    {
      paragraph:
        description === null
          ? say('letters.endpointOff', { host, id })
          : say('letters.endpointOffDescribed', { host, id, description: onOneLine(description) }),
    },
    { paragraph: reason },
    { paragraph: say('letters.endpointResume', { id }) },
  ],
});
