import type { DepartmentPart } from '../../kernel/department-parts.ts';
import { type ExpenseApprovalPolicy, type LeaveApprovalPolicy, withDefaults } from '../../kernel/settings.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { setPolicy } from './change-settings.ts';
import { lockOrganization } from './store.ts';

type Policy = LeaveApprovalPolicy | ExpenseApprovalPolicy;

const isFor =
  (departmentId: string) =>
  ({ applies }: Policy): boolean =>
    applies.department_ids?.includes(departmentId) === true;

/** The same policy for the other department. */
const movedTo =
  (from: string, into: string) =>
  <P extends Policy>(policy: P): P =>
    isFor(from)(policy)
      ? {
          ...policy,
          applies: {
            ...policy.applies,
            department_ids: [...new Set((policy.applies.department_ids ?? []).map((id) => (id === from ? into : id)))],
          },
        }
      : policy;

/** Who decides one after the other on requests of the department. */
const policies: DepartmentPart<UnitOfWork> = {
  kind: 'APPROVAL_POLICIES',
  find(_db, { organization: { settings } }, { from }) {
    const { leave_approval_policies: leave, expense_approval_policies: expenses } = settings;
    const count = [...leave, ...expenses].filter(isFor(from)).length;
    return Promise.resolve(Array.from({ length: count }, () => ({ user_id: null, name: null, count })));
  },
  async move(work, { from, into }) {
    const { settings } = await lockOrganization(work.tx, work.actor.organizationId);
    const { leave_approval_policies: leave, expense_approval_policies: expenses } = withDefaults(settings);
    if (![...leave, ...expenses].some(isFor(from))) return;
    await setPolicy(work, {
      leave_approval_policies: leave.map(movedTo(from, into)),
      expense_approval_policies: expenses.map(movedTo(from, into)),
    });
    work.audit({
      action: 'settings.update',
      subjectType: 'organization',
      subjectId: work.actor.organizationId,
      changedFields: ['leave_approval_policies', 'expense_approval_policies'],
    });
  },
};

export const organizationParts: readonly DepartmentPart<UnitOfWork>[] = [policies];
