import { type Actor, administers } from '../../kernel/actor.ts';
import type { Proposing } from '../../kernel/declaration.ts';
import { grantedDepartments, isGrantedEverywhere, type PackageName } from '../../kernel/packages.ts';
import { isAtLeast } from '../../kernel/scopes.ts';
import { enforce, forbidden, invalid } from '../../lib/errors.ts';

/** What opens planning, and publishing with all that follows from it, to those whose role does not. */
export const planning = ['SCHEDULE_PLANNING', 'SCHEDULE_PUBLISHING'] as const satisfies readonly PackageName[];
export const publishing = ['SCHEDULE_PUBLISHING'] as const satisfies readonly PackageName[];

/** By office, and by what was given; null: all departments. */
function reachOf(actor: Actor, names: readonly PackageName[]): readonly string[] | null {
  if (administers(actor) || isGrantedEverywhere(actor, ...names)) return null;
  const led = isAtLeast(actor.role, 'DEPARTMENT_HEAD') ? actor.departmentScope : [];
  return actor.grants.length === 0 ? led : [...led, ...(grantedDepartments(actor, ...names) ?? [])];
}

/** The departments whose shifts the actor plans; null: all. */
export const plannedBy = (actor: Actor): readonly string[] | null => reachOf(actor, planning);

/** Those whose shifts they publish, offer and decide on. */
export const publishedBy = (actor: Actor): readonly string[] | null => reachOf(actor, publishing);

const isAmong = (departments: readonly string[] | null, id: string | null): boolean =>
  departments === null || (id !== null && departments.includes(id));

export const plans = (actor: Actor, departmentId: string | null): boolean => isAmong(plannedBy(actor), departmentId);
export const publishes = (actor: Actor, departmentId: string | null): boolean =>
  isAmong(publishedBy(actor), departmentId);

const departmentIn = (body: unknown): string | null =>
  (body as { readonly department_id?: string } | undefined)?.department_id ?? null;

/** Who plans asks those in charge of the department to publish its week: what is asked for is tried as they would do it. */
export const publicationProposed: Proposing = {
  by: 'SCHEDULE_PLANNING',
  as: (actor) => ({
    ...actor,
    grants: actor.grants.flatMap((grant) =>
      grant.package === 'SCHEDULE_PLANNING' ? [grant, { ...grant, package: 'SCHEDULE_PUBLISHING' as const }] : [grant],
    ),
  }),
  check(actor, body) {
    const department = departmentIn(body);
    if (department === null) throw invalid('department_id', 'schedule.proposedFor');
    enforce(plans(actor, department) || forbidden('schedule.notManaged', { field: 'department_id' }));
  },
  departmentOf: departmentIn,
  takenBy: 'SCHEDULE_PUBLISHING',
};
