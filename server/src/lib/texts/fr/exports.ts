import type { exports as english } from '../en/exports.ts';
import type { TranslationOf } from '../message.ts';

export const exports: TranslationOf<typeof english> = {
  notYours: 'Vous ne pouvez pas lire cette liste.',
  tooMany: ({ limit }) => `${String(limit)} de vos exportations sont en cours. Attendez que l’une soit prête.`,
  filterTwice: {
    api: ({ filter }) => `${filter} est donné plus d’une fois.`,
    app: 'Cette page a demandé deux fois le même filtre. Rechargez-la et réessayez.',
  },
  tooLong: ({ days }) => `Une exportation couvre au plus ${String(days)} jours.`,
  noLongerYours: 'Vous ne pouvez plus lire cette liste.',
  notWritten: 'Le fichier n’est pas encore prêt, ou n’a pas pu être écrit.',
};
