import { Type } from 'typebox';
import { mapPage } from '../../kernel/cursor.ts';
import { AnyOf, IdsFilter } from '../../kernel/filters.ts';
import { listOperation } from '../../kernel/operation.ts';
import { Strict } from '../../lib/schema.ts';
import { ManagedToken, presentManagedToken } from './record.ts';
import { listVisibleTokens } from './store.ts';

export const listTokens = listOperation({
  id: 'tokens.list',
  route: 'GET /tokens',
  summary: 'List API tokens',
  description: "One's own; Administrators and Executives see everyone's.",
  surface: 'app',
  scope: null,
  query: Strict({
    user_id: Type.Optional(IdsFilter('usr', 'Only tokens of this person.')),
    status: Type.Optional(
      AnyOf(
        Type.Enum(['all', 'active', 'inactive']),
        'all unless given. active: neither revoked nor expired; inactive: one of both.',
      ),
    ),
  }),
  returns: ManagedToken,
  order: 'newest first',

  async run({ actor, db, installation, query, page }) {
    const found = await listVisibleTokens(db, actor, query, page, installation.clock.now());
    return mapPage(found, (row) => presentManagedToken(installation, row));
  },
});
