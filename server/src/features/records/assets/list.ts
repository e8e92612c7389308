import { Id } from '../../../lib/ids.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Asset } from './record.ts';
import { listAssetsOf } from './store.ts';

export const listAssets = listOperation({
  id: 'assets.list',
  route: 'GET /users/{id}/assets',
  summary: 'List the equipment of a person',
  description:
    'One’s own; Department Heads see that of their department scope, Administrators and Executives that of anyone.',
  scope: 'assets:read',
  params: Strict({ id: Id('usr') }),
  returns: Asset,
  order: 'oldest first',
  refuses: ['NOT_FOUND'],

  run({ actor, db, params, page }) {
    return listAssetsOf(db, actor, params.id, page);
  },
});
