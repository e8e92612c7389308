import { counted } from '../../counted.ts';
import type * as en from '../../leave/requests.ts';
import type { Translated } from '../../translated.ts';
import { sayAmount } from './amounts.ts';

const sayWorkingDays = (days: number): string => counted(days, { one: '# jour ouvrable', other: '# jours ouvrables' });

export const sayLength: typeof en.sayLength = (leave) =>
  leave.total_hours == null ? sayWorkingDays(leave.total_days) : sayAmount(leave.total_hours, 'HOURS');

export const sayWhen: typeof en.sayWhen = (format, leave) => {
  const days = format.days(leave.start_date, leave.end_date);
  if (leave.start_time != null && leave.end_time != null) {
    return `${days}, de ${format.timeOfDay(leave.start_time)} à ${format.timeOfDay(leave.end_time)}`;
  }
  if (leave.start_date === leave.end_date) {
    if (leave.start_half === 'FIRST_HALF') return `${days}, matin`;
    return leave.start_half === 'SECOND_HALF' ? `${days}, après-midi` : days;
  }
  const fromNoon = leave.start_half === 'SECOND_HALF';
  const untilNoon = leave.end_half === 'FIRST_HALF';
  if (fromNoon && untilNoon) return `${days}, de midi à midi`;
  if (fromNoon) return `${days}, à partir de midi le premier jour`;
  return untilNoon ? `${days}, jusqu’à midi le dernier jour` : days;
};

export const statusNames: Translated<typeof en.statusNames> = {
  PENDING: 'En attente',
  APPROVED: 'Approuvé',
  REJECTED: 'Rejeté',
  CANCELLED: 'Annulé',
};

export const whyNames: Translated<typeof en.whyNames> = {
  WORKING_DAY: 'Jour ouvrable',
  HALF_DAY: 'Demi-journée',
  SHIFT: 'Vous avez un quart de travail',
  WEEKEND: 'Fin de semaine, non comptée',
  NOT_A_WORKING_DAY: 'Jour de repos, non compté',
  HOLIDAY: 'Jour férié, non compté',
  PART_OF_DAY: 'Une partie du jour',
};

export const halfNames: Translated<typeof en.halfNames> = {
  FULL_DAY: 'Toute la journée',
  FIRST_HALF: 'Le matin',
  SECOND_HALF: 'L’après-midi',
};

export const bookTexts: Translated<typeof en.bookTexts> = {
  bookTimeOff: 'Demander un congé',
  timeOff: 'Congés',
  nothingToBookYet: 'Aucun congé à demander pour l’instant',
  yourOrganizationHasNoTypes: 'Votre organisation n’a pas encore de types de congé. L’Administration peut en ajouter.',
  booked: 'Votre congé est inscrit.',
  checkedLater: 'Pas de réseau : la vérification se fera à l’envoi.',
  yourRequestWasSent: 'Votre demande a été envoyée.',
  typeWithRest: (name, amount) => `${name}, reste ${amount}`,
  when: 'Quand',
  type: 'Type',
  note: 'Note',
  theDeciderReadsIt: 'La personne qui décide la lit.',
  sendRequest: 'Envoyer la demande',
  book: 'Inscrire le congé',
  cancel: 'Annuler',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  howMuchOfTheDay: 'Partie de la journée',
  onTheFirstDay: 'Le premier jour',
  theWholeDay: 'Toute la journée',
  fromNoon: 'À partir de midi',
  onTheLastDay: 'Le dernier jour',
  untilNoon: 'Jusqu’à midi',
  day: 'Jour',
  from: 'De',
  until: 'À',
  partOfTheDay: 'D’une heure à une autre',
};

export const illTexts: Translated<typeof en.illTexts> = {
  title: 'Maladie',
  whoIsIll: 'Qui est malade',
  oneself: (type) => `Moi : ${type}`,
  family: (type) => `Un enfant ou un proche : ${type}`,
  send: 'Envoyer',
  sent: 'Envoyé. Vos responsables en sont avisés. Bon rétablissement.',
  notAttached: (why) => `Votre absence est signalée, mais un fichier n’a pas été envoyé : ${why} Ajoutez-le ici.`,
  whoIsTold:
    'Vos responsables sont avisés tout de suite de votre absence; le motif n’est connu que des personnes qui y ont droit.',
};

export const attachmentTexts: Translated<typeof en.attachmentTexts> = {
  title: 'Attestation médicale ou note',
  hint: 'Une photo ou un PDF. Visible pour vous, vos gestionnaires, l’Administration et la Direction.',
  later: 'Facultatif : vous pourrez aussi l’ajouter plus tard.',
  drop: 'ou déposez des photos ou des fichiers PDF ici',
  add: 'Ajouter une photo ou un fichier',
  files: 'Fichiers à joindre',
  none: 'Rien n’est joint.',
  missing: (day) => `Il manque une attestation médicale : elle est exigée à partir du ${day}.`,
  there: 'L’attestation médicale exigée a été fournie.',
  by: (name, day) => `${name}, ${day}`,
  somebody: 'Une personne',
  removeTitle: 'Retirer ce fichier?',
  removeText: (name) => `« ${name} » sera supprimé définitivement.`,
  remove: 'Retirer',
  removed: 'Retiré.',
};

