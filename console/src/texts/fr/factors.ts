import { elided } from '../../words.ts';
import { counted } from '../counted.ts';
import type * as en from '../factors.ts';
import type { Translated } from '../translated.ts';

export const passkeyTexts: Translated<typeof en.passkeyTexts> = {
  isKnown: 'Cet appareil ou ce gestionnaire de mots de passe a déjà une clé d’accès pour Muster.',
  failed: 'Le navigateur n’a pas pu utiliser de clé d’accès ici. Réessayez, ou utilisez votre mot de passe.',
  signIn: 'Se connecter avec une clé d’accès',
  none: 'Aucune clé d’accès n’a été choisie.',
};

export const secondStepTexts: Translated<typeof en.secondStepTexts> = {
  title: 'Encore une étape',
  codeLead: 'Entrez le code affiché par votre application d’authentification.',
  passkeyLead: 'Votre organisation demande un second facteur. Utilisez votre clé d’accès.',
  code: 'Code',
  codeHint: 'Six chiffres. Sans votre téléphone, un de vos codes de secours.',
  enterTheCode: 'Entrez le code.',
  goOn: 'Se connecter',
  usePasskey: 'Utiliser une clé d’accès',
  back: 'Retour',
  lost: 'Si vous n’avez plus ni l’un ni l’autre, l’Administration peut les réinitialiser.',
};

export const showFactorTexts: Translated<typeof en.showFactorTexts> = {
  title: 'Confirmez que c’est vous',
  text: 'Votre connexion date d’un moment. Rien de ce que vous avez tapé n’est perdu.',
  password: 'Votre mot de passe',
  enterThePassword: 'Entrez votre mot de passe.',
  usePasskey: 'Utiliser plutôt une clé d’accès',
  goOn: 'Continuer',
  cancel: 'Annuler',
};

export const setUpTexts: Translated<typeof en.setUpTexts> = {
  title: 'Configurez un second facteur',
  lead: 'Votre organisation en demande un. Cela prend une minute, une seule fois.',
  chooseTitle: 'Que voulez-vous utiliser?',
  usePasskey: 'Une clé d’accès',
  usePasskeyNote:
    'Votre empreinte, votre visage ou votre NIP sur cet appareil. Le mot de passe n’est alors plus nécessaire.',
  useCodes: 'Une application d’authentification',
  useCodesNote: 'Une application sur votre téléphone affiche un code à taper.',
  signOut: 'Se déconnecter',
  scan: 'Numérisez ce code avec votre application d’authentification, puis entrez le code affiché.',
  qrCode: 'Code QR pour votre application d’authentification',
  orType: 'Pas de caméra? Tapez cette clé dans l’application :',
  copyKey: 'Copier la clé',
  code: 'Code',
  enterTheCode: 'Entrez le code affiché par l’application.',
  turnOn: 'Activer',
  cancel: 'Annuler',
  keepTitle: 'Conservez vos codes de secours',
  keepNote: 'Chacun vous connecte une fois sans votre téléphone. Ils ne sont affichés que maintenant.',
  copyCodes: 'Copier les codes',
  save: 'Enregistrer dans un fichier',
  print: 'Imprimer',
  fileName: 'muster-codes-de-secours.txt',
  fileTitle: (email) => `Codes de secours Muster ${elided('de', email)}. Chacun sert une fois.`,
  done: 'Je les ai conservés',
  passkeyName: 'Nom',
  passkeyNameHint: 'Pour la reconnaître, par exemple Portable du bureau.',
  passkeyNameNeeded: 'Donnez-lui un nom.',
  thisDevice: 'Cet appareil',
  addPasskey: 'Ajouter la clé',
};

