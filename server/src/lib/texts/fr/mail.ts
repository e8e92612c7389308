import type { mail as english } from '../en/mail.ts';
import type { TranslationOf } from '../message.ts';

export const mail: TranslationOf<typeof english> = {
  noDevelopmentInbox: 'Il n’y a pas de boîte de développement : les courriels sont envoyés.',
};
