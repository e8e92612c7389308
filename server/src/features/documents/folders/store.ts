import { refuseDuplicate } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { notFound } from '../../../lib/errors.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { Folder } from './record.ts';

export const refuseTakenName = refuseDuplicate('folders_name_key', 'name', 'There is a folder with this name.');

export async function lockFolder({ actor, tx }: UnitOfWork, id: string): Promise<Folder> {
  const { rows } = await sql<Folder>`
    select id, name, created_at, updated_at from folders
     where organization_id = ${actor.organizationId} and id = ${id} for update`.execute(tx);
  const [folder] = rows;
  if (!folder) throw notFound('folder');
  return folder;
}

/** Documents outlive their folder. */
export async function takeOutDocuments({ actor, tx, now }: UnitOfWork, folderId: string): Promise<number> {
  const { rowCount } = await sql`
    update documents set folder_id = null, updated_at = ${now}
     where organization_id = ${actor.organizationId} and folder_id = ${folderId}`.execute(tx);
  return rowCount;
}