export const factorsTexts: Translated<typeof en.factorsTexts> = {
  title: 'Clés d’accès et second facteur',
  note: 'Une clé d’accès vous connecte sans mot de passe. Les codes à usage unique viennent après le mot de passe.',
  isRequired: 'Votre organisation demande un second facteur : il doit en rester un.',
  passkeys: 'Clés d’accès',
  noPasskeys: 'Vous n’en avez pas encore.',
  added: (day) => `ajoutée le ${day}`,
  lastUsed: (instant) => `dernière utilisation : ${instant}`,
  neverUsed: 'pas encore utilisée',
  add: 'Ajouter une clé d’accès',
  addTitle: 'Ajouter une clé d’accès',
  addText:
    'Votre navigateur demande où la garder : sur cet appareil, dans un gestionnaire de mots de passe ou sur une clé de sécurité.',
  wasAdded: 'La clé d’accès est ajoutée.',
  rename: 'Renommer',
  renameNamed: (name) => `Renommer ${name}`,
  renameTitle: 'Renommer cette clé d’accès',
  isRenamed: 'La clé d’accès a son nouveau nom.',
  save: 'Enregistrer',
  remove: 'Retirer',
  removeNamed: (name) => `Retirer ${name}`,
  removeTitle: (name) => `Retirer ${name}?`,
  removeText: 'Elle n’ouvre plus de session. Supprimez-la aussi sur votre appareil.',
  isRemoved: 'La clé d’accès est retirée.',
  numericHost:
    'Les navigateurs n’ont pas de clés d’accès pour une adresse faite de chiffres. Ouvrez Muster par son nom pour les utiliser.',
  openAt: (address) => `Ouvrir ${address}`,
  unsupported: 'Ce navigateur n’a pas de clés d’accès.',
  codes: 'Codes à usage unique',
  codesOff: 'Désactivés. La connexion avec le mot de passe ne demande rien de plus.',
  codesOn: (day) => `Activés depuis le ${day}.`,
  recoveryLeft: (count) =>
    counted(count, { one: 'Il reste # code de secours.', other: 'Il reste # codes de secours.' }),
  setUpCodes: 'Configurer les codes',
  newRecoveryCodes: 'Nouveaux codes de secours',
  newRecoveryTitle: 'Créer de nouveaux codes de secours?',
  newRecoveryText: 'Ceux que vous avez ne serviront plus.',
  make: 'En créer de nouveaux',
  turnOff: 'Désactiver',
  turnOffTitle: 'Désactiver les codes à usage unique?',
  turnOffText: 'Votre mot de passe suffira alors pour vous connecter. Les codes de secours disparaissent aussi.',
  areOff: 'Les codes à usage unique sont désactivés.',
};

export const signInsTexts: Translated<typeof en.signInsTexts> = {
  title: 'Connexions récentes',
  note: 'Les vingt dernières en quatre-vingt-dix jours. Si l’une ne vient pas de vous, changez votre mot de passe.',
  anUnknownDevice: 'Un appareil inconnu',
  ways: {
    PASSWORD: 'Avec le mot de passe',
    CODE: 'Avec le mot de passe et un code',
    RECOVERY_CODE: 'Avec le mot de passe et un code de secours',
    PASSKEY: 'Avec une clé d’accès',
    LINK: 'Avec le premier mot de passe',
    PROVIDER: 'Avec la connexion de l’entreprise',
  },
  none: 'Aucune dans les quatre-vingt-dix derniers jours.',
};

