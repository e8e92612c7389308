import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { enforce } from '../../../lib/errors.ts';
import { lockTimeOf } from '../person-store.ts';
import { openPlaceOf } from '../timesheets/place.ts';
import { refreshTimesheets } from '../timesheets/recompute.ts';
import { mayRecordTime } from './rules.ts';
import { deleteImported, findOwners } from './undo-import-store.ts';

async function undoFor(work: UnitOfWork, importId: string, userId: string): Promise<number> {
  await lockTimeOf(work, userId);
  const workDates = await deleteImported(work, importId, userId);
  const days = [...new Set(workDates)].sort();
  for (const day of days) await openPlaceOf(work, userId, day);
  await refreshTimesheets(work, userId, days);
  return workDates.length;
}

/** Deletes what an import brought, as DELETE would: all of it, or nothing if one day lies in a locked pay period. */
export async function undoImportedEntries(work: UnitOfWork, importId: string): Promise<number> {
  enforce(mayRecordTime(work.actor));
  let count = 0;
  for (const userId of await findOwners(work, importId)) count += await undoFor(work, importId, userId);
  return count;
}
