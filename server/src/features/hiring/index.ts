import type { Feature } from '../../kernel/catalogue.ts';
import { hire } from './create.ts';

/** Someone new with all that belongs to their first day, in one change. */
export const hiring: Feature = {
  name: 'hiring',
  operations: [hire],
};
