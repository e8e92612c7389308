import type { sessions as english } from '../en/sessions.ts';
import type { TranslationOf } from '../message.ts';

export const sessions: TranslationOf<typeof english> = {
  device: ({ browser, system }) => `${browser} sur ${system}`,
  currentPassword: {
    api: 'current_password n’est pas le mot de passe de ce compte.',
    app: 'Ce n’est pas le mot de passe de ce compte.',
  },
  guestOutside: 'Votre accès en tant que personne externe est terminé. Demandez-en un nouveau à qui vous l’a donné.',
  wrong: 'L’adresse courriel ou le mot de passe est incorrect.',
  passwordLength: {
    api: 'password doit compter de 12 à 200 caractères.',
    app: 'Un mot de passe compte de 12 à 200 caractères.',
  },
  passwordIsEmail: {
    api: 'password ne doit pas être l’adresse courriel.',
    app: 'Le mot de passe ne doit pas être l’adresse courriel.',
  },
  passwordCommon: {
    api: 'password est un mot de passe courant. Choisissez-en un autre.',
    app: 'Beaucoup de gens utilisent ce mot de passe. Choisissez-en un autre.',
  },
  link: 'Le lien est inconnu, a déjà servi ou a expiré. Demandez-en un nouveau à la page de connexion.',
  personInactive: 'Cette personne n’est pas active. Réactivez-la d’abord.',
  signedInAlready: 'Cette personne s’est déjà connectée; elle n’a pas besoin d’une invitation.',
  linkWithProvider:
    'Dans cette organisation, chacun se connecte avec son compte d’entreprise : un lien n’ouvrirait rien.',
  invitationDayAlone: {
    api: 'invitation_day ne va qu’avec invitation ON_DAY.',
    app: 'Un jour ne va qu’avec une invitation à une date choisie.',
  },
  invitationDayNeeded: {
    api: 'invitation_day est obligatoire avec invitation ON_DAY.',
    app: 'Choisissez le jour de l’invitation.',
  },
  invitationDayOver: {
    api: 'invitation_day est passé.',
    app: 'Ce jour est passé. Choisissez-en un autre.',
  },
  tooManyAttempts: 'Trop de tentatives. Attendez un moment, puis réessayez.',
};
