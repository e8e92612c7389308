import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { enforce } from '../../../lib/errors.ts';
import { lockTimeOf } from '../person.ts';
import { openPlaceOf } from '../timesheets/place.ts';
import { refreshTimesheets } from '../timesheets/recompute.ts';
import { mayRecordTime } from './rules.ts';

/** Whose time an import brought; always in the same order, so that no two changes wait for each other. */
async function findOwners({ actor, tx }: UnitOfWork, importId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from time_entries
     where organization_id = ${actor.organizationId} and import_id = ${importId} and status <> 'DELETED'
     order by user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

async function undoFor(work: UnitOfWork, importId: string, userId: string): Promise<number> {
  const { actor, tx, now } = work;
  await lockTimeOf(work, userId);
  const { rows } = await sql<{ work_date: string }>`
    update time_entries set status = 'DELETED', updated_at = ${now}
     where organization_id = ${actor.organizationId} and import_id = ${importId} and user_id = ${userId}
       and status <> 'DELETED' returning work_date`.execute(tx);
  const days = [...new Set(rows.map(({ work_date }) => work_date))].sort();
  for (const day of days) await openPlaceOf(work, userId, day);
  await refreshTimesheets(work, userId, days);
  return rows.length;
}

/** Deletes what an import brought, as DELETE would: all of it, or nothing if one day lies in a locked pay period. */
export async function undoImportedEntries(work: UnitOfWork, importId: string): Promise<number> {
  enforce(mayRecordTime(work.actor));
  let count = 0;
  for (const userId of await findOwners(work, importId)) count += await undoFor(work, importId, userId);
  return count;
}
