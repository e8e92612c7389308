import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { among } from '../../../kernel/filters.ts';
import { ascending, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid, notFound } from '../../../lib/errors.ts';
import { type Across, listAcross, type OfPeople } from '../across-store.ts';
import { pageOfRecords, personRead } from '../person-store.ts';
import { beginsWith, isStockNumber, stockAmong } from '../stock/store.ts';
import { seesStock } from '../visibility.ts';
import type { Asset, RegisteredAsset } from './record.ts';

const columns = sql.raw<Asset>(`a.id, a.user_id, a.description, a.serial_number,
  jsonb_build_object('id', category.id, 'name', category.name) as category,
  a.date_assigned, a.date_returned, a.status, a.notes, a.created_at, a.updated_at`);

const withCategory = sql.raw(
  'join asset_categories category on category.organization_id = a.organization_id and category.id = a.category_id',
);
const source = sql`assets a ${withCategory}`;

export function listAssetsOf(db: Db, actor: Actor, userId: string, page: PageRequest): Promise<Page<Asset>> {
  const asked = { actor, kind: 'assets', userId } as const;
  const query = sql<Asset>`
    select ${columns} from ${source} join users on users.organization_id = a.organization_id and users.id = a.user_id
     where ${personRead(asked)} and a.organization_id = ${actor.organizationId} and a.user_id = ${userId}
       ${seekAfter(ascending('a.id'), page)}
     order by a.id limit ${rowsFor(page)}`;
  return pageOfRecords(db, asked, page, query, (row) => [row.id]);
}

/** 404 unless the actor reads the equipment of the person, also of one who was erased. */
export async function checkOwnerRead({ tx, actor }: UnitOfWork, userId: string): Promise<void> {
  const { rows } = await sql`select 1 from users where ${personRead({ actor, kind: 'assets', userId })}`.execute(tx);
  if (rows.length === 0) throw notFound('person');
}

/** Whom a body names: 422 unless they are there and the actor reads their equipment. */
export async function checkReceiver({ tx, actor }: UnitOfWork, userId: string): Promise<void> {
  const { rows } = await sql`
    select 1 from users where ${personRead({ actor, kind: 'assets', userId })} and users.is_active`.execute(tx);
  if (rows.length === 0) throw invalid('user_id', 'reference.activePerson');
}

/** Whether any piece has a number that begins so: then the words are a number, else they name people. */
async function isSerialNumber(db: Db, { organizationId }: Actor, words: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from assets a
     where a.organization_id = ${organizationId} ${beginsWith('a.serial_number', words)} limit 1`.execute(db);
  return rows.length > 0;
}

type AssetFilter = OfPeople & { readonly status?: readonly string[] };

/** Found by the beginning of a serial number, or by person. */
function acrossBy({ q, ...filter }: AssetFilter, isNumber: boolean): Across<Asset> {
  const table = { kind: 'assets', table: 'assets', alias: 'a', columns, joins: withCategory } as const;
  if (q !== undefined && isNumber) {
    return { ...table, filter, where: sql`${beginsWith('a.serial_number', q)} ${among('a.status', filter.status)}` };
  }
  return {
    ...table,
    filter: { ...filter, ...(q !== undefined && { q }) },
    indexed: ['a.status', filter.status],
  };
}

/** Of everyone whose equipment the actor reads. */
export async function listAllAssets(
  db: Db,
  actor: Actor,
  filter: AssetFilter,
  page: PageRequest,
): Promise<Page<Asset>> {
  const isNumber = filter.q !== undefined && (await isSerialNumber(db, actor, filter.q));
  return listAcross<Asset>(db, actor, acrossBy(filter, isNumber), page);
}

/** The same, and what no one has had yet for those who may give it to someone. */
export async function listRegister(
  db: Db,
  actor: Actor,
  filter: AssetFilter,
  page: PageRequest,
): Promise<Page<RegisteredAsset>> {
  const { q, status, user_id } = filter;
  const offersStock = seesStock(actor) && user_id === undefined && status?.includes('AVAILABLE') !== false;
  const isNumber =
    q !== undefined &&
    ((await isSerialNumber(db, actor, q)) || (seesStock(actor) && (await isStockNumber(db, actor, q))));
  const showsStock = offersStock && (q === undefined || isNumber);
  return listAcross<RegisteredAsset>(
    db,
    actor,
    { ...acrossBy(filter, isNumber), ...(showsStock && { among: stockAmong(actor, q, page) }) },
    page,
  );
}

async function selectAsset(work: UnitOfWork, userId: string, id: string, lock: Sql): Promise<Asset> {
  return sql<Asset>`
    select ${columns} from ${source}
     where a.organization_id = ${work.actor.organizationId} and a.user_id = ${userId} and a.id = ${id} ${lock}`.get(
    work.tx,
    'piece of equipment',
  );
}

/** As it stands after a change. */
export const assetAfter = (work: UnitOfWork, userId: string, id: string): Promise<Asset> =>
  selectAsset(work, userId, id, sql.nothing);

/** Locks the piece of equipment. */
export const lockAsset = (work: UnitOfWork, userId: string, id: string): Promise<Asset> =>
  selectAsset(work, userId, id, sql`for no key update of a`);

type HeldAsset = Pick<Asset, 'id' | 'description' | 'serial_number' | 'date_assigned'> & {
  readonly category: string;
};

/** What a person has and is to give back. */
export async function listHeldAssets(db: Db, { organizationId }: Actor, userId: string): Promise<HeldAsset[]> {
  const { rows } = await sql<HeldAsset>`
    select a.id, category.name as category, a.description, a.serial_number, a.date_assigned
      from assets a
      join asset_categories category on category.organization_id = a.organization_id and category.id = a.category_id
     where a.organization_id = ${organizationId} and a.user_id = ${userId} and a.status = 'ASSIGNED'
     order by a.id limit 100`.execute(db);
  return rows;
}
