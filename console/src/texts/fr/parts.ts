import type * as en from '../parts.ts';
import type { Translated } from '../translated.ts';

export const buttonTexts: Translated<typeof en.buttonTexts> = {
  copy: 'Copier',
  copied: 'Copié',
};

export const noticeTexts: Translated<typeof en.noticeTexts> = {
  atField: (field, problem) => `${field} : ${problem}`,
  request: 'Demande',
  notHere: 'Introuvable',
  notHereText: 'Cette page n’existe pas, ou vous n’y avez pas accès.',
  notLoaded: 'Le chargement a échoué',
  tryAgain: 'Réessayer',
  failed: 'Une erreur s’est produite. Rechargez la page et réessayez.',
  loading: 'Chargement',
};

export const pageTexts: Translated<typeof en.pageTexts> = {
  muster: 'Muster',
};
