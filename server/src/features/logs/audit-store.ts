import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../kernel/cursor.ts';
import { among, equal } from '../../kernel/filters.ts';
import { descending, seekAfter } from '../../kernel/keyset.ts';
import { actorColumn, actorJoin, type AuditRow, ipColumn } from './record.ts';
import type { Window } from './window.ts';
import { withinWindow } from './window-store.ts';

export interface AuditFilter extends Window {
  readonly actor_id?: string;
  readonly action?: string;
  readonly subject_id?: string;
  readonly surface?: readonly string[];
}

export async function listAudit(
  db: Db,
  reader: Actor,
  filter: AuditFilter,
  page: PageRequest,
): Promise<Page<AuditRow>> {
  const { rows } = await sql<AuditRow>`
    select log.id, log.at, ${actorColumn}, log.surface, log.token_id, log.action, log.subject_type, log.subject_id,
           log.record_count, log.changed_fields, ${ipColumn}, log.request_id
      from audit_log log ${actorJoin}
     where log.organization_id = ${reader.organizationId}
       ${equal('log.actor_id', filter.actor_id)} ${equal('log.action', filter.action)}
       ${equal('log.subject_id', filter.subject_id)} ${among('log.surface', filter.surface)}
       ${withinWindow(filter, reader.organization.timezone, 'aud')}
       ${seekAfter(descending('log.id'), page)}
     order by log.id desc limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, (row) => [row.id]);
}
