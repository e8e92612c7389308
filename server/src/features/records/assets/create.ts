import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { writing } from '../access.ts';
import { lockPersonToWrite } from '../person-store.ts';
import { categoryOf } from './categories-store.ts';
import { Asset, NewAsset } from './record.ts';
import { whereaboutsOf } from './rules.ts';
import { assetAfter } from './store.ts';

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
