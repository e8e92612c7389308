import { counted } from '../counted.ts';
import type * as en from '../service-accounts.ts';
import type { Translated } from '../translated.ts';

export const holderTexts: Translated<typeof en.holderTexts> = {
  serviceAccount: (name) => `${name} (compte technique)`,
};

export const accountListTexts: Translated<typeof en.accountListTexts> = {
  title: 'Comptes techniques',
  lead: 'Ils détiennent des jetons et des points de terminaison à la place d’une personne : un programme survit ainsi à qui l’a mis en place. Ils n’occupent aucune place et ne peuvent pas se connecter.',
  newAccount: 'Nouveau compte technique',
  name: 'Nom',
  role: 'Rôle',
  responsible: 'Personne responsable',
  created: 'Créé le',
  nobodyAnyMore: (name) => `${name}, qui n’a plus accès`,
  noun: (count) => counted(count, { one: '# compte technique', other: '# comptes techniques' }),
  emptyTitle: 'Aucun compte technique',
  emptyText: 'Créez-en un pour chaque programme, et donnez-lui son propre jeton ou remettez-lui-en un.',
  wasCreated: (name) => `Le compte ${name} a été créé.`,
};

export const accountDialogTexts: Translated<typeof en.accountDialogTexts> = {
  newAccount: 'Nouveau compte technique',
  edit: (name) => `Modifier ${name}`,
  create: 'Créer le compte technique',
  save: 'Enregistrer',
  name: 'Nom',
  nameHint: 'Le nom du programme. Il figure dans les journaux et partout où le programme a changé quelque chose.',
  enterAName: 'Entrez un nom.',
  description: 'Description',
  descriptionHint: 'Ce qu’il fait et où il fonctionne.',
  role: 'Rôle',
  roleHint: 'Ses jetons ne voient et ne font pas plus que ce que ce rôle permet, et il ne décide rien.',
  departments: 'Services',
  addADepartment: 'Ajouter un service',
  choose: 'Choisir…',
  departmentsHint: 'Il voit les personnes de ces services.',
  responsible: 'Personne responsable',
  responsibleHint: 'À qui s’adresser. À son départ, la direction est avisée, et le compte fonctionne toujours.',
  wasChanged: (name) => `Le compte ${name} a été modifié.`,
};

export const accountTexts: Translated<typeof en.accountTexts> = {
  serviceAccounts: 'Comptes techniques',
  serviceAccount: 'Compte technique',
  edit: 'Modifier',
  delete: 'Supprimer',
  deleteTitle: (name) => `Supprimer ${name}?`,
  deleteText:
    'Ses jetons et ses points de terminaison cessent de fonctionner tout de suite et pour de bon. Ce qu’il a fait garde son nom.',
  wasDeleted: (name) => `Le compte ${name} a été supprimé.`,
  about: 'À propos',
  role: 'Rôle',
  departments: 'Services',
  responsible: 'Personne responsable',
  nobodyResponsible:
    'Sa personne responsable n’a plus accès. Choisissez quelqu’un d’autre : le compte fonctionne toujours.',
  created: 'Créé le',
  tokens: 'Jetons',
  tokensNote: 'Avec les droits du compte, dans les limites de leurs portées',
  newToken: 'Nouveau jeton',
  noTokens:
    'Il n’a aucun jeton. Créez-en un, ou remettez-lui le jeton d’une personne : ouvrez le jeton, puis Remettre.',
  endpoints: 'Points de terminaison',
  endpointsNote: 'Ils reçoivent ce que le compte peut voir',
  addAnEndpoint: 'Ajouter un point de terminaison',
  noEndpoints: 'Il n’a aucun point de terminaison.',
  lastUsed: (ago) => `dernière utilisation ${ago}`,
  neverUsed: 'jamais utilisé',
  whatItDid: 'Ce qu’il a fait',
};

export const handOverTexts: Translated<typeof en.handOverTexts> = {
  handOver: 'Remettre',
  title: (name) => `Remettre ${name}`,
  text: 'L’identifiant et le secret restent les mêmes : le programme continue. Dès lors, les droits sont ceux du compte technique.',
  account: 'Compte technique',
  choose: 'Choisir…',
  chooseOne: 'Choisissez un compte technique.',
  option: (name, role) => `${name}, ${role}`,
  noAccounts: 'Il n’y a pas encore de compte technique dont vous vous occupez.',
  createOne: 'En créer un',
  isHandedOver: (name) => `Remis : ${name}.`,
  whoKnowsTheSecret: 'Qui connaît le secret peut continuer à s’en servir. Remplacez-le si cela ne doit pas être.',
};
