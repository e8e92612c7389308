import { inTransaction } from '../../db/transaction.ts';
import type { Job } from '../../kernel/catalogue.ts';
import { dropExpiredFiles, removeOldProposals } from '../../kernel/proposals/store.ts';

/** Removes what ended long ago, and files of what nobody decided on. That a proposal has expired is seen when it is asked for. */
export const sweepProposals: Job = {
  task: 'proposals.sweep',
  cron: '17 * * * *',

  async run(services) {
    const { database, clock } = services;
    while ((await inTransaction(database.pool, (tx) => dropExpiredFiles(tx, clock))) > 0);
    await removeOldProposals(services);
  },
};
