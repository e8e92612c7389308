import type { Feature } from '../../kernel/catalogue.ts';
import { createOwnToken } from './create.ts';
import { tokenData } from './erase.ts';
import { handOverToken } from './hand-over.ts';
import { names } from './names.ts';
import { listTokenOperations } from './operations.ts';
import {
  refuseWiderTokens,
  revokeTokenOfSuspended,
  revokeTokensOfAccount,
  revokeTokensOfDeactivated,
  revokeTokensSince,
} from './reactions.ts';
import { getManagedToken, getToken, listTokens } from './reads.ts';
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
  reactions: [
    revokeTokensOfDeactivated,
    revokeTokensOfAccount,
    refuseWiderTokens,
    revokeTokenOfSuspended,
    revokeTokensSince,
  ],
  personalData: tokenData,
};
