import { type Db, isUnreachable } from '../../db/database.ts';
import { type Actor, jobOrigin } from '../../kernel/actor.ts';
import { discardFile, storeFile } from '../../kernel/file-store.ts';
import { keepFile } from '../../kernel/files.ts';
import type { LongWorkKind, Run } from '../../kernel/long-work/kind.ts';
import type { Services } from '../../kernel/services.ts';
import { inUnitOfWork } from '../../kernel/unit-of-work.ts';
import { forbidden } from '../../lib/errors.ts';
import { askerOf } from '../people/index.ts';
import { mayCall } from '../sign-in/index.ts';
import { listOf, takesOut } from './kinds.ts';
import { writePart, type WrittenPart } from './part.ts';
import type { ExportAsked, ExportState, ExportWork } from './record.ts';

async function authorOf(services: Services, work: ExportWork): Promise<Actor> {
  const actor = await askerOf(services, work);
  const mayRead = takesOut(actor, work.asked.kind) && mayCall(actor, listOf(services.catalogue, work.asked.kind));
  if (!mayRead) throw forbidden('record.askerMayNot');
  return actor;
}

/** A part of the file a step, kept with how far it got. */
export const exportWork: LongWorkKind<ExportAsked, ExportState> = {
  name: 'export',
  prefix: 'expt',
  keptMs: 7 * 86_400_000,
  atOnce: 2,
  namesPeople: true,
  author: authorOf,
  reasonOf: ({ status }) => (status === 403 ? 'author_not_allowed' : 'list_refused'),

  async step(run, author) {
    const { services, work } = run;
    const db = await readsFor(services, work.organization_id);
    const { actor, part } = await writePart(work, author, () => authorOf(services, work), services, db);
    await savePart(run, actor, part);
  },
};

/** From a replica once it has replayed all that was committed before this part: a file holds what its author had just changed. */
async function readsFor(
  { database: { replica, shares } }: Pick<Services, 'database'>,
  organizationId: string,
): Promise<Db> {
  if (!replica) return shares.of(organizationId).db;
  return replica.since(organizationId, await replica.position(), replica.maxLagMs);
}

async function savePart(run: Run<ExportAsked, ExportState>, actor: Actor, part: WrittenPart): Promise<void> {
  const { services, work: row } = run;
  const { organizationId } = actor;
  const { asked, state } = row;
  const upload = { bytes: part.bytes, mimeType: 'text/csv', fileName: `${row.id}.${String(state.parts)}.csv` };
  const stored = part.bytes.length === 0 ? null : await storeFile(services, organizationId, upload);
  try {
    await inUnitOfWork(services, actor, jobOrigin, async (work) => {
      await run.mark(work.tx, {
        done: row.done + part.rows,
        state: {
          columns: part.columns,
          position: part.position,
          parts: state.parts + 1,
          size_bytes: state.size_bytes + part.bytes.length,
        },
        ...(stored && { file: { part: state.parts, key: await keepFile(work, stored) } }),
        isWhole: part.position === null,
      });
      work.recordSensitiveRead(part.sensitiveReads);
      work.audit({ action: `${asked.kind}.export`, subjectType: 'export', subjectId: row.id, recordCount: part.rows });
    });
  } catch (error) {
    // If no one can tell whether the commit came through, the file stays: the sweep finds out.
    if (stored && !isUnreachable(error)) discardFile(services, organizationId, stored.key);
    throw error;
  }
}
