import { inList } from '../../in-list.ts';
import { counted } from '../counted.ts';
import type * as en from '../home.ts';
import type { Translated } from '../translated.ts';

export const homeTexts: Translated<typeof en.homeTexts> = {
  hello: (name) => `Bonjour ${name}`,
  week: 'Heures de la semaine',
  weekTotal: (said) => `${said} jusqu’à maintenant`,
  openWeek: 'Ouvrir ma semaine',
  balances: 'Congés',
  noBalances: 'Aucun type de congé n’a encore été prévu pour vous.',
  bookTimeOff: 'Demander un congé',
  ill: 'Maladie',
  unlimited: 'sans limite',
  left: (amount) => `reste ${amount}`,
  away: 'En congé aujourd’hui',
  nobodyAway: 'Personne de votre entourage n’est en congé aujourd’hui.',
  onlyToday: 'de retour demain',
  until: (day) => `jusqu’au ${day}`,
  shifts: 'Prochains quarts de travail',
  noShifts: 'Vous n’avez aucun quart de travail dans les sept prochains jours.',
  workingWith: (names, others) =>
    others === 0
      ? `Prochain quart de travail avec ${inList(names)}.`
      : `Prochain quart de travail avec ${inList([...names, counted(others, { one: '# autre personne', other: '# autres personnes' })])}.`,
  mySchedule: 'Mon horaire',
  requests: 'Mes demandes',
  noRequests: 'Aucune de vos demandes n’attend une décision.',
  somebody: 'Une personne de l’équipe',
  kinds: { leave: 'Congé', expense: 'Note de frais', timesheet: 'Feuille de temps', time_entry: 'Saisie de temps' },
  why: (by, reason) => [by, reason].filter((part) => part !== null).join('\u00a0: '),
  waiting: (count) =>
    counted(count, {
      one: 'Un élément vous attend dans votre boîte de réception.',
      other: '# éléments vous attendent dans votre boîte de réception.',
    }),
  openInbox: 'Ouvrir la boîte de réception',
  workedToday: (said) => `${said} de travail aujourd’hui.`,
  announced: (count) => counted(count, { one: 'Une nouvelle annonce', other: '# nouvelles annonces' }),
  readThem: 'Lire',
};

export const statesTexts: Translated<typeof en.statesTexts> = {
  pending: 'En attente',
  submitted: 'Soumise',
  inReview: 'À l’étude',
  rejected: 'Rejetée',
  final: 'Définitive',
  approved: 'Approuvée',
};
