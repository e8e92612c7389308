import { counted } from '../counted.ts';
import type * as en from '../reports.ts';
import type { Translated } from '../translated.ts';

export const reportsTexts: Translated<typeof en.reportsTexts> = {
  title: 'Rapports',
  lead: 'Les heures, les heures supplémentaires, les absences, les effectifs et les dépenses, en chiffres.',
  tabs: { hours: 'Heures', absence: 'Absences', headcount: 'Effectif', expenses: 'Dépenses' },
  export: 'Exporter',
  period: 'Période',
  usualPeriod: '12 derniers mois',
  periods: {
    'this-month': 'Ce mois-ci',
    'last-month': 'Le mois dernier',
    'this-quarter': 'Ce trimestre',
    'this-year': 'Cette année',
    'last-year': 'L’année dernière',
    custom: 'Autres jours…',
  },
  from: 'Du',
  to: 'Au',
  department: 'Service',
  departments: 'Services',
  departmentsThen: 'Du jour même',
  departmentsNow: 'D’aujourd’hui',
  anyDepartment: 'Tous les services',
  by: 'Par',
  thenBy: 'Et par',
  nothingMore: 'Et rien d’autre',
  measure: 'Chiffre',
  measures: { hours: 'Heures', overtime: 'Heures supplémentaires', billable: 'Heures facturables', cost: 'Coût' },
  billable: 'Facturable ou non',
  billableOrNot: 'Facturable ou non',
  billables: { true: 'Facturable seulement', false: 'Non facturable' },
  byMonth: 'Par mois',
  byQuarter: 'Par trimestre',
  byYear: 'Par année',
  atGlance: 'En un coup d’œil',
  hasMore: 'Les 200 plus grands sont affichés. Le fichier exporté les contient tous.',
  emptyTitle: 'Rien pour ces jours',
  empty: 'Choisissez une autre période ou un autre service.',
};

export type ReportKind = en.ReportKind;

export const departmentsReportTexts: Translated<typeof en.departmentsReportTexts> = {
  title: 'Services par mois',
  lead: 'Les heures, les absences et l’effectif de services entiers, par mois entiers.',
  month: 'Mois',
  notTold: '–',
  whyNot:
    'Les absences ne sont dites ni d’un mois en cours, ni là où elles parleraient d’une seule personne : dans un service où moins de trois personnes étaient en poste tout le mois.',
};

export const waysOf: Translated<typeof en.waysOf> = {
  hours: { project: 'Projet', client: 'Client', task: 'Tâche', department: 'Service', person: 'Personne' },
  absence: { type: 'Type de congé', department: 'Service', person: 'Personne' },
  headcount: { department: 'Service', employment_type: 'Type d’emploi', work_location: 'Lieu de travail' },
  expenses: { category: 'Catégorie', department: 'Service', project: 'Projet', person: 'Personne' },
};

export const byTitles: Readonly<Record<string, string>> = {
  project: 'Par projet',
  client: 'Par client',
  task: 'Par tâche',
  department: 'Par service',
  person: 'Par personne',
  type: 'Par type de congé',
  category: 'Par catégorie',
  employment_type: 'Par type d’emploi',
  work_location: 'Par lieu de travail',
};

export const noneOf: Readonly<Record<string, string>> = {
  project: 'Aucun projet',
  client: 'Aucun client',
  task: 'Aucune tâche',
  type: 'En congé',
  department: 'Aucun service',
  employment_type: 'Non précisé',
  work_location: 'Non précisé',
};

export const hiddenName = 'Hors de votre vue';

export const ownReportTexts: Translated<typeof en.ownReportTexts> = {
  lead: 'Ce que vous avez fait, pour qui et sur quoi.',
  ways: { client: 'Client', project: 'Projet', task: 'Tâche' },
};

