import type { Feature } from '../../kernel/catalogue.ts';
import { getVisibleTo } from './visible-to.ts';

/** Who can see what of a person: it asks the views of the features that declare them. */
export const whoCan: Feature = {
  name: 'who-can',
  title: 'Who can see what',
  summary: 'Who sees something of a person today, and why.',
  operations: [getVisibleTo],
};
