import { elided } from '../../words.ts';
import { counted } from '../counted.ts';
import type * as en from '../identity.ts';
import type { Translated } from '../translated.ts';

export const providerTexts: Translated<typeof en.providerTexts> = {
  goTitle: 'Vers la connexion de votre entreprise',
  returnTitle: 'Connexion',
  trialTitle: 'Essai du fournisseur d’identité',
  backToSignIn: 'Retour à la connexion',
  otherWays: 'Autres moyens de se connecter',
  tryAgain: 'Réessayer',
  nothingBegun: 'Rien n’a été commencé dans cette fenêtre, ou tout y est déjà terminé. Recommencez.',
  works: 'Tout fonctionne.',
  closeThis: 'C’est fait. Vous pouvez fermer cette fenêtre.',
  continueWith: (name) => `Continuer avec ${name}`,
};

export const waysTexts: Translated<typeof en.waysTexts> = {
  goOn: 'Continuer',
  change: 'Utiliser une autre adresse',
  otherWays: 'Autres moyens',
  useCompany: 'Votre entreprise a sa propre connexion.',
};

export const identitySettingsTexts: Translated<typeof en.identitySettingsTexts> = {
  title: 'Fournisseurs d’identité',
  note: 'On se connecte avec le compte de votre entreprise (OpenID Connect). Le guide d’exploitation donne les étapes pour Keycloak, Entra, Google et Okta.',
  none: 'Il n’y en a pas encore.',
  add: 'Ajouter un fournisseur',
  addTitle: 'Ajouter un fournisseur d’identité',
  editTitle: (name) => `Modifier ${name}`,
  edit: 'Modifier',
  editNamed: (name) => `Modifier ${name}`,
  remove: 'Retirer',
  removeNamed: (name) => `Retirer ${name}`,
  removeTitle: (name) => `Retirer ${name}?`,
  removeText: 'Les sessions qu’il a ouvertes prennent fin, et ce qu’il sait des personnes est oublié.',
  wasRemoved: 'Le fournisseur est retiré.',
  wasAdded: 'Le fournisseur est ajouté. Essayez-le maintenant.',
  wasSaved: 'Le fournisseur est enregistré.',
  save: 'Enregistrer',
  name: 'Nom',
  nameHint: 'Il s’affiche à la page de connexion.',
  nameNeeded: 'Donnez-lui un nom.',
  issuer: 'Émetteur',
  issuerHint: 'L’adresse du fournisseur, comme https://login.example.com',
  issuerNeeded: 'Entrez l’émetteur.',
  clientId: 'Identifiant client',
  clientIdNeeded: 'Entrez l’identifiant client.',
  secret: 'Secret client',
  secretNeeded: 'Entrez le secret client.',
  secretKept: 'Laissez vide pour garder celui qui est en place. Il n’est jamais affiché.',
  domains: 'Domaines de courriel',
  domainsHint:
    'Séparés par des virgules. Les personnes de ces domaines sont reconnues par leur adresse la première fois; la page de connexion leur propose ce fournisseur une fois le domaine prouvé.',
  isEnabled: 'On se connecte avec lui',
  on: 'Activé',
  off: 'Désactivé',
  noDomains: 'aucun domaine',
  redirect: 'URI de redirection',
  logout: 'URI de déconnexion par canal arrière',
  tellIt: 'Adresses à donner au fournisseur :',
  test: 'Essayer',
  testNamed: (name) => `Essayer ${name}`,
  testTitle: (name) => `Essai ${elided('de', name)}`,
  testing: 'Question posée au fournisseur…',
  answers: 'Le fournisseur répond et montre ses clés.',
  dry: 'Faire un essai de connexion',
  dryText: 'Dans une autre fenêtre, avec votre compte. Personne n’est connecté ni lié.',
  close: 'Fermer',
};

export const domainTexts: Translated<typeof en.domainTexts> = {
  title: 'Domaines de courriel',
  note: 'La page de connexion propose votre fournisseur à qui saisit une adresse, une fois le domaine prouvé : par un enregistrement DNS, ou par l’exploitant de Muster. D’ici là, on passe par le lien du fournisseur.',
  none: 'Les domaines dont un fournisseur répond apparaissent ici.',
  states: { UNPROVEN: 'Non prouvé', PROVEN: 'Prouvé', GONE: 'Enregistrement introuvable' },
  byDns: (since) => `Prouvé par son enregistrement depuis le ${since}`,
  byOperator: (since) => `Prouvé par l’exploitant depuis le ${since}`,
  wasByMailbox:
    'Il comptait parce que quelqu’un y lisait du courriel. Une seule boîte ne prouve plus un domaine : ajoutez l’enregistrement.',
  gone: (since) =>
    `L’enregistrement était introuvable à la dernière recherche (${since}). Le domaine compte encore sept jours à partir de là; remettez l’enregistrement.`,
  absent: (at) =>
    `Introuvable (${at}). Un nouvel enregistrement peut mettre une heure à se propager; vérifiez son nom et sa valeur, puis cherchez de nouveau.`,
  unanswered: (at) => `Les serveurs de noms n’ont pas répondu (${at}); rien n’a changé. Réessayez plus tard.`,
  addRecord: 'Ajoutez cet enregistrement là où votre domaine est géré :',
  type: 'Type',
  name: 'Nom',
  value: 'Valeur',
  look: 'Chercher l’enregistrement',
  lookNamed: (domain) => `Chercher l’enregistrement ${elided('de', domain)}`,
  isProven: (domain) => `${domain} est prouvé.`,
  ownLink: (provider) => `Lien ${elided('de', provider)} pour vos collègues`,
};

