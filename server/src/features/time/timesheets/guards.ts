import type { Db } from '../../../db/database.ts';
import { type Actor, administers } from '../../../kernel/actor.ts';
import type { GuardedRecord } from '../../../kernel/guards.ts';
import { versionOf } from '../../../kernel/versions.ts';
import { getTimesheet } from './reads.ts';
import { Timesheet } from './record.ts';
import { findDepartments } from './store.ts';

type Subject = Pick<Timesheet, 'user_id' | 'status'> & { readonly department_id: string | null };

/** Whose department matters for those who act on others and do not administer. */
export async function withDepartments<Shown extends { readonly user_id: string }>(
  db: Db,
  actor: Actor,
  records: readonly Shown[],
): Promise<(Shown & { readonly department_id: string | null })[]> {
  const others = administers(actor) ? [] : records.filter(({ user_id }) => user_id !== actor.userId);
  const ids = [...new Set(others.map(({ user_id }) => user_id))];
  const departments = ids.length === 0 ? new Map<string, string>() : await findDepartments(db, actor, ids);
  return records.map((record) => ({ ...record, department_id: departments.get(record.user_id) ?? null }));
}

/** An entry that still runs or waits holds a submission up for a while: that is looked at when it is done. */
export const sheetRecord: GuardedRecord<Subject> = {
  schemas: [Timesheet],
  version: (sheet) => versionOf(getTimesheet, sheet),
  subjectsOf: ({ db, actor }, sheets: readonly Timesheet[]) => withDepartments(db, actor, sheets),
};
