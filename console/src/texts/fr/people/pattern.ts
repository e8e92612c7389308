import { counted } from '../../counted.ts';
import type { patternTexts as english } from '../../people/pattern.ts';
import type { Translated } from '../../translated.ts';

export const patternTexts: Translated<typeof english> = {
  label: 'Horaire de travail',
  hint: 'Les congés, les feuilles de temps et les heures se comptent selon lui.',
  fte: 'Part du temps plein',
  standard: 'La semaine de l’organisation',
  standardHint: 'Une journée normale chaque jour hors fin de semaine.',
  keep: 'Laisser tel quel',
  fourDays: '80 % (un jour de repos)',
  threeDays: '60 % (deux jours de repos)',
  mornings: 'Matins',
  own: 'Jours et heures au choix',
  hours: 'Heures de chaque jour',
  hoursOf: (week) => `Heures de chaque jour, semaine ${week}`,
  dayOf: (weekday, week) => `${weekday}, semaine ${week}`,
  weekOf: (monday) => `Vaut pour la semaine du ${monday}, puis une semaine sur deux.`,
  twoWeeks: 'Deux semaines en alternance',
  swap: 'Inverser les semaines',
  total: (hours, days, percent) =>
    counted(days, {
      one: (number) => `${hours} h par semaine sur ${number} jour : ${percent} du temps plein.`,
      other: (number) => `${hours} h par semaine sur ${number} jours : ${percent} du temps plein.`,
    }),
  notRead: 'Écrivez les heures ainsi : 8, 7 h 30 ou 7,5; laissez vide un jour de repos.',
  tooLong: 'Un jour compte au plus 24 heures.',
  noDays: 'Donnez des heures à au moins un jour.',
  words: (days, hours) => `${days}, ${hours} h par semaine`,
  inTurn: (days, hours) => `${days} en alternance, ${hours} h par semaine en moyenne`,
  noDay: 'aucun jour',
  fromTo: (from, to) => `${from} à ${to}`,
};
