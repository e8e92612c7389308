import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { departmentUpdated } from '../department-events.ts';
import { Department, DepartmentChanges, trimmed } from './record.ts';
import { checkActivePerson } from './references.ts';
import { lockDepartment, refuseDuplicate } from './store.ts';

export const updateDepartment = writeOperation({
  id: 'departments.update',
  route: 'PATCH /departments/{id}',
  summary: 'Change a department',
  description: 'Only the fields sent change.',
  scope: 'departments:write',
  params: Strict({ id: Id('dep') }),
  body: DepartmentChanges,
  returns: Department,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const department = await lockDepartment(work.tx, actor, params.id);
    return changeDepartment(work, department, trimmed(body));
  },
});

/** Changes what differs. Nothing different: no event, and updated_at stays. */
async function changeDepartment(
  work: UnitOfWork,
  department: Department,
  changes: DepartmentChanges,
): Promise<Department> {
  const changed = (Object.keys(changes) as (keyof DepartmentChanges)[]).filter(
    (name) => changes[name] !== department[name],
  );
  const differing = Object.fromEntries(changed.map((name) => [name, changes[name]])) as DepartmentChanges;
  await checkActivePerson(work, 'head_id', differing.head_id);
  work.audit({
    action: 'departments.update',
    subjectType: 'department',
    subjectId: department.id,
    changedFields: changed,
  });
  if (changed.length === 0) return department;

  await work.update('departments', department.id, differing).catch(refuseDuplicate);
  const updated: Department = { ...department, ...differing, updated_at: work.now };
  const previous = Object.fromEntries(changed.map((name) => [name, department[name]]));
  await work.raise(departmentUpdated, { subjectId: department.id, snapshot: updated, previous });
  if (changed.includes('head_id')) work.changesAccess();
  return updated;
}
