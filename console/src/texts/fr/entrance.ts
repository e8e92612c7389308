import type * as en from '../entrance.ts';
import type { Translated } from '../translated.ts';

export const entranceTexts: Translated<typeof en.entranceTexts> = {
  muster: 'Muster',
  emailAddress: 'Adresse courriel',
  enterYourEmailAddress: 'Entrez votre adresse courriel.',
  pageTitle: (title) => `${title} · Muster`,
};
