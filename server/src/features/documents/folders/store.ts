import type { Db } from '../../../db/database.ts';
import { optional, refuseDuplicate } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { type Actor, administers } from '../../../kernel/actor.ts';
import type { NameSource } from '../../../kernel/app-answers.ts';
import { type Choice, chosenFrom } from '../../../kernel/choices.ts';
import { mapPage, type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { visibleDocuments, withOwners } from '../visibility.ts';
import type { Folder } from './record.ts';

export const refuseTakenName = refuseDuplicate('folders_name_key', 'name', 'documents.folderNameTaken');

/** By name; below Administrator those in which the actor sees a document. */
export async function listVisibleFolders(
  db: Db,
  actor: Actor,
  choice: Choice,
  page: PageRequest,
): Promise<Page<Folder>> {
  const { after, limit } = page;
  const { rows } = await sql<Folder & { sort: string }>`
    select fld.id, fld.name, fld.created_at, fld.updated_at, lower(fld.name) as sort from folders fld
     where fld.organization_id = ${actor.organizationId} ${chosenFrom('fld', choice, sql`fld.name`)}
       ${optional(after !== null && sql`and lower(fld.name) > ${after[0]}`)}
       ${optional(
         !administers(actor) &&
           sql`and exists (select 1 from documents d ${withOwners}
               where ${visibleDocuments(actor)} and d.folder_id = fld.id)`,
       )}
     order by lower(fld.name) limit ${rowsFor(page)}`.execute(db);
  return mapPage(
    pageOf(rows, limit, ({ sort }) => [sort]),
    ({ sort: _sort, ...folder }) => folder,
  );
}

export async function lockFolder({ actor, tx }: UnitOfWork, id: string): Promise<Folder> {
  return sql<Folder>`
    select id, name, created_at, updated_at from folders
     where organization_id = ${actor.organizationId} and id = ${id} for update`.get(tx, 'folder');
}

/** Documents outlive their folder. */
export async function takeOutDocuments({ actor, tx, now }: UnitOfWork, folderId: string): Promise<number> {
  const { rowCount } = await sql`
    update documents set folder_id = null, updated_at = ${now}
     where organization_id = ${actor.organizationId} and folder_id = ${folderId}`.execute(tx);
  return rowCount;
}

export async function checkFolder({ actor, tx }: UnitOfWork, id: string | null | undefined): Promise<void> {
  if (id == null) return;
  const { rows } = await sql`
    select 1 from folders where organization_id = ${actor.organizationId} and id = ${id} for key share`.execute(tx);
  if (rows.length === 0) throw invalid('folder_id', 'reference.folder');
}

/** A folder stands beside a document that the person sees, so its name is theirs to know. */
export const folderNames: NameSource = {
  prefix: 'fld',
  async find(db, actor, ids) {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from folders
       where organization_id = ${actor.organizationId} and id = any(${[...ids]})`.execute(db);
    return rows;
  },
};
