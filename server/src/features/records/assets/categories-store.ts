import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { ascending, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import type { Asset, AssetCategory } from './record.ts';

type Category = Asset['category'];

/** The category that a request names by id or by name; null if it names none. */
export async function categoryOf(
  work: UnitOfWork,
  { category_id, category_name }: { category_id?: string; category_name?: string },
): Promise<Category | null> {
  if (category_id !== undefined && category_name !== undefined) {
    throw invalid('category_id', 'records.oneCategory');
  }
  if (category_name !== undefined) return categoryNamed(work, category_name.trim());
  if (category_id === undefined) return null;
  const { rows } = await sql<Category>`
    select id, name from asset_categories where organization_id = ${work.actor.organizationId} and id = ${category_id}`.execute(
    work.tx,
  );
  if (!rows[0]) throw invalid('category_id', 'reference.equipmentCategory');
  return rows[0];
}

/** Made if there is none. Two requests for a new one: the second waits for the first and takes what it made. */
async function categoryNamed(work: UnitOfWork, name: string): Promise<Category> {
  const { tx, now, actor } = work;
  const find = sql<Category>`
    select id, name from asset_categories where organization_id = ${actor.organizationId} and lower(name) = lower(${name})`;
  const [found] = (await find.execute(tx)).rows;
  if (found) return found;
  const { rows } = await sql<Category>`
    insert into asset_categories (organization_id, id, name, created_at)
    values (${actor.organizationId}, ${work.newId('acat')}, ${name}, ${now})
        on conflict (organization_id, lower(name)) do nothing returning id, name`.execute(tx);
  const [made] = rows;
  if (made) {
    work.audit({
      action: 'assetCategories.create',
      subjectType: 'asset_category',
      subjectId: made.id,
      changedFields: ['name'],
    });
  }
  const category = made ?? (await find.execute(tx)).rows[0];
  if (!category) throw new Error('The category is neither new nor there.');
  return category;
}

const byId = ascending('id');

export async function listCategories(db: Db, actor: Actor, page: PageRequest): Promise<Page<AssetCategory>> {
  const { rows } = await sql<AssetCategory>`
    select id, name, created_at from asset_categories where organization_id = ${actor.organizationId}
       ${seekAfter(byId, page)}
     ${pageIn(byId, page)}`.execute(db);
  return pageBy(byId, rows, page);
}
