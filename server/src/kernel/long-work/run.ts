import type { Db } from '../../db/database.ts';
import { executeTogether } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, isRefused, type Refusal } from '../../lib/errors.ts';
import { jobOutbox } from '../change-log/change-log.ts';
import type { ErasureStep } from '../erasing.ts';
import type { Job } from '../job.ts';
import { type JobOptions, jobRow } from '../job-outbox.ts';
import type { Services } from '../services.ts';
import type { ChangeServices, UnitOfWork } from '../unit-of-work.ts';
import {
  leaseMs,
  type LongWork,
  type LongWorkKind,
  type LongWorkRef,
  Overtaken,
  type Progress,
  type Run,
  taskOf,
  type WorkName,
} from './kind.ts';
import {
  beginRun,
  failLongWork,
  giveUp,
  listUnattended,
  renewLease,
  saveProgress,
  showProgress,
  takeOver,
  type Unattended,
} from './runs-store.ts';
import { insertLongWork, removeBefore, removeExpired } from './store.ts';

/** A run ends before a worker that is told to stop would have to break it off, and lets others have their turn. */
const sliceMs = 3000;

class OneRun implements Run {
  readonly services: ChangeServices;
  work: LongWork;

  constructor(services: ChangeServices, work: LongWork) {
    this.services = services;
    this.work = work;
  }

  async mark(db: Db, progress: Progress): Promise<void> {
    const { work } = this;
    await saveProgress(db, this.services.clock, work, progress);
    const { done, total = work.total, state = work.state, isWhole } = progress;
    this.work = { ...work, done, total, state, status: isWhole ? 'COMPLETED' : work.status };
  }

  show(done: number, total: number): Promise<void> {
    return showProgress(this.services.database.db, this.services.clock, this.work, done, total);
  }
}

interface Wanted {
  readonly asked: object;
  readonly todo?: object;
  readonly state?: object;
  /** Of how many steps, records or rows it consists, if that is known. */
  readonly total?: number;
  /** One of the kind is under way about the same; 409 for the next. Without it there may be any number. */
  readonly about?: string;
  readonly underWay?: () => Refusal;
  readonly undoes?: string;
  /** Whose it is and by whose rights it is done, if not the actor’s. */
  readonly forId?: string;
}

const underWay = (): Refusal => conflict('record.underWay', { reason: 'under_way' });

const jobOf = (kind: string, { organization_id, id }: LongWorkRef): [string, Record<string, unknown>, JobOptions] => [
  taskOf(kind),
  { organization_id, id },
  { jobKey: `${taskOf(kind)}:${id}` },
];

/** Enters it into the record and has a job do it, once this change has committed. */
export async function startLongWork<W extends LongWork>(
  work: UnitOfWork,
  { name, prefix, keptMs }: WorkName,
  wanted: Wanted,
): Promise<W> {
  if (work.actor.userId === null) throw new Error('Long work is done by the rights of a person.');
  const id = work.newId(prefix);
  const { asked, todo = {}, state = {}, total = 0, about = null, undoes = null, forId = work.actor.userId } = wanted;
  const expiresAt = new Date(work.nowMs + keptMs).toISOString();
  const organization_id = work.actor.organizationId;
  const row = { organization_id, id, kind: name, about, asked, todo, state, total, undoes, expiresAt, forId };
  const kept = await insertLongWork(work, row, wanted.underWay ?? underWay);
  const [task, payload, options] = jobOf(name, kept);
  work.enqueue(task, payload, options);
  return kept as W;
}

/** Says that this process lives, however long a step takes. */
async function whileAlive<T>({ services: { database, clock }, work }: Run, act: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => {
    renewLease(database.db, clock, work).catch(() => undefined);
  }, leaseMs / 3).unref();
  return act().finally(() => {
    clearInterval(timer);
  });
}

function announce({ announcements }: Pick<Services, 'announcements'>, work: Unattended): void {
  announcements.changed(work.organization_id, [work.kind], [work.created_by_id], null);
}

/** Step by step, from where an earlier run was broken off. */
async function runSteps(services: ChangeServices, kind: LongWorkKind, run: Run): Promise<void> {
  const startedMs = performance.now();
  do {
    await kind.step(run, await kind.author(services, run.work));
    announce(services, run.work);
  } while (run.work.status === 'RUNNING' && performance.now() - startedMs < sliceMs);
  if (run.work.status === 'RUNNING') await services.jobs.add(services.clock, ...jobOf(kind.name, run.work));
}

async function runLongWork(services: ChangeServices, kind: LongWorkKind, ref: LongWorkRef): Promise<void> {
  const { database, clock } = services;
  const begun = await beginRun(database.db, clock, ref);
  if (!begun) return;
  const run = new OneRun(services, begun);
  try {
    await whileAlive(run, () => runSteps(services, kind, run));
  } catch (error) {
    if (error instanceof Overtaken) return;
    // A fault of ours is tried again by the queue, until it is given up.
    if (isRefused(error)) await failLongWork(database.db, clock, begun, kind.reasonOf(error));
    else await giveUp(database.db, clock, begun);
    announce(services, begun);
    if (!isRefused(error)) throw error;
  }
}

/** Whatever became of its job: what no run is at goes on, and what used up its attempts ends. Removes what is old. */
const sweepLongWork: Job = {
  task: 'longWork.sweep',
  cron: '* * * * *',

  async run(services) {
    const { database, clock, jobs, log } = services;
    await takeOver(database.db);
    const givenUp = await giveUp(database.db, clock);
    for (const work of givenUp) announce(services, work);
    if (givenUp.length > 0) log.error({ ids: givenUp.map(({ id }) => id) }, 'long work that came to nothing was ended');
    // The oldest first, as if it had waited in the queue since.
    const rows = (await listUnattended(database.db, clock)).map((work) => {
      const [task, payload, options] = jobOf(work.kind, work);
      return jobRow(clock, task, payload, { ...options, runAtMs: Date.parse(work.created_at) });
    });
    if (rows.length > 0) {
      await executeTogether(database.db, ...jobOutbox.insert(rows));
      await jobs.forward();
    }
    while ((await inTransaction(database.pool, (tx) => removeExpired(tx, clock))) > 0);
  },
};

const jobOfKind = (kind: LongWorkKind): Job => ({
  task: taskOf(kind.name),
  ...(kind.atOnce !== undefined && { queue: { name: taskOf(kind.name), concurrency: kind.atOnce } }),
  run: (services, payload) => runLongWork(services, kind, payload as unknown as LongWorkRef),
});

export const longWorkJobs = (kinds: readonly LongWorkKind[]): Job[] =>
  kinds.length === 0 ? [] : [...kinds.map(jobOfKind), sweepLongWork];

/** Files and sums of before may name the person: those who need one ask again. */
export function longWorkErasure(kinds: readonly LongWorkKind[]): ErasureStep[] {
  const names = kinds.filter(({ namesPeople }) => namesPeople).map(({ name }) => name);
  if (names.length === 0) return [];
  return [
    {
      name: 'long_work',
      summary:
        'Exported files, archives of personal data and answers to what-ifs from before the erasure are removed: any of them may name the person.',
      isLate: true,

      async run({ services, tx, organizationId, startedAtMs }) {
        const before = new Date(startedAtMs).toISOString();
        const count = await removeBefore(tx, services.clock, organizationId, names, before);
        return { rows: count, after: count > 0 ? 'more' : null };
      },
    },
  ];
}
