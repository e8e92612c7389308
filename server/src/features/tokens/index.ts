import type { Feature } from '../../kernel/catalogue.ts';
import { createOwnToken } from './create.ts';
import { tokenData } from './erase.ts';
import { names } from './names.ts';
import { listTokenOperations } from './operations.ts';
import { getManagedToken, getToken, listTokens } from './reads.ts';
import { revokeTokensOfDeactivated, revokeVisibleToken } from './revoke.ts';

export { findTokenByHash, findTokenById } from './authenticate-store.ts';
export { createToken, type TokenDetails } from './create.ts';
export { revokeToken } from './revoke.ts';
export { countTokensAt, findOrganizationOfToken } from './store.ts';
export { tokenUseOf } from './use.ts';

export const tokens: Feature = {
  name: 'tokens',
  title: 'Token',
  summary: 'The token that a request carries.',
  operations: [getToken, listTokenOperations, listTokens, getManagedToken, createOwnToken, revokeVisibleToken],
  names,
  reactions: [revokeTokensOfDeactivated],
  personalData: tokenData,
};
