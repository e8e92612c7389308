import { counted } from '../counted.ts';
import type * as en from '../day-view.ts';
import type { Translated } from '../translated.ts';

export const dayViewTexts: Translated<typeof en.dayViewTexts> = {
  day: 'Jour',
  week: 'Semaine',
  today: 'Aujourd’hui',
  previousDay: 'Jour précédent',
  nextDay: 'Jour suivant',
  openDay: (day) => `Ouvrir ${day} heure par heure`,
  shiftsOf: (day) => `Quarts de travail : ${day}`,
  working: (people, hours) =>
    counted(people, {
      one: (n) => `${n} personne, ${hours}`,
      other: (n) => `${n} personnes, ${hours}`,
    }),
  sum: (told, money) => `${told}, ${money}`,
  noShift: 'Aucun quart de travail',
  add: (label) => `Ajouter un quart de travail : ${label}`,
  time: 'Horaire',
  what: 'Quoi',
  where: 'Lieu',
};
