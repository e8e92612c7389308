import { asItStands, type GuardedRecord, type Rule } from '../../../kernel/guards.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { versionOf } from '../../../kernel/versions.ts';
import type { Verdict } from '../../../lib/errors.ts';
import { decidesOn } from '../../approvals/index.ts';
import { isOpenDay, isUnlocked, placeOf } from '../timesheets/place.ts';
import { getTimeEntry } from './reads.ts';
import { TimeEntry } from './record.ts';
import { isCompleted, isNotDeleted, mayDecide } from './rules.ts';
import { findBehindEntries, type LockedEntry } from './store.ts';

type Subject = Pick<TimeEntry, 'user_id' | 'status' | 'approval_status'> & {
  readonly department_id: string | null;
  /** Why the pay period keeps its hours; `true`: it does not. A running entry has none yet, a deleted one no more. */
  readonly isOpen: Verdict;
};

export const entryRecord: GuardedRecord<Subject> = {
  schemas: [TimeEntry],
  version: (entry) => versionOf(getTimeEntry, entry),
  async subjectsOf({ db, actor }, entries: readonly TimeEntry[]) {
    const behind = await findBehindEntries(
      db,
      actor,
      entries.map(({ id }) => id),
    );
    return entries.map((entry) => {
      const facts = behind.get(entry.id);
      return facts ? { ...entry, ...facts, isOpen: entry.status !== 'ACTIVE' || isOpenDay(actor, facts) } : null;
    });
  },
};

/** The same for one that is locked. */
export async function subjectOf(work: UnitOfWork, entry: LockedEntry): Promise<Subject & LockedEntry> {
  if (entry.status !== 'ACTIVE') return { ...entry, isOpen: true };
  return { ...entry, isOpen: isUnlocked(work.actor, await placeOf(work, entry.user_id, entry.work_date)) };
}

/** Who heads or manages their department, Administrators; and in their place whoever is their deputy now. Of entries and timesheets. */
export const decides = decidesOn<Pick<Subject, 'user_id' | 'department_id'>>('TIME', mayDecide);

export const inOpenPeriod: Rule<Subject> = (_actor, { isOpen }) => isOpen;
export const completed = asItStands(isCompleted);
export const notDeleted = asItStands(isNotDeleted);
