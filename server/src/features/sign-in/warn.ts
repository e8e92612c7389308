import { createHash } from 'node:crypto';
import type { Job } from '../../kernel/catalogue.ts';
import { screenUrl, type Services } from '../../kernel/services.ts';
import { deliverMail, writeLetter } from '../mail/index.ts';
import { readingOf } from '../people/index.ts';
import { warning } from './link-mail.ts';
import { findRecipient } from './recipient-store.ts';
import type { Account } from './store.ts';

export const warnTask = 'sessions.warn';

/**
 * Leaves the mail to the worker. An address that no one has gets a job as well, one that does nothing: it takes the same time. What
 * was typed as the address stays out of the queue.
 */
export async function warn(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  email: string,
  account: Pick<Account, 'organization_id' | 'user_id'> | null,
): Promise<void> {
  const key = createHash('sha256').update(email).digest('base64url');
  const payload = { organization_id: account?.organization_id ?? null, user_id: account?.user_id ?? null };
  await jobs.add(clock, warnTask, payload, { jobKey: `${warnTask}:${key}`, maxAttempts: 5 });
}

/** Tells a person that many wrong passwords were tried at their account. */
export const warnOfFailures: Job = {
  task: warnTask,
  async run(services, { organization_id, user_id }) {
    const person = await findRecipient(services, organization_id, user_id);
    if (!person) return;
    const letter = warning({ ...person, link: screenUrl(services.config, '/forgot-password') });
    await deliverMail(services, {
      to: person.email,
      ...writeLetter(readingOf(person), letter),
      organizationId: person.organization_id,
    });
  },
};
