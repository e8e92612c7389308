import { type Actor, administers, jobOrigin } from '../../../kernel/actor.ts';
import type { Job } from '../../../kernel/catalogue.ts';
import type { AccessEntry } from '../../../kernel/change-log/change-log.ts';
import type { ErasureStep } from '../../../kernel/erasing.ts';
import type { Services } from '../../../kernel/services.ts';
import { type ChangeServices, inUnitOfWork } from '../../../kernel/unit-of-work.ts';
import { findActor } from '../../people/index.ts';
import { seesPay } from '../timesheets/present.ts';
import { failWhatIf, findWhatIf, removeExpiredWhatIfs, removeWhatIfs, saveProgress, type WhatIfRow } from './store.ts';
import { workOutPart } from './work-out.ts';

export const whatIfTask = 'whatIf.run';
/** A run ends before a worker that is told to stop would have to break it off; the next goes on where it was. */
const sliceMs = 3000;
/** How often what was worked out is kept: the sums of everyone so far are written each time. */
const partsMs = 500;

/** With the rights the person has now, not those they had when they asked. */
async function authorOf({ database }: Pick<Services, 'database'>, row: WhatIfRow): Promise<Actor | null> {
  const actor = await findActor(database.db, row.organization_id, row.created_by_id);
  return actor?.isActive && administers(actor) && seesPay(actor) ? actor : null;
}

/** Some people's timesheets after others'. They are kept together with how far it came. False if there is nothing more to do for this run. */
async function runParts(services: ChangeServices, actor: Actor, row: WhatIfRow): Promise<boolean> {
  const { db } = services.database.shares.of(row.organization_id);
  const { sums } = row;
  const looks: AccessEntry[] = [];
  const startedMs = performance.now();
  let { position } = row;
  let isWhole = false;
  while (!isWhole && performance.now() - startedMs < partsMs) {
    const part = await workOutPart(db, actor, row.asked, position, sums);
    looks.push(...part.looks);
    isWhole = part.position === null;
    position = part.position ?? position;
  }
  return inUnitOfWork(services, actor, jobOrigin, async (work) => {
    if (!(await saveProgress(work, row, { position, sums, isWhole }))) return false;
    work.recordSensitiveRead(looks);
    return !isWhole;
  });
}

export const whatIfJob: Job = {
  task: whatIfTask,
  queue: { name: 'what-if', concurrency: 1 },

  async run(services, payload) {
    const { organization_id: organizationId, what_if_id: id } = payload as Record<string, string>;
    const startedMs = performance.now();
    for (;;) {
      const row = await findWhatIf(services.database.db, organizationId ?? '', id ?? '');
      if (!row || row.status === 'COMPLETED' || row.status === 'FAILED') return;
      if (performance.now() - startedMs > sliceMs) {
        await services.jobs.add(services.clock, whatIfTask, payload);
        return;
      }
      const actor = await authorOf(services, row);
      if (!actor) {
        await failWhatIf(services.database.db, row, services.clock.now());
        return;
      }
      if (!(await runParts(services, actor, row))) return;
    }
  },
};

/** Answers are kept for a day. */
export const sweepWhatIfs: Job = {
  task: 'whatIf.sweep',
  cron: '41 * * * *',

  async run({ database, clock, log }) {
    const count = await removeExpiredWhatIfs(database.db, clock);
    if (count > 0) log.info({ whatIfs: count }, 'answers to what-ifs that are a day old were removed');
  },
};

export const eraseWhatIfs: ErasureStep = {
  name: 'what_ifs',
  summary: 'Answers to what-ifs from before the erasure are removed: any of them may name the person.',
  isLate: true,

  async run({ tx, organizationId, startedAtMs }) {
    const count = await removeWhatIfs(tx, organizationId, new Date(startedAtMs).toISOString());
    return { rows: count, after: null };
  },
};
