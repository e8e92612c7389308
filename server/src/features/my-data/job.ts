import { createHash } from 'node:crypto';
import { isUnreachable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Actor, jobOrigin } from '../../kernel/actor.ts';
import type { Job } from '../../kernel/catalogue.ts';
import { discardFile, newFileKey, outOfReach, type StoredFile, storeKey } from '../../kernel/file-store.ts';
import { keepFile } from '../../kernel/files.ts';
import type { Services } from '../../kernel/services.ts';
import { type ChangeServices, inUnitOfWork } from '../../kernel/unit-of-work.ts';
import { Refusal } from '../../lib/errors.ts';
import { findActor } from '../people/index.ts';
import { type ArchiveStream, openArchive } from './archive.ts';
import type { ArchiveRef, ArchiveRow } from './record.ts';
import { enforceMayHave } from './rules.ts';
import {
  beginArchive,
  completeArchive,
  failArchive,
  findSubject,
  listUnattended,
  releaseLease,
  removeExpired,
  renewLease,
} from './store.ts';

export const archiveTask = 'dataArchives.run';
export const archiveKey = ({ archive_id: id }: ArchiveRef): string => `${archiveTask}:${id}`;

export const keptMs = 7 * 86_400_000;
const renewMs = 5000;
/** So many runs may break off, as at a restart, before it is given up. */
const maxRuns = 5;

/** The archive was removed, or another run has taken it. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Writes the archive from its start: a run that was broken off leaves nothing behind that the sweep does not find. */
export const archiveJob: Job = {
  task: archiveTask,
  queue: { name: 'data-archives', concurrency: 1 },

  async run(services, payload) {
    const { database, clock } = services;
    const row = await beginArchive(database.db, clock, payload as unknown as ArchiveRef);
    if (!row) return;
    if (row.runs > maxRuns) {
      await failArchive(database.db, clock, row, 'given_up');
      return;
    }
    try {
      const actor = await requesterOf(services, row);
      await writeArchive(services, actor, row);
    } catch (error) {
      if (error instanceof Overtaken) return;
      if (!(error instanceof Refusal) || error.status >= 500) {
        await releaseLease(database.db, clock, row);
        throw error;
      }
      await failArchive(database.db, clock, row, 'requester_not_allowed');
    }
  },
};

/** With the rights that they have now, not those that they had when they asked. */
async function requesterOf({ database: { db } }: Pick<Services, 'database'>, row: ArchiveRow): Promise<Actor> {
  const actor = await findActor(db, row.organization_id, row.requested_by_id);
  const person = await findSubject(db, row.organization_id, row.user_id);
  if (!actor?.isActive || !person) throw new Refusal('FORBIDDEN', 'myData.notYours');
  enforceMayHave(actor, person);
  return actor;
}

async function writeArchive(services: ChangeServices, actor: Actor, row: ArchiveRow): Promise<void> {
  const { organizationId } = actor;
  const { db } = services.database.shares.of(organizationId);
  const madeAt = services.clock.now();
  const archive = await openArchive({ services, db, actor, organizationId, userId: row.user_id, madeAt });
  const stored = await storeArchive(services, row, archive);
  try {
    await requesterOf(services, row);
    await inUnitOfWork(services, actor, jobOrigin, async (work) => {
      const key = await keepFile(work, stored);
      const expiresAt = new Date(work.nowMs + keptMs).toISOString();
      const file = { key, sizeBytes: stored.sizeBytes, steps: archive.steps, expiresAt };
      if (!(await completeArchive(work, row, file))) throw new Overtaken();
      work.audit({ action: 'dataArchives.complete', subjectType: 'user', subjectId: row.user_id });
    });
  } catch (error) {
    // If no one can tell whether the commit came through, the file stays: the sweep finds out.
    if (!isUnreachable(error)) discardFile(services, organizationId, stored.key);
    throw error;
  }
}

/** A chunk at a time, as fast as the store takes them; says every few seconds that it is alive. */
async function storeArchive(services: ChangeServices, row: ArchiveRow, archive: ArchiveStream): Promise<StoredFile> {
  const { files, clock, database } = services;
  const key = newFileKey();
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let renewedMs = -Infinity;
  const renew = async (): Promise<void> => {
    if (performance.now() - renewedMs < renewMs) return;
    renewedMs = performance.now();
    const progress = { done: Math.min(archive.stepsDone(), archive.steps), total: archive.steps };
    if (!(await renewLease(database.db, clock, row, progress))) throw new Overtaken();
  };
  await renew();
  const sink = await files.create(storeKey(row.organization_id, key), null).catch((error: unknown) => {
    throw outOfReach(error);
  });
  try {
    for await (const chunk of archive.bytes) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      await sink.write(chunk);
      await renew();
    }
    await sink.finish();
  } catch (error) {
    await sink.abort();
    throw error;
  }
  return { key, mimeType: 'application/zip', fileName: `${row.id}.zip`, sizeBytes, sha256: hash.digest() };
}

/** Whatever became of their jobs, archives that no run is at go on. */
export const resumeArchives: Job = {
  task: 'dataArchives.resume',
  cron: '*/5 * * * *',

  async run({ database, jobs, clock }) {
    for (const ref of await listUnattended(database.db, clock)) {
      await jobs.add(clock, archiveTask, { ...ref }, { jobKey: archiveKey(ref) });
    }
  },
};

export const sweepArchives: Job = {
  task: 'dataArchives.sweep',
  cron: '41 * * * *',

  async run({ database, clock }) {
    while ((await inTransaction(database.pool, (tx) => removeExpired(tx, clock))) > 0);
  },
};
