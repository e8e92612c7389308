import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { departmentUpdated } from '../department-events.ts';
import type { Department } from './record.ts';
import { departmentColumns } from './store.ts';

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
  const { rows } = await sql<Department>`
    update departments set head_id = null, updated_at = ${work.now}
     where organization_id = ${work.actor.organizationId} and head_id = ${userId} returning ${departmentColumns}`.execute(
    work.tx,
  );
  for (const department of rows) {
    work.audit({
      action: 'departments.update',
      subjectType: 'department',
      subjectId: department.id,
      changedFields: ['head_id'],
    });
    await work.raise(departmentUpdated, {
      subjectId: department.id,
      snapshot: department,
      previous: { head_id: userId },
    });
  }
}

async function releaseManagement(work: UnitOfWork, userId: string): Promise<void> {
  const { rows } = await sql<{ department_id: string }>`
    delete from department_managers
     where organization_id = ${work.actor.organizationId} and user_id = ${userId} returning department_id`.execute(
    work.tx,
  );
  for (const { department_id } of rows) {
    work.audit({
      action: 'departments.setManagers',
      subjectType: 'department',
      subjectId: department_id,
      changedFields: ['managers'],
    });
  }
}

async function releaseTeams(work: UnitOfWork, userId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update teams set lead_id = null, updated_at = ${work.now}
     where organization_id = ${work.actor.organizationId} and lead_id = ${userId} returning id`.execute(work.tx);
  for (const { id } of rows) {
    work.audit({ action: 'teams.update', subjectType: 'team', subjectId: id, changedFields: ['lead_id'] });
  }
}
