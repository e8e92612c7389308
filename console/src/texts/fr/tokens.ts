import { elided } from '../../words.ts';
import { counted } from '../counted.ts';
import type * as en from '../tokens.ts';
import type { Translated } from '../translated.ts';

export const scopeAreas: typeof en.scopeAreas = [
  [
    'Personnes',
    {
      'users:read': 'L’annuaire : noms, rôles, services',
      'users.employment:read': 'L’emploi : dates, type, numéros de la personne et de paie',
      'users.personal:read': 'Les renseignements personnels; chaque consultation est consignée',
      'users.govid:read': 'Les identifiants gouvernementaux; chaque consultation est consignée',
      'users:write': 'Ajouter et modifier des personnes',
      'departments:read': 'Les services',
      'departments:write': 'Créer, modifier et supprimer des services',
      'teams:read': 'Les équipes et leurs membres',
      'teams:write': 'Créer et modifier des équipes',
    },
  ],
  [
    'Dossiers du personnel',
    {
      'training:read': 'Les formations attribuées',
      'training:write': 'Attribuer des formations',
      'certifications:read': 'Les certifications',
      'certificate_requirements:read': 'Les certifications exigées',
      'certificate_requirements:write': 'Modifier les certifications exigées',
      'assets:read': 'L’équipement',
      'assets:write': 'Remettre et reprendre de l’équipement',
      'benefits:read': 'Les adhésions aux régimes d’avantages',
      'compensation:read': 'La rémunération; chaque consultation est consignée',
      'custom_fields:read': 'Les champs personnalisés',
      'goals:read': 'Les objectifs',
      'onboarding:read': 'Les listes de tâches d’accueil et de départ',
    },
  ],
  [
    'Temps',
    {
      'time_entries:read': 'Les saisies de temps',
      'time_entries.location:read': 'Les lieux de pointage à l’arrivée et au départ',
      'time_entries:write': 'Enregistrer et modifier du temps',
      'time_entries:approve': 'Approuver et rejeter du temps',
      'timesheets:read': 'Les feuilles de temps',
      'pay_runs:read': 'Les clôtures de paie, avec les montants',
      'pay_runs:write': 'Clôturer la paie',
      'projects:read': 'Les projets, les tâches et les clients',
      'schedules:read': 'Les quarts de travail',
      'availability:read': 'Les disponibilités',
      'working_rules:read': 'Les règles de travail qui s’appliquent',
      'working_rules:write': 'Modifier les règles de travail',
      'sandbox:write': 'Avancer le temps d’un bac à sable, y provoquer événements et pannes',
    },
  ],
  [
    'Congés',
    {
      'leaves:read': 'Les demandes et les soldes de congé',
      'availability:write': 'Indiquer des disponibilités',
      'labor_budgets:read': 'Les budgets de la semaine des services',
      'labor_budgets:write': 'Modifier les budgets de la semaine des services',
      'staffing_requirements:read': 'Les besoins en personnel',
      'staffing_requirements:write': 'Modifier les besoins en personnel',
      'leaves:write': 'Demander, modifier et annuler des congés',
      'leaves:approve': 'Approuver et rejeter des congés',
    },
  ],
  [
    'Dépenses',
    {
      'expenses:read': 'Les notes de frais et les reçus',
      'expenses:write': 'Rédiger et soumettre des notes de frais',
      'expenses:approve': 'Approuver, rejeter et payer des notes de frais',
    },
  ],
  [
    'Documents',
    { 'documents:read': 'Les documents', 'documents:write': 'Ajouter des documents et demander des signatures' },
  ],
  ['Annuaire', { scim: 'Tenir à jour les personnes et les équipes d’après un annuaire, par SCIM' }],
  [
    'Points d’ancrage Web',
    {
      'webhooks:read': 'Les points de terminaison et leurs envois',
      'webhooks:write': 'Créer et modifier des points de terminaison',
    },
  ],
];

export const listTexts: Translated<typeof en.listTexts> = {
  revokedOrExpired: 'Révoqués ou expirés',
  all: 'Tous',
  newToken: 'Nouveau jeton',
  name: 'Nom',
  owner: 'Propriétaire',
  scopes: 'Portées',
  lastUsed: 'Dernière utilisation',
  never: 'Jamais',
  status: 'État',
  actions: 'Actions',
  revoke: 'Révoquer',
  apiTokens: 'Jetons d’API',
  forProgramsThatCall: 'Pour les programmes qui appellent l’API. Consultez la <référence de l’API>.',
  noun: (count) => counted(count, { one: '# jeton', other: '# jetons' }),
  active: 'Actifs',
  everyones: 'De tout le monde',
  mine: 'Les miens',
  noTokensHere: 'Aucun jeton ici',
  noTokensHereText: 'Créez-en un pour appeler l’API à partir d’un de vos programmes.',
  revokeTitle: (name) => `Révoquer ${name}?`,
  isRevoked: (name) => `Le jeton ${name} est révoqué.`,
  requestsWithItAreRefused: 'Les demandes faites avec ce jeton sont refusées tout de suite, sans retour possible.',
};

