import type { Job } from '../../../kernel/catalogue.ts';
import { fanOutTask } from '../../../kernel/change-log/change-log.ts';
import { fanOutBatch } from '../fan-out/fan-out.ts';
import type { Batch } from '../fan-out/subscribed-events.ts';
import type { Installation } from '../../../kernel/installation.ts';
import { engineOf } from './engines.ts';
import { deliverTask } from './next-attempts.ts';

const sorting = new WeakMap<object, { isAskedAgain: boolean }>();

/** Sorts events until none is left; asked again meanwhile, whoever is at it looks once more. */
async function sortEvents(installation: Installation, first: Batch = 'fresh'): Promise<void> {
  const underWay = sorting.get(installation.database);
  if (underWay) {
    underWay.isAskedAgain = true;
    return;
  }
  const round = { isAskedAgain: false };
  sorting.set(installation.database, round);
  try {
    const sortBatch = async (batch: Batch): Promise<boolean> => {
      const engine = engineOf(installation);
      const { isMore, refs } = await fanOutBatch(installation, engine, batch);
      engine.wake(refs, ['first']);
      return isMore;
    };
    if (first === 'failed') await sortBatch('failed');
    for (let isMore = false, isFirst = true; isFirst || isMore || round.isAskedAgain; isFirst = false) {
      round.isAskedAgain = false;
      if (isMore) await engineOf(installation).ready();
      // With many to sort, one batch is worked out here while the database is busy with another.
      const batches: Promise<boolean>[] = isMore ? [sortBatch('fresh'), sortBatch('fresh')] : [sortBatch('fresh')];
      isMore = (await Promise.all(batches)).some(Boolean);
    }
  } finally {
    sorting.delete(installation.database);
  }
}

/** Left by the change that raised an event somebody listens to. */
export const fanOutJob: Job = {
  task: fanOutTask,
  async run(installation) {
    await sortEvents(installation);
    await engineOf(installation).join();
  },
};

/** Each minute, and when a next attempt falls due: whatever has not been sorted or sent. */
export const deliverJob: Job = {
  task: deliverTask,
  cron: '* * * * *',
  async run(installation) {
    await sortEvents(installation, 'failed');
    const engine = engineOf(installation);
    await engine.discover();
    await engine.join();
  },
};
