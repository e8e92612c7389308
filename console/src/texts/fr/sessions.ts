import { elided } from '../../words.ts';
import { counted } from '../counted.ts';
import type * as en from '../sessions.ts';
import type { Translated } from '../translated.ts';

export const forgotPasswordTexts: Translated<typeof en.forgotPasswordTexts> = {
  forgotYourPassword: 'Mot de passe oublié?',
  forgotYourPasswordLead: 'Nous vous envoyons un lien pour en choisir un nouveau.',
  backToSignIn: 'Retour à la connexion',
  sendTheLink: 'Envoyer le lien',
  ifThereIsAnAccount: (sentTo) =>
    `S’il y a un compte pour ${sentTo}, un lien vous parviendra sous peu. Il sert une seule fois, pendant une heure.`,
};

export const signUpTexts: Translated<typeof en.signUpTexts> = {
  title: 'Créer une organisation',
  lead: 'Vous en serez la première personne de la direction. Nous vous envoyons un lien pour choisir votre mot de passe.',
  organization: 'Nom de l’organisation',
  country: 'Pays',
  choose: 'Choisissez',
  timezone: 'Fuseau horaire',
  firstName: 'Votre prénom',
  lastName: 'Votre nom de famille',
  email: 'Votre adresse courriel',
  send: 'Créer',
  backToSignIn: 'Retour à la connexion',
  sent: (email) =>
    `Un lien vous parviendra sous peu à ${email}. Il sert à choisir votre mot de passe et ouvre votre session.`,
};

export const setPasswordTexts: Translated<typeof en.setPasswordTexts> = {
  welcome: (name, organization) => `${name}, voici ${organization}`,
  accountOf: (email) => `Vous vous connectez avec ${email}. Au moins 12 caractères; une phrase est facile à retenir.`,
  setAndSignIn: 'Enregistrer et ouvrir la session',
  theTwoPasswordsDiffer: 'Les deux mots de passe sont différents.',
  setYourPassword: 'Choisissez votre mot de passe',
  backToSignIn: 'Retour à la connexion',
  thisLinkIsNotComplete: 'Ce lien est incomplet, a déjà servi ou a expiré.',
  askForANew: 'Demander un nouveau lien',
  setYourPasswordLead: 'Au moins 12 caractères. Une phrase est facile à retenir.',
  newPassword: 'Nouveau mot de passe',
  chooseAPassword: 'Choisissez un mot de passe.',
  newPasswordOnceMore: 'Nouveau mot de passe, une seconde fois',
  typeThePasswordASecond: 'Tapez le mot de passe une seconde fois.',
  setPassword: 'Enregistrer le mot de passe',
};

export const signInAgainTexts: Translated<typeof en.signInAgainTexts> = {
  yourSessionHasEnded: 'Votre session est terminée',
  signInAgainToGo: 'Reconnectez-vous pour continuer. Rien de ce que vous avez tapé n’est perdu.',
  passwordOf: (email) => `Mot de passe ${elided('de', email)}`,
  leave: 'Quitter',
  signIn: 'Se connecter',
};

export const signInTexts: Translated<typeof en.signInTexts> = {
  signIn: 'Se connecter',
  toYourOrganizationsConsole: 'à la console de votre organisation',
  forgotYourPassword: 'Mot de passe oublié?',
  beginAnOrganization: 'Créer une organisation',
  yourPasswordIsSet: 'Votre mot de passe est enregistré. Utilisez-le pour vous connecter.',
  password: 'Mot de passe',
  enterYourPassword: 'Entrez votre mot de passe.',
};

export const throttledTexts: Translated<typeof en.throttledTexts> = {
  inSeconds: (count, time) =>
    counted(count, {
      one: (n) => `Trop de tentatives. Réessayez dans ${n} seconde, à ${time}.`,
      other: (n) => `Trop de tentatives. Réessayez dans ${n} secondes, à ${time}.`,
    }),
  inMinutes: (count, time) =>
    counted(count, {
      one: (n) => `Trop de tentatives. Réessayez dans ${n} minute, à ${time}.`,
      other: (n) => `Trop de tentatives. Réessayez dans ${n} minutes, à ${time}.`,
    }),
};
