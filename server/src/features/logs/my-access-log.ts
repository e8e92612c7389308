import { Type } from 'typebox';
import { mapPage } from '../../kernel/cursor.ts';
import { AnyOf } from '../../kernel/filters.ts';
import { listOperation } from '../../kernel/operation.ts';
import { forbidden } from '../../lib/errors.ts';
import { Strict } from '../../lib/schema.ts';
import { listAccess } from './access-store.ts';
import { AccessRow, accessTiers } from './record.ts';
import { windowFilters } from './window.ts';

/** Who looked, when and at what; from where is no business of the person looked at. */
const withoutWhereabouts = (row: AccessRow): AccessRow => ({ ...row, token_id: null, ip: null, request_id: null });

export const listMyAccessLog = listOperation({
  id: 'myAccessLog.list',
  route: 'GET /my-access-log',
  summary: 'See who looked at my private data',
  description: 'Address, token and request are shown for what one looked at oneself, and are null otherwise.',
  surface: 'app',
  scope: null,
  query: Strict({
    tier: Type.Optional(AnyOf(Type.Enum([...accessTiers]), 'Only looks at this part of the record.')),
    ...windowFilters,
  }),
  returns: AccessRow,
  order: 'newest first',

  async run({ actor, db, query, page }) {
    if (actor.userId === null) throw forbidden('Only a person has a record of their own.');
    const found = await listAccess(db, actor, { ...query, user_id: [actor.userId] }, page);
    return mapPage(found, (row) => (row.actor?.id === actor.userId ? row : withoutWhereabouts(row)));
  },
});
