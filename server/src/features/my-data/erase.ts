import type { ErasureStep } from '../../kernel/erasing.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import { userErased, userRemoved } from '../people/index.ts';
import { removeArchivesBefore, removeArchivesOf } from './store.ts';

const summary = 'Archives of the person’s data are removed, and so are those that they asked for.';

export const archiveReactions: readonly Reaction[] = [
  { to: userErased, summary, run: removeArchivesOf },
  { to: userRemoved, summary, run: removeArchivesOf },
];

/** Any archive of the organization may name the person: those who need one ask again. */
export const eraseArchives: ErasureStep = {
  name: 'data_archives',
  summary: 'Archives of personal data from before the erasure are removed: any of them may name the person.',
  isLate: true,

  async run({ services, tx, organizationId, startedAtMs }) {
    const before = new Date(startedAtMs).toISOString();
    const count = await removeArchivesBefore(tx, services.clock, organizationId, before);
    return { rows: count, after: count > 0 ? 'more' : null };
  },
};
