import { administers } from '../../../kernel/actor.ts';
import type { GuardedRecord } from '../../../kernel/guards.ts';
import { versionOf } from '../../../kernel/versions.ts';
import { getTimesheet } from './reads.ts';
import { Timesheet } from './record.ts';
import { findDepartments } from './store.ts';

type Subject = Pick<Timesheet, 'user_id' | 'status'> & { readonly department_id: string | null };

/** An entry that still runs or waits holds a submission up for a while: that is looked at when it is done. */
export const sheetRecord: GuardedRecord<Subject> = {
  schemas: [Timesheet],
  version: (sheet) => versionOf(getTimesheet, sheet),
  async subjectsOf({ db, actor }, sheets: readonly Timesheet[]) {
    // Whose department matters for those who decide on others and do not administer: Department Heads, and deputies of anyone.
    const others = administers(actor) ? [] : sheets.filter(({ user_id }) => user_id !== actor.userId);
    const ids = [...new Set(others.map(({ user_id }) => user_id))];
    const departments = ids.length === 0 ? new Map<string, string>() : await findDepartments(db, actor, ids);
    return sheets.map((sheet) => ({ ...sheet, department_id: departments.get(sheet.user_id) ?? null }));
  },
};
