import { writeOperation } from '../../kernel/operation.ts';
import { trimmed } from '../../lib/changes.ts';
import { enforce } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { SavedView, SavedViewChanges } from './record.ts';
import { checkQuery, listsOf, mayChange } from './rules.ts';
import { lockVisibleView, saveView } from './store.ts';

export const updateSavedView = writeOperation({
  id: 'savedViews.update',
  route: 'PATCH /saved-views/{id}',
  subject: 'saved_view',
  summary: 'Change a saved view',
  description: "One's own alone. Only the fields sent change; query is replaced as a whole.",
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('svw') }),
  body: SavedViewChanges,
  maxBodyBytes: 64_000,
  returns: SavedView,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const view = await lockVisibleView(work, listsOf(work.services.catalogue, actor), params.id);
    enforce(mayChange(actor, view));
    if (body.query !== undefined) checkQuery(body.query);
    const changes = trimmed(body);
    await saveView(work, view.id, changes);
    work.audit({ subjectId: view.id, changedFields: Object.keys(body) });
    return { ...view, ...changes, updated_at: work.now };
  },
});
