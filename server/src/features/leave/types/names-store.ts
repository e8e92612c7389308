import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Named, NameSource } from '../../../kernel/app-answers.ts';
import { nameIn } from '../../../kernel/names.ts';

/** Every role sees every type; which of them someone has taken is what private leave keeps back. */
export const leaveTypeNames: NameSource = {
  prefix: 'lvt',
  async find(db, actor, ids) {
    const { rows } = await sql<Named>`
      select id, ${nameIn(actor.language, 'leave_types')} as name, names ? ${actor.language} as is_translated from leave_types where organization_id = ${actor.organizationId} and id = any(${ids})`.execute(
      db,
    );
    return rows;
  },
};

/** What types are called, by their ids. */
export async function leaveTypeNamesOf(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await leaveTypeNames.find(db, actor, ids, [])).map(({ id, name }) => [id, name]));
}
