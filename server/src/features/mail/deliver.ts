import type { JobQueue } from '../../kernel/job-outbox.ts';
import type { Services } from '../../kernel/services.ts';
import { isSandboxOrganization } from '../organization/index.ts';
import { keepMail } from './kept.ts';
import type { Mail } from './letter.ts';
import { sendBySmtp } from './smtp.ts';

/** Of jobs that send mail: an SMTP server that stalls holds up other mail, and nothing else. */
export const mailQueue: JobQueue = { name: 'mail', concurrency: 2 };

/**
 * Hands a mail to the SMTP server or, if none is set, keeps it in the data folder. Call it in a job: it may take
 * seconds, and a failure is tried again. Tells the codes with which the server took it; null without one.
 */
export async function deliverMail(services: Services, mail: Mail): Promise<string | null> {
  // Nothing of a sandbox is sent to anyone.
  const isSandbox = await isSandboxOrganization(services.database.db, mail.organizationId);
  if (services.config.smtpUrl !== null && !isSandbox) return sendBySmtp(services, services.config.smtpUrl, mail);
  await keepMail(services, mail);
  if (services.config.isProduction && !isSandbox)
    services.log.warn('SMTP_URL is not set: a mail was kept in the data folder instead of being sent');
  return null;
}
