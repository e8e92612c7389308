import { counted } from '../counted.ts';
import type * as en from '../home-notices.ts';
import type { Translated } from '../translated.ts';

const inTime = (minutes: number): string => {
  if (minutes < 60) return counted(minutes, { one: 'dans une minute', other: 'dans # minutes' });
  const rest = minutes % 60;
  return `dans ${String(Math.floor(minutes / 60))} h${rest === 0 ? '' : ` ${String(rest)} min`}`;
};

export const noticesTexts: Translated<typeof en.noticesTexts> = {
  late: (time) => `Votre quart a commencé à ${time}, et votre arrivée n’est pas notée.`,
  soon: (time, minutes) => `Votre quart commence à ${time}, ${inTime(minutes)}.`,
  othersWait: (count) =>
    counted(count, {
      one: 'Une demande attend quelqu’un d’autre; vous pouvez aussi la trancher.',
      other: '# demandes attendent d’autres personnes; vous pouvez aussi les trancher.',
    }),
  showOthers: 'Les afficher',
  awayFromShifts: (count) =>
    counted(count, {
      one: 'Un de vos quarts tombe pendant votre absence. La personne qui planifie voit que vous ne pouvez pas venir.',
      other:
        '# de vos quarts tombent pendant votre absence. La personne qui planifie voit que vous ne pouvez pas venir.',
    }),
  openLeave: 'Mon absence',
  rejected: {
    leave: 'Votre congé a été rejeté',
    expense: 'Votre note de frais a été rejetée',
    timesheet: 'Votre feuille de temps a été rejetée',
    time_entry: 'Certaines de vos heures ont été rejetées',
  },
  rejectedOf: (what, of) => (of === '' ? what : `${what} (${of})`),
  mend: 'Voir et corriger',
};
