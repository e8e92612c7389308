import type * as en from '../offline.ts';
import type { Translated } from '../translated.ts';

export const offlineTexts: Translated<typeof en.offlineTexts> = {
  offline: 'Vous êtes hors ligne',
  offlineLead: 'Muster s’ouvrira au retour du réseau.',
  away: 'Muster ne répond pas',
  awayLead: 'Le serveur ne répond pas. Muster continue d’essayer.',
  retry: 'Réessayer',
  clockOf: (name) => `Horloge de ${name}`,
};

export const offlineNoteTexts: Translated<typeof en.offlineNoteTexts> = {
  note: 'Vous êtes hors ligne. L’information affichée peut dater; vos pointages sont conservés.',
};
