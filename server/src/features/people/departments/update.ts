import { writeOperation } from '../../../kernel/operation.ts';
import { isEmpty, trimmed } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { departmentUpdated } from '../department-events.ts';
import { givesLead } from './create.ts';
import { Department, DepartmentChanges } from './record.ts';
import { checkActivePerson } from './references-store.ts';
import { codeInUse, isCodeTaken, lockDepartment, refuseDuplicate } from './store.ts';

export const updateDepartment = writeOperation({
  id: 'departments.update',
  route: 'PATCH /departments/{id}',
  subject: 'department',
  summary: 'Change a department',
  description: 'Only the fields sent change.',
  scope: 'departments:write',
  effects: { may: ['LEAD_GIVEN'], of: givesLead },
  params: Strict({ id: Id('dep') }),
  body: DepartmentChanges,
  returns: Department,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const department = await lockDepartment(work.tx, actor, params.id);
    const changes = work.changesTo(department, trimmed(body));
    await checkActivePerson(work, 'head_id', changes.head_id);
    if (isEmpty(changes)) return department;

    if (changes.code !== undefined && (await isCodeTaken(work, changes.code, department.id))) throw codeInUse();
    await work.update('departments', department.id, changes).catch(refuseDuplicate);
    const updated: Department = { ...department, ...changes, updated_at: work.now };
    const changed = Object.keys(changes) as (keyof typeof changes)[];
    const previous = Object.fromEntries(changed.map((name) => [name, department[name]]));
    await work.raise(departmentUpdated, { subjectId: department.id, snapshot: updated, previous });
    if ('head_id' in changes) work.changesAccess();
    return updated;
  },
});
