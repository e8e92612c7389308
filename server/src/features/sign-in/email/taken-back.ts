import type { Job } from '../../../kernel/catalogue.ts';
import { screenUrl } from '../../../kernel/services.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { say } from '../../../lib/texts/texts.ts';
import { deliverMail, mailQueue, onOneLine, writeLetter } from '../../mail/index.ts';
import { type Ended, readingOf } from '../../people/index.ts';
import { findRecipient } from '../recipient-store.ts';
import { listAdministrators } from './store.ts';

const everyoneTask = 'sessions.tellOfTakingBack';
const oneTask = 'sessions.tellOneOfTakingBack';

/** The person, and Administrators: someone else may have been in the account. */
export function tellOfTakingBack(work: UnitOfWork, userId: string, ended: Ended): void {
  work.enqueue(everyoneTask, { organization_id: work.actor.organizationId, user_id: userId, ended });
}

/** A mail each, so that one that cannot be sent is tried again by itself. */
export const tellAllOfTakingBack: Job = {
  task: everyoneTask,
  async run({ database, jobs, clock }, payload) {
    const user_id = String(payload['user_id']);
    const others = await listAdministrators(database.db, {
      organization_id: String(payload['organization_id']),
      user_id,
    });
    for (const to_id of [user_id, ...others]) await jobs.add(clock, oneTask, { ...payload, to_id });
  },
};

export const tellOneOfTakingBack: Job = {
  task: oneTask,
  queue: mailQueue,
  async run(services, { organization_id, user_id, to_id, ended }) {
    const [to, person] = await Promise.all([
      findRecipient(services, organization_id, to_id),
      findRecipient(services, organization_id, user_id),
    ]);
    if (!to || !person) return;
    const organization = onOneLine(to.organization);
    const told = { organization, name: onOneLine(person.name), email: person.email };
    const isOwn = to_id === user_id;
    await deliverMail(services, {
      to: to.email,
      ...writeLetter(readingOf(to), {
        subject: say('letters.takenBackSubject', { organization }),
        name: to.name,
        parts: [
          { paragraph: isOwn ? say('letters.takenBack', { organization }) : say('letters.takenBackOf', told) },
          { paragraph: say('letters.takenBackEnded', { ended: (ended ?? {}) as Ended }) },
          { paragraph: isOwn ? 'letters.takenBackNext' : 'letters.takenBackLook' },
          {
            action: 'letters.openMuster',
            href: screenUrl(services.config, isOwn ? '/sign-in' : `/people/${String(user_id)}`),
          },
        ],
      }),
      organizationId: to.organization_id,
    });
  },
};
