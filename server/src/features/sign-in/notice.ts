import type { Job } from '../../kernel/catalogue.ts';
import { screenUrl } from '../../kernel/services.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { deliverMail, writeLetter } from '../mail/index.ts';
import { readingOf } from '../people/index.ts';
import { accessLetters, factorLetters, providerLetters } from './factor-mail.ts';
import { type LinkMailDetails, passwordChanged, signedOut } from './link-mail.ts';
import { findRecipient } from './recipient-store.ts';

const noticeTask = 'sessions.notice';
const letters = {
  'password-changed': passwordChanged,
  'signed-out': signedOut,
  ...factorLetters,
  ...accessLetters,
  ...providerLetters,
};
/** What was done, and to which passkey or with which provider. */
interface Notice {
  readonly notice: keyof typeof letters;
  readonly passkey?: string;
  readonly provider?: string;
}

/** Sent by the worker, once the change has committed; to the person who made it unless it concerns another. */
export function enqueueNotice(work: UnitOfWork, notice: Notice, userId = work.actor.userId): void {
  work.enqueue(noticeTask, { organization_id: work.actor.organizationId, user_id: userId, ...notice });
}

/** Tells a person what was done to their ways in, so that they notice what they did not do themselves. */
export const tellOfChange: Job = {
  task: noticeTask,
  async run(services, { organization_id, user_id, notice, passkey, provider }) {
    const person = await findRecipient(services, organization_id, user_id);
    const write = letters[notice as keyof typeof letters] as (typeof letters)[keyof typeof letters] | undefined;
    if (!person || !write) return;
    const details: LinkMailDetails & { passkey: string; provider: string } = {
      ...person,
      link: screenUrl(services.config, '/forgot-password'),
      passkey: typeof passkey === 'string' ? passkey : '',
      provider: typeof provider === 'string' ? provider : '',
    };
    await deliverMail(services, {
      to: person.email,
      ...writeLetter(readingOf(person), write(details)),
      organizationId: person.organization_id,
    });
  },
};
