import type { Job } from '../../../kernel/catalogue.ts';
import { fanOutTask } from '../../../kernel/work.ts';
import { fanOutBatch, type Batch } from '../fan-out/fan-out.ts';
import type { Installation } from '../../../kernel/installation.ts';
import { deliverTask } from './engine.ts';
import { engineOf } from './engines.ts';

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
    let next: Batch | null = first;
    while (next) {
      round.isAskedAgain = false;
      const engine = engineOf(installation);
      const { isMore, refs } = await fanOutBatch(installation, engine.receivers, next);
      engine.wake(refs, ['first']);
      next = isMore || round.isAskedAgain || next === 'failed' ? 'fresh' : null;
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
