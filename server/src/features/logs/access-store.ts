import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Page, PageRequest } from '../../kernel/cursor.ts';
import { among, equal } from '../../kernel/filters.ts';
import { descending, pageBy, pageIn, seekAfter } from '../../kernel/keyset.ts';
import { type AccessRow, actorColumn, actorJoin, ipColumn } from './record.ts';
import { type Window, withinWindow } from './store.ts';
import { concernsSeen } from './visibility.ts';

export interface AccessFilter extends Window {
  readonly user_id?: readonly string[];
  readonly actor_id?: string;
  readonly tier?: readonly string[];
}

const newestFirst = descending('log.id');

export async function listAccess(
  db: Db,
  reader: Actor,
  filter: AccessFilter,
  page: PageRequest,
  seen: Sql = sql.nothing,
): Promise<Page<AccessRow>> {
  const { rows } = await sql<AccessRow>`
    select log.id, log.at, ${actorColumn}, log.surface, log.token_id, log.user_id, log.tier, log.record_id, ${ipColumn},
           log.request_id
      from sensitive_access_log log ${actorJoin}
     where log.organization_id = ${reader.organizationId} ${seen}
       ${among('log.user_id', filter.user_id)} ${equal('log.actor_id', filter.actor_id)} ${among('log.tier', filter.tier)}
       ${withinWindow(filter, reader.organization.timezone, 'sal')}
       ${seekAfter(newestFirst, page)}
     ${pageIn(newestFirst, page)}`.execute(db);
  return pageBy(newestFirst, rows, page);
}

/** Of everyone whose the reader sees; one’s own are for oneself whatever one was given. */
export const listVisibleAccess = (
  db: Db,
  reader: Actor,
  filter: AccessFilter,
  page: PageRequest,
): Promise<Page<AccessRow>> => listAccess(db, reader, filter, page, concernsSeen(reader, sql.ref('log.user_id')));
