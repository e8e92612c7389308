import { elided } from '../../../words.ts';
import { counted } from '../../counted.ts';
import type * as en from '../../leave/record.ts';
import type { Translated } from '../../translated.ts';

export const recordLeaveTexts: Translated<typeof en.recordLeaveTexts> = {
  recordLeave: 'Inscrire un congé',
  recordLeaveFor: (name) => `Inscrire un congé pour ${name}`,
  person: 'Personne',
  type: 'Type',
  note: 'Note',
  noteHint: 'La personne la lit aussi.',
  choosePerson: 'Choisissez de qui il s’agit.',
  approvedAtOnce: 'Le congé est approuvé sur-le-champ, et la personne en est informée.',
  left: (after, before) => `Il restera ${after} sur ${before}.`,
  othersAway: (count) =>
    counted(count, {
      one: '# collègue du service est en congé à ce moment.',
      other: '# collègues du service sont en congé à ce moment.',
    }),
  meetsShifts: (count) =>
    counted(count, {
      one: '# quart de travail reste à pourvoir.',
      other: '# quarts de travail restent à pourvoir.',
    }),
  recorded: (name) => `Le congé ${elided('de', name)} est inscrit.`,
  waits: (name) => `Le congé ${elided('de', name)} est inscrit et attend une décision.`,
};

export const uncoveredTexts: Translated<typeof en.uncoveredTexts> = {
  title: (name) => `Quarts de travail à pourvoir ${elided('de', name)}`,
  uncovered: 'Quarts de travail à pourvoir',
  text: 'Une fois offerts, ils sont libres et les collègues du service peuvent les prendre.',
  draftsLater: 'Les brouillons pourront être pris une fois la semaine publiée.',
  aShift: 'Quart de travail',
  draft: 'Brouillon',
  offer: (count) => counted(count, { one: 'Offrir # quart de travail', other: 'Offrir # quarts de travail' }),
  leaveThem: 'Les laisser ainsi',
  offered: (count) =>
    counted(count, { one: '# quart de travail est libre.', other: '# quarts de travail sont libres.' }),
  undo: 'Défaire',
  undone: (count, name) =>
    counted(count, {
      one: (n) => `${n} quart de travail revient à ${name}.`,
      other: (n) => `${n} quarts de travail reviennent à ${name}.`,
    }),
  claimedMeanwhile: 'Quelqu’un les a pris entre-temps.',
};
