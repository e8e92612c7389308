import { counted } from '../../counted.ts';
import type * as en from '../../people/leaving.ts';
import type { Translated } from '../../translated.ts';

export const leavingReasons: Translated<typeof en.leavingReasons> = {
  RESIGNATION: 'Démission',
  DISMISSAL: 'Congédiement',
  END_OF_CONTRACT: 'Fin du contrat',
  RETIREMENT: 'Retraite',
  OTHER: 'Autre motif',
};

export const leavingTexts: Translated<typeof en.leavingTexts> = {
  leavesOn: (day) => `Départ le ${day}`,
  leftOn: (day) => `Départ le ${day}`,
  leaving: 'Départ',
  reason: 'Motif',
  noReason: 'Non précisé',
  note: 'Note',
  noteHint: 'Pour les personnes qui préparent le départ; la personne la lit dans ses propres données.',
  access: 'Accès',
  accessEnds: (day) => `Prend fin de lui-même à la fin de la journée du ${day}.`,
  accessEnded: 'A pris fin.',
  accessByChecklist: 'Prend fin quand la liste de tâches du départ est terminée.',
  accessStays: 'Ne prend pas fin de lui-même : aucun départ n’a été préparé.',
  stopsWorking: 'Cesse de fonctionner',
  onlySignIn: 'La connexion; il n’y a ni jeton ni point de terminaison.',
  nothingStopped: 'Il n’y a plus rien à remettre.',
  tokenStops: (name, ago) =>
    ago === null ? `Le jeton d’API ${name}, jamais utilisé` : `Le jeton d’API ${name}, dernière utilisation ${ago}`,
  endpointStops: (name) => `Le point de terminaison ${name}`,
  endpointStopped: (name) => `Le point de terminaison ${name}, qui s’est arrêté`,
  shifts: 'Quarts après ce jour',
  noShifts: 'Aucun',
  becomeOpen: (count) =>
    counted(count, {
      one: '#, qui devient ouvert à la fin de l’accès :',
      other: '#, qui deviennent ouverts à la fin de l’accès :',
    }),
  shiftOn: (day, from, to) => `${day}, de ${from} à ${to}`,
  andMore: (count) => `et ${String(count)} de plus`,
  reports: 'Relève à trouver pour',
  nobody: 'Personne',
  leads: 'Responsabilités',
  nothing: 'Aucune',
  waiting: 'En attente de sa part',
  requests: (count) => counted(count, { one: '# demande à trancher', other: '# demandes à trancher' }),
  tasks: (count) => counted(count, { one: '# tâche pour quelqu’un d’autre', other: '# tâches pour quelqu’un d’autre' }),
  toComeBack: 'À récupérer',
  isBack: 'Récupéré',
  cameBack: (what) => `${what} : en stock.`,
  noEquipment: 'Aucun équipement n’est sorti.',
  leaveLeft: 'Congés à payer',
  noLeave: 'Il n’y a pas de congé payé avec un droit annuel.',
  leaveOf: (name, amount) => `${name} : ${amount}`,
  bookedAfter: (amount) => `${amount} après le dernier jour, à annuler`,
  openChecklist: 'Ouvrir la liste de tâches',
  takeBack: 'Annuler le départ',
  takeBackTitle: (name) => `Annuler le départ : ${name}?`,
  takeBackText:
    'Le départ est annulé, la fin de l’emploi redevient ce qu’elle était et l’accès continue. Rien n’a encore pris fin.',
  takenBack: (name) => `Départ annulé : ${name}.`,
};
