import { sql } from '../src/db/sql.ts';
import type { Job } from '../src/kernel/catalogue.ts';
import type { Installation } from '../src/kernel/installation.ts';
import type { LongWork } from '../src/kernel/long-work/kind.ts';

function jobNamed({ catalogue }: Installation, task: string): Job {
  const job = catalogue.jobs.find((each) => each.task === task);
  if (!job) throw new Error(`There is no job ${task}.`);
  return job;
}

const find = async ({ database: { db } }: Installation, id: unknown): Promise<LongWork | undefined> =>
  (await sql<LongWork>`select organization_id, id, kind, status, run from long_work where id = ${id}`.execute(db))
    .rows[0];

/** One run, as the worker does it when the job comes. */
export async function runOnce(installation: Installation, id: unknown): Promise<void> {
  const work = await find(installation, id);
  if (!work) return;
  const { organization_id } = work;
  await jobNamed(installation, `longWork.${work.kind}`).run(installation, { organization_id, id });
}

/** Does long work as the worker would, until it has ended or this run may not go on: a run leaves to the next what takes long. */
export async function runLongWork(installation: Installation, id: unknown): Promise<void> {
  for (;;) {
    const before = await find(installation, id);
    await runOnce(installation, id);
    const after = await find(installation, id);
    if (after?.status !== 'RUNNING' || after.run === before?.run) return;
  }
}

export const sweepLongWork = (installation: Installation): Promise<void> =>
  jobNamed(installation, 'longWork.sweep').run(installation, {});
