import type { Feature } from '../../kernel/catalogue.ts';
import { createOwnToken } from './create.ts';
import { tokenData } from './erase.ts';
import { handOverToken } from './hand-over.ts';
import { listTokenOperations } from './operations.ts';
import {
  refuseWiderTokens,
  revokeTokenOfSuspended,
  revokeTokensOfAccount,
  revokeTokensOfDeactivated,
  revokeTokensSince,
} from './reactions.ts';
import { getManagedToken, getToken, listTokens, names } from './reads.ts';
import { revokeVisibleToken } from './revoke.ts';

export { type AppToken, issueAppToken, renewAppToken } from './app-tokens.ts';
export { findTokenByHash, findTokenById } from './authenticate-store.ts';
export { createToken, type TokenDetails } from './create.ts';
export { ScopeList } from './record.ts';
export { revokeToken } from './revoke.ts';
export { countTokensAt, findOrganizationOfToken, listHoldersOfScope, listTokensAt } from './store.ts';
export { lastUseOf, tokenUseOf } from './use.ts';

export const tokens: Feature = {
  name: 'tokens',
  title: 'Token',
  summary: 'The token that a request carries.',
  operations: [
    getToken,
    listTokenOperations,
    listTokens,
    getManagedToken,
    createOwnToken,
    revokeVisibleToken,
    handOverToken,
  ],
  names,
  packages: [
    {
      name: 'DEVELOPING',
      sees: 'Service accounts and their tokens, webhook endpoints and their deliveries, and requests made with tokens of service accounts.',
      does: 'Makes, changes and deletes service accounts of at most the holder’s role and departments, makes and revokes their tokens; makes, tests, rotates and redelivers endpoints; makes and opens sandboxes.',
      never:
        'What the owner of a token or endpoint sees and the holder does not; tokens and requests of other people; endpoints of those above.',
    },
  ],
  reactions: [
    revokeTokensOfDeactivated,
    revokeTokensOfAccount,
    refuseWiderTokens,
    revokeTokenOfSuspended,
    revokeTokensSince,
  ],
  personalData: tokenData,
};
