import type { Job } from '../../kernel/catalogue.ts';
import { screenUrl } from '../../kernel/services.ts';
import type { Reaction, UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type Message, say } from '../../lib/texts/texts.ts';
import { deliverMail, mailQueue, onOneLine, writeLetter } from '../mail/index.ts';
import { accountTakenBack, readingOf, type TakenBack } from '../people/index.ts';
import { findRecipient } from '../sign-in/index.ts';
import { deleteCodesSince } from './grants-store.ts';

const task = 'connectedApps.tell';

interface Told {
  readonly organization: string;
  readonly app: string;
}

const letters = {
  connected: (told: Told): Message => say('letters.appConnected', told),
  reused: (told: Told): Message => say('letters.appReused', told),
  ended: (told: Told): Message => say('letters.appEnded', told),
};

/** Mailed to the person whose app it is, once the change has committed. */
export function tellPerson(work: UnitOfWork, said: keyof typeof letters, userId: string, app: string): void {
  work.enqueue(task, { organization_id: work.actor.organizationId, user_id: userId, said, app });
}

export const tellOfApp: Job = {
  task,
  queue: mailQueue,
  async run(services, { organization_id, user_id, said, app }) {
    const person = await findRecipient(services, organization_id, user_id);
    const write = letters[said as keyof typeof letters] as (typeof letters)[keyof typeof letters] | undefined;
    if (!person || !write) return;
    const organization = onOneLine(person.organization);
    const letter = {
      subject: say('letters.appSubject', { organization }),
      name: person.name,
      parts: [
        { paragraph: write({ organization, app: onOneLine(typeof app === 'string' ? app : '') }) },
        { paragraph: 'letters.appUnlessYou' as const },
        { action: 'letters.openConnectedApps' as const, href: screenUrl(services.config, '/connected-apps') },
      ],
    };
    await deliverMail(services, {
      to: person.email,
      ...writeLetter(readingOf(person), letter),
      organizationId: person.organization_id,
    });
  },
};

export const endCodesSince: Reaction = {
  to: accountTakenBack,
  summary: 'Codes that apps were given since, and have not come back with, open nothing.',
  run: (work, userId, about) => deleteCodesSince(work, userId, (about as TakenBack).since),
};
