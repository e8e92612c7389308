import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { PageRequest } from '../../../kernel/cursor.ts';
import { ascending, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import type { RegisteredAsset } from '../assets/record.ts';
import { whoseRecordsAreRead } from '../visibility.ts';

/** In the order of the columns of equipment that people have, so that both make one list. */
const columns = sql.raw<RegisteredAsset>(`s.id, null::text as user_id, s.description, s.serial_number,
  jsonb_build_object('id', category.id, 'name', category.name) as category,
  null::date as date_assigned, null::date as date_returned, 'AVAILABLE' as status, null::text as notes,
  s.created_at, s.updated_at`);

const source = sql.raw(`stock_assets s
  join asset_categories category on category.organization_id = s.organization_id and category.id = s.category_id`);

/** Part of a WHERE clause: a number that begins with these words, whatever the case. */
export function beginsWith(column: string, words: string): Sql {
  const prefix = words
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql`and ${sql.ref(column)} is not null and lower(${sql.ref(column)}) like ${`${prefix}%`}`;
}

export async function isStockNumber(db: Db, { organizationId }: Actor, words: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from stock_assets s
     where s.organization_id = ${organizationId} ${beginsWith('s.serial_number', words)} limit 1`.execute(db);
  return rows.length > 0;
}

/** A page of what no one has had yet. */
export function stockAmong(
  { organizationId }: Actor,
  number: string | undefined,
  page: PageRequest,
): Sql<RegisteredAsset> {
  const order = ascending('s.id');
  return sql<RegisteredAsset>`
    select ${columns} from ${source} where s.organization_id = ${organizationId}
       ${optional(number !== undefined && beginsWith('s.serial_number', number))}
       ${seekAfter(order, page)} ${pageIn(order, page)}`;
}

async function selectStock({ tx, actor }: UnitOfWork, id: string, lock: Sql): Promise<RegisteredAsset | null> {
  const { rows } = await sql<RegisteredAsset>`
    select ${columns} from ${source}
     where s.organization_id = ${actor.organizationId} and s.id = ${id} ${lock}`.execute(tx);
  return rows[0] ?? null;
}

/** As it stands after a change. */
export async function stockAfter(work: UnitOfWork, id: string): Promise<RegisteredAsset> {
  const piece = await selectStock(work, id, sql.nothing);
  if (!piece) throw new Error('The piece is gone although it was just written.');
  return piece;
}

/** Locks the piece, so that it is handed out or removed once; null: it is not in stock. */
export const lockStock = (work: UnitOfWork, id: string): Promise<RegisteredAsset | null> =>
  selectStock(work, id, sql`for update of s`);

/** 404 unless there is such a piece, in stock or with someone whose equipment the actor reads. */
export async function checkPieceRead({ tx, actor }: UnitOfWork, id: string): Promise<void> {
  const { rows } = await sql`
    select 1 from stock_assets where organization_id = ${actor.organizationId} and id = ${id}
    union all
    select 1 from assets a join users on users.organization_id = a.organization_id and users.id = a.user_id
     where a.organization_id = ${actor.organizationId} and a.id = ${id} and ${whoseRecordsAreRead('assets', actor)}`.execute(
    tx,
  );
  if (rows.length === 0) throw notFound('piece of equipment');
}
