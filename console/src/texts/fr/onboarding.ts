import { counted } from '../counted.ts';
import type * as en from '../onboarding.ts';
import type { Translated } from '../translated.ts';

export const checklistTypes: Translated<typeof en.checklistTypes> = { ONBOARDING: 'Accueil', OFFBOARDING: 'Départ' };

export const checklistStatuses: Translated<typeof en.checklistStatuses> = {
  NOT_STARTED: 'À commencer',
  IN_PROGRESS: 'En cours',
  COMPLETED: 'Terminée',
  CANCELLED: 'Annulée',
};

export const assigneeRoles: Translated<typeof en.assigneeRoles> = {
  PERSON: 'La personne elle-même',
  MANAGER: 'Gestionnaire de la personne',
  DEPARTMENT_HEAD: 'Responsable du service de la personne',
};

export const assigneeTexts: Translated<typeof en.assigneeTexts> = {
  whoDoesIt: 'Qui s’en occupe',
  decidedLater: 'À décider plus tard',
  person: 'Une personne précise',
  team: 'Une équipe',
  choose: 'Choisir',
  somebody: 'Quelqu’un',
};

export const addTaskTexts: Translated<typeof en.addTaskTexts> = {
  addATask: 'Ajouter une tâche',
  task: 'Tâche',
  due: 'Échéance',
  addTask: 'Ajouter',
  cancel: 'Annuler',
};

export const changeTaskTexts: Translated<typeof en.changeTaskTexts> = {
  save: 'Enregistrer',
  saved: 'Modifications enregistrées.',
  task: 'Tâche',
  whatIsToBeDone: 'Ce qu’il faut faire',
  due: 'Échéance',
};

export const checklistTexts: Translated<typeof en.checklistTexts> = {
  onboarding: 'Accueil et départ',
  checklist: 'Liste de tâches',
  of: {
    ONBOARDING: (name) => `Accueil : ${name}`,
    OFFBOARDING: (name) => `Départ : ${name}`,
  },
  due: (day) => `Échéance : ${day}`,
  tasks: 'Tâches',
  doneOf: (done, count) => `Tâches terminées : ${done} sur ${count}`,
  thereAreNoTasksYet: 'Il n’y a pas encore de tâche.',
  cancelChecklist: 'Abandonner la liste',
  completeOffboarding: 'Terminer le départ',
  completeOnboarding: 'Terminer l’accueil',
  endTheAccessOf: (name) => `Mettre fin à l’accès : ${name}?`,
  completeTheOnboardingOf: (name) => `Terminer l’accueil : ${name}?`,
  endAccess: 'Mettre fin à l’accès',
  complete: 'Terminer',
  isOffboarded: (name) => `Départ terminé : ${name}.`,
  theChecklistIsCompleted: 'La liste de tâches est terminée.',
  stillOpen: (count) => counted(count, { one: '# tâche est encore à faire.', other: '# tâches sont encore à faire.' }),
  atOnceAndFor: (name) => `Dès maintenant, pour ${name} :`,
  theyAreSignedOutEverywhere: 'toutes les sessions se ferment et la connexion n’est plus possible;',
  theirAPITokensStopWorking: 'les jetons d’API cessent de fonctionner;',
  theyNoLongerHeadDepartments: 'la responsabilité de services prend fin, et sa place se libère.',
  theirRecordsStay: 'Ses données restent. La personne peut être réactivée plus tard; les jetons ne le peuvent pas.',
  completeText: 'Ses tâches restent telles quelles.',
  cancelThisChecklist: 'Abandonner cette liste de tâches?',
  theChecklistIsCancelled: 'La liste de tâches est annulée.',
  cancelOffboardingText:
    'La fin de l’emploi redevient ce qu’elle était, sauf si l’accès a déjà pris fin. Ses tâches restent telles quelles, mais plus personne n’a à les faire.',
  cancelText: 'Ses tâches restent telles quelles, mais plus personne n’a à les faire.',
};

export const listTexts: Translated<typeof en.listTexts> = {
  person: 'Personne',
  checklist: 'Liste de tâches',
  kind: 'Type',
  tasksDone: 'Tâches terminées',
  due: 'Échéance',
  status: 'État',
  onboarding: 'Accueil et départ',
  onboardingLead: 'Premiers et derniers jours : ce qui est en cours, et ce qui arrive à échéance.',
  templates: 'Modèles',
  checklists: 'Listes de tâches',
  noun: (count) => counted(count, { one: '# liste de tâches', other: '# listes de tâches' }),
  anyKind: 'Tous les types',
  anyStatus: 'Tous les états',
  running: 'En cours',
  noneRunning: 'Aucune liste de tâches en cours',
  startOneFromThePage: 'Lancez-en une à partir de la page d’une personne, ou en ajoutant une personne.',
  addAPerson: 'Ajouter une personne',
  doneOf: (done, all) => `${done} sur ${all}`,
  overdue: (count) => counted(count, { one: '# en retard', other: '# en retard' }),
};

export const taskRowTexts: Translated<typeof en.taskRowTexts> = {
  nobodyAssigned: 'Attribuée à personne',
  done: 'Terminée',
  skipped: 'Sautée',
  overdue: 'En retard',
  change: 'Modifier',
  skip: 'Sauter',
  complete: 'Terminer',
  reopen: 'Rouvrir',
  due: (day) => `échéance : ${day}`,
  doneAt: (instant) => `terminée le ${instant}`,
};

export const templatesTexts: Translated<typeof en.templatesTexts> = {
  template: 'Modèle',
  kind: 'Type',
  tasks: 'Tâches',
  tasksCount: (count) => counted(count, { one: '# tâche', other: '# tâches' }),
  status: 'État',
  inUse: 'En usage',
  notInUse: 'Hors d’usage',
  checklistTemplates: 'Modèles de listes de tâches',
  onboarding: 'Accueil et départ',
  newTemplate: 'Nouveau modèle',
  noun: (count) => counted(count, { one: '# modèle', other: '# modèles' }),
  empty: {
    title: 'Encore aucun modèle',
    text: 'Un modèle attribue les mêmes tâches pour chaque arrivée ou chaque départ.',
  },
  edit: (name) => `Modifier ${name}`,
  save: 'Enregistrer',
  theTemplateIsSaved: 'Le modèle est enregistré.',
  name: 'Nom',
  isActiveHint: 'Seuls les modèles en usage peuvent être lancés.',
  task: (index) => `Tâche ${index}`,
  whatIsToBeDone: 'Ce qu’il faut faire',
  dueDaysAfterTheFirst: 'Échéance, en jours après le premier ou le dernier jour',
  dueHint: 'Avec un signe moins : en jours avant.',
  moveUp: 'Monter',
  moveUpTask: (index) => `Monter la tâche ${index}`,
  moveDown: 'Descendre',
  moveDownTask: (index) => `Descendre la tâche ${index}`,
  remove: 'Retirer',
  removeTask: (index) => `Retirer la tâche ${index}`,
  addATask: 'Ajouter une tâche',
};
