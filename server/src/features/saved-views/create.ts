import { writeOperation } from '../../kernel/operation.ts';
import { conflict } from '../../lib/errors.ts';
import { NewSavedView, SavedView } from './record.ts';
import { checkList, checkQuery } from './rules.ts';
import { countOwnViews, insertView } from './store.ts';

const maxViews = 200;

export const createSavedView = writeOperation({
  id: 'savedViews.create',
  route: 'POST /saved-views',
  subject: 'saved_view',
  summary: 'Save a view of a list',
  description: `For oneself, or for everyone who may open the list. At most ${String(maxViews)} a person.`,
  surface: 'app',
  scope: null,
  body: NewSavedView,
  maxBodyBytes: 64_000,
  returns: SavedView,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body }) {
    checkList(work.services.catalogue, actor, body.list);
    checkQuery(body.query);
    if ((await countOwnViews(work)) >= maxViews) {
      throw conflict(`You have ${String(maxViews)} views. Delete one first.`, { reason: 'limit' });
    }
    const view: SavedView = {
      id: work.newId('svw'),
      user_id: actor.userId ?? '',
      list: body.list,
      name: body.name.trim(),
      query: body.query,
      is_shared: body.is_shared ?? false,
      created_at: work.now,
      updated_at: work.now,
    };
    await insertView(work, view);
    return view;
  },
});
