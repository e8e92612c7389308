import type { Feature } from '../../kernel/catalogue.ts';

export const imports: Feature = { name: 'imports' };
