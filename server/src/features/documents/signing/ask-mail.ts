import { sql } from '../../../db/sql.ts';
import type { Job } from '../../../kernel/catalogue.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { deliverMail, mailQueue, wantsMail } from '../../mail/index.ts';
import type { Document } from '../documents/record.ts';
import { signersToAct } from './rules.ts';

export const askTask = 'documents.ask';

/** Told within the change that asks someone to sign; the subject is the document. */
export const signatureAsked = 'document.signature_asked';

/** Everyone whose turn it is now gets a mail once the change has committed. */
export async function askSigners(work: UnitOfWork, document: Document): Promise<void> {
  for (const { assignment_id } of signersToAct(document)) {
    const payload = { organization_id: work.actor.organizationId, assignment_id };
    work.enqueue(askTask, payload, { jobKey: `${askTask}:${assignment_id}`, maxAttempts: 8 });
  }
  await work.react(signatureAsked, document.id);
}

interface Asked {
  readonly email: string;
  readonly name: string;
  readonly organization: string;
  readonly title: string;
  readonly document_id: string;
  readonly deadline: string | null;
  readonly timezone: string;
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The queue holds who is asked, and neither address nor title. Who has decided meanwhile, or left, gets no mail. */
export const sendAsk: Job = {
  task: askTask,
  queue: mailQueue,
  async run(services, { organization_id, assignment_id }) {
    const { rows } = await sql<Asked>`
      select u.email, coalesce(u.preferred_name, u.first_name) as name, o.name as organization, o.timezone, d.title,
             d.id as document_id, d.signature_deadline as deadline
        from document_signers s
        join documents d on d.organization_id = s.organization_id and d.id = s.document_id
        join users u on u.organization_id = s.organization_id and u.id = s.user_id
        join organizations o on o.id = s.organization_id
       where s.organization_id = ${organization_id} and s.id = ${assignment_id} and s.status = 'PENDING'
         and d.signature_status = 'PENDING' and u.is_active
         and ${wantsMail('u', 'signatures')}`.execute(services.database.db);
    const [asked] = rows;
    if (!asked) return;
    const link = `${services.config.baseUrl.replace(/\/api\/v1$/, '')}/documents/${asked.document_id}`;
    await deliverMail(services, {
      to: asked.email,
      subject: `${onOneLine(asked.organization)}: please sign “${onOneLine(asked.title)}”`,
      text: textOf(asked, link),
      organizationId: organization_id as string,
    });
  },
};

function textOf({ name, organization, title, deadline, timezone }: Asked, link: string): string {
  const until =
    deadline === null
      ? ''
      : `\nPlease decide before ${new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'long', timeStyle: 'short' }).format(new Date(deadline))} (${timezone}).\n`;
  return `Hello ${onOneLine(name)},

${onOneLine(organization)} asks you to sign “${onOneLine(title)}”. Sign in to read it, and to sign or decline:

${link}
${until}
`;
}
