import type { RecordAbilities } from '../../kernel/app-answers.ts';
import { SavedView } from './record.ts';
import { mayChange, mayDelete } from './rules.ts';

export const viewAbilities: RecordAbilities = {
  schema: SavedView,
  operations: ['savedViews.update', 'savedViews.delete'],
  find: (_db, actor, views: readonly SavedView[]) =>
    Promise.resolve(
      views.map((view) => [
        ...(mayChange(actor, view) === true ? ['savedViews.update'] : []),
        ...(mayDelete(actor, view) === true ? ['savedViews.delete'] : []),
      ]),
    ),
};
