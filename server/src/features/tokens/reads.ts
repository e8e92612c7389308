import { Type } from 'typebox';
import type { NameSource } from '../../kernel/app-answers.ts';
import { mapPage } from '../../kernel/cursor.ts';
import { AnyOf, IdsFilter } from '../../kernel/filters.ts';
import { listOperation, readOperation } from '../../kernel/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { ManagedToken, presentManagedToken, presentToken, Token } from './record.ts';
import { getVisibleToken, listTokenNames, listVisibleTokens } from './store.ts';

export const getToken = readOperation({
  id: 'token.get',
  route: 'GET /token',
  summary: 'Inspect the current token',
  description: 'The token that the request carries: its scopes, its owner, when it expires and when it was last used.',
  scope: null,
  returns: Token,
  refuses: ['NOT_FOUND'],

  async run({ actor, origin, db, services }) {
    // In the app a session stands in for the token.
    if (origin.tokenId === null) throw notFound('token');
    return presentToken(services, await getVisibleToken(db, actor, origin.tokenId));
  },
});

export const listTokens = listOperation({
  id: 'tokens.list',
  route: 'GET /tokens',
  summary: 'List API tokens',
  description:
    "One's own; Administrators and Executives see everyone's, and who was given to develop those of service accounts.",
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

  async run({ actor, db, services, query, page }) {
    const found = await listVisibleTokens(db, actor, query, page, services.clock.now());
    return mapPage(found, (row) => presentManagedToken(services, row));
  },
});

export const getManagedToken = readOperation({
  id: 'tokens.get',
  route: 'GET /tokens/{id}',
  summary: 'Get an API token',
  description:
    "One's own; Administrators and Executives see everyone's, and who was given to develop those of service accounts.",
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('tok') }),
  returns: ManagedToken,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, services, params }) {
    return presentManagedToken(services, await getVisibleToken(db, actor, params.id));
  },
});

const tokenNames: NameSource = { prefix: 'tok', find: listTokenNames };

export const names = [tokenNames];
