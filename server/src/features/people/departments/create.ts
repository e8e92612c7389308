import type { Asked, Effect } from '../../../kernel/effects.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { trimmed } from '../../../lib/changes.ts';
import { departmentCreated } from '../department-events.ts';
import { codeFrom, colorFrom, freeCode } from './defaults.ts';
import { Department, NewDepartment } from './record.ts';
import { checkActivePerson } from './references-store.ts';
import { codeInUse, insertDepartment, isCodeTaken, listCodesLike } from './store.ts';

/** Who heads a department sees its people and decides for them. */
export const givesLead = ({ body: { head_id } }: Asked): readonly Effect[] => (head_id == null ? [] : ['LEAD_GIVEN']);

export const createDepartment = writeOperation({
  id: 'departments.create',
  route: 'POST /departments',
  summary: 'Create a department',
  scope: 'departments:write',
  effects: { may: ['LEAD_GIVEN'], of: givesLead },
  body: NewDepartment,
  returns: Department,
  example: { member_count: 0 },
  status: 201,
  refuses: ['CONFLICT'],

  run({ work, body }) {
    return addDepartment(work, body);
  },
});

/** Adds a department by the same rules from wherever it is asked: API, app, import or command line. */
export async function addDepartment(work: UnitOfWork, asked: NewDepartment): Promise<Department> {
  const input = trimmed(asked);
  await checkActivePerson(work, 'head_id', input.head_id);
  const department: Department = {
    id: work.newId('dep'),
    name: input.name,
    code: input.code ?? (await nextCode(work, input.name)),
    description: input.description ?? null,
    color: input.color ?? colorFrom(input.name),
    head_id: input.head_id ?? null,
    clock_from: input.clock_from ?? null,
    is_active: input.is_active ?? true,
    member_count: 0,
    created_at: work.now,
    updated_at: work.now,
  };
  if (input.code !== undefined && (await isCodeTaken(work, input.code))) throw codeInUse();
  while (!(await insertDepartment(work, department))) {
    if (input.code !== undefined) throw codeInUse();
    department.code = await nextCode(work, input.name);
  }
  work.audit({
    action: 'departments.create',
    subjectType: 'department',
    subjectId: department.id,
    after: asked,
  });
  await work.raise(departmentCreated, { subjectId: department.id, snapshot: department });
  if (department.head_id !== null) work.changesAccess();
  return department;
}

async function nextCode(work: UnitOfWork, name: string): Promise<string> {
  const code = codeFrom(name);
  return freeCode(code, new Set(await listCodesLike(work, code)));
}
