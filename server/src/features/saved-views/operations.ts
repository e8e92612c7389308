import { Type } from 'typebox';
import { guardsOn } from '../../kernel/guards.ts';
import { listOperation, writeOperation } from '../../kernel/operation.ts';
import { trimmed } from '../../lib/changes.ts';
import { conflict } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { say } from '../../lib/texts/texts.ts';
import { NewSavedView, SavedView, SavedViewChanges } from './record.ts';
import { checkList, checkMailed, checkQuery, listsOf, mayChange, mayDelete, viewRecord } from './rules.ts';
import { countOwnViews, deleteView, insertView, listVisibleViews, lockVisibleView, saveView } from './store.ts';

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
    checkMailed(body.list, body.is_mailed);
    if ((await countOwnViews(work)) >= maxViews) {
      throw conflict(say('savedViews.tooMany', { limit: maxViews }), { reason: 'limit' });
    }
    const view: SavedView = {
      id: work.newId('svw'),
      user_id: actor.userId ?? '',
      list: body.list,
      name: body.name.trim(),
      query: body.query,
      is_shared: body.is_shared ?? false,
      is_mailed: body.is_mailed ?? false,
      created_at: work.now,
      updated_at: work.now,
    };
    await insertView(work, view);
    return view;
  },
});

export const updateSavedView = writeOperation({
  id: 'savedViews.update',
  route: 'PATCH /saved-views/{id}',
  subject: 'saved_view',
  summary: 'Change a saved view',
  description: "One's own alone. Only the fields sent change; query is replaced as a whole.",
  surface: 'app',
  scope: null,
  guards: guardsOn(viewRecord, [mayChange]),
  params: Strict({ id: Id('svw') }),
  body: SavedViewChanges,
  maxBodyBytes: 64_000,
  returns: SavedView,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const view = await lockVisibleView(work, listsOf(work.services.catalogue, actor), params.id);
    await work.guard(view);
    if (body.query !== undefined) checkQuery(body.query);
    checkMailed(view.list, body.is_mailed);
    const changes = trimmed(body);
    await saveView(work, view.id, changes);
    work.audit({ subjectId: view.id, changedFields: Object.keys(body) });
    return { ...view, ...changes, updated_at: work.now };
  },
});

export const deleteSavedView = writeOperation({
  id: 'savedViews.delete',
  route: 'DELETE /saved-views/{id}',
  subject: 'saved_view',
  summary: 'Delete a saved view',
  description: "One's own; Administrators and Executives also one that is shared. Answers the view as it was.",
  surface: 'app',
  scope: null,
  guards: guardsOn(viewRecord, [mayDelete]),
  params: Strict({ id: Id('svw') }),
  returns: SavedView,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ actor, work, params }) {
    const view = await lockVisibleView(work, listsOf(work.services.catalogue, actor), params.id);
    await work.guard(view);
    await deleteView(work, view.id);
    return view;
  },
});
