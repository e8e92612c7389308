import type { Job } from '../../../kernel/catalogue.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { refuseAlone } from '../../../kernel/proposals/four-eyes.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { check, Email, Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { deliverMail, mailQueue, onOneLine, writeLetter } from '../../mail/index.ts';
import {
  lockVisiblePerson,
  mayLookAfterAccess,
  notErased,
  personRecord,
  readingOf,
  worksHere,
} from '../../people/index.ts';
import { isDomainOfProvider } from '../identity/store.ts';
import { findRecipient } from '../recipient-store.ts';
import { endLinks } from '../store.ts';
import { changeByOther } from './change.ts';
import { requestEmailOf } from './request.ts';
import { deletePending } from './store.ts';

const addressTask = 'sessions.addressByDirectory';

/** As where an Administrator asks for it; whether they get in now makes no difference to a directory. */
const guards = guardsOn(personRecord, [mayLookAfterAccess, notErased, worksHere]);

const Address = Strict({ email: Email() });

/**
 * An address that the company's directory sends takes effect at once, if the company has shown by its identity provider that the
 * domain is its own: whoever signs in there reads mail there. Both addresses are told.
 */
export async function changeEmailByDirectory(work: UnitOfWork, userId: string, wanted: string): Promise<void> {
  const { tx, actor } = work;
  const { email } = check(Address, { email: wanted.toLowerCase() });
  const person = await lockVisiblePerson(tx, actor, userId);
  await work.guard(person, guards);
  refuseAlone(work.services.catalogue, actor, requestEmailOf, { body: { email } });
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (!(await isDomainOfProvider(work, domain))) throw invalid('email', say('scim.addressDomain', { domain }));
  await changeByOther(work, 'users.changeEmail', userId, { from: person.email, to: email });
  await deletePending(tx, actor.organizationId, userId);
  await endLinks(tx, actor.organizationId, userId);
  work.enqueue(addressTask, { organization_id: actor.organizationId, user_id: userId, old: person.email, new: email });
}

export const tellOfAddress: Job = {
  task: addressTask,
  queue: mailQueue,
  async run(services, { organization_id, user_id, old, new: email }) {
    const person = await findRecipient(services, organization_id, user_id);
    if (!person || typeof old !== 'string' || typeof email !== 'string') return;
    const organization = onOneLine(person.organization);
    for (const to of [old, email]) {
      await deliverMail(services, {
        to,
        ...writeLetter(readingOf(person), {
          subject: say('letters.addressChangedSubject', { organization }),
          name: person.name,
          parts: [
            { paragraph: say('letters.addressChanged', { organization, email }) },
            { paragraph: 'letters.addressChangedUnlessRight' },
          ],
        }),
        organizationId: person.organization_id,
      });
    }
  },
};
