import { Type } from 'typebox';
import { listOperation } from '../../kernel/operation.ts';
import { Strict } from '../../lib/schema.ts';
import { SavedView } from './record.ts';
import { listsOf } from './rules.ts';
import { listVisibleViews } from './store.ts';

export const listSavedViews = listOperation({
  id: 'savedViews.list',
  route: 'GET /saved-views',
  summary: 'List saved views',
  description: "One's own and those that are shared, of lists and reports that one may open now.",
  surface: 'app',
  scope: null,
  query: Strict({
    list: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'Only views of this list, by the operation that reads it.',
        examples: ['users.list'],
      }),
    ),
  }),
  returns: SavedView,
  order: 'oldest first',

  run({ services, actor, db, query, page }) {
    const lists = listsOf(services.catalogue, actor);
    const asked = query.list === undefined ? lists : lists.filter((list) => list === query.list);
    return listVisibleViews(db, actor, asked, page);
  },
});
