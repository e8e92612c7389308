import type { accounts as english } from '../en/accounts.ts';
import type { TranslationOf } from '../message.ts';

export const accounts: TranslationOf<typeof english> = {
  hasOne: 'Vous avez déjà un compte avec cette adresse. Connectez-vous avec lui et acceptez-y l’invitation.',
  needsProvider: 'Dans cette organisation, on se connecte avec son propre fournisseur. Connectez-vous-y pour y aller.',
  needsFactor: 'Cette organisation demande un second facteur. Présentez une clé d’accès, puis allez-y.',
  signInAgain:
    'Vous êtes connecté depuis plus longtemps que cette organisation ne le permet. Reconnectez-vous pour y aller.',
  signInWithIt:
    'Vous vous êtes connecté avec le fournisseur d’une organisation, et ce compte en ouvre d’autres. Connectez-vous avec le compte lui-même pour le modifier.',
};
