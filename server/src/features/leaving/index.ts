import type { Feature } from '../../kernel/catalogue.ts';
import { getLeaving } from './get.ts';

/** What ends, stays and comes back when someone leaves: it asks nearly every other feature. */
export const leaving: Feature = {
  name: 'leaving',
  operations: [getLeaving],
};
