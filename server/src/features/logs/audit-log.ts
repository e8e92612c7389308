import { optional } from '../../db/rows.ts';
import { afterIn, descending } from '../../kernel/keyset.ts';
import { Type } from 'typebox';
import { sql } from '../../db/sql.ts';
import { pageOf, rowsFor } from '../../kernel/cursor.ts';
import { among, AnyOf } from '../../kernel/filters.ts';
import { IdFilter } from '../../lib/ids.ts';
import { listOperation } from '../../kernel/operation.ts';
import { Strict } from '../../lib/schema.ts';
import { actorColumn, actorJoin, AuditRow, ipColumn, surfaces } from './record.ts';
import { windowFilters, withinWindow } from './window.ts';

export const listAuditLog = listOperation({
  id: 'auditLog.list',
  route: 'GET /audit-log',
  summary: 'Read the audit log',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  query: Strict({
    actor_id: Type.Optional(IdFilter('usr', 'Only what this person did.')),
    action: Type.Optional(
      Type.String({ description: 'Only this operation, by its id.', maxLength: 100, examples: ['users.update'] }),
    ),
    subject_id: Type.Optional(Type.String({ maxLength: 100, description: 'Only what was done to this record.' })),
    surface: Type.Optional(AnyOf(Type.Enum([...surfaces]), 'Only what came this way.')),
    ...windowFilters,
  }),
  returns: AuditRow,
  order: 'newest first',

  async run({ actor, db, query, page }) {
    const { rows } = await sql<AuditRow>`
      select log.id, log.at, ${actorColumn}, log.surface, log.token_id, log.action, log.subject_type, log.subject_id,
             log.record_count, log.changed_fields, ${ipColumn}, log.request_id
        from audit_log log ${actorJoin}
       where log.organization_id = ${actor.organizationId}
         ${optional(query.actor_id !== undefined && sql`and log.actor_id = ${query.actor_id}`)}
         ${optional(query.action !== undefined && sql`and log.action = ${query.action}`)}
         ${optional(query.subject_id !== undefined && sql`and log.subject_id = ${query.subject_id}`)}
         ${among('log.surface', query.surface)}
         ${withinWindow(query, actor.organization.timezone, 'aud')}
         ${afterIn(descending('log.id'), page)}
       order by log.id desc limit ${rowsFor(page)}`.execute(db);
    return pageOf(rows, page.limit, (row) => [row.id]);
  },
});