export const policyTexts: Translated<typeof en.policyTexts> = {
  title: 'Façon de se connecter',
  any: 'Avec ce qu’on a',
  anyNote: 'Un mot de passe, une clé d’accès ou un fournisseur d’identité.',
  only: 'Avec un fournisseur d’identité seulement',
  onlyNote:
    'Les mots de passe, les clés d’accès et les liens envoyés par courriel n’ouvrent plus rien. Les sessions ouvertes autrement prennent fin.',
  notReady:
    'Il faut d’abord qu’un membre de la Direction se connecte avec un fournisseur activé, pour que personne ne reste dehors.',
  breakGlass: 'Pour les urgences',
  breakGlassNote:
    'Ces membres de la Direction entrent encore avec leur mot de passe ou leur clé d’accès quand le fournisseur ne répond pas. Chaque fois, toute la Direction reçoit un courriel.',
  save: 'Enregistrer',
  saved: 'La façon de se connecter est enregistrée.',
  onlyTitle: 'Se connecter avec un fournisseur d’identité seulement?',
  onlyText:
    'Toutes les sessions ouvertes autrement prennent fin maintenant, sauf celles des membres de la Direction désignés pour les urgences.',
  turnOn: 'Activer',
};

export const linksTexts: Translated<typeof en.linksTexts> = {
  title: 'Qui se connecte avec un fournisseur',
  note: 'Une personne est reconnue par son compte chez le fournisseur. Sans ce lien, elle est reconnue de nouveau par son adresse la prochaine fois.',
  none: 'Personne pour l’instant.',
  line: (provider, instant) => `${provider}, dernière utilisation ${instant}`,
  remove: 'Retirer le lien',
  removeNamed: (name) => `Retirer le lien ${elided('de', name)}`,
  removeTitle: (name) => `Retirer le lien ${elided('de', name)}?`,
  removeText: 'Les sessions qu’il a ouvertes prennent fin. La personne reçoit un courriel.',
  wasRemoved: 'Le lien est retiré.',
  more: 'En afficher plus',
};

export const ownProviderTexts: Translated<typeof en.ownProviderTexts> = {
  title: 'Connexion de votre entreprise',
  note: 'Les comptes par lesquels on vous reconnaît. La Direction peut en retirer un.',
  line: (day, instant) => `depuis le ${day}, dernière utilisation ${instant}`,
};

export const showAtProviderTexts: Translated<typeof en.showAtProviderTexts> = {
  text: 'Connectez-vous-y encore une fois. Une autre fenêtre s’ouvre; rien de ce que vous avez tapé ici n’est perdu.',
};

export const appPolicyTexts: Translated<typeof en.appPolicyTexts> = {
  title: 'Applications que les gens connectent',
  note: 'Les applications et les assistants qui travaillent au nom d’une personne, avec son accord.',
  which: 'Quelles applications les gens peuvent connecter',
  anyone: 'Toutes',
  listed: 'Celles qui sont approuvées',
  nobody: 'Aucune',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  narrowTitle: 'Déconnecter ce qui n’est plus admis?',
  narrowText:
    'Les applications connectées que ce choix n’admet plus sont déconnectées tout de suite. Leurs personnes l’apprennent par courriel.',
  narrow: 'Enregistrer et déconnecter',
  apps: 'Applications demandées ou connectées',
  none: 'Aucune pour le moment.',
  askedBy: (name, day) => `Demandée par ${name} le ${day}`,
  registeredOn: (day) => `inscrite le ${day}`,
  approvedOn: (day) => `Approuvée le ${day}`,
  connections: (count) => counted(count, { one: '# personne', other: '# personnes' }),
  approve: 'Approuver',
  approveNamed: (name) => `Approuver ${name}`,
  decline: 'Refuser',
  declineNamed: (name) => `Refuser ${name}`,
  withdraw: 'Retirer l’approbation',
  withdrawNamed: (name) => `Retirer l’approbation ${elided('de', name)}`,
  isApproved: (name) => `${name} est approuvée.`,
  isWithdrawn: (name) => `${name} n’est plus approuvée.`,
  seeAll: 'Voir ce qui est connecté',
};
