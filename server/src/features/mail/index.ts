import type { Feature } from '../../kernel/catalogue.ts';
import { cleanMail, eraseKeptMail } from './clean.ts';
import { listDevelopmentMail } from './list-development.ts';

export { removeKeptMail } from './clean.ts';
export { deliverMail, mailQueue } from './deliver.ts';
export { type Letter, onOneLine, type Reading, writeLetter } from './letter.ts';
export type { Mail } from './letter.ts';
export { closeMail, MailRefused } from './smtp.ts';
export { type MailTopic, mailTopics, type Preset, presets, presetTopics } from './store.ts';
export { isWanted, joinWishes, wantsMail } from './store.ts';

export const mail: Feature = {
  name: 'mail',
  operations: [listDevelopmentMail],
  jobs: [cleanMail],
  erasureSteps: [eraseKeptMail],
};
