import { counted } from '../counted.ts';
import type * as en from '../departments.ts';
import type { Translated } from '../translated.ts';

export const listTexts: Translated<typeof en.listTexts> = {
  title: 'Services',
  empty: {
    title: 'Encore aucun service',
    text: 'Un service regroupe des personnes. Ses responsables et gestionnaires voient celles qui en font partie et prennent les décisions qui les concernent.',
  },
  name: 'Nom',
  head: 'Responsable',
  nobody: 'Personne',
  people: 'Personnes',
  code: 'Code',
  status: 'État',
  active: 'Actif',
  inactive: 'Inactif',
  newDepartment: 'Nouveau service',
  noun: (count) => counted(count, { one: '# service', other: '# services' }),
  activeAndInactive: 'Actifs et inactifs',
  wasCreated: (name) => `Le service ${name} a été créé.`,
};

export const departmentDialogTexts: Translated<typeof en.departmentDialogTexts> = {
  edit: (name) => `Modifier ${name}`,
  newDepartment: 'Nouveau service',
  save: 'Enregistrer',
  createDepartment: 'Créer le service',
  name: 'Nom',
  enterAName: 'Entrez un nom.',
  code: 'Code',
  enterACode: 'Entrez un code.',
  hint: 'Tiré du nom si vous laissez le champ vide.',
  colour: 'Couleur',
  description: 'Description',
  head: 'Responsable',
  headIdHint: 'Voit les personnes du service et prend les décisions qui les concernent.',
  clockFrom: 'Où l’on pointe',
  clockFromHint: 'L’horloge refuse ailleurs.',
  noKiosk:
    'Aucune tablette associée ne dessert ce service : on n’y pointerait nulle part. Installez-en d’abord une sous Bornes.',
  anywhere: 'Partout',
  active: 'Actif',
  isActiveHint: 'Un service inactif n’accueille plus personne.',
};

export const departmentTexts: Translated<typeof en.departmentTexts> = {
  departments: 'Services',
  department: 'Service',
  delete: 'Supprimer',
  edit: 'Modifier',
  about: 'À propos',
  code: 'Code',
  colour: 'Couleur',
  head: 'Responsable',
  people: 'Personnes',
  status: 'État',
  active: 'Actif',
  inactive: 'Inactif',
  name: 'Nom',
  jobTitle: 'Titre du poste',
  manager: 'Gestionnaire',
  role: 'Rôle',
  peopleOfTheDepartment: 'Personnes du service',
  noun: (count) => counted(count, { one: '# personne', other: '# personnes' }),
  empty: { title: 'Personne ici', text: 'Aucune personne que vous pouvez voir ne fait partie de ce service.' },
  deleteTitle: (name) => `Supprimer ${name}?`,
  wasDeleted: (name) => `Le service ${name} a été supprimé.`,
  deleteText:
    'Cette action est définitive. Les équipes du service restent, mais sans service. Un service qui compte des personnes ne peut pas être supprimé.',
};

export const managersPanelTexts: Translated<typeof en.managersPanelTexts> = {
  managers: 'Gestionnaires',
  managersNote:
    'Comme le fait la personne responsable, les gestionnaires voient les personnes du service et prennent les décisions qui les concernent.',
  nobodyBesidesTheHead: 'Personne d’autre que la personne responsable.',
  noLongerManagesTheDepartment: (name) => `${name} ne gère plus le service.`,
  addAManager: 'Ajouter une personne',
  managesTheDepartmentNow: (name) => `${name} gère maintenant le service.`,
  add: 'Ajouter',
};
