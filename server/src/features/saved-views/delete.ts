import { writeOperation } from '../../kernel/operation.ts';
import { enforce } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { SavedView } from './record.ts';
import { listsOf, mayDelete } from './rules.ts';
import { deleteView, lockVisibleView } from './store.ts';

export const deleteSavedView = writeOperation({
  id: 'savedViews.delete',
  route: 'DELETE /saved-views/{id}',
  subject: 'saved_view',
  summary: 'Delete a saved view',
  description: "One's own; Administrators and Executives also one that is shared. Answers the view as it was.",
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('svw') }),
  returns: SavedView,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ actor, work, params }) {
    const view = await lockVisibleView(work, listsOf(work.services.catalogue, actor), params.id);
    enforce(mayDelete(actor, view));
    await deleteView(work, view.id);
    return view;
  },
});
