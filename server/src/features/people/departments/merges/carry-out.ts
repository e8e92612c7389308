import type { Job } from '../../../../kernel/catalogue.ts';
import type { ChangeServices, UnitOfWork } from '../../../../kernel/unit-of-work.ts';
import { conflict, Refusal } from '../../../../lib/errors.ts';
import { inOrganization } from '../../../organization/index.ts';
import { departmentUpdated } from '../../department-events.ts';
import { lockVisiblePerson } from '../../users/store.ts';
import { changePerson } from '../../users/update.ts';
import type { Department } from '../record.ts';
import { lockDepartment, saveManagers, visibleManagers } from '../store.ts';
import { listDueMerges, listPeopleOf, lockPlannedMerge, type MergeRow, todayIn } from './store.ts';

export const mergeTask = 'departments.merge';
export const sweepTask = 'departments.mergeDue';

/** So many people move in one transaction: a department of a thousand holds no one up. */
const atATime = 50;

/** At once, for a day that has begun. */
export const mergeOne: Job = {
  task: mergeTask,
  async run(services, { organization_id, department_id }) {
    await carryOut(services, organization_id as string, department_id as string);
  },
};

/** Each minute, what is due is asked of the database: nothing is missed by a process that was down at midnight. */
export const mergeDue: Job = {
  task: sweepTask,
  cron: '* * * * *',

  async run(services) {
    const failures: unknown[] = [];
    for (const due of await listDueMerges(services.database.db, services.clock.now())) {
      await carryOut(services, due.organization_id, due.department_id).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'departments could not be merged');
  },
};

/** Each part of its own transaction; where it stopped, the next run goes on. */
async function carryOut(services: ChangeServices, organizationId: string, departmentId: string): Promise<void> {
  let goesOn = true;
  while (goesOn) {
    goesOn = false;
    await inOrganization(services, organizationId, async (work) => {
      const merge = await lockPlannedMerge(work, departmentId);
      if (!merge || merge.effective_date > todayIn(work)) return;
      try {
        goesOn = await work.attempt(() => carryOutPart(work, merge));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const problem = JSON.stringify(error.said);
        if (problem === JSON.stringify(merge.problem)) return;
        await work.update('department_merges', merge.id, { problem });
        work.audit({ action: 'departments.holdMerge', subjectType: 'department_merge', subjectId: merge.id });
      }
    });
  }
}

/** Answers whether there is more to do. */
async function carryOutPart(work: UnitOfWork, merge: MergeRow): Promise<boolean> {
  const { department_id: from, into_id: into, effective_date: day, created_by_id: by, reason } = merge;
  const people = await listPeopleOf(work, from, atATime);
  // People before departments, as everywhere.
  for (const id of people) {
    const person = await lockVisiblePerson(work.tx, work.actor, id);
    await changePerson(work, person, { department_id: into }, { from: day, by, reason, isMerge: true });
  }
  const other = await lockDepartment(work.tx, work.actor, into);
  if (!other.is_active) throw conflict('people.mergeIntoInactive', { reason: 'inactive' });
  const moved_count = merge.moved_count + people.length;
  const isWhole = people.length < atATime;
  await work.update('department_merges', merge.id, {
    moved_count,
    problem: null,
    ...(isWhole && { done_at: work.now }),
  });
  if (!isWhole) return true;
  const ending = await lockDepartment(work.tx, work.actor, from, { forDeletion: true });
  for (const part of work.services.catalogue.departmentParts) await part.move?.(work, { from, into, day });
  if (merge.leads_follow) await leadsFollow(work, ending, other);
  await changeDepartment(work, ending, { is_active: false });
  work.audit({
    action: 'departments.carryOutMerge',
    subjectType: 'department_merge',
    subjectId: merge.id,
    recordCount: moved_count,
  });
  work.changesAccess();
  return false;
}

/** Those who led it manage the other one; they keep the past of theirs in view. */
async function leadsFollow(work: UnitOfWork, ending: Department, other: Department): Promise<void> {
  const { tx, actor } = work;
  const [had, has] = [await visibleManagers(tx, actor, ending.id), await visibleManagers(tx, actor, other.id)];
  const head = other.head_id ?? ending.head_id;
  if (head !== other.head_id) await changeDepartment(work, other, { head_id: head });
  const coming = [...(ending.head_id === null ? [] : [ending.head_id]), ...had.managers.map(({ id }) => id)];
  const managers = [...new Set([...has.managers.map(({ id }) => id), ...coming])].filter((id) => id !== head);
  if (!(await saveManagers(work, other.id, managers))) return;
  work.audit({
    action: 'departments.setManagers',
    subjectType: 'department',
    subjectId: other.id,
    changedFields: ['managers'],
  });
}

async function changeDepartment(
  work: UnitOfWork,
  department: Department,
  changes: Partial<Pick<Department, 'head_id' | 'is_active'>>,
): Promise<void> {
  const names = Object.keys(changes) as (keyof typeof changes)[];
  const previous = Object.fromEntries(names.map((name) => [name, department[name]]));
  await work.update('departments', department.id, changes);
  work.audit({
    action: 'departments.update',
    subjectType: 'department',
    subjectId: department.id,
    before: previous,
    after: changes,
  });
  await work.raise(departmentUpdated, {
    subjectId: department.id,
    snapshot: { ...department, ...changes, updated_at: work.now },
    previous,
  });
}
