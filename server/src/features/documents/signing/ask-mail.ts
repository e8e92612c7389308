import type { Job } from '../../../kernel/catalogue.ts';
import { screenUrl } from '../../../kernel/services.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { writeMoment } from '../../../lib/texts/locale.ts';
import { say } from '../../../lib/texts/texts.ts';
import { deliverMail, type Letter, mailQueue, onOneLine, writeLetter } from '../../mail/index.ts';
import { readingOf } from '../../people/index.ts';
import { type Asked, findAsked, listToAct } from './store.ts';

export const askTask = 'documents.ask';

/** Told within the change that asks someone to sign; the subject is the document. */
export const signatureAsked = 'document.signature_asked';

/** Everyone whose turn it is now gets a mail once the change has committed. */
export async function askSigners(work: UnitOfWork, documentId: string): Promise<void> {
  remindSigners(work, await listToAct(work, documentId));
  await work.react(signatureAsked, documentId);
}

/** A mail for each of these requests for a signature. */
export function remindSigners(work: UnitOfWork, assignmentIds: readonly string[]): void {
  for (const assignment_id of assignmentIds) {
    const payload = { organization_id: work.actor.organizationId, assignment_id };
    work.enqueue(askTask, payload, { jobKey: `${askTask}:${assignment_id}`, maxAttempts: 8 });
  }
}

/** The queue holds who is asked, and neither address nor title. Who has decided meanwhile, or left, gets no mail. */
export const sendAsk: Job = {
  task: askTask,
  queue: mailQueue,
  async run(services, { organization_id, assignment_id }) {
    const asked = await findAsked(services.database.db, organization_id, assignment_id);
    if (!asked) return;
    const link = screenUrl(services.config, `/documents/${asked.document_id}`);
    const reading = readingOf(asked);
    const mail = writeLetter(reading, letterTo(asked, reading.locale, link));
    await deliverMail(services, { to: asked.email, ...mail, organizationId: organization_id as string });
  },
};

function letterTo({ name, title: titled, deadline, read_in }: Asked, locale: string, link: string): Letter {
  const { timezone } = read_in;
  const [organization, title] = [onOneLine(read_in.name), onOneLine(titled)];
  const until = deadline === null ? null : writeMoment(locale, timezone, deadline);
  return {
    subject: say('letters.signSubject', { organization, title }),
    name,
    parts: [
      { paragraph: say('letters.sign', { organization, title }) },
      { action: 'letters.openDocument', href: link },
      ...(until === null ? [] : [{ paragraph: say('letters.signUntil', { until, timezone }) }]),
    ],
  };
}
