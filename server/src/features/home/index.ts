import type { Feature } from '../../kernel/catalogue.ts';
import { getHome } from './get.ts';
import { getPersonNow } from './person-now.ts';
import { getWhoIsHere } from './who-is-here.ts';

export const home: Feature = { name: 'home', operations: [getHome, getWhoIsHere, getPersonNow] };
