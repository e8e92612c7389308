import { Type } from 'typebox';
import { AnyOf, IdsFilter } from '../../kernel/filters.ts';
import { listOperation } from '../../kernel/operation.ts';
import { IdFilter } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { listAccess } from './access-store.ts';
import { AccessRow, accessTiers } from './record.ts';
import { windowFilters } from './window.ts';

export const listSensitiveAccessLog = listOperation({
  id: 'sensitiveAccessLog.list',
  route: 'GET /sensitive-access-log',
  summary: 'Read the log of access to private data',
  description: 'One row for each private record shown: personal details, government identifiers, compensation.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  query: Strict({
    user_id: Type.Optional(IdsFilter('usr', 'Only records of this person.')),
    actor_id: Type.Optional(IdFilter('usr', 'Only what this person looked at.')),
    tier: Type.Optional(AnyOf(Type.Enum([...accessTiers]), 'Only looks at this part of the record.')),
    ...windowFilters,
  }),
  returns: AccessRow,
  order: 'newest first',
  run: ({ actor, db, query, page }) => listAccess(db, actor, query, page),
});
