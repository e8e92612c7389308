import { sql } from '../../db/sql.ts';
import type { ByProduct } from '../../kernel/personal-data.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import { userErased } from '../people/index.ts';
import { removeArchivesOf } from './store.ts';

export const archiveReactions: readonly Reaction[] = [
  {
    to: userErased,
    summary: 'Archives of the person’s data are removed, and so are those that they asked for.',
    run: (work, userId) => removeArchivesOf(work, [userId]),
  },
];

export const archivesOfPeople: ByProduct = {
  table: 'long_work',
  column: 'created_by_id',
  where: sql`kind = 'data_archive'`,
  goesWithOther: true,
  before: removeArchivesOf,
};
