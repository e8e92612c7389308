import type { PersonalTable } from '../../kernel/personal-data.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import { userErased } from '../people/index.ts';
import { forgetInViewsOfOthers } from './erase.ts';

export const viewData: readonly PersonalTable[] = [
  { table: 'saved_views', area: 'account', key: ['id'], whenErased: 'deleted' },
];

export const viewReactions: readonly Reaction[] = [
  {
    to: userErased,
    summary: 'Saved views of others lose filters that name the person, and a title that does.',
    run: forgetInViewsOfOthers,
  },
];
