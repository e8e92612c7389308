import { sql } from '../../../db/sql.ts';
import type { NameSource } from '../../../kernel/app-answers.ts';

/** Every role sees every type; which of them someone has taken is what private leave keeps back. */
export const leaveTypeNames: NameSource = {
  prefix: 'lvt',
  async find(db, actor, ids) {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from leave_types where organization_id = ${actor.organizationId} and id = any(${ids})`.execute(
      db,
    );
    return rows;
  },
};
