import type { savedViews as english } from '../en/saved-views.ts';
import type { TranslationOf } from '../message.ts';

export const savedViews: TranslationOf<typeof english> = {
  tooMany: ({ limit }) => `Vous avez ${String(limit)} vues. Supprimez-en une d’abord.`,
  noList: { api: 'list doit être une liste ou un rapport.', app: 'Une vue est celle d’une liste ou d’un rapport.' },
  notYours: 'Vous ne pouvez pas ouvrir cette liste.',
  nameInQuery: ({ limit }) => `Un nom dans query compte au plus ${String(limit)} caractères.`,
  anothersSave: 'Cette vue est celle d’une autre personne. Enregistrez-en une à vous.',
  anothers: 'Cette vue est celle d’une autre personne.',
  notMailed: {
    api: 'Seules les vues de rapports peuvent être envoyées par courriel.',
    app: 'Seuls les rapports peuvent arriver par courriel.',
  },
  nameTaken: 'Vous avez déjà une vue de ce nom.',
};
