import { counted } from '../counted.ts';
import type * as en from '../home-team.ts';
import type { Translated } from '../translated.ts';

export const teamTexts: Translated<typeof en.teamTexts> = {
  team: 'Mon monde',
  inNow: (count, all) => `Au travail maintenant : ${String(count)} sur ${String(all)}`,
  inSince: (time) => `depuis ${time}`,
  late: (count) => counted(count, { one: '# personne en retard', other: '# personnes en retard' }),
  worksTomorrow: 'Qui travaille demain',
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

export const whoIsHereTexts: Translated<typeof en.whoIsHereTexts> = {
  title: 'Qui est là',
  untimed: 'Le suivi du temps est désactivé : chaque personne est attendue ou absente.',
  show: 'Afficher',
  states: { IN: 'Au travail', ON_BREAK: 'En pause', LATE: 'En retard', AWAY: 'En congé', EXPECTED: 'À venir' },
  since: (time) => `depuis ${time}`,
  lateSince: (time) => `quart commencé à ${time}`,
  none: 'Personne n’est là',
  noneText: 'Aucune personne sous votre responsabilité n’est au travail ou en congé, ni n’a de quart aujourd’hui.',
  noDepartment: 'Sans service',
  call: 'Appeler',
  callTo: (name) => `Appeler ${name}`,
  message: 'Écrire',
  messageTo: (name) => `Écrire à ${name}`,
  noNumber: (name) => `Aucun numéro n’est disponible pour ${name}.`,
  findFor: (name) => `Trouver quelqu’un pour le quart de ${name}`,
};
