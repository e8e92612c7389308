import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { enforce, isRefused, type Refusal } from '../../../lib/errors.ts';
import { lockTimeOf } from '../person-store.ts';
import { openPlaceOf } from '../timesheets/place.ts';
import { refreshTimesheets } from '../timesheets/recompute.ts';
import { deleteImported, type ImportedEntry, listImportedEntries } from './project-hours-store.ts';
import { mayRecordTime } from './rules.ts';

/** Deletes what an import brought, as DELETE would. What lies in a locked pay period stays, and is answered with the reason, by id. */
export async function undoImportedEntries(work: UnitOfWork, importId: string): Promise<ReadonlyMap<string, Refusal>> {
  enforce(mayRecordTime(work.actor));
  const staying = new Map<string, Refusal>();
  const byPerson = groupedBy(await listImportedEntries(work, importId), ({ user_id }) => user_id);
  // Always in the same order, so that no two changes wait for each other.
  for (const userId of [...byPerson.keys()].sort()) {
    for (const [id, refusal] of await undoFor(work, userId, byPerson.get(userId) ?? [])) staying.set(id, refusal);
  }
  return staying;
}

async function undoFor(
  work: UnitOfWork,
  userId: string,
  entries: readonly ImportedEntry[],
): Promise<ReadonlyMap<string, Refusal>> {
  await lockTimeOf(work, userId);
  const byDay = groupedBy(entries, ({ work_date }) => work_date);
  const staying = new Map<string, Refusal>();
  const open: string[] = [];
  for (const [day, ofDay] of byDay) {
    try {
      await openPlaceOf(work, userId, day);
      open.push(day);
    } catch (error) {
      if (!isRefused(error)) throw error;
      for (const { id } of ofDay) staying.set(id, error);
    }
  }
  if (open.length === 0) return staying;
  const going = entries.filter(({ id }) => !staying.has(id)).map(({ id }) => id);
  await deleteImported(work, going);
  await refreshTimesheets(work, userId, open.sort());
  return staying;
}

function groupedBy(
  entries: readonly ImportedEntry[],
  keyOf: (entry: ImportedEntry) => string,
): Map<string, ImportedEntry[]> {
  const groups = new Map<string, ImportedEntry[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return groups;
}
