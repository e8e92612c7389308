import { violatedConstraint } from '../../../db/rows.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { departmentDeleted } from '../department-events.ts';
import { Department } from './record.ts';
import { countPeopleOf, lockDepartment, saveDetachedTeams } from './store.ts';

export const deleteDepartment = writeOperation({
  id: 'departments.delete',
  route: 'DELETE /departments/{id}',
  subject: 'department',
  summary: 'Delete a department',
  description:
    'Refused while people belong to it, deactivated ones included. Its teams stay, without a department. Answers the department as it was.',
  scope: 'departments:write',
  effects: ['DEPARTMENT_DELETED'],
  params: Strict({ id: Id('dep') }),
  returns: Department,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  run: ({ work, params }) => removeDepartment(work, params.id),
});

/** By the same rules from wherever it is asked: API, app, or the undoing of an import. */
export async function removeDepartment(work: UnitOfWork, id: string): Promise<Department> {
  const { actor } = work;
  const department = await lockDepartment(work.tx, actor, id, { forDeletion: true });
  await refuseWhilePeopleBelong(work, department.id);
  for (const teamId of await saveDetachedTeams(work, department.id)) {
    work.audit({ action: 'teams.update', subjectType: 'team', subjectId: teamId, changedFields: ['department_id'] });
  }
  await work.delete('departments', department.id).catch(refuseWhileInUse);
  work.audit({ action: 'departments.delete', subjectType: 'department', subjectId: department.id });
  await work.raise(departmentDeleted, {
    subjectId: department.id,
    snapshot: { id: department.id, object: 'department' },
  });
  work.changesAccess();
  return department;
}

async function refuseWhilePeopleBelong(work: UnitOfWork, id: string): Promise<void> {
  const count = await countPeopleOf(work, id);
  if (count === 0) return;
  throw conflict(say('people.departmentMembers', { count }), {
    reason: 'members',
    count,
  });
}

/** Records of other kinds may name a department as well. */
function refuseWhileInUse(error: unknown): never {
  if (violatedConstraint(error) === null) throw error;
  throw conflict('people.departmentInUse', { reason: 'in_use' });
}
