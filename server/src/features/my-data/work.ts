import { createHash } from 'node:crypto';
import { isUnreachable } from '../../db/database.ts';
import { type Actor, jobOrigin } from '../../kernel/actor.ts';
import { discardFile, newFileKey, outOfReach, type StoredFile, storeKey } from '../../kernel/file-store.ts';
import { keepFile } from '../../kernel/files.ts';
import type { LongWorkKind, Run } from '../../kernel/long-work/kind.ts';
import type { Services } from '../../kernel/services.ts';
import { inUnitOfWork } from '../../kernel/unit-of-work.ts';
import { askerOf } from '../people/index.ts';
import { type ArchiveStream, openArchive } from './archive.ts';
import type { ArchiveAsked, ArchiveState, ArchiveWork } from './record.ts';
import { enforceMayHave } from './rules.ts';
import { getSubject } from './store.ts';

const renewMs = 5000;

async function authorOf(services: Services, work: ArchiveWork): Promise<Actor> {
  const actor = await askerOf(services, work);
  const person = await getSubject(services.database.db, work.organization_id, work.asked.user_id);
  enforceMayHave(actor, person, work.asked.release);
  return actor;
}

/** All of it is one step: a run that was broken off leaves nothing behind that the sweep does not find. */
export const archiveWork: LongWorkKind<ArchiveAsked, ArchiveState> = {
  name: 'data_archive',
  prefix: 'dar',
  keptMs: 7 * 86_400_000,
  atOnce: 1,
  namesPeople: true,
  author: authorOf,
  reasonOf: () => 'requester_not_allowed',

  async step(run, actor) {
    const { services, work: row } = run;
    const { organizationId } = actor;
    const { user_id: userId } = row.asked;
    const { db } = services.database.shares.of(organizationId);
    const madeAt = services.clock.now();
    const archive = await openArchive({ services, db, actor, organizationId, userId, madeAt });
    const stored = await storeArchive(run, archive);
    try {
      await authorOf(services, row);
      await inUnitOfWork(services, actor, jobOrigin, async (work) => {
        const file = { part: 0, key: await keepFile(work, stored) };
        const { steps } = archive;
        const state = { size_bytes: stored.sizeBytes };
        await run.mark(work.tx, { done: steps, total: steps, state, file, isWhole: true });
        work.audit({ action: 'dataArchives.complete', subjectType: 'user', subjectId: userId });
      });
    } catch (error) {
      // If no one can tell whether the commit came through, the file stays: the sweep finds out.
      if (!isUnreachable(error)) discardFile(services, organizationId, stored.key);
      throw error;
    }
  },
};

/** A chunk at a time, as fast as the store takes them; says every few seconds that it is alive. */
async function storeArchive(run: Run<ArchiveAsked, ArchiveState>, archive: ArchiveStream): Promise<StoredFile> {
  const { files } = run.services;
  const key = newFileKey();
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let renewedMs = -Infinity;
  const renew = async (): Promise<void> => {
    if (performance.now() - renewedMs < renewMs) return;
    renewedMs = performance.now();
    await run.show(Math.min(archive.stepsDone(), archive.steps), archive.steps);
  };
  await renew();
  const sink = await files.create(storeKey(run.work.organization_id, key), null).catch((error: unknown) => {
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
  return { key, mimeType: 'application/zip', fileName: `${run.work.id}.zip`, sizeBytes, sha256: hash.digest() };
}
