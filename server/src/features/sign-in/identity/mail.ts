import type { Job } from '../../../kernel/catalogue.ts';
import { screenUrl } from '../../../kernel/services.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { type Message, say } from '../../../lib/texts/texts.ts';
import { deliverMail, mailQueue, onOneLine, writeLetter } from '../../mail/index.ts';
import { readingOf } from '../../people/index.ts';
import { findRecipient } from '../recipient-store.ts';
import { listExecutives } from './policy-store.ts';

const executivesTask = 'identity.tellExecutives';
const executiveTask = 'identity.tellExecutive';

interface Told {
  readonly organization: string;
  readonly provider: string;
  readonly domain: string;
  readonly name: string;
}

const letters = {
  'provider-added': (told: Told): Message => say('letters.providerAdded', told),
  'provider-changed': (told: Told): Message => say('letters.providerChanged', told),
  'provider-removed': (told: Told): Message => say('letters.providerRemoved', told),
  'domain-proven': (told: Told): Message => say('letters.domainProven', told),
  'domain-gone': (told: Told): Message => say('letters.domainGone', told),
  'domain-lost': (told: Told): Message => say('letters.domainLost', told),
  'policy-sso-only': ({ organization }: Told): Message => say('letters.policySsoOnly', { organization }),
  'policy-any': ({ organization }: Told): Message => say('letters.policyAny', { organization }),
  'break-glass': (told: Told): Message => say('letters.breakGlass', told),
};

/** What was done to the organization's ways in; by whom it may be. */
interface Happening {
  readonly said: keyof typeof letters;
  readonly provider?: string;
  readonly domain?: string;
  readonly user_id?: string | null;
}

/** Mailed to every Executive once the change has committed. */
export function tellExecutives(work: UnitOfWork, told: Happening): void {
  work.enqueue(executivesTask, { organization_id: work.actor.organizationId, ...told });
}

/** A mail each, so that one that cannot be sent is tried again by itself. */
export const tellAllExecutives: Job = {
  task: executivesTask,
  async run(services, payload) {
    const { database, jobs, clock } = services;
    const executives = await listExecutives(database.db, String(payload['organization_id']));
    for (const { id: executive_id } of executives) await jobs.add(clock, executiveTask, { ...payload, executive_id });
  },
};

export const tellExecutive: Job = {
  task: executiveTask,
  queue: mailQueue,
  async run(services, { organization_id, executive_id, user_id, said, provider, domain }) {
    const [to, by] = await Promise.all([
      findRecipient(services, organization_id, executive_id),
      findRecipient(services, organization_id, user_id),
    ]);
    const write = letters[said as keyof typeof letters] as (typeof letters)[keyof typeof letters] | undefined;
    if (!to || !write) return;
    const organization = onOneLine(to.organization);
    const told = {
      organization,
      provider: onOneLine(typeof provider === 'string' ? provider : ''),
      domain: onOneLine(typeof domain === 'string' ? domain : ''),
      name: onOneLine(by?.name ?? ''),
    };
    await deliverMail(services, {
      to: to.email,
      ...writeLetter(readingOf(to), {
        subject: say('letters.signInSubject', { organization }),
        name: to.name,
        parts: [
          { paragraph: write(told) },
          { paragraph: 'letters.signInUnlessYou' },
          { action: 'letters.openSignIn', href: screenUrl(services.config, '/settings?tab=sign-in') },
        ],
      }),
      organizationId: to.organization_id,
    });
  },
};
