import { type Actor, administers } from '../../../kernel/actor.ts';
import { grantedDepartments, type PackageName } from '../../../kernel/packages.ts';
import { forbidden, type Verdict } from '../../../lib/errors.ts';

/** What opens standard cost and budgets to those whose role does not. */
export const costing = ['SCHEDULE_COST'] as const satisfies readonly PackageName[];

/** The departments whose budgets the actor sets, and sees with money; null: all. */
export const costedBy = (actor: Actor): readonly string[] | null =>
  administers(actor) ? null : grantedDepartments(actor, ...costing);

export function mayBudget(actor: Actor, departmentId: string): Verdict {
  const departments = costedBy(actor);
  return (
    departments === null ||
    departments.includes(departmentId) ||
    forbidden('schedule.budgetOfOthers', { field: 'department_id' })
  );
}
