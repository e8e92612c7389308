import type { Job } from '../../kernel/catalogue.ts';
import { removeOldProposals } from '../../kernel/proposals/store.ts';

/** Removes what ended long ago. That a proposal has expired is seen when it is asked for. */
export const sweepProposals: Job = {
  task: 'proposals.sweep',
  cron: '17 * * * *',

  run: (services) => removeOldProposals(services),
};
