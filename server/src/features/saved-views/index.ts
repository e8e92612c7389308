import type { Feature } from '../../kernel/catalogue.ts';
import { viewAbilities } from './abilities.ts';
import { createSavedView } from './create.ts';
import { deleteSavedView } from './delete.ts';
import { listSavedViews } from './list.ts';
import { viewReactions } from './reactions.ts';
import { updateSavedView } from './update.ts';

export const savedViews: Feature = {
  name: 'saved-views',
  operations: [listSavedViews, createSavedView, updateSavedView, deleteSavedView],
  abilities: [viewAbilities],
  reactions: viewReactions,
};
