import { sql } from '../../db/sql.ts';
import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import { pageOf, rowsFor, type Page, type PageRequest } from '../../kernel/cursor.ts';
import { actorColumn, actorJoin, ipColumn, type AccessRow } from './record.ts';
import { withinWindow, type Window } from './window.ts';

export interface AccessFilter extends Window {
  user_id?: string;
  actor_id?: string;
  tier?: string;
}

export async function listAccess(
  db: Db,
  reader: Actor,
  filter: AccessFilter,
  page: PageRequest,
): Promise<Page<AccessRow>> {
  const { rows } = await sql<AccessRow>`
    select log.id, log.at, ${actorColumn}, log.surface, log.token_id, log.user_id, log.tier, log.record_id, ${ipColumn},
           log.request_id
      from sensitive_access_log log ${actorJoin}
     where log.organization_id = ${reader.organizationId}
       ${filter.user_id === undefined ? sql`` : sql`and log.user_id = ${filter.user_id}`}
       ${filter.actor_id === undefined ? sql`` : sql`and log.actor_id = ${filter.actor_id}`}
       ${filter.tier === undefined ? sql`` : sql`and log.tier = ${filter.tier}`}
       ${withinWindow(filter, reader.organization.timezone, 'sal')}
       ${page.after === null ? sql`` : sql`and log.id < ${page.after[0]}`}
     order by log.id desc limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, (row) => [row.id]);
}
