import { inTransaction } from '../../../db/transaction.ts';
import type { Job } from '../../../kernel/catalogue.ts';
import type { ErasedPerson, ErasureProgress, ErasureStep } from '../../../kernel/erasing.ts';
import type { Services } from '../../../kernel/services.ts';
import { advance, complete, type ErasureRef, type ErasureRow, listRunning, lockRunning } from './store.ts';

export const eraseTask = 'users.erase';
export const eraseKey = ({ id }: Pick<ErasureRef, 'id'>): string => `${eraseTask}:${id}`;

/** A run ends before a worker that is told to stop would have to break it off; the next goes on where it was. */
const sliceMs = 3000;

/** Before it is asked again whether others are done. */
const waitMs = 500;
const nothing: ErasureProgress = { rows: 0, after: null };

const macPurpose = 'erased-email';
export const macOf = ({ keys }: Pick<Services, 'keys'>, email: string): Buffer =>
  keys.mac(macPurpose, email.toLowerCase());

function personOf({ keys }: Pick<Services, 'keys'>, row: ErasureRow): ErasedPerson {
  const { email_mac: mac } = row;
  const isTheirs = (address: string): boolean =>
    mac !== null && keys.isMac(macPurpose, address.toLowerCase().replace(/[.,;:!?]+$/, ''), mac);
  return {
    organizationId: row.organization_id,
    userId: row.user_id,
    startedAtMs: Date.parse(row.started_at),
    isMentionedIn: (text) => (text.match(/[^\s<>"'(),;:[\]]+@[^\s<>"'(),;:[\]]+/g) ?? []).some(isTheirs),
  };
}

/** Late ones last: they see what was still being written while the others ran. */
const stepsOf = ({ catalogue: { erasureSteps } }: Pick<Services, 'catalogue'>): ErasureStep[] => [
  ...erasureSteps.filter(({ isLate }) => !isLate),
  ...erasureSteps.filter(({ isLate }) => isLate),
];

/** `over`: nothing is left, or another worker is at it. */
type Outcome = 'more' | 'waiting' | 'over';

/** One batch, and how far it got, in one transaction. */
const runBatch = (services: Services, ref: ErasureRef): Promise<Outcome> =>
  inTransaction(services.database.pool, async (tx) => {
    const row = await lockRunning(tx, ref);
    if (!row) return 'over';
    const steps = stepsOf(services);
    // A step that is there no more, after an upgrade in between: all over again, which does no harm.
    const found = steps.findIndex(({ name }) => name === row.step);
    const at = Math.max(found, 0);
    const step = steps[at];
    const after = found === -1 ? null : row.position;
    const progress = (await step?.run({ ...personOf(services, row), services, tx, after })) ?? nothing;
    const next = progress.after === null ? steps[at + 1] : step;
    const now = services.clock.now();
    await advance(tx, ref, { rows: progress.rows, step: next?.name ?? null, position: progress.after, now });
    if (next) return progress.isWaiting ? 'waiting' : 'more';
    await complete(tx, ref, now);
    services.log.info({ erasure_id: ref.id, rows: row.rows_done + progress.rows }, 'a person’s data was erased');
    return 'over';
  });

export const eraseJob: Job = {
  task: eraseTask,
  async run(services, payload) {
    const ref = payload as unknown as ErasureRef;
    const untilMs = performance.now() + sliceMs;
    let outcome: Outcome;
    do outcome = await runBatch(services, ref);
    while (outcome === 'more' && performance.now() < untilMs);
    if (outcome === 'over') return;
    const runAtMs = services.clock.nowMs() + (outcome === 'waiting' ? waitMs : 0);
    await services.jobs.add(services.clock, eraseTask, { ...ref }, { runAtMs, jobKey: eraseKey(ref) });
  },
};

/** Whatever became of their jobs, erasures that are not completed go on. */
export const resumeErasures: Job = {
  task: 'users.resumeErasures',
  cron: '*/10 * * * *',
  async run({ database, jobs, clock }) {
    for (const ref of await listRunning(database.db)) {
      await jobs.add(clock, eraseTask, { ...ref }, { jobKey: eraseKey(ref) });
    }
  },
};
