import { counted } from '../counted.ts';
import type * as en from '../projects.ts';
import type { Translated } from '../translated.ts';

export const projectTexts: Translated<typeof en.projectTexts> = {
  title: 'Projets et clients',
  projects: 'Projets',
  clients: 'Clients',
  add: 'Ajouter un projet',
  added: 'Projet ajouté',
  edit: 'Modifier le projet',
  saved: 'Modifications enregistrées',
  save: 'Enregistrer',
  name: 'Nom',
  code: 'Code',
  codeHint: 'Court et unique, comme CAT. Tiré du nom si vous laissez le champ vide.',
  client: 'Client',
  noClient: 'Aucun client',
  department: 'Service',
  everyDepartment: 'Tout le monde',
  departmentHint: 'Qui peut y inscrire des heures.',
  status: 'État',
  anyStatus: 'Tous les états',
  anyClient: 'Tous les clients',
  start: 'Premier jour',
  end: 'Dernier jour',
  budgetHours: 'Budget en heures',
  budgetAmount: 'Budget en argent',
  rate: 'Taux horaire',
  billable: 'Les heures sont facturées, sauf indication contraire dans une saisie',
  description: 'Description',
  about: 'À propos',
  noneTitle: 'Encore aucun projet',
  none: 'Ajoutez le premier, et les gens pourront y inscrire leurs heures.',
  back: 'Projets',
  budget: 'Budget',
  hoursOf: (worked, budget) => `${worked} sur ${budget} h`,
  moneyOf: (billed, budget) => `${billed} sur ${budget}`,
  hoursOnly: (worked) => `${worked}, sans budget fixé`,
  worked: 'Heures',
  billableHours: (hours) => `Facturables : ${hours}`,
  amount: 'Montant',
  tasks: 'Tâches',
  addTask: 'Ajouter une tâche',
  taskAdded: 'Tâche ajoutée',
  editTask: 'Modifier la tâche',
  noTasksTitle: 'Encore aucune tâche',
  noTasks: 'Ajoutez des tâches pour voir où vont les heures d’un projet.',
  estimate: 'Estimation',
  estimateHint: 'Inscrivez les heures sous la forme 7 h 30, 7,5 ou 450 min.',
  task: 'Tâche',
  change: 'Modifier',
  hoursByTask: 'Heures par tâche',
  withoutTask: 'Sans tâche',
  addClient: 'Ajouter un client',
  editClient: 'Modifier le client',
  clientAdded: 'Client ajouté',
  noClientsTitle: 'Encore aucun client',
  noClients: 'Ajoutez les clients pour qui vous travaillez, puis choisissez-en un dans un projet.',
  contact: 'Personne-ressource',
  email: 'Adresse courriel',
  phone: 'Téléphone',
  active: 'Actif',
  inactive: 'Inactif',
  isActive: 'Actif : peut être choisi dans un projet',
};

export const clientsTexts: Translated<typeof en.clientsTexts> = {
  actions: 'Actions',
  noun: (count) => counted(count, { one: '# client', other: '# clients' }),
};

export const projectsTexts: Translated<typeof en.projectsTexts> = {
  noun: (count) => counted(count, { one: '# projet', other: '# projets' }),
};

export const statesTexts: Translated<typeof en.statesTexts> = {
  planned: 'Prévu',
  active: 'Actif',
  onHold: 'En pause',
  completed: 'Terminé',
  archived: 'Archivé',
  open: 'À faire',
  inProgress: 'En cours',
  done: 'Terminée',
};

export const tasksTexts: Translated<typeof en.tasksTexts> = {
  noun: (count) => counted(count, { one: '# tâche', other: '# tâches' }),
  who: 'Qui',
  actions: 'Actions',
};
