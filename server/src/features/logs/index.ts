import type { Feature } from '../../kernel/catalogue.ts';

export const logs: Feature = { name: 'logs' };