export const changeLeaveTexts: Translated<typeof en.changeLeaveTexts> = {
  change: 'Modifier',
  changeThisLeave: 'Modifier ce congé',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  ask: 'Demander la modification',
  asked: 'Envoyé. Les jours approuvés restent jusqu’à la décision.',
  changed: 'Modifié.',
  now: (when, length) => `Approuvé : ${when} (${length}).`,
  then: (length) => `Ensuite : ${length}.`,
  left: (after, before) => `Il restera ${after} sur ${before}.`,
  standsUntil: 'Les jours approuvés restent jusqu’à la décision.',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  note: 'Note',
};

export const leaveTexts: Translated<typeof en.leaveTexts> = {
  timeOff: 'Congés',
  somebody: 'Une personne',
  away: 'En congé',
  titleOf: (title, name) => `${name} : ${title}`,
  leave: 'Congé',
  type: 'Type',
  when: 'Quand',
  length: 'Durée',
  note: 'Note',
  inPlaceOf: 'À la place de',
  replacedBy: 'Remplacé par',
  changeAskedFor: 'Modification demandée',
  whatHappened: 'Historique',
  neededNoDecision: 'Aucune décision requise',
  somebodyInCharge: 'Une personne responsable',
  requested: 'Demandé',
  lastDecision: 'Dernière décision',
  comment: 'Commentaire',
  whyItWasRejected: 'Motif du rejet',
  cancellationAskedFor: 'Annulation demandée',
  whyItShouldBeCancelled: 'Motif de la demande d’annulation',
  cancelled: 'Annulé',
};

export const partsTexts: Translated<typeof en.partsTexts> = {
  approvedCancellationAskedFor: 'Annulation demandée',
  approvedChangeAskedFor: 'Approuvé, modification demandée',
  approved: 'Congé approuvé.',
  approve: 'Approuver',
  reject: 'Rejeter',
  keepTheLeave: 'Maintenir le congé',
  askToCancel: 'Demander l’annulation',
  withdraw: 'Retirer',
  cancelThisLeave: 'Annuler ce congé',
  rejectThisLeave: 'Rejeter ce congé?',
  thePersonReadsIt: 'La personne le lit.',
  goBack: 'Revenir',
  rejected: 'Congé rejeté.',
  keepThisLeave: 'Maintenir ce congé?',
  keepThisLeaveHint: 'La personne a demandé son annulation et lit pourquoi il est maintenu.',
  theLeaveStands: 'Le congé est maintenu.',
  askToCancelThisLeave: 'Demander l’annulation de ce congé?',
  withdrawThisRequest: 'Retirer cette demande?',
  cancelThisLeaveTitle: 'Annuler ce congé?',
  yourWishWasSent: 'Votre demande a été envoyée.',
  withdrawn: 'Demande retirée.',
  cancelled: 'Congé annulé.',
  askToCancelText:
    'Ce congé a été approuvé : il est maintenu jusqu’à ce que la personne qui décide accepte. Les jours reviennent alors au solde.',
  cancelText: 'Les jours reviennent au solde. Cette action est définitive.',
};

export const previewPanelTexts: Translated<typeof en.previewPanelTexts> = {
  whatItTakes: 'Ce que prend ce congé',
  itNeedsNoApproval: 'Aucune approbation requise : le congé est inscrit tout de suite.',
  eachDay: 'Jour par jour',
  notCounted: (holiday) => `${holiday}, non compté`,
  thisTypeHasNoLimit: 'Ce type de congé est sans limite.',
  youHaveTooFew: (before, missing) => `Vous avez ${before} : il manque ${missing}.`,
  leftAfterwardsOfNow: (after, before) => `Il restera ${after}, sur ${before} maintenant.`,
  nobodyElseOfYourDepartment: 'Personne que vous voyez dans l’annuaire n’est en congé à ce moment.',
  colleaguesOfYourDepartment: (count) =>
    counted(count, {
      one: 'Une personne de votre service est en congé à ce moment.',
      other: '# personnes de votre service sont en congé à ce moment.',
    }),
  shiftsMet: 'Vos quarts de travail ces jours-là',
  aShift: 'Quart de travail',
  anAdministratorOrExecutiveDecides: 'L’Administration ou la Direction décide.',
  decidedBy: (names) => `La décision revient à ${names}.`,
  somebody: 'une personne responsable',
};

export const timeOffTexts: Translated<typeof en.timeOffTexts> = {
  timeOff: 'Congés',
  bookTimeOff: 'Demander un congé',
  myRequests: 'Mes demandes',
  noun: (count) => counted(count, { one: '# demande', other: '# demandes' }),
  state: 'État',
  anyState: 'Tous les états',
  empty: {
    title: 'Aucun congé pour l’instant',
    text: 'Vos demandes paraissent ici, avec qui a décidé et quand.',
  },
  when: 'Quand',
  type: 'Type',
  length: 'Durée',
  decidedBy: 'Décision de',
  actions: 'Actions',
  neededNoDecision: (day) => `Aucune décision requise, ${day}`,
  somebodyInCharge: 'Une personne responsable',
  balances: 'Soldes',
  myBalances: 'Mes soldes',
  howItCameAbout: 'Détail du calcul',
  yearOfTheBalances: 'Année des soldes',
  thisYear: (year) => `${year}, cette année`,
  nextYear: (year) => `${year}, l’an prochain`,
  noLimitTaken: (name, amount) => `${name} : sans limite, pris : ${amount}`,
  takenOrBooked: (amount) => `pris ou prévu : ${amount}`,
  waitingForADecision: (amount) => `en attente d’une décision : ${amount}`,
  broughtOverFromLastYear: (amount) => `reporté de l’an passé : ${amount}`,
  overdrawn: (amount) => `dépassement de ${amount}`,
  left: (amount) => `reste ${amount}`,
};
