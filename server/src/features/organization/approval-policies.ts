import type { ExpenseApprovalPolicy, LeaveApprovalPolicy, PolicyStep } from '../../kernel/settings.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { invalid } from '../../lib/errors.ts';
import { listKnownByPolicies } from './store.ts';

export interface ApprovalPolicies {
  readonly leave_approval_policies?: readonly LeaveApprovalPolicy[] | undefined;
  readonly expense_approval_policies?: readonly ExpenseApprovalPolicy[] | undefined;
}

interface Named {
  readonly field: string;
  readonly id: string;
}

/** A step names who takes it, and no one else. */
function checkStep(field: string, { by, role, user_id, package: name }: PolicyStep): void {
  if ((by === 'ROLE') !== (role !== undefined)) throw invalid(`${field}.role`, 'approvals.stepRole');
  if ((by === 'PERSON') !== (user_id !== undefined)) throw invalid(`${field}.user_id`, 'approvals.stepPerson');
  if ((by === 'HOLDER_OF') !== (name !== undefined)) throw invalid(`${field}.package`, 'approvals.stepPackage');
}

const each = (field: string, ids: readonly string[] | undefined): Named[] =>
  (ids ?? []).map((id, index) => ({ field: `${field}.${String(index)}`, id }));

/** 422 for a step that does not say who takes it, and for a person, a department or a type that is not there. */
export async function checkApprovalPolicies(work: UnitOfWork, sent: ApprovalPolicies): Promise<void> {
  const [people, departments, types]: [Named[], Named[], Named[]] = [[], [], []];
  const look = (field: string, { applies, steps }: LeaveApprovalPolicy | ExpenseApprovalPolicy): void => {
    departments.push(...each(`${field}.applies.department_ids`, applies.department_ids));
    if ('leave_type_ids' in applies) types.push(...each(`${field}.applies.leave_type_ids`, applies.leave_type_ids));
    for (const [index, step] of steps.entries()) {
      const at = `${field}.steps.${String(index)}`;
      checkStep(at, step);
      if (step.user_id !== undefined) people.push({ field: `${at}.user_id`, id: step.user_id });
    }
  };
  for (const name of ['leave_approval_policies', 'expense_approval_policies'] as const) {
    for (const [index, policy] of (sent[name] ?? []).entries()) look(`${name}.${String(index)}`, policy);
  }
  await checkNamed(work, { people, departments, types });
}

/** 422 for the first person, department or type of leave that is not there. */
export async function checkNamed(
  work: UnitOfWork,
  { people, departments, types }: Readonly<Record<'people' | 'departments' | 'types', readonly Named[]>>,
): Promise<void> {
  if (people.length + departments.length + types.length === 0) return;
  const known = await listKnownByPolicies(work, {
    people: people.map(({ id }) => id),
    departments: departments.map(({ id }) => id),
    types: types.map(({ id }) => id),
  });
  const unknown = (named: readonly Named[]): Named | undefined => named.find(({ id }) => !known.has(id));
  const [person, department, type] = [unknown(people), unknown(departments), unknown(types)];
  if (person) throw invalid(person.field, 'reference.activePerson');
  if (department) throw invalid(department.field, 'reference.department');
  if (type) throw invalid(type.field, 'reference.leaveType');
}
