import { Type } from 'typebox';
import { IdFilter } from '../../../kernel/ids.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../kernel/schema.ts';
import { Asset } from './record.ts';
import { listAllAssets } from './store.ts';

export const listAssetsOfEveryone = listOperation({
  id: 'assets.listAll',
  route: 'GET /assets',
  summary: 'List equipment across the organization',
  description: 'Of everyone whose equipment the owner of the token can read.',
  scope: 'assets:read',
  query: Strict({
    user_id: Type.Optional(IdFilter('usr', 'Only of this person.')),
    status: Type.Optional(Asset.properties.status),
  }),
  returns: Asset,
  order: 'oldest first',

  run: ({ actor, db, query, page }) => listAllAssets(db, actor, query, page),
});
