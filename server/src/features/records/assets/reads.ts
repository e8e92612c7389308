import { Type } from 'typebox';
import { AnyOf } from '../../../kernel/filters.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { PersonSearch, PersonWords } from '../../people/index.ts';
import { reading } from '../access.ts';
import { ofPeople } from '../across-store.ts';
import { listCategories } from './categories-store.ts';
import { Asset, AssetCategory, RegisteredAsset } from './record.ts';
import { listAllAssets, listAssetsOf, listRegister } from './store.ts';

export const listAssets = listOperation({
  id: 'assets.list',
  route: 'GET /users/{id}/assets',
  summary: 'List the equipment of a person',
  description:
    'One’s own; Department Heads see that of their department scope, Administrators and Executives that of anyone.',
  scope: 'assets:read',
  guards: reading.assets,
  params: Strict({ id: Id('usr') }),
  returns: Asset,
  order: 'oldest first',
  refuses: ['NOT_FOUND'],

  run({ actor, db, params, page }) {
    return listAssetsOf(db, actor, params.id, page);
  },
});

const narrowed = {
  ...ofPeople,
  status: Type.Optional(AnyOf(Asset.properties.status, 'Only equipment with this status.')),
};

export const listAssetsOfEveryone = listOperation({
  id: 'assets.listAll',
  route: 'GET /assets',
  summary: 'List equipment across the organization',
  description: 'Of everyone whose equipment the owner of the token can read.',
  scope: 'assets:read',
  query: Strict(narrowed),
  appQuery: PersonSearch,
  returns: Asset,
  order: 'oldest first',

  run: ({ actor, db, query, page }) => listAllAssets(db, actor, query, page),
});

export const listAssetRegister = listOperation({
  id: 'assets.register',
  route: 'GET /assets/register',
  summary: 'List equipment with people and in stock',
  description:
    'Of everyone whose equipment the caller can read and, for those who may hand equipment out, what no one has had yet.',
  surface: 'app',
  scope: 'assets:read',
  query: Strict({ ...narrowed, q: Type.Optional(PersonWords) }),
  returns: RegisteredAsset,
  order: 'oldest first',

  run: ({ actor, db, query, page }) => listRegister(db, actor, query, page),
});

export const listAssetCategories = listOperation({
  id: 'assetCategories.list',
  route: 'GET /asset-categories',
  summary: 'List equipment categories',
  surface: 'app',
  // For the picker of those who hand out equipment.
  scope: 'assets:write',
  packages: ['RECORDS_KEEPING'],
  returns: AssetCategory,
  order: 'oldest first',

  run({ actor, db, page }) {
    return listCategories(db, actor, page);
  },
});
