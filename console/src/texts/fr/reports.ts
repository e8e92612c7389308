import { counted } from '../counted.ts';
import type * as en from '../reports.ts';
import type { Translated } from '../translated.ts';

export const reportsTexts: Translated<typeof en.reportsTexts> = {
  title: 'Rapports',
  lead: 'Les heures, les absences, les effectifs et les dépenses, en chiffres.',
  tabs: { hours: 'Heures', absence: 'Absences', headcount: 'Effectif', expenses: 'Dépenses' },
  export: 'Exporter en CSV',
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
  anyDepartment: 'Tous les services',
  by: 'Par',
  departments: 'Services',
  departmentsThen: 'Services de ce jour-là',
  departmentsNow: 'Services d’aujourd’hui',
  byMonth: 'Par mois',
  byQuarter: 'Par trimestre',
  byYear: 'Par année',
  atGlance: 'En un coup d’œil',
  hasMore: 'Les 200 plus grands sont affichés. Le fichier exporté les contient tous.',
  emptyTitle: 'Rien pour ces jours',
  empty: 'Choisissez une autre période ou un autre service.',
};

export type ReportKind = en.ReportKind;

export const waysOf: Translated<typeof en.waysOf> = {
  hours: { project: 'Projet', client: 'Client', department: 'Service', person: 'Personne' },
  absence: { type: 'Type de congé', department: 'Service', person: 'Personne' },
  headcount: { department: 'Service', employment_type: 'Type d’emploi', work_location: 'Lieu de travail' },
  expenses: { category: 'Catégorie', department: 'Service', project: 'Projet', person: 'Personne' },
};

export const byTitles: Readonly<Record<string, string>> = {
  project: 'Par projet',
  client: 'Par client',
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
  department: 'Aucun service',
  employment_type: 'Non précisé',
  work_location: 'Non précisé',
};

export const reportViewTexts: Translated<typeof en.reportViewTexts> = {
  noun: (count) => counted(count, { one: '# ligne', other: '# lignes' }),
  chart: (what, by) => `${what} : ${by}`,
};

export const shownTexts: Translated<typeof en.shownTexts> = {
  perDiems: 'Indemnités journalières',
  mileage: 'Kilométrage',
  none: 'Aucun',
  hours: 'Heures',
  billable: 'Facturables',
  shareBillable: 'Part facturable',
  timeEntries: 'Saisies de temps',
  entries: 'Saisies',
  workingDaysAway: 'Jours ouvrables d’absence',
  peopleAway: 'Personnes absentes',
  leaves: 'Congés',
  days: 'Jours',
  people: 'Personnes',
  peopleAtTheEnd: 'Effectif à la fin',
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
