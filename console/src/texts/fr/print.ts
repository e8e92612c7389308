import { counted } from '../counted.ts';
import type * as en from '../print.ts';
import type { Translated } from '../translated.ts';

export const printTexts: Translated<typeof en.printTexts> = {
  print: 'Imprimer',
  printedOn: (day) => `Imprimé le ${day}`,
  person: 'Personne',
  hours: 'Heures',
  away: 'En congé',
  withoutDrafts: (count) =>
    counted(count, {
      one: '# quart de travail n’est pas encore publié et n’est pas sur cette page.',
      other: '# quarts de travail ne sont pas encore publiés et ne sont pas sur cette page.',
    }),
  openShifts: 'Quarts de travail libres',
  hoursOf: (hours) => hours,
};
