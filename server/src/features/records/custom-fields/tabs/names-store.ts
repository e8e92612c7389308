import { sql } from '../../../../db/sql.ts';
import type { Named, NameSource } from '../../../../kernel/app-answers.ts';

/** What tabs are called, for whoever was shown one. */
export const tabNames: NameSource = {
  prefix: 'cft',
  async find(db, actor, ids) {
    const { rows } = await sql<Named>`
      select id, name from custom_field_tabs
       where organization_id = ${actor.organizationId} and id = any(${ids})`.execute(db);
    return rows;
  },
};
