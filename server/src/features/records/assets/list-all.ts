import { Type } from 'typebox';
import { AnyOf } from '../../../kernel/filters.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { ofPeople } from '../across.ts';
import { Asset } from './record.ts';
import { listAllAssets } from './store.ts';

export const listAssetsOfEveryone = listOperation({
  id: 'assets.listAll',
  route: 'GET /assets',
  summary: 'List equipment across the organization',
  description: 'Of everyone whose equipment the owner of the token can read.',
  scope: 'assets:read',
  query: Strict({
    ...ofPeople,
    status: Type.Optional(AnyOf(Asset.properties.status, 'Only equipment with this status.')),
  }),
  returns: Asset,
  order: 'oldest first',

  run: ({ actor, db, query, page }) => listAllAssets(db, actor, query, page),
});
