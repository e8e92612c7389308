import type { announcements as english } from '../en/announcements.ts';
import type { TranslationOf } from '../message.ts';

export const announcements: TranslationOf<typeof english> = {
  until: 'Indiquez un jour à partir d’aujourd’hui.',
  tooMany: 'Une annonce s’adresse à 5 000 personnes au plus.',
  over: 'Cette annonce est terminée.',
};
