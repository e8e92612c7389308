import { counted } from '../counted.ts';
import type * as en from '../timesheets.ts';
import type { Translated } from '../translated.ts';

export const sheetTexts: Translated<typeof en.sheetTexts> = {
  submittedFor: (name, reason) =>
    name === null
      ? `Soumise à la place de la personne : ${reason}`
      : `Soumise par ${name} à la place de la personne : ${reason}`,
  downloadPdf: 'Télécharger en PDF',
  changedSinceSubmitted: 'Ses saisies ont changé depuis qu’elle a été soumise.',
  hoursSinceSubmitted: (was, now) =>
    `Ses heures ont changé depuis qu’elle a été soumise : ${was} alors, ${now} maintenant.`,
  title: 'Feuilles de temps',
  table: 'Feuilles de temps',
  noneTitle: 'Aucune feuille de temps',
  none: 'Une feuille de temps s’ouvre avec les premières heures d’une personne dans une période de paie.',
  noneOfOnesOwn: 'La première s’ouvre avec les premières heures que vous enregistrez.',
  file: 'Document',
  status: 'État',
  anyStatus: 'Tous les états',
  period: 'Période de paie',
  anyPeriod: 'Toutes les périodes de paie',
  person: 'Personne',
  worked: 'Heures travaillées',
  overtime: 'Heures supplémentaires',
  leave: 'Congés payés',
  approve: 'Approuver',
  approveMany: (count) => counted(count, { one: 'Approuver', other: 'Approuver #' }),
  reject: 'Rejeter',
  rejectMany: (count) => counted(count, { one: 'Rejeter', other: 'Rejeter #' }),
  correctMany: (count) => counted(count, { one: 'Corriger', other: 'Corriger #' }),
  approved: (count) => counted(count, { one: 'Approuvée', other: '# approuvées' }),
  rejected: (count) => counted(count, { one: 'Rejetée', other: '# rejetées' }),
  approvedBy: (name, when) => (name === null ? `Approuvée, ${when}` : `Approuvée par ${name}, ${when}`),
  finalizedBy: (name, when) => (name === null ? `Remise à la paie, ${when}` : `Remise à la paie par ${name}, ${when}`),
  rejectTitle: 'Renvoyer',
  reason: 'Ce qui est à corriger',
  reasonHint: 'La personne le lit.',
  back: 'Feuilles de temps',
  finalize: 'Remettre à la paie',
  finalizeQuestion: 'Ensuite, ses heures, ses taux et sa facturation ne changent plus.',
  finalized: 'Remise à la paie',
  reopen: 'Rouvrir',
  reopenQuestion: 'La personne peut modifier ses heures et doit les soumettre de nouveau.',
  reopened: 'Feuille de temps rouverte',
  totals: 'Totaux',
  days: 'Jours',
  noDays: 'Aucune heure dans cette période.',
  entriesUnseen: (count) =>
    counted(count, {
      one: 'Vous décidez à la place de quelqu’un : vous voyez les totaux, mais pas la seule saisie.',
      other: 'Vous décidez à la place de quelqu’un : vous voyez les totaux, mais pas les # saisies.',
    }),
  sentBack: (by, reason) => (by === null ? `Renvoyée : ${reason}` : `Renvoyée par ${by} : ${reason}`),
  submittedAt: (when) => `depuis le ${when}`,
  noProject: 'Aucun projet',
};

