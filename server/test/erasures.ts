import { setTimeout as sleep } from 'node:timers/promises';
import { eraseJob } from '../src/features/people/erasures/job.ts';
import { listRunning } from '../src/features/people/erasures/store.ts';
import type { Installation } from '../src/kernel/installation.ts';

/** Works through what erasures have left to do, as the worker would. */
export async function finishErasures(installation: Installation): Promise<void> {
  for (;;) {
    const running = await listRunning(installation.database.db);
    if (running.length === 0) return;
    for (const ref of running) await eraseJob.run(installation, { ...ref });
    await sleep(10);
  }
}
