import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { departmentUpdated } from '../department-events.ts';
import { clearLeads } from '../teams/store.ts';
import { clearHeads, deleteManagements } from './store.ts';

/**
 * A person who leaves heads, manages and leads nothing any more. For the transaction that deactivates them, after
 * is_active is false: what is recorded here counts them out.
 */
export async function releaseHeadships(work: UnitOfWork, userId: string): Promise<void> {
  await releaseDepartments(work, userId);
  await releaseManagement(work, userId);
  await releaseTeams(work, userId);
  work.changesAccess();
}

async function releaseDepartments(work: UnitOfWork, userId: string): Promise<void> {
  for (const department of await clearHeads(work, userId)) {
    work.audit({
      action: 'departments.update',
      subjectType: 'department',
      subjectId: department.id,
      personId: userId,
      before: { head_id: userId },
      after: { head_id: null },
    });
    await work.raise(departmentUpdated, {
      subjectId: department.id,
      snapshot: department,
      previous: { head_id: userId },
    });
  }
}

async function releaseManagement(work: UnitOfWork, userId: string): Promise<void> {
  for (const id of await deleteManagements(work, userId)) {
    work.audit({
      action: 'departments.setManagers',
      subjectType: 'department',
      subjectId: id,
      personId: userId,
      changedFields: ['managers'],
    });
  }
}

async function releaseTeams(work: UnitOfWork, userId: string): Promise<void> {
  for (const id of await clearLeads(work, userId)) {
    work.audit({
      action: 'teams.update',
      subjectType: 'team',
      subjectId: id,
      personId: userId,
      before: { lead_id: userId },
      after: { lead_id: null },
    });
  }
}
