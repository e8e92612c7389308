import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isEmpty } from '../../../lib/changes.ts';
import { Day, dayIn } from '../../../lib/days.ts';
import { conflict, invalid, notFound } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { categoryOf } from '../assets/categories-store.ts';
import { Asset, NewStock, RegisteredAsset, StockChanges } from '../assets/record.ts';
import { assetAfter, checkReceiver } from '../assets/store.ts';
import { lockPersonToWrite } from '../person-store.ts';
import { checkPieceRead, lockStock, stockAfter } from './store.ts';

const params = Strict({ id: Id('ast') });

/** 409 for what someone has or had: that goes by the person. */
async function lockInStock(work: UnitOfWork, id: string): Promise<RegisteredAsset> {
  const piece = await lockStock(work, id);
  if (!piece) throw conflict('records.handedOutBefore', { reason: 'state' });
  return piece;
}

/** By the same rules from the app and from a file. */
export async function addToStock(work: UnitOfWork, input: NewStock): Promise<RegisteredAsset> {
  const category = await categoryOf(work, input);
  if (!category) throw invalid('category_id', 'records.categoryNeeded');
  const id = work.newId('ast');
  const { description = null, serial_number = null } = input;
  await work.insert('stock_assets', {
    id,
    category_id: category.id,
    description,
    serial_number,
    created_at: work.now,
    updated_at: work.now,
  });
  work.audit({ action: 'stock.create', subjectType: 'asset', subjectId: id, after: input });
  return stockAfter(work, id);
}

export const createStock = writeOperation({
  id: 'stock.create',
  route: 'POST /assets',
  subject: 'asset',
  summary: 'Enter a piece of equipment that no one has had yet',
  description: 'It is in stock until it is handed out. Give one of category_id and category_name.',
  surface: 'app',
  scope: 'assets:write',
  packages: ['RECORDS_KEEPING'],
  body: NewStock,
  returns: RegisteredAsset,
  status: 201,
  refuses: [],

  run: ({ work, body }) => addToStock(work, body),
});

export const updateStock = writeOperation({
  id: 'stock.update',
  route: 'PATCH /assets/{id}',
  subject: 'asset',
  summary: 'Change the record of a piece that no one has had yet',
  description: 'Only the fields sent change.',
  surface: 'app',
  scope: 'assets:write',
  packages: ['RECORDS_KEEPING'],
  params,
  body: StockChanges,
  returns: RegisteredAsset,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ work, params: { id }, body }) {
    await checkPieceRead(work, id);
    const { category_id, category_name, ...rest } = body;
    const category = await categoryOf(work, {
      ...(category_id !== undefined && { category_id }),
      ...(category_name !== undefined && { category_name }),
    });
    const piece = await lockInStock(work, id);
    const changes = work.changesTo(
      { ...piece, category_id: piece.category.id },
      { ...rest, ...(category && { category_id: category.id }) },
    );
    if (isEmpty(changes)) return piece;

    await work.update('stock_assets', id, changes);
    return stockAfter(work, id);
  },
});

export const deleteStock = writeOperation({
  id: 'stock.delete',
  route: 'DELETE /assets/{id}',
  subject: 'asset',
  summary: 'Remove a piece that no one has had from stock',
  description: 'For what was entered by mistake or is no longer there; the audit log keeps what it was.',
  surface: 'app',
  scope: 'assets:write',
  packages: ['RECORDS_KEEPING'],
  params,
  returns: RegisteredAsset,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ work, params: { id } }) {
    await checkPieceRead(work, id);
    const piece = await lockInStock(work, id);
    await work.delete('stock_assets', id);
    return piece;
  },
});

export const handOutStock = writeOperation({
  id: 'stock.handOut',
  route: 'POST /assets/{id}/hand-out',
  subject: 'asset',
  summary: 'Hand out a piece that no one has had yet',
  description: 'It keeps its id, number and description. By those who may give the person equipment, never to oneself.',
  surface: 'app',
  scope: 'assets:write',
  packages: ['RECORDS_KEEPING'],
  params,
  body: Strict({
    user_id: Id('usr', 'Who gets it.'),
    date_assigned: Type.Optional(Day("Today on the organization's calendar unless given.")),
  }),
  returns: Asset,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params: { id }, body }) {
    const { user_id } = body;
    // Whether it is there at all; it is locked after the person.
    await checkPieceRead(work, id);
    await checkReceiver(work, user_id);
    await lockPersonToWrite(work, 'assets', user_id);
    const { category, description, serial_number, created_at } = await lockInStock(work, id);
    const date_assigned = body.date_assigned ?? dayIn(work.actor.organization.timezone, work.nowMs);
    await work.delete('stock_assets', id);
    await work.insert('assets', {
      id,
      user_id,
      category_id: category.id,
      description,
      serial_number,
      notes: null,
      status: 'ASSIGNED',
      date_assigned,
      date_returned: null,
      created_at,
      updated_at: work.now,
    });
    work.audit({
      subjectId: id,
      personId: user_id,
      before: { user_id: null, status: 'AVAILABLE', date_assigned: null },
      after: { user_id, status: 'ASSIGNED', date_assigned },
    });
    return assetAfter(work, user_id, id);
  },
});

/** For the undoing of an import: what was changed since is more than its row. */
export async function removeStock(work: UnitOfWork, id: string): Promise<void> {
  const piece = await lockStock(work, id);
  if (!piece) throw notFound('piece of equipment');
  if (piece.updated_at !== piece.created_at) {
    throw conflict(say('records.changedSince', { of: 'piece of equipment' }), { reason: 'changed' });
  }
  await work.delete('stock_assets', id);
  work.audit({ action: 'stock.delete', subjectType: 'asset', subjectId: id });
}
