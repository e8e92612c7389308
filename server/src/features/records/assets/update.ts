import { writeOperation } from '../../../kernel/operation.ts';
import { isEmpty } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkMove } from '../moves.ts';
import { lockPersonToWrite } from '../person-store.ts';
import { categoryOf } from './categories-store.ts';
import { Asset, AssetChanges } from './record.ts';
import { assetStates, whereaboutsOf } from './rules.ts';
import { assetAfter, lockAsset } from './store.ts';

export const updateAsset = writeOperation({
  id: 'assets.update',
  route: 'PATCH /users/{id}/assets/{asset_id}',
  subject: 'asset',
  summary: 'Record the return or loss of equipment, or change its record',
  description:
    'Only the fields sent change. status AVAILABLE records a return, LOST a loss. By those who may give equipment to the person.',
  scope: 'assets:write',
  packages: ['RECORDS_KEEPING'],
  params: Strict({ id: Id('usr'), asset_id: Id('ast') }),
  body: AssetChanges,
  returns: Asset,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    await lockPersonToWrite(work, 'assets', params.id);
    const asset = await lockAsset(work, params.id, params.asset_id);
    const { category_id, category_name, ...rest } = body;
    const whereabouts = whereaboutsOf(work, rest, asset);
    checkMove(assetStates, asset.status, whereabouts.status);
    const category = await categoryOf(work, {
      ...(category_id !== undefined && { category_id }),
      ...(category_name !== undefined && { category_name }),
    });
    const changes = work.changesTo(
      { ...asset, category_id: asset.category.id },
      { ...rest, ...whereabouts, ...(category && { category_id: category.id }) },
    );
    if (isEmpty(changes)) return asset;

    await work.update('assets', asset.id, changes);
    return assetAfter(work, params.id, asset.id);
  },
});
