import { counted } from '../../counted.ts';
import type * as en from '../../people/people.ts';
import type { Translated } from '../../translated.ts';

export const directoryTexts: Translated<typeof en.directoryTexts> = {
  onlyYou:
    'Votre organisation ne vous montre pas vos collègues ici. L’Administration peut ouvrir l’annuaire dans les Réglages.',
  title: 'Annuaire',
  lead: 'Toutes les personnes avec qui vous travaillez, et comment les joindre.',
  search: 'Rechercher par nom, courriel ou poste',
  nobody: 'Personne ne correspond',
  hint: 'Essayez le début d’un prénom ou d’un nom.',
  people: 'Personnes',
  peopleCount: (count) => counted(count, { one: '# personne', other: '# personnes' }),
  showMore: 'Afficher plus',
};

export const orgChartTexts: Translated<typeof en.orgChartTexts> = {
  title: 'Organigramme',
  lead: 'Qui relève de qui.',
  search: 'Rechercher par nom ou poste',
  empty: 'Encore personne ici',
  emptyHint: 'Attribuez des gestionnaires, et l’organigramme se dessine tout seul.',
  on: 'Le',
  today: 'Aujourd’hui',
  unfoldAll: 'Tout déplier',
  foldAll: 'Tout replier',
  reportsOf: (name) => `${name} : personnes sous sa gestion`,
  countedReportsOf: (name, count) => `${name} : personnes sous sa gestion, ${count}`,
  reports: (count) => counted(count, { one: '# personne sous sa gestion', other: '# personnes sous sa gestion' }),
  view: 'Afficher en',
  views: { chart: 'Diagramme', list: 'Liste' },
  region: 'Diagramme de qui relève de qui',
  smaller: 'Réduire',
  larger: 'Agrandir',
  apart: 'Sans gestionnaire ici',
  apartNote: 'Personne sur cet organigramme ne les gère, et personne ne relève d’eux.',
};

export const listTexts: Translated<typeof en.listTexts> = {
  title: 'Personnes',
  add: 'Ajouter une personne',
  search: 'Rechercher par nom, courriel ou poste',
  empty: { title: 'Personne ici', text: 'Les personnes que vous pouvez voir s’affichent ici.' },
  inactive: 'Inactive',
  offboarded: 'Départ terminé',
  everyone: 'Tout le monde',
  name: 'Nom',
  jobTitle: 'Titre du poste',
  department: 'Service',
  manager: 'Gestionnaire',
  emailAddress: 'Adresse courriel',
  workLocation: 'Lieu de travail',
  startDate: 'Date de début',
  role: 'Rôle',
  status: 'État',
  noun: (count) => counted(count, { one: '# personne', other: '# personnes' }),
  active: 'Active',
  anyDepartment: 'Tous les services',
  anyRole: 'Tous les rôles',
  anyInvitation: 'Toutes les invitations',
  invitation: 'Invitation',
};

export const personFormTexts: Translated<typeof en.personFormTexts> = {
  emailKept: 'Cette adresse sert à se connecter : elle ne peut pas être modifiée.',
  emailNew: 'Un lien pour choisir un mot de passe y est envoyé.',
  ownRole: 'Vous ne pouvez pas modifier votre propre rôle.',
  months: (count) => counted(count, { one: '# mois', other: '# mois' }),
  firstName: 'Prénom',
  enterAFirstName: 'Entrez un prénom.',
  lastName: 'Nom de famille',
  enterALastName: 'Entrez un nom de famille.',
  middleName: 'Deuxième prénom',
  preferredName: 'Prénom usuel',
  emailAddress: 'Adresse courriel',
  enterAnEmailAddress: 'Entrez une adresse courriel.',
  jobTitle: 'Titre du poste',
  department: 'Service',
  noDepartment: 'Aucun service',
  manager: 'Gestionnaire',
  workLocation: 'Lieu de travail',
  division: 'Division',
  role: 'Rôle',
  level: 'Niveau',
  startDate: 'Date de début',
  endDate: 'Date de fin',
  employmentType: 'Type d’emploi',
  notSet: 'Non précisé',
  probation: 'Période d’essai',
  none: 'Aucune',
  employeeNumber: 'Matricule',
  payrollNumber: 'Numéro de paie',
};

export const addPersonTexts: Translated<typeof en.addPersonTexts> = {
  addAPerson: 'Ajouter une personne',
  people: 'Personnes',
  person: 'Personne',
  job: 'Poste',
  onboarding: 'Accueil',
  whoTheyAre: 'Identité',
  employment: 'Emploi',
  addAndInvite: 'Ajouter et inviter',
  inviting: 'Invitation',
  continue: 'Continuer',
  back: 'Retour',
  cancel: 'Annuler',
  tasks: (name, count) =>
    counted(count, { one: (number) => `${name} (${number} tâche)`, other: (number) => `${name} (${number} tâches)` }),
  onboardingNote: 'Les tâches du modèle sont attribuées au moment où la personne est ajoutée.',
  checklist: 'Liste de tâches',
  noChecklist: 'Aucune liste de tâches',
  thereAreNoTemplatesYet:
    'Il n’y a pas encore de modèle. Une liste de tâches peut être lancée plus tard, à partir de la page de la personne.',
  wasAdded: (name) => `${name} fait maintenant partie de l’organisation`,
  linkSent: (email) =>
    `Un lien pour choisir un mot de passe est en route vers ${email}. Il fonctionne jusqu’à ce qu’il serve ou qu’un autre soit envoyé.`,
  openTheirPage: 'Ouvrir sa page',
  openTheChecklist: 'Ouvrir la liste de tâches',
  backToPeople: 'Retour aux personnes',
};

export const editPersonTexts: Translated<typeof en.editPersonTexts> = {
  person: 'Personne',
  edit: (name) => `Modifier la fiche : ${name}`,
  editTitle: 'Modifier',
  thisRecordIsNotYours: 'Vous ne pouvez pas modifier cette fiche',
  anExecutiveIsEdited: 'Seule la Direction peut modifier la fiche d’une personne de la Direction.',
  editPerson: 'Modifier la personne',
  saved: 'Modifications enregistrées.',
  nameAndContact: 'Nom et coordonnées',
  job: 'Poste',
  employment: 'Emploi',
  save: 'Enregistrer',
  cancel: 'Annuler',
};

export const stepsTexts: Translated<typeof en.stepsTexts> = {
  steps: 'Étapes',
};
