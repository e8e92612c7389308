import type { Feature } from '../../kernel/catalogue.ts';
import { cleanMail, eraseKeptMail } from './clean.ts';
import { listDevelopmentMail } from './list-development.ts';

export { deliverMail, mailQueue } from './deliver.ts';
export type { Mail } from './mail.ts';
export { closeMail } from './smtp.ts';
export { mailTopics, wantsMail, type MailTopic } from './wanted.ts';

export const mail: Feature = {
  name: 'mail',
  operations: [listDevelopmentMail],
  jobs: [cleanMail],
  erasureSteps: [eraseKeptMail],
};
