import type { inbox as english } from '../en/inbox.ts';
import type { TranslationOf } from '../message.ts';

export const inbox: TranslationOf<typeof english> = {
  reasonNeeded: {
    api: ({ field }) => `${field} est obligatoire pour un rejet.`,
    app: 'Dites pourquoi vous rejetez la demande.',
  },
  reasonOfRejection: {
    api: ({ field }) => `${field} ne va qu’avec un rejet.`,
    app: 'Un motif ne va qu’avec un rejet.',
  },
  busy: 'Un autre changement de cet enregistrement est en cours. Réessayez.',
  unavailable: 'La décision n’a pas pu être prise en ce moment. Réessayez sous peu.',
  fault: 'Une erreur s’est produite de notre côté.',
  preferences: 'Les préférences sont celles d’une personne.',
  quietTogether: 'Les heures de silence ont un début et une fin, ou ni l’un ni l’autre.',
  quietEmpty: 'Les heures de silence commencent et finissent à des heures différentes.',
};
