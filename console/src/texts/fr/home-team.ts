import { counted } from '../counted.ts';
import type * as en from '../home-team.ts';
import type { Translated } from '../translated.ts';

export const teamTexts: Translated<typeof en.teamTexts> = {
  team: 'Mon monde',
  inNow: (count, all) => `Au travail maintenant : ${String(count)} sur ${String(all)}`,
  inSince: (time) => `depuis ${time}`,
  late: (count) => counted(count, { one: '# personne en retard', other: '# personnes en retard' }),
  noneLate: 'Personne n’est en retard.',
  lateSince: (time) => `quart commencé à ${time}`,
  comingUp: 'À venir',
  nothingComingUp: 'Rien dans les 30 prochains jours.',
  period: (days) => `Période de paie ${days}`,
  periodNote: 'Elle est terminée et n’est pas close.',
  unsent: 'Non soumises',
  undecided: 'En attente d’approbation',
  ready: 'Approuvées, pas encore définitives',
  openPeriods: 'Périodes de paie',
  timesheets: (count) => counted(count, { one: '# feuille de temps', other: '# feuilles de temps' }),
  comes: {
    start: () => 'premier jour',
    probation: () => 'fin de la période d’essai',
    certificate: (title) => `expiration : ${title}`,
    contract: () => 'dernier jour',
    anniversary: (years) => counted(years, { one: '# an ici', other: '# ans ici' }),
  },
  andMore: (count) => `et ${String(count)} de plus`,
};
