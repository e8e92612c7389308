import type { Feature } from '../../kernel/catalogue.ts';
import { viewAbilities } from './abilities.ts';
import { createSavedView, deleteSavedView, listSavedViews, updateSavedView } from './operations.ts';
import { viewReactions } from './reactions.ts';

export const savedViews: Feature = {
  name: 'saved-views',
  operations: [listSavedViews, createSavedView, updateSavedView, deleteSavedView],
  abilities: [viewAbilities],
  reactions: viewReactions,
};
