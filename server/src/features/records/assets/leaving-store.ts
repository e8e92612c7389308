import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Asset } from './record.ts';

export type HeldAsset = Pick<Asset, 'id' | 'description' | 'serial_number' | 'date_assigned'> & {
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
