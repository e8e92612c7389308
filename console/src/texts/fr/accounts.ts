import { elided } from '../../words.ts';
import type * as en from '../accounts.ts';
import type { Translated } from '../translated.ts';

export const accountTexts: Translated<typeof en.accountTexts> = {
  title: 'Vos organisations',
  note: 'Un seul compte les ouvre toutes. Aucune n’apprend rien des autres.',
  here: 'Vous êtes ici',
  guest: 'Personne externe',
  go: 'Y aller',
  goTo: (organization) => `Aller à ${organization}`,
  invited: (day) => `Vous a invité le ${day}`,
  accept: 'Accepter',
  acceptOf: (organization) => `Accepter l’invitation ${elided('de', organization)}`,
  noPasskey: 'Aucune clé d’accès n’a été choisie.',
};

export const joinTexts: Translated<typeof en.joinTexts> = {
  title: (organization) => `${organization} vous invite`,
  text: (email) =>
    `Vous avez déjà un compte sous ${email}. Connectez-vous avec lui et acceptez-y l’invitation : un seul mot de passe pour toutes vos organisations.`,
  signIn: 'Se connecter et accepter',
};