export const periodTexts: Translated<typeof en.periodTexts> = {
  title: 'Périodes de paie',
  lead: 'Clôturer une période : qui manque, une vérification, le sceau. Puis verrouiller ses jours.',
  table: 'Périodes de paie',
  noneTitle: 'Aucune période de paie',
  none: 'Elles paraissent avec les premières heures.',
  period: 'Période',
  open: 'Ouvertes',
  submitted: 'Soumises',
  sentBack: 'Rejetées',
  approved: 'Approuvées',
  done: 'À la paie',
  state: 'État',
  locked: 'Verrouillée',
  ready: 'Prête',
  empty: 'Aucune feuille',
  blocked: (count) => counted(count, { one: '# feuille la bloque', other: '# feuilles la bloquent' }),
  sealed: 'Scellée',
  sealedAndLocked: 'Scellée et verrouillée',
  settled: 'Réglée',
  finalizeAll: (count) =>
    counted(count, {
      one: 'Remettre une feuille de temps à la paie',
      other: 'Remettre # feuilles de temps à la paie',
    }),
  finalizeAllShort: 'Tout remettre à la paie',
  finalizeQuestion: 'Ensuite, leurs heures, leurs taux et leur facturation ne changent plus.',
  finalizeStarted: 'C’est en cours. Vous pouvez quitter cette page : le travail continue.',
  finalizing: 'Feuilles de temps remises à la paie',
  progress: (done, all) => `${String(done)} sur ${String(all)}`,
  refused: (count) => counted(count, { one: '# refusée', other: '# refusées' }),
  brokenOff: 'Arrêt prématuré',
  refusedTitle: 'Ce qui n’a pas été remis à la paie',
  authorNotAllowed:
    'La personne qui a lancé ce travail n’en a plus le droit. Les feuilles de temps qui restaient sont telles quelles.',
  givenUp: (done, all) =>
    `Le travail s’est arrêté après ${String(done)} sur ${String(all)}, à cause d’une défaillance du serveur. Recommencez pour celles qui restent.`,
  somebody: 'Une personne',
  refusedOf: (name) => `${name} :`,
  closePeriod: 'Clôturer la période',
  lock: 'Verrouiller',
  lockTitle: (days) => `Verrouiller la période de paie (${days})?`,
  lockText: (day) =>
    `Les heures des périodes de paie qui se terminent le ${day} ou avant ne changent plus, pour personne. L’Administration peut reculer cette date dans les réglages.`,
  lockAction: 'Verrouiller la période',
  lockDone: 'La période est verrouillée',
  export: 'Exporter',
  blockedTitle: (days) => `Ce qui bloque la période (${days})`,
  blockedTable: 'Feuilles de temps qui bloquent la période',
  person: 'Personne',
  hours: 'Heures',
  waits: 'En attente de',
  waitsForPerson: 'la personne, pour la soumettre',
  waitsForDecision: 'une décision',
  remind: 'Envoyer un rappel',
  remindHint:
    'Un avis et un courriel à toute personne qui n’a pas soumis sa feuille de temps, une fois par jour au plus.',
  reminded: (count) => counted(count, { one: 'Rappel envoyé à # personne', other: 'Rappel envoyé à # personnes' }),
  alreadyReminded: (count) =>
    counted(count, {
      one: '# personne a déjà reçu un rappel aujourd’hui',
      other: '# personnes ont déjà reçu un rappel aujourd’hui',
    }),
  close: 'Fermer',
};

export const explanationTexts: Translated<typeof en.explanationTexts> = {
  title: 'D’où viennent les totaux',
  outdated:
    'Un réglage a changé depuis que ces totaux ont été calculés. Ils suivront à la prochaine modification de la feuille de temps.',
  week: (day) => `Semaine du ${day}`,
  day: 'Jour',
  columns: {
    worked: 'Heures travaillées',
    break: 'Pause',
    leave: 'Congé payé',
    holiday: 'Jour férié',
    overtime: 'Heures supplémentaires du jour',
  },
  outside: '(hors de cette période)',
  sum: 'Dans cette période',
  weekly: (hours) => `La semaine ajoute ${hours} d’heures supplémentaires.`,
  pay: 'Rémunération',
  payColumns: ['Temps', 'Taux horaire', 'Multiplicateur', 'Montant'],
  times: (multiplier) => `× ${multiplier}`,
};

export const overtimeRules: Translated<typeof en.overtimeRules> = {
  weekly_only: (_day, week) => `Les heures supplémentaires sont celles qui dépassent ${week} dans une semaine.`,
  daily_only: (day) => `Les heures supplémentaires sont celles qui dépassent ${day} dans un jour.`,
  greater_of: (day, week) =>
    `Les heures supplémentaires sont celles qui dépassent ${day} dans un jour ou ${week} dans la semaine, selon ce qui en donne le plus.`,
  daily_then_weekly: (day, week) =>
    `Les heures supplémentaires sont celles qui dépassent ${day} dans un jour et, parmi les autres, celles qui dépassent ${week} dans la semaine.`,
};

export const listTexts: Translated<typeof en.listTexts> = {
  noun: (count) => counted(count, { one: '# feuille de temps', other: '# feuilles de temps' }),
};

export const payPeriodsTexts: Translated<typeof en.payPeriodsTexts> = {
  noun: (count) => counted(count, { one: '# période de paie', other: '# périodes de paie' }),
  actions: 'Actions',
};

export const sheetDaysTexts: Translated<typeof en.sheetDaysTexts> = {
  break: 'Pause',
  noun: (count) => counted(count, { one: '# saisie', other: '# saisies' }),
  day: 'Jour',
  time: 'De – à',
  project: 'Projet',
  description: 'Description',
  decision: 'Décision',
  hours: 'Heures',
  dayTotal: 'Toute la journée',
};

export const timeEntriesTexts: Translated<typeof en.timeEntriesTexts> = {
  decidedBy: 'Décision de',
  place: 'Lieu',
  outside: (place) => `Hors zone : ${place}`,
  entryOf: (person, day) => `${person}, ${day}`,
  timeEntries: 'Saisies de temps',
  noun: (count) => counted(count, { one: '# saisie', other: '# saisies' }),
  department: 'Service',
  anyDepartment: 'Tous les services',
  project: 'Projet',
  anyProject: 'Tous les projets',
  billing: 'Facturation',
  billableOrNot: 'Facturables ou non',
  billable: 'Facturable',
  notBillable: 'Non facturable',
  hoursThatPeopleClock: 'Les heures que l’on pointe ou que l’on saisit paraissent ici.',
  day: 'Jour',
  time: 'De – à',
  hours: 'Heures',
  task: 'Tâche',
  description: 'Description',
  actions: 'Actions',
};
