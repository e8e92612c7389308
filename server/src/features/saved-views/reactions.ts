import type { Reaction } from '../../kernel/unit-of-work.ts';
import { userErased, userRemoved } from '../people/index.ts';
import { deleteViewsOf } from './store.ts';

const summary = 'The person’s saved views are deleted, shared ones included.';

export const viewReactions: readonly Reaction[] = [
  { to: userErased, summary, run: deleteViewsOf },
  { to: userRemoved, summary, run: deleteViewsOf },
];
