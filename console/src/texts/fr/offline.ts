import type * as en from '../offline.ts';
import type { Translated } from '../translated.ts';

export const offlineTexts: Translated<typeof en.offlineTexts> = {
  offline: 'Vous êtes hors ligne',
  offlineLead: 'Muster s’ouvrira au retour du réseau.',
  away: 'Muster ne répond pas',
  awayLead: 'Le serveur ne répond pas. Muster continue d’essayer.',
  retry: 'Réessayer',
};

export const offlineNoteTexts: Translated<typeof en.offlineNoteTexts> = {
  note: 'Vous êtes hors ligne. L’information affichée peut dater; ce que vous envoyez est conservé sur cet appareil et part plus tard.',
  seen: (when) =>
    `Vous êtes hors ligne. L’information affichée date du ${when}. Ce que vous envoyez est conservé sur cet appareil et part plus tard.`,
};

export const outboxTexts: Translated<typeof en.outboxTexts> = {
  waits: (title) => `${title} : conservé sur cet appareil, envoyé dès le retour du réseau.`,
  begun: (title, when) => `${title} : commencé le ${when}, sur cet appareil seulement.`,
  refused: (title, reason) => `${title} : refusé. ${reason}`,
  kept: 'Pas de réseau. C’est conservé sur cet appareil et envoyé dès son retour.',
  goesLater: 'Envoyé au retour du réseau',
  goOn: 'Continuer',
  mend: 'Modifier et renvoyer',
  discard: 'Abandonner',
  ill: (when) => `Maladie, ${when}`,
  leave: (type, when) => `${type}, ${when}`,
  claim: (day) => `Demande du quart du ${day}`,
  answer: (day) => `Réponse sur le quart du ${day}`,
};
