import { sql } from '../../../db/sql.ts';
import type { NameSource } from '../../../kernel/app-answers.ts';

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
