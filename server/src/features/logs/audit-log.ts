import { Type } from 'typebox';
import { AnyOf } from '../../kernel/filters.ts';
import { listOperation } from '../../kernel/operation.ts';
import { IdFilter } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { listAudit } from './audit-store.ts';
import { AuditRow, surfaces } from './record.ts';
import { windowFilters } from './window.ts';

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

  run: ({ actor, db, query, page }) => listAudit(db, actor, query, page),
});
