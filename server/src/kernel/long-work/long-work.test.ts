import { beforeEach, describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { runLongWork, runOnce, sweepLongWork } from '../../../test/long-work.ts';
import { sql } from '../../db/sql.ts';
import { askerOf, findActor } from '../../features/people/index.ts';
import { conflict } from '../../lib/errors.ts';
import { catalogue } from '../../main/catalogue.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { jobOrigin } from '../actor.ts';
import { catalogueOf } from '../catalogue.ts';
import { inUnitOfWork } from '../unit-of-work.ts';
import type { LongWork, LongWorkKind, Run } from './kind.ts';
import { startLongWork } from './run.ts';

const written: string[] = [];
let beforeEachStep: (run: Run<Asked>) => Promise<void> | void = () => undefined;

interface Asked {
  readonly words: readonly string[];
}

/** All that a kind of long work has to say. */
const probe: LongWorkKind<Asked> = {
  name: 'probe',
  prefix: 'expt',
  keptMs: 86_400_000,
  namesPeople: true,
  author: askerOf,
  reasonOf: ({ code }) => code.toLowerCase(),

  async step(run, actor) {
    const { done, total, asked } = run.work;
    await beforeEachStep(run);
    await inUnitOfWork(run.services, actor, jobOrigin, async (work) => {
      await run.mark(work.tx, { done: done + 1, isWhole: done + 1 === total });
      work.afterCommit(() => written.push(asked.words[done] ?? ''));
    });
  },
};

const harness = await openHarness({
  catalogue: catalogueOf([...catalogue.features, { name: 'probe', longWork: [probe] }]),
});
const { installation, world } = harness;
const { db, pool } = installation.database;
const admin = await world.administrator();

async function start(words: readonly string[], about?: string): Promise<LongWork<Asked>> {
  const actor = await findActor(db, world.organizationId, admin.id);
  if (!actor) throw new Error('The Administrator is gone.');
  const wanted = { asked: { words }, total: words.length, ...(about !== undefined && { about }) };
  return inUnitOfWork(installation, actor, jobOrigin, (work) => startLongWork<LongWork<Asked>>(work, probe, wanted));
}

const found = async ({ id }: LongWork): Promise<Partial<LongWork> | undefined> =>
  (await sql<LongWork>`select status, reason, done, attempts, failed from long_work where id = ${id}`.execute(db))
    .rows[0];

const loseJobs = async (): Promise<void> => {
  await installation.jobs.forward();
  await pool.query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs');
};

/** A minute without a sign of life. */
const silence = async ({ id }: LongWork): Promise<void> => {
  await sql`update long_work set leased_until = ${installation.clock.now()} where id = ${id}`.execute(db);
};

beforeEach(async () => {
  await loseJobs();
  written.length = 0;
  beforeEachStep = () => undefined;
});

describe('long work', () => {
  it('is done step by step by a job, by the rights of each moment', async () => {
    const work = await start(['a', 'b', 'c']);
    await runJobsOnce(installation);
    expect(written).toEqual(['a', 'b', 'c']);
    expect(await found(work)).toMatchObject({ status: 'COMPLETED', done: 3, reason: null });
    const stopped = await start(['a', 'b']);
    beforeEachStep = async () => {
      await sql`update users set is_active = false where id = ${admin.id}`.execute(db);
    };
    await runLongWork(installation, stopped.id);
    expect(await found(stopped)).toMatchObject({ status: 'FAILED', done: 1, reason: 'forbidden' });
    await sql`update users set is_active = true where id = ${admin.id}`.execute(db);
  });

  it('goes on where it was broken off, and no step is done twice', async () => {
    const work = await start(['a', 'b', 'c']);
    let steps = 0;
    beforeEachStep = () => {
      if (++steps === 2) throw new Error('The worker is gone.');
    };
    await expect(runOnce(installation, work.id)).rejects.toThrow('The worker is gone.');
    expect(await found(work)).toMatchObject({ status: 'RUNNING', done: 1, attempts: 0 });
    await runLongWork(installation, work.id);
    expect(written).toEqual(['a', 'b', 'c']);
  });

  it('a run that was thought dead brings nothing once a later one has taken it', async () => {
    const work = await start(['a', 'b']);
    let isFirst = true;
    beforeEachStep = async () => {
      if (!isFirst) return;
      isFirst = false;
      await runLongWork(installation, work.id);
    };
    await runOnce(installation, work.id);
    expect(written).toEqual(['a', 'b']);
    expect(await found(work)).toMatchObject({ status: 'COMPLETED', done: 2 });
  });

  it('is taken up again if its job is lost, once it shows no sign of life', async () => {
    const work = await start(['a']);
    await loseJobs();
    await sweepLongWork(installation);
    await runJobsOnce(installation);
    expect(await found(work)).toMatchObject({ status: 'PENDING' });
    await silence(work);
    await sweepLongWork(installation);
    await runJobsOnce(installation);
    expect(await found(work)).toMatchObject({ status: 'COMPLETED' });
  });

  it('is given up after eight runs in a row that came to nothing, whether they failed or were killed', async () => {
    const [failing, killed] = [await start(['a']), await start(['a'])];
    beforeEachStep = () => {
      throw new Error('It never works.');
    };
    for (let run = 1; run <= 8; run++) {
      expect(await found(failing)).toMatchObject({ reason: null, attempts: run - 1 });
      await expect(runOnce(installation, failing.id)).rejects.toThrow('It never works.');
    }
    expect(await found(failing)).toMatchObject({ status: 'FAILED', reason: 'given_up' });
    await sql`update long_work set status = 'RUNNING', attempts = 8 where id = ${killed.id}`.execute(db);
    await runOnce(installation, killed.id);
    expect(await found(killed)).toMatchObject({ status: 'RUNNING' });
    await silence(killed);
    await sweepLongWork(installation);
    expect(await found(killed)).toMatchObject({ status: 'FAILED', reason: 'given_up' });
  });

  it('ends with the reason of its kind if a step is refused; 409: the same while one is under way', async () => {
    const work = await start(['a'], 'the kitchen');
    await expect(start(['b'], 'the kitchen')).rejects.toMatchObject({ code: 'CONFLICT', reason: 'under_way' });
    beforeEachStep = () => {
      throw conflict('record.underWay');
    };
    await runLongWork(installation, work.id);
    expect(await found(work)).toMatchObject({ status: 'FAILED', reason: 'conflict' });
    await start(['b'], 'the kitchen');
  });

  it('what it leaves is removed when it is old', async () => {
    const work = await start(['a']);
    await runLongWork(installation, work.id);
    await sweepLongWork(installation);
    expect(await found(work)).toMatchObject({ status: 'COMPLETED' });
    installation.clock.setOffset(86_400_000 + 60_000);
    await sweepLongWork(installation);
    installation.clock.setOffset(0);
    expect(await found(work)).toBeUndefined();
  });
});

describe('what the build before was asked for', () => {
  it('is taken over with its files and steps, once; what is under way goes on', async () => {
    const of = sql`${world.organizationId}, new_record_id('expt', now())`;
    const at = sql`now(), now() + interval '7 days'`;
    await sql`
      insert into stored_files (organization_id, key, file_name, mime_type, size_bytes, sha256, created_at)
      select ${world.organizationId}, repeat(n::text, 32), 'part.csv', 'text/csv', 1, sha256('x'), now()
        from generate_series(1, 2) as n`.execute(db);
    await sql`
      insert into exports (organization_id, id, kind, filters, status, created_by_id, parts, created_at, expires_at)
      values (${of}, 'teams', '{}', 'RUNNING', ${admin.id}, 0, ${at})`.execute(db);
    await sql`
      with done as (
        insert into exports (organization_id, id, kind, filters, status, created_by_id, parts, size_bytes, rows_written, created_at,
                             completed_at, expires_at)
        values (${of}, 'teams', '{}', 'COMPLETED', ${admin.id}, 1, 1, 4, now(), ${at}) returning *)
      insert into export_parts select organization_id, id, 0, repeat('1', 32) from done`.execute(db);
    await sql`
      insert into data_archives (organization_id, id, user_id, requested_by_id, status, steps_total, file_key, leased_until,
                                 created_at, expires_at)
      values (${world.organizationId}, new_record_id('dar', now()), ${admin.id}, ${admin.id}, 'COMPLETED', 12, repeat('2', 32),
              now(), ${at})`.execute(db);
    await sql`
      insert into what_ifs (organization_id, id, created_by_id, status, asked, sheets_total, sums, created_at, expires_at)
      values (${world.organizationId}, new_record_id('wif', now()), ${admin.id}, 'FAILED', '{}', 9, '{}', ${at})`.execute(
      db,
    );
    const person = await world.employee();
    await sql`
      with changes as (
        insert into bulk_changes (organization_id, id, operation_id, about, status, created_by_id, record_ids, user_ids, total,
                                  input, done, created_at, leased_until)
        values (${world.organizationId}, new_record_id('blk', now()), 'users.update', 'these', 'RUNNING', ${admin.id},
                array['usr_gone', ${person.id}::text], '{}', 2, '{"job_title": "Baker"}', 1, now(), now()) returning *)
      insert into bulk_change_steps select organization_id, id, 0, 'usr_gone', '{}' from changes`.execute(db);
    await Promise.all([sweepLongWork(installation), sweepLongWork(installation)]);
    await sweepLongWork(installation);
    await runJobsOnce(installation);
    const app = await admin.app();
    const exports = (await app.get('/exports')).data as object[];
    expect(exports).toMatchObject([{ status: 'COMPLETED' }, { status: 'COMPLETED' }]);
    expect(exports).toContainEqual(expect.objectContaining({ rows_written: 4, size_bytes: 1, kind: 'teams' }));
    expect((await app.get('/data-archives')).data).toMatchObject([{ status: 'COMPLETED', steps_total: 12 }]);
    expect((await app.get('/bulk-changes')).data).toMatchObject([
      { status: 'COMPLETED', about: 'these', done: 2, failed: 0, is_undoable: true },
    ]);
    expect((await app.get(`/users/${person.id}`)).data).toMatchObject({ job_title: 'Baker' });
    const { rows } = await sql`
      select (select count(*)::int from long_work_files where file_key in (repeat('1', 32), repeat('2', 32))) as files,
             (select count(*)::int from long_work where kind = 'what_if') as what_ifs,
             (select count(*)::int from exports) + (select count(*)::int from data_archives)
               + (select count(*)::int from what_ifs) + (select count(*)::int from bulk_changes) as left_behind`.execute(
      db,
    );
    expect(rows).toEqual([{ files: 2, what_ifs: 1, left_behind: 0 }]);
  });
});
