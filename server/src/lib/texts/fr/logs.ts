import type { logs as english } from '../en/logs.ts';
import type { TranslationOf } from '../message.ts';

export const logs: TranslationOf<typeof english> = {
  ownRecord: 'Seule une personne a un dossier à elle.',
};
