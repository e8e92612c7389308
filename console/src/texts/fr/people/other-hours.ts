import { counted } from '../../counted.ts';
import type * as en from '../../people/other-hours.ts';
import type { Translated } from '../../translated.ts';

export const otherHoursTexts: Translated<typeof en.otherHoursTexts> = {
  title: 'Ce que cela change',
  ofEach: 'Ce que cela change pour chaque personne',
  kept: 'Les congés réservés gardent les jours avec lesquels ils l’ont été. Cela se règle sous Réglages, Congés.',
  recounted:
    'Les congés réservés sont recomptés à partir de ce jour, et le solde avec eux. Cela se règle sous Réglages, Congés.',
  proRata: 'Les congés qui suivent les jours de travail sont répartis par jour; les autres restent tels quels.',
  noProRata:
    'Aucun type de congé ne suit les jours de travail; ce qui est accordé reste tel quel. Chaque type de congé le dit, sous Types de congé.',
  week: (before, after) => `Heures par semaine : ${before} → ${after}`,
  balances: 'Congés par type et par année, avant et après',
  type: 'Congé',
  year: 'Année',
  granted: 'Accordé',
  taken: 'Pris',
  booked: 'Réservé',
  left: 'Reste',
  change: (before, after) => `${before} → ${after}`,
  bookings: (count) => counted(count, { one: '# congé réservé est touché', other: '# congés réservés sont touchés' }),
  booking: (name, days, before, after) => `${name}, ${days} : ${before} → ${after}`,
  bookingKept: (name, days, cost, anew) => `${name}, ${days} : coûte ${cost}, et coûterait ${anew} maintenant`,
  daysOff: (count) => counted(count, { one: 'dont # jour non travaillé', other: 'dont # jours non travaillés' }),
  noBookings: 'Aucun congé réservé n’est touché.',
  account: (before, after) => `Compte d’heures : ${before} → ${after}`,
  accountStays: (balance) => `Compte d’heures : reste à ${balance}; l’attente change à partir de ce jour.`,
  shifts: (count) => counted(count, { one: '# quart publié reste', other: '# quarts publiés restent' }),
  shiftOff: (day) => `Le ${day} serait un jour non travaillé`,
  weekOver: (day, planned, contract) => `Semaine du ${day} : ${planned} publiées, ${contract} au contrat`,
  working: 'Calcul de ce que cela change…',
};
