import { sayTap } from '../by-tap.ts';
import type * as en from '../clock-asked.ts';
import type { Translated } from '../translated.ts';

export const leftTexts: Translated<typeof en.leftTexts> = {
  title: 'Quelle est l’heure de votre départ?',
  lead: (since, hours) =>
    `${since}. Après plus de ${String(hours)} heures, indiquez l’heure de votre départ au lieu de tout enregistrer.`,
  shift: (when) => `Fin de votre quart de travail : ${when}.`,
  day: 'Jour',
  time: 'Heure',
  clockOut: 'Pointer le départ',
  leavingNow: 'Je pars maintenant',
  notAfterStart: (since) => `Entrez une heure qui suit votre arrivée (${since}).`,
  inTheFuture: 'Entrez une heure qui est passée.',
  tooLong: 'Une saisie dure au plus 24 heures. Entrez l’heure de votre départ ce jour-là.',
};

export const refusedTapTexts: Translated<typeof en.refusedTapTexts> = {
  refused: (action, when, why) =>
    sayTap(action, [
      `Votre arrivée (${when}) n’a pas pu être pointée : ${why}`,
      `Votre départ (${when}) n’a pas pu être pointé : ${why}`,
      `Le début de votre pause (${when}) n’a pas pu être pointé : ${why}`,
      `La fin de votre pause (${when}) n’a pas pu être pointée : ${why}`,
    ]),
  correct: 'Saisir le temps à la main',
  discard: 'Abandonner',
  discardTitle: 'Abandonner ce pointage?',
  discardText: (action, when) =>
    sayTap(action, [
      `Rien n’est enregistré pour votre arrivée (${when}).`,
      `Rien n’est enregistré pour votre départ (${when}).`,
      `Aucune pause n’est enregistrée à partir de ce moment (${when}).`,
      `Rien n’est enregistré pour la fin de votre pause (${when}).`,
    ]),
  discarded: 'Pointage abandonné',
};

export const illTexts: Translated<typeof en.illTexts> = {
  title: 'Travaillez-vous tout de même?',
  text: 'Vous avez signalé une maladie pour aujourd’hui, et la journée compte comme un congé. Si vous êtes de retour, pointez votre arrivée et demandez à votre gestionnaire de mettre fin au congé.',
};
