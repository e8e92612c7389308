import type { Feature } from '../../kernel/catalogue.ts';

export { findSessionByHash } from './authenticate.ts';

export const sessions: Feature = { name: 'sessions' };
