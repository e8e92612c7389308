import type { Feature } from '../../kernel/catalogue.ts';
import { getHome } from './get.ts';

export const home: Feature = { name: 'home', operations: [getHome] };
