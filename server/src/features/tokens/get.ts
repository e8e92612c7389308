import { notFound } from '../../lib/errors.ts';
import { readOperation } from '../../kernel/operation.ts';
import { presentToken, Token } from './record.ts';
import { getVisibleToken } from './store.ts';

export const getToken = readOperation({
  id: 'token.get',
  route: 'GET /token',
  summary: 'Inspect the current token',
  description: 'The token that the request carries: its scopes, its owner, when it expires and when it was last used.',
  scope: null,
  returns: Token,
  refuses: ['NOT_FOUND'],

  async run({ actor, origin, db, installation }) {
    // In the app a session stands in for the token.
    if (origin.tokenId === null) throw notFound('token');
    return presentToken(installation, await getVisibleToken(db, actor, origin.tokenId));
  },
});
