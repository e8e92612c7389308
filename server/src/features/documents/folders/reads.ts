import { optional } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { administers } from '../../../kernel/actor.ts';
import { pageOf, rowsFor } from '../../../kernel/cursor.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { visibleDocuments, withOwners } from '../visibility.ts';
import { Folder } from './record.ts';

export const listFolders = listOperation({
  id: 'folders.list',
  route: 'GET /folders',
  summary: 'List folders',
  description: 'Below Administrator, those in which the person sees a document.',
  surface: 'app',
  scope: 'documents:read',
  returns: Folder,
  order: 'by name',

  async run({ actor, db, page }) {
    const { after, limit } = page;
    const { rows } = await sql<Folder & { sort: string }>`
      select fld.id, fld.name, fld.created_at, fld.updated_at, lower(fld.name) as sort from folders fld
       where fld.organization_id = ${actor.organizationId}
         ${optional(after !== null && sql`and lower(fld.name) > ${after[0]}`)}
         ${optional(
           !administers(actor) &&
             sql`and exists (select 1 from documents d ${withOwners}
                 where ${visibleDocuments(actor)} and d.folder_id = fld.id)`,
         )}
       order by lower(fld.name) limit ${rowsFor(page)}`.execute(db);
    const { items, next } = pageOf(rows, limit, ({ sort }) => [sort]);
    return { items: items.map(({ sort: _sort, ...folder }) => folder), next };
  },
});
