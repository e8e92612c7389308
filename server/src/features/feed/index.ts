import type { Feature } from '../../kernel/catalogue.ts';
import { listEvents } from './list.ts';

export const feed: Feature = {
  name: 'feed',
  title: 'Change feed',
  summary: 'All that happens, to be read in order and without gaps.',
  operations: [listEvents],
};
