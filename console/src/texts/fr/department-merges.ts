import { counted } from '../counted.ts';
import type * as en from '../department-merges.ts';
import type { Translated } from '../translated.ts';

export const mergeTexts: Translated<typeof en.mergeTexts> = {
  mergeInto: 'Fusionner avec un autre',
  title: (name) => `Fusionner ${name} avec un autre service`,
  merge: 'Fusionner',
  into: 'Fera partie de',
  choose: 'Choisissez un service',
  chooseOne: 'Choisissez le service qui reste.',
  day: 'À partir du',
  dayHint: 'Un jour à venir : c’est prévu, et s’annule jusque-là.',
  comesAlong: 'Ce qui suit',
  looking: 'Recherche en cours…',
  nothing: 'Rien ni personne. Le service devient inactif.',
  more: (count) => counted(count, { one: 'et # de plus', other: 'et # de plus' }),
  of: (title, person) => `${title} (${person})`,
  open: 'quarts de travail libres',
  stays:
    'Le service devient inactif ce jour-là. Ce qui a été travaillé, payé et décidé auparavant y reste, tout comme l’historique de chaque personne.',
  leadsFollow: 'La personne responsable et les gestionnaires gèrent aussi l’autre service',
  leadsFollowHint: 'Si l’autre n’a pas de responsable, celle ou celui de ce service le devient.',
  reason: 'Motif',
  reasonHint: 'Affiché dans l’historique de chaque personne qui change de service.',
  planned: (name, day) => `${name} fera partie de l’autre service le ${day}.`,
  begun: (name) => `${name} rejoint maintenant l’autre service. Cela prend un instant.`,
  becomes: (day) => `Le ${day}, ce service fusionnera avec`,
  became: (day) => `Le ${day}, ce service a fusionné avec`,
  takesIn: (day) => `Le ${day}, ce service accueillera`,
  tookIn: (day) => `Le ${day}, ce service a accueilli`,
  another: 'un autre service',
  moved: (count) => counted(count, { one: '# personne déplacée', other: '# personnes déplacées' }),
  undo: 'Annuler',
  undoNamed: (name, into) => `Annuler : ${name} et ${into}`,
  undoTitle: (name, into) => `Garder ${name} séparé de ${into}?`,
  undoAction: 'Annuler la fusion',
  undoText: (day) => `Rien ne se passe le ${day} : les deux services restent tels quels.`,
  undone: (name, into) => `${name} ne fusionne pas avec ${into}.`,
  departments: 'Services',
  department: 'Service',
  merges: (count) => counted(count, { one: '# fusion', other: '# fusions' }),
};

export const partTexts: Translated<typeof en.partTexts> = {
  PEOPLE: (count) => counted(count, { one: '# personne', other: '# personnes' }),
  LEADS: () => 'Responsable et gestionnaires',
  PLANNED_JOBS: (count) =>
    counted(count, { one: '# changement prévu vers ce service', other: '# changements prévus vers ce service' }),
  TEAMS: (count) => counted(count, { one: '# équipe', other: '# équipes' }),
  SHIFTS: (count) =>
    counted(count, { one: '# quart de travail à partir de ce jour', other: '# quarts de travail à partir de ce jour' }),
  SHIFT_OFFERS: (count) => counted(count, { one: '# quart cédé ou demandé', other: '# quarts cédés ou demandés' }),
  WEEK_TEMPLATES: (count) => counted(count, { one: '# modèle de semaine', other: '# modèles de semaine' }),
  STAFFING_REQUIREMENTS: (count) => counted(count, { one: '# besoin en personnel', other: '# besoins en personnel' }),
  LABOR_BUDGETS: (count) => counted(count, { one: '# budget d’une semaine', other: '# budgets de semaines' }),
  LEAVES: (count) => counted(count, { one: '# demande de congé en attente', other: '# demandes de congé en attente' }),
  TIMESHEETS: (count) =>
    counted(count, { one: '# feuille de temps en attente', other: '# feuilles de temps en attente' }),
  EXPENSE_REPORTS: (count) =>
    counted(count, { one: '# note de frais en attente', other: '# notes de frais en attente' }),
  PROJECTS: (count) => counted(count, { one: '# projet avec son budget', other: '# projets avec leurs budgets' }),
  APPROVAL_POLICIES: (count) => counted(count, { one: '# règle d’approbation', other: '# règles d’approbation' }),
  LOCKED_DATES: (count) => counted(count, { one: '# plage de dates bloquées', other: '# plages de dates bloquées' }),
  REQUIREMENTS: (count) =>
    counted(count, { one: '# certification ou formation exigée', other: '# certifications ou formations exigées' }),
  CHECKLIST_TEMPLATES: (count) =>
    counted(count, { one: '# liste pour les nouvelles personnes', other: '# listes pour les nouvelles personnes' }),
  SERVICE_ACCOUNTS: (count) => counted(count, { one: '# compte de service', other: '# comptes de service' }),
  KIOSKS: (count) => counted(count, { one: '# borne', other: '# bornes' }),
  ACCESS_GRANTS: (count) =>
    counted(count, {
      one: '# accès ne suit pas : à accorder de nouveau',
      other: '# accès ne suivent pas : à accorder de nouveau',
    }),
};
