import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isEmpty } from '../../../lib/changes.ts';
import { Day, dayIn } from '../../../lib/days.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { writing } from '../access.ts';
import { checkMove } from '../moves.ts';
import { lockPersonToWrite } from '../person-store.ts';
import { categoryOf } from './categories-store.ts';
import { Asset, AssetChanges, NewAsset } from './record.ts';
import { assetStates, whereaboutsOf } from './rules.ts';
import { assetAfter, checkOwnerRead, checkReceiver, lockAsset } from './store.ts';

export const createAsset = writeOperation({
  id: 'assets.create',
  route: 'POST /users/{id}/assets',
  subject: 'asset',
  summary: 'Give a person a piece of equipment',
  description:
    'By an Administrator, an Executive or the person’s Department Head, never for oneself. Give one of category_id and category_name.',
  scope: 'assets:write',
  packages: ['RECORDS_KEEPING'],
  guards: writing.assets,
  params: Strict({ id: Id('usr') }),
  body: NewAsset,
  returns: Asset,
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  run: ({ work, params, body }) => giveEquipment(work, params.id, body),
});

/** By the same rules from wherever it is asked: API, app or import. */
export async function giveEquipment(work: UnitOfWork, userId: string, input: NewAsset): Promise<Asset> {
  await lockPersonToWrite(work, 'assets', userId);
  const whereabouts = whereaboutsOf(work, input, null);
  const category = await categoryOf(work, input);
  if (!category) throw invalid('category_id', 'records.categoryNeeded');
  const id = work.newId('ast');
  const { description = null, serial_number = null, notes = null } = input;
  await work.insert('assets', {
    id,
    user_id: userId,
    category_id: category.id,
    description,
    serial_number,
    notes,
    ...whereabouts,
    created_at: work.now,
    updated_at: work.now,
  });
  work.audit({ action: 'assets.create', subjectType: 'asset', subjectId: id, personId: userId, after: input });
  return assetAfter(work, userId, id);
}

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

export const handOutAsset = writeOperation({
  id: 'assets.handOut',
  route: 'POST /users/{id}/assets/{asset_id}/hand-out',
  subject: 'asset',
  summary: 'Hand out a piece of equipment that came back',
  description:
    'It goes from the person who had it to another, as one piece: its number and description stay, remarks of the time before do not. By those who may give the other person equipment, never to oneself.',
  surface: 'app',
  scope: 'assets:write',
  packages: ['RECORDS_KEEPING'],
  params: Strict({ id: Id('usr'), asset_id: Id('ast') }),
  body: Strict({
    user_id: Id('usr', 'Who gets it.'),
    date_assigned: Type.Optional(Day("Today on the organization's calendar unless given.")),
  }),
  returns: Asset,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    const { user_id } = body;
    await checkOwnerRead(work, params.id);
    // Whether it is there at all; it is locked after the people.
    await assetAfter(work, params.id, params.asset_id);
    await checkReceiver(work, user_id);
    await lockPersonToWrite(work, 'assets', user_id);
    const asset = await lockAsset(work, params.id, params.asset_id);
    checkMove(assetStates, asset.status, 'ASSIGNED');
    if (asset.status === 'ASSIGNED') {
      throw conflict('records.handedOutAlready', { reason: 'state', status: asset.status });
    }
    const date_assigned = body.date_assigned ?? dayIn(work.actor.organization.timezone, work.nowMs);
    const changes = { user_id, status: 'ASSIGNED' as const, date_assigned, date_returned: null, notes: null };
    await work.update('assets', asset.id, changes);
    work.addDataSubject(params.id);
    work.audit({
      subjectId: asset.id,
      personId: user_id,
      before: asset,
      after: { user_id, status: 'ASSIGNED', date_assigned },
    });
    return assetAfter(work, user_id, asset.id);
  },
});
