import type { Job } from '../../kernel/catalogue.ts';
import { screenUrl } from '../../kernel/services.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { deliverMail, writeLetter } from '../mail/index.ts';
import { readingOf } from '../people/index.ts';
import { passwordChanged, signedOut } from './link-mail.ts';
import { findRecipient } from './recipient-store.ts';

const noticeTask = 'sessions.notice';
const notices = { 'password-changed': passwordChanged, 'signed-out': signedOut };
type Notice = keyof typeof notices;

/** Sent by the worker, once the change has committed. */
export function enqueueNotice(work: UnitOfWork, notice: Notice): void {
  const { organizationId, userId } = work.actor;
  work.enqueue(noticeTask, { organization_id: organizationId, user_id: userId, notice });
}

/** Tells a person what was done to their ways in, so that they notice what they did not do themselves. */
export const tellOfChange: Job = {
  task: noticeTask,
  async run(services, { organization_id, user_id, notice }) {
    const person = await findRecipient(services, organization_id, user_id);
    const write = notices[notice as Notice] as (typeof notices)[Notice] | undefined;
    if (!person || !write) return;
    const letter = write({ ...person, link: screenUrl(services.config, '/forgot-password') });
    await deliverMail(services, {
      to: person.email,
      ...writeLetter(readingOf(person), letter),
      organizationId: person.organization_id,
    });
  },
};
