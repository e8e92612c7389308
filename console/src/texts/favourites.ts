/** What comes first in a list that is chosen from, and the rest. */
export const firstTexts = {
  favourites: 'Favourites',
  recent: 'Recent',
  others: 'Others',
} as const;

export const favouriteTexts = {
  favourite: (name: string): string => `Favourite: ${name}`,
  mark: 'Mark as a favourite: it comes first where projects are chosen',
  unmark: 'Unmark as a favourite',
} as const;
