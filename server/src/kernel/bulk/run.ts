import { Refusal } from '../../lib/errors.ts';
import { type Actor, jobOrigin } from '../actor.ts';
import { admit } from '../admit.ts';
import type { Operation } from '../declaration.ts';
import { operationNamed } from '../declared.ts';
import { performWrite } from '../perform.ts';
import { type ChangeServices, inUnitOfWork } from '../unit-of-work.ts';
import type { BulkKind, BulkKinds } from './kinds.ts';
import type { BulkChangeRef, BulkChangeRow, BulkFailure } from './record.ts';
import { beginBulkChange, endBulkChange, keepStep, markRecord, Overtaken, takeStep } from './store.ts';

/** The topic of announcements, for screens that show how far it is. */
const topic = 'bulk_change';

/**
 * Works through the records, from where an earlier run was broken off. Each is a change of its own, which moves the mark with it:
 * none is done twice, whichever process runs it. `findAuthor` answers with the person who asked, by the rights of now; null if they are
 * not active any more.
 */
export async function runBulkChange(
  services: ChangeServices,
  ref: BulkChangeRef,
  findAuthor: (row: BulkChangeRow) => Promise<Actor | null>,
  kinds: BulkKinds = new Map(),
): Promise<void> {
  const row = await beginBulkChange(services, ref);
  if (!row) return;
  const announce = (): void => {
    services.announcements.changed(row.organization_id, [topic], [row.created_by_id], null);
  };
  const operation = operationNamed(services.catalogue, row.operation_id);
  try {
    for (let index = row.done; index < row.record_ids.length; index++) {
      const author = await findAuthor(row);
      if (!author || !isAdmitted(author, operation)) {
        await endBulkChange(services, row, 'author_not_allowed');
        announce();
        return;
      }
      await carryOut(services, row, { operation, kind: kinds.get(operation.id) }, author, index);
      announce();
    }
    await endBulkChange(services, row, null);
    announce();
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
  }
}

function isAdmitted(actor: Actor, operation: Operation): boolean {
  try {
    admit(actor, operation);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

interface Doing {
  readonly operation: Operation;
  readonly kind: BulkKind | undefined;
}

/** A record that a rule refuses has failed; anything else is a fault of ours and stops the run. */
async function carryOut(
  services: ChangeServices,
  row: BulkChangeRow,
  doing: Doing,
  actor: Actor,
  index: number,
): Promise<void> {
  const id = row.record_ids[index] ?? '';
  try {
    await (row.undoes === null
      ? change(services, row, doing, actor, index)
      : takeBack(services, row, doing, actor, index));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    // For who asked for it, in the language they read now.
    const { code, message } = error.bodyFor({ language: actor.language, audience: 'app' });
    const failure: BulkFailure = { record_id: id, user_id: row.user_ids[index] ?? null, code, message };
    await markRecord(services, services.database.db, row, index, failure);
  }
}

async function change(
  services: ChangeServices,
  row: BulkChangeRow,
  { operation, kind }: Doing,
  actor: Actor,
  index: number,
): Promise<void> {
  const id = row.record_ids[index] ?? '';
  const seen = row.versions[index] ?? '';
  let before: object | null = null;
  await performWrite(
    services,
    { actor, origin: jobOrigin },
    operation,
    { params: { id }, body: row.input },
    {
      version: seen === '' ? undefined : seen,
      before: async (work) => {
        await markRecord(services, work.tx, row, index, null);
        before = (await kind?.undo?.before?.(work, id, row.input)) ?? null;
      },
      after: async (work, data) => {
        const kept = kind?.undo?.keep(data, before) ?? null;
        if (kept !== null) await keepStep(work.tx, row, index, id, kept);
      },
    },
  );
}

/** The way back: past the gates of the operation, and by what was written down of each record. */
async function takeBack(
  services: ChangeServices,
  row: BulkChangeRow,
  { operation, kind }: Doing,
  actor: Actor,
  index: number,
): Promise<void> {
  if (!kind?.undo) throw new Error(`There is no way back from ${operation.id}.`);
  const { takeBack: undo } = kind.undo;
  admit(actor, operation);
  await inUnitOfWork(services, actor, jobOrigin, async (work) => {
    await markRecord(services, work.tx, row, index, null);
    const kept = await takeStep(work.tx, row, row.record_ids[index] ?? '');
    if (kept !== null) await undo(work, kept);
  });
}
