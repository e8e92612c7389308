import type { Installation } from '../../kernel/installation.ts';
import type { JobQueue } from '../../kernel/job-outbox.ts';
import { keepMail } from './kept.ts';
import { sendBySmtp } from './smtp.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Whose mail it is: the development inbox shows each organization its own. */
  readonly organizationId: string;
}

/** Of jobs that send mail: an SMTP server that stalls holds up other mail, and nothing else. */
export const mailQueue: JobQueue = { name: 'mail', concurrency: 2 };

/**
 * Hands a mail to the SMTP server or, where none is set, keeps it in the data folder. Call it in a job: it may take
 * seconds, and a failure is tried again.
 */
export async function deliverMail(installation: Installation, mail: Mail): Promise<void> {
  if (installation.config.smtpUrl !== null) {
    await sendBySmtp(installation, installation.config.smtpUrl, mail);
    return;
  }
  await keepMail(installation, mail);
  if (installation.config.isProduction)
    installation.log.warn('SMTP_URL is not set: a mail was kept in the data folder instead of being sent');
}