export const newTokenTexts: Translated<typeof en.newTokenTexts> = {
  onlyPropose: 'Proposer seulement',
  onlyProposeHint:
    'Pour un assistant : ce qu’il changerait attend dans votre boîte de réception jusqu’à ce que vous l’acceptiez. Rien n’est changé avant.',
  n30Days: '30 jours',
  n90Days: '90 jours',
  oneYear: 'Un an',
  untilADayOfMy: 'Jusqu’à un jour de mon choix',
  noExpiry: 'Sans expiration',
  apiTokens: 'Jetons d’API',
  yourNewToken: 'Votre nouveau jeton',
  newToken: 'Nouveau jeton',
  newTokenLead:
    'Un jeton agit en votre nom : il ne lit et ne modifie que ce que ses portées permettent, et jamais plus que vous ne le pourriez.',
  newTokenOfAccount: (name) =>
    `Le jeton agit au nom du compte technique ${name} : il ne lit et ne modifie que ce que ses portées et le rôle du compte permettent.`,
  scopesOfAccountNote: 'Celles que le rôle du compte permet. Choisissez seulement celles dont le programme a besoin.',
  scopes: 'Portées',
  scopesNote: 'Celles que votre rôle permet. Choisissez seulement celles dont le programme a besoin.',
  scopesOfTheToken: 'Portées du jeton',
  chooseAtLeastOneScope: 'Choisissez au moins une portée.',
  createToken: 'Créer le jeton',
  cancel: 'Annuler',
  token: 'Jeton',
  name: 'Nom',
  whatItIsFor: 'À quoi il sert.',
  sayWhatTheToken: 'Indiquez à quoi le jeton sert.',
  expiresAfter: 'Expire après',
  lastDay: 'Dernier jour',
  aTokenWithoutExpiryWorks:
    'Un jeton sans expiration fonctionne jusqu’à ce qu’il soit révoqué. Choisissez plutôt une date de fin.',
  until: (instant) => `Jusqu’au ${instant}`,
  copyItNow: 'Copiez-le maintenant. Il n’est affiché que cette fois-ci.',
  copyToken: 'Copier le jeton',
  tryIt: 'Essayez-le',
  done: 'Terminé',
  apiReference: 'Référence de l’API',
};

export const scopeFieldsTexts: Translated<typeof en.scopeFieldsTexts> = {
  scopes: (title) => `Portées : ${title}`,
  none: 'Aucune',
  all: 'Toutes',
  noneOf: (title) => `Aucune portée : ${title}`,
  allOf: (title) => `Toutes les portées : ${title}`,
};

export const scopesTexts: Translated<typeof en.scopesTexts> = {
  other: 'Autres',
};

export const tokenStatusTexts: Translated<typeof en.tokenStatusTexts> = {
  revoked: 'Révoqué',
  noExpiry: 'Sans expiration',
  expired: 'Expiré',
  ends: (ago) => `Prend fin ${ago}`,
};

export const tokenTexts: Translated<typeof en.tokenTexts> = {
  writes: 'Écriture',
  writesItself: 'Directe',
  onlyProposes: 'Propose seulement : quelqu’un accepte ce qu’il changerait',
  apiTokens: 'Jetons d’API',
  apiToken: 'Jeton d’API',
  revoke: 'Révoquer',
  token: 'Jeton',
  beginsWith: 'Commence par',
  status: 'État',
  actsFor: 'Agit au nom de',
  lastUsed: 'Dernière utilisation',
  never: 'Jamais',
  created: 'Créé le',
  ends: 'Prend fin le',
  whatThisTokenSees: 'Ce que ce jeton voit',
  whatThisTokenSeesNote: (name) => `Pas plus que ce ${elided('que', name)} peut voir`,
  itIsOver: 'Il ne fonctionne plus : toutes les demandes faites avec ce jeton sont refusées.',
  theRoleOfItsOwner: (beyond) =>
    `Le rôle de la personne qui possède ce jeton ne donne pas accès à ces portées; elles n’ouvrent donc rien : ${beyond}.`,
  whatItMayCall: 'Ce qu’il peut appeler',
  operations: (count) => counted(count, { one: '# opération', other: '# opérations' }),
  operationsOf: (area, count) =>
    counted(count, {
      one: (number) => `${area} : ${number} opération`,
      other: (number) => `${area} : ${number} opérations`,
    }),
};