export const clientFileTexts: Translated<typeof en.clientFileTexts> = {
  open: 'Fichier pour un client',
  title: 'Fichier pour un client',
  subject: 'Client ou projet',
  client: (name) => `${name} (client)`,
  holds:
    'Chaque saisie des jours affichés : date, projet, personne, heures et remarque. Ni taux ni heures de pointage.',
  csv: 'Télécharger en CSV',
  pdf: 'Télécharger en PDF',
};

export const agreementTexts: Translated<typeof en.agreementTexts> = {
  agrees: (count) =>
    counted(count, { one: 'Les heures d’une feuille de temps.', other: 'Les heures de # feuilles de temps.' }),
  straddles: (days, count) =>
    counted(count, {
      one: () =>
        `La période de paie ${days} dépasse ces jours : de sa feuille de temps, seuls les jours choisis sont additionnés.`,
      other: (n) =>
        `La période de paie ${days} dépasse ces jours : de ses ${n} feuilles de temps, seuls les jours choisis sont additionnés.`,
    }),
  week: (days) =>
    `Les heures supplémentaires se comptent par semaine de travail. La semaine ${days} dépasse ces jours : le temps travaillé plus tôt dans la semaine compte pour sa limite, sans être additionné.`,
  twoWeeks: (one, other) =>
    `Les heures supplémentaires se comptent par semaine de travail. Les semaines ${one} et ${other} dépassent ces jours : le temps travaillé plus tôt dans chacune compte pour sa limite, sans être additionné.`,
  following: (count) =>
    counted(count, {
      one: 'Une feuille de temps indique encore d’autres heures supplémentaires : les réglages ont changé depuis son calcul. Elle suivra à sa prochaine modification.',
      other:
        '# feuilles de temps indiquent encore d’autres heures supplémentaires : les réglages ont changé depuis leur calcul. Elles suivront à leur prochaine modification.',
    }),
  tooMany:
    'Les heures supplémentaires ne sont pas calculées pour autant de saisies. Choisissez moins de jours, ou un seul service.',
  otherCurrency: (count) =>
    counted(count, {
      one: 'Une feuille de temps est dans une autre devise et ne figure pas dans le coût.',
      other: '# feuilles de temps sont dans une autre devise et ne figurent pas dans le coût.',
    }),
};

export const reportViewTexts: Translated<typeof en.reportViewTexts> = {
  noun: (count) => counted(count, { one: '# ligne', other: '# lignes' }),
  chart: (what, by) => `${what} : ${by}`,
  pair: (one, other) => `${one}, ${other}`,
  byBoth: (by, then) => `${by} et ${then.toLowerCase()}`,
};

export const shownTexts: Translated<typeof en.shownTexts> = {
  perDiems: 'Indemnités journalières',
  mileage: 'Kilométrage',
  none: 'Aucun',
  hours: 'Heures',
  billable: 'Facturables',
  overtime: 'Supplémentaires',
  cost: 'Coût',
  notWorkedOut: '–',
  shareBillable: 'Part facturable',
  timeEntries: 'Saisies de temps',
  entries: 'Saisies',
  workingDaysAway: 'Jours ouvrables d’absence',
  peopleAway: 'Personnes absentes',
  leaves: 'Congés',
  days: 'Jours',
  people: 'Personnes',
  peopleAtTheEnd: 'Effectif à la fin',
  fullTimeEquivalents: 'Équivalents temps plein',
  joined: 'Arrivées',
  left: 'Départs',
  turnover: 'Taux de roulement',
  claimedIn: (currency) => `Réclamé en ${currency}`,
  amountAndLines: (money, count) =>
    counted(count, { one: (number) => `${money}, ${number} ligne`, other: (number) => `${money}, ${number} lignes` }),
  claimed: 'Réclamé',
  amount: 'Montant',
  linesColumn: 'Lignes',
};

export const periodsTexts: Translated<typeof en.periodsTexts> = {
  quarter: (quarter, year) => `T${quarter} ${year}`,
};
