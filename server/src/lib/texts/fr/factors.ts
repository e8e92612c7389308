import type { factors as english } from '../en/factors.ts';
import type { TranslationOf } from '../message.ts';

export const factors: TranslationOf<typeof english> = {
  needed: 'Le mot de passe est correct. Il manque le second facteur.',
  wrongCode: {
    api: 'code est incorrect, a déjà servi ou date d’un autre moment.',
    app: 'Ce code est incorrect ou a déjà servi. Attendez le suivant.',
  },
  wrongPassword: {
    api: 'password n’est pas le mot de passe de ce compte.',
    app: 'Ce n’est pas votre mot de passe.',
  },
  codesAreOn: 'Les codes à usage unique sont déjà activés. Désactivez-les d’abord.',
  codesAreOff: 'Les codes à usage unique ne sont pas activés.',
  nothingToConfirm: 'Il n’y a rien à confirmer. Commencez par configurer les codes à usage unique.',
  lastOne: 'Votre organisation demande un second facteur. Configurez-en d’abord un autre.',
  ownAccess: 'Une autre personne doit le faire : on ne réinitialise pas ses propres facteurs.',
  accessOfHigher: 'L’Administration le fait pour les rôles inférieurs; pour les autres, c’est la Direction.',
  sameEmail: {
    api: 'L’adresse envoyée est déjà celle de ce compte.',
    app: 'C’est déjà l’adresse.',
  },
  noEmailChange: 'Aucun changement d’adresse n’attend de confirmation.',
  emailLink: 'Le lien est inconnu, a déjà servi ou a expiré.',
  tooManyPasskeys: 'Il y a déjà dix clés d’accès. Retirez-en une d’abord.',
  passkeyKnown: 'Cette clé d’accès est déjà connue.',
  passkeyRefused: {
    api: 'attestation n’est pas une nouvelle clé d’accès pour cette adresse, ou plus de quinze minutes ont passé.',
    app: 'Cette clé d’accès ne peut pas servir ici, ou l’opération a pris trop de temps. Réessayez.',
  },
  passkeyUnknown: 'Cette clé d’accès n’ouvre rien ici. Utilisez-en une autre, ou votre mot de passe.',
};
