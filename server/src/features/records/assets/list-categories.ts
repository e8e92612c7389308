import { listOperation } from '../../../kernel/operation.ts';
import { listCategories } from './categories.ts';
import { AssetCategory } from './record.ts';

export const listAssetCategories = listOperation({
  id: 'assetCategories.list',
  route: 'GET /asset-categories',
  summary: 'List equipment categories',
  surface: 'app',
  // Whoever hands out equipment chooses from them.
  scope: 'assets:write',
  returns: AssetCategory,
  order: 'oldest first',

  run({ actor, db, page }) {
    return listCategories(db, actor, page);
  },
});
