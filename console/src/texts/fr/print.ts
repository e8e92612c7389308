import type * as en from '../print.ts';
import type { Translated } from '../translated.ts';

export const printTexts: Translated<typeof en.printTexts> = {
  print: 'Imprimer',
  printedOn: (day) => `Imprimé le ${day}`,
  person: 'Personne',
  hours: 'Heures',
  away: 'En congé',
  asked: 'Congé demandé',
  draft: 'Brouillon',
  openShifts: 'Quarts de travail libres',
  hoursOf: (hours) => `${hours}\u00A0h`,
};
