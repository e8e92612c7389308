import type { Feature } from '../../kernel/catalogue.ts';

export { findTokenByHash } from './authenticate.ts';
export { TokenUse } from './use.ts';

export const tokens: Feature = { name: 'tokens' };