export const accessPanelTexts: Translated<typeof en.accessPanelTexts> = {
  title: 'Connexion',
  note: 'Comment cette personne se connecte, et si elle le peut.',
  changeEmail: 'Changer l’adresse courriel',
  emailTitle: (name) => `Changer l’adresse courriel ${elided('de', name)}`,
  newEmail: 'Nouvelle adresse courriel',
  emailHint:
    'Elle change dès que le lien que nous y envoyons est ouvert, dans les 24 heures. L’ancienne adresse en est avertie tout de suite.',
  sendLink: 'Envoyer le lien',
  linkSent: 'Le lien est envoyé.',
  suspend: 'Suspendre l’accès',
  suspendTitle: (name) => `Suspendre l’accès ${elided('de', name)}?`,
  suspendText:
    'Ses sessions prennent fin tout de suite, et ses jetons, points de terminaison et calendriers ne reçoivent plus rien. La paie, l’horaire et l’effectif ne changent pas.',
  reason: 'Motif',
  handOverTo: 'Qui répond désormais de ses comptes techniques',
  answersFor: (accounts) => `Ils continuent : ${accounts}.`,
  goesOn: 'Ce qui continue malgré tout',
  goesOnHint: 'Ce qui n’est pas coché prend fin maintenant. Un jeton créé récemment peut encore être entre ses mains.',
  keepToken: (name, account) => `Jeton « ${name} » de ${account}`,
  keepDeputy: (name) => `${name} décide en son nom`,
  keepEndpoint: (host, owner) => `Points d’ancrage Web de ${owner} vers ${host}`,
  isSuspended: 'L’accès est suspendu.',
  suspendedSince: (instant, reason) => `L’accès est suspendu depuis le ${instant}. Motif : ${reason}`,
  restore: 'Redonner l’accès',
  restoreTitle: (name) => `Redonner l’accès à ${name}?`,
  restoreText:
    'Ses jetons, points de terminaison et calendriers fonctionnent de nouveau. La personne doit se reconnecter.',
  isRestored: 'L’accès est redonné.',
  reset: 'Réinitialiser les seconds facteurs',
  resetTitle: (name) => `Réinitialiser les seconds facteurs ${elided('de', name)}?`,
  resetText:
    'Ses codes à usage unique et ses clés d’accès disparaissent et toutes ses sessions prennent fin. La personne se connecte avec son mot de passe et en est avertie par courriel.',
  resetAction: 'Réinitialiser',
  wasReset: 'Les seconds facteurs sont réinitialisés.',
};

export const missingFactorTexts: Translated<typeof en.missingFactorTexts> = {
  title: 'Sans second facteur',
  everyoneHasOne: 'Tout le monde en a un.',
  count: (count) => counted(count, { one: '# personne n’en a pas.', other: '# personnes n’en ont pas.' }),
  more: 'En afficher plus',
};

export const emailTexts: Translated<typeof en.emailTexts> = {
  title: 'Adresse courriel',
  note: (email) => `Vous vous connectez avec ${email}.`,
  change: 'Changer',
  dialog: 'Changer votre adresse courriel',
  newEmail: 'Nouvelle adresse courriel',
  hint: 'Elle change dès que vous ouvrez le lien que nous y envoyons, dans les 24 heures. L’ancienne adresse en est avertie tout de suite.',
  send: 'Envoyer le lien',
  sent: 'Le lien est envoyé.',
  pending: (email, instant) => `${email} doit confirmer avant le ${instant}. D’ici là, rien ne change.`,
  callOff: 'Y renoncer',
  calledOff: 'L’adresse reste la même.',
  confirmTitle: 'Confirmez votre nouvelle adresse courriel',
  confirmText: 'Vous vous connecterez ensuite avec elle.',
  confirm: 'Confirmer',
  confirmed: (email) => `Vous vous connectez désormais avec ${email}.`,
  backTitle: 'Annuler le changement',
  backText:
    'Votre compte retrouve son ancienne adresse courriel, et toutes ses sessions prennent fin. Choisissez ensuite un nouveau mot de passe.',
  takeBack: 'Annuler le changement',
  tookBack: (email) =>
    `Votre compte a de nouveau l’adresse ${email}. Choisissez un nouveau mot de passe si vous n’avez pas demandé ce changement.`,
  worthless: 'Ce lien est incomplet, a déjà servi ou a expiré.',
  toSignIn: 'Vers la connexion',
  newPassword: 'Choisir un nouveau mot de passe',
};
