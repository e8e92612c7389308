import type * as en from '../language.ts';
import type { Translated } from '../translated.ts';

export const languageTexts: Translated<typeof en.languageTexts> = {
  title: 'Langue',
  note: 'Ce que vous lisez ici et dans vos courriels. Les autres gardent la leur.',
  usual: (name) => `Celle de l’organisation (${name})`,
};
