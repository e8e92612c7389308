import type { push as english } from '../en/push.ts';
import type { TranslationOf } from '../message.ts';

export const push: TranslationOf<typeof english> = {
  endpoint: {
    api: ({ field }) =>
      `${field} doit être l’adresse d’un service d’envoi sur l’Internet public, qui commence par https://.`,
    app: 'Le service d’envoi de ce navigateur est hors d’atteinte. Essayez un autre navigateur.',
  },
  key: {
    api: 'keys.p256dh doit être une clé publique P-256 non compressée, en base64url.',
    app: 'Ce navigateur n’a donné aucune clé pour chiffrer les messages. Essayez un autre navigateur.',
  },
  secret: {
    api: 'keys.auth doit compter 16 octets, en base64url.',
    app: 'Ce navigateur n’a donné aucun secret pour chiffrer les messages. Essayez un autre navigateur.',
  },
  session: 'Un appareil sonne pour qui y est connecté. Connectez-vous de nouveau.',
  news: ({ count }) => (count === 1 ? 'Une nouvelle notification' : `${String(count)} nouvelles notifications`),
};
