import type * as en from '../client.ts';
import type { Translated } from '../translated.ts';

export const errorTexts: Translated<typeof en.errorTexts> = {
  noAnswer: 'L’application ne peut pas lire la réponse du serveur. Réessayez.',
  changedSince: 'Le contenu a changé depuis que vous l’avez vu. Regardez-le de nouveau avant de décider.',
  unreachable: 'Le serveur ne répond pas. Vérifiez la connexion et réessayez.',
};
