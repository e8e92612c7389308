import type * as en from '../favourites.ts';
import type { Translated } from '../translated.ts';

export const firstTexts: Translated<typeof en.firstTexts> = {
  favourites: 'Favoris',
  recent: 'Récents',
  others: 'Autres',
};

export const favouriteTexts: Translated<typeof en.favouriteTexts> = {
  favourite: (name) => `Favori : ${name}`,
  mark: 'Ajouter aux favoris : il vient en premier là où on choisit un projet',
  unmark: 'Retirer des favoris',
};
