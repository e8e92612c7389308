import { type Db, isUnreachable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Actor, administers, jobOrigin } from '../../kernel/actor.ts';
import type { Job } from '../../kernel/catalogue.ts';
import { discardFile, storeFile } from '../../kernel/file-store.ts';
import { keepFile } from '../../kernel/files.ts';
import type { Services } from '../../kernel/services.ts';
import { type ChangeServices, inUnitOfWork } from '../../kernel/unit-of-work.ts';
import { Refusal } from '../../lib/errors.ts';
import { findActor } from '../people/index.ts';
import { mayCall } from '../sign-in/index.ts';
import { listOf } from './kinds.ts';
import { writePart, type WrittenPart } from './part.ts';
import type { ExportRow } from './record.ts';
import { addPart, failExport, findExport, removeExpired } from './store.ts';

export const exportTask = 'exports.run';
/** A run ends before a worker that is told to stop would have to break it off; the next goes on where it was. */
const sliceMs = 3000;

/** Writes parts until the file is whole. Each is kept with how far it got: after a crash the next run goes on there. */
export const exportJob: Job = {
  task: exportTask,
  queue: { name: 'exports', concurrency: 2 },

  async run(services, payload) {
    const { organization_id: organizationId, export_id: id } = payload as {
      organization_id: string;
      export_id: string;
    };
    const startedMs = performance.now();
    for (;;) {
      const row = await findExport(services.database.db, organizationId, id);
      if (!row || row.status === 'COMPLETED' || row.status === 'FAILED') return;
      if (performance.now() - startedMs > sliceMs) {
        await services.jobs.add(services.clock, exportTask, payload);
        return;
      }
      if (!(await runPart(services, row))) return;
    }
  },
};

/** False if there is nothing more to do for this run. */
async function runPart(services: ChangeServices, row: ExportRow): Promise<boolean> {
  try {
    const db = await readsFor(services, row.organization_id);
    const { actor, part } = await writePart(row, () => authorOf(services, row), services, db);
    return await savePart(services, actor, row, part);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    const reason = error.status === 403 ? 'author_not_allowed' : 'list_refused';
    await failExport(services.database.db, row, reason, services.clock.now());
    return false;
  }
}

/** From a replica once it has replayed all that was committed before this part: a file holds what its author had just changed. */
async function readsFor(
  { database: { replica, shares } }: Pick<Services, 'database'>,
  organizationId: string,
): Promise<Db> {
  if (!replica) return shares.of(organizationId).db;
  return replica.since(organizationId, await replica.position(), replica.maxLagMs);
}

async function savePart(services: ChangeServices, actor: Actor, row: ExportRow, part: WrittenPart): Promise<boolean> {
  const { organizationId } = actor;
  const upload = { bytes: part.bytes, mimeType: 'text/csv', fileName: `${row.id}.${String(row.parts)}.csv` };
  const stored = part.bytes.length === 0 ? null : await storeFile(services, organizationId, upload);
  try {
    return await inUnitOfWork(services, actor, jobOrigin, async (work) => {
      const fileKey = stored && (await keepFile(work, stored));
      if (!(await addPart(work, row, { ...part, fileKey, sizeBytes: part.bytes.length }))) throw new Overtaken();
      work.recordSensitiveRead(part.sensitiveReads);
      work.audit({ action: `${row.kind}.export`, subjectType: 'export', subjectId: row.id, recordCount: part.rows });
      return part.position !== null;
    });
  } catch (error) {
    // If no one can tell whether the commit came through, the file stays: the sweep finds out.
    if (stored && !isUnreachable(error)) discardFile(services, organizationId, stored.key);
    if (error instanceof Overtaken) return false;
    throw error;
  }
}

/** Another run has written this part, or the export was removed. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** With the rights the person has now, not those they had when they asked. */
async function authorOf(
  { database, catalogue }: Pick<Services, 'database' | 'catalogue'>,
  row: ExportRow,
): Promise<Actor> {
  const actor = await findActor(database.db, row.organization_id, row.created_by_id);
  if (actor?.isActive && administers(actor) && mayCall(actor, listOf(catalogue, row.kind))) return actor;
  throw new Refusal('FORBIDDEN', 'exports.askerMayNot');
}

/** Files are kept for a week. */
export const sweepExports: Job = {
  task: 'exports.sweep',
  cron: '29 * * * *',

  async run({ database, clock, log }) {
    let total = 0;
    for (;;) {
      const count = await inTransaction(database.pool, (tx) => removeExpired(tx, clock));
      total += count;
      if (count === 0) break;
    }
    if (total > 0) log.info({ exports: total }, 'exports older than a week were removed');
  },
};
