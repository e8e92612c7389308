import type * as en from '../time-by-hand.ts';
import type { Translated } from '../translated.ts';

export const handTexts: Translated<typeof en.handTexts> = {
  record: 'Saisir des heures pour quelqu’un',
  recordTheirs: 'Saisir des heures',
  recordFor: (name) => `Saisir des heures pour ${name}`,
  recorded: 'Les heures sont saisies, et la personne en est informée.',
  correct: 'Corriger',
  correctTitle: 'Corriger ces heures',
  corrected: 'Les heures sont corrigées, et la personne en est informée.',
  person: 'Personne',
  stillAtWork: 'Sans heure de fin, la personne est encore au travail.',
  reason: 'Motif',
  reasonHint: 'La personne le lit, et il reste avec les heures.',
  reasonNeeded: 'Dites pourquoi.',
  recordedBy: (name, when) => (name === null ? `Saisies par l’encadrement, ${when}` : `Saisies par ${name}, ${when}`),
  correctedBy: (name, when) =>
    name === null ? `Corrigées par l’encadrement, ${when}` : `Corrigées par ${name}, ${when}`,
  because: (what, reason) => `${what} : ${reason}`,
  before: (times) => `Avant : ${times}`,
  breakBefore: (minutes) => `Pause avant : ${minutes}`,
};
