import type { scim as english } from '../en/scim.ts';
import type { TranslationOf } from '../message.ts';

export const scim: TranslationOf<typeof english> = {
  notUnderstood: {
    api: ({ text }) =>
      `« ${text} » n’est pas compris ici. Les opérateurs sont eq, ne, sw, co et pr, reliés par and et or, groupés au besoin; les textes vont entre guillemets droits.`,
    app: ({ text }) => `« ${text} » n’est pas compris ici.`,
  },
  notFilterable: 'Aucun filtre ne porte sur cet attribut.',
  wrongComparison:
    'Cet attribut ne se compare pas ainsi : un texte avec eq, ne, sw et co, une valeur true ou false avec eq et ne.',
  unknownAttribute: 'Cet attribut n’existe pas.',
  noFilterHere: 'Cet attribut a une seule valeur : un filtre entre crochets n’y choisit rien.',
  membersPath: 'Pour retirer des membres, on les choisit par members[value eq "…"].',
  unknownMember: 'Au moins un des membres n’existe pas ici. value est l’identifiant que nous lui avons donné.',
  schemas: ({ text }) => `schemas doit nommer ${text}.`,
  operations: ({ limit }) => `Operations doit être une liste de 1 à ${String(limit)} opérations.`,
  op: 'op doit être add, replace ou remove.',
  noTarget: 'remove demande un path.',
  readOnly: 'C’est Muster qui attribue id et meta à une ressource : aucune modification ne les change.',
  nameStays: 'Le nom est obligatoire : il se remplace et ne se retire pas.',
  addressStays: 'Une personne a une adresse de travail, qui se remplace et ne se retire pas.',
  userNameTaken: 'Quelqu’un d’autre porte ce userName.',
  addressDomain: ({ domain }) =>
    `${domain} n’est pas un domaine prouvé d’un fournisseur d’identité de l’organisation, et une adresse ne change immédiatement que là. Ajoutez le domaine au fournisseur et prouvez-le dans les réglages, sous Connexion, ou laissez la personne changer d’adresse.`,
  noDepartment: ({ name }) =>
    `Aucun service ne s’appelle « ${name} ». Créez-le d’abord, ou retirez le service de la correspondance.`,
  externalIdTaken: 'Une autre ressource porte déjà cet externalId.',
  left: 'Cette personne est partie : l’accès n’est pas rétabli. Réactivez-la dans l’application si elle travaille de nouveau ici.',
  brake:
    'Plus de cinq personnes, et plus du dixième de toutes, perdraient leur accès en une heure. La direction a été avisée et peut laisser continuer.',
  nothingHeld: 'Rien n’attend : aucune suspension n’a été retenue depuis une heure.',
  accountOnly: 'SCIM est réservé aux jetons des comptes techniques.',
  tooFast: 'Trop de requêtes par seconde d’un même compte technique.',
};
