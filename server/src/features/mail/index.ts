import type { Feature } from '../../kernel/catalogue.ts';

export const mail: Feature = { name: 'mail' };
