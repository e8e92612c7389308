import { counted } from '../counted.ts';
import type * as en from '../me.ts';
import type { Translated } from '../translated.ts';

export const askChangeTexts: Translated<typeof en.askChangeTexts> = {
  open: 'Demander un changement',
  title: 'Demander un changement de votre dossier',
  note: 'Votre nom et ces renseignements sont tenus par l’Administration. Ce que vous changez ici attend qu’elle l’accepte.',
  ask: 'Demander',
  asked: 'Demandé. Les propositions de la boîte de réception montrent ce que cela devient.',
  firstName: 'Prénom',
  lastName: 'Nom',
};

export const profileTexts: Translated<typeof en.profileTexts> = {
  title: 'Mon profil',
  contactNote: 'Vous et l’Administration pouvez les voir. Chaque consultation par l’Administration est inscrite.',
  looks: 'Qui a consulté mon dossier',
  saved: 'Vos renseignements sont enregistrés.',
  editMyDetails: 'Modifier mes renseignements',
  whatYouAreCalled: 'Votre nom',
  preferredName: 'Prénom usuel',
  shownInPlaceOf: (firstName) => `Affiché au lieu de ${firstName}.`,
  howToReachYou: 'Pour vous joindre',
  homeAddress: 'Adresse du domicile',
  emergencyContacts: 'Personnes à joindre en cas d’urgence',
  save: 'Enregistrer',
  cancel: 'Annuler',
};

export const accessLogTexts: Translated<typeof en.accessLogTexts> = {
  title: 'Qui a consulté mon dossier',
  lead: 'Toute personne qui a consulté vos renseignements personnels, vos identifiants gouvernementaux ou votre rémunération : quand, d’où, et à quel titre.',
  empty: { title: 'Aucune consultation', text: 'Personne n’a consulté vos données privées.' },
  theInstallation: 'L’installation',
  anErasedPerson: 'Une personne effacée',
  when: 'Quand',
  whoLooked: 'Qui',
  atWhat: 'Données consultées',
  from: 'D’où',
  whyTheyCould: 'À quel titre',
  noun: (count) => counted(count, { one: '# consultation', other: '# consultations' }),
  anything: 'Toutes les données',
};

export const accessReasons: Translated<typeof en.accessReasons> = {
  personal: 'L’Administration peut voir les renseignements personnels',
  government_id: 'La Direction peut voir les identifiants gouvernementaux',
  compensation: 'L’Administration peut voir la rémunération',
};

export const securityTexts: Translated<typeof en.securityTexts> = {
  security: 'Sécurité',
  securityLead: 'Vos sessions ouvertes, votre mot de passe et votre second facteur.',
  whereYouAreSigned: 'Vos sessions ouvertes',
  whereYouAreSignedInNote: 'Si l’une d’elles vous est inconnue, mettez-y fin et changez votre mot de passe.',
  anUnknownDevice: 'Un appareil inconnu',
  signedIn: (instant) => `connexion : ${instant}`,
  lastActive: (instant) => `dernière activité : ${instant}`,
  thisDevice: 'Cet appareil',
  end: 'Mettre fin',
  endNamed: (device) => `Mettre fin à la session : ${device}`,
  endTheSessionOf: (device) => `Mettre fin à la session « ${device} »?`,
  endSession: 'Mettre fin à la session',
  theSessionHasEnded: 'La session est terminée.',
  anyoneSignedIn: 'Il faudra s’y connecter de nouveau.',
  changeYourPassword: 'Changer votre mot de passe',
  changeYourPasswordNote: 'Votre session reste ouverte ici et se ferme partout ailleurs.',
  yourPasswordIsChanged: 'Votre mot de passe est changé. Un courriel vous le confirme.',
  currentPassword: 'Mot de passe actuel',
  enterThePassword: 'Entrez votre mot de passe actuel.',
  newPassword: 'Nouveau mot de passe',
  n12CharactersOrMore: '12 caractères ou plus.',
  enterANewPassword: 'Entrez un nouveau mot de passe.',
  changePassword: 'Changer le mot de passe',
  programs: 'Programmes qui agissent pour vous',
  programsNote: 'Un programme se connecte avec un de vos jetons d’API, jamais avec votre mot de passe.',
  apps: 'Applications connectées',
  appsNote: 'Les applications et les assistants qui travaillent avec Muster en votre nom.',
  openApps: 'Ouvrir les applications connectées',
  openTokens: 'Ouvrir les jetons d’API',
};
