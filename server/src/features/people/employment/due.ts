import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, enforce, Refusal } from '../../../lib/errors.ts';
import { rehirePerson } from '../users/rehire.ts';
import { isNotErased, mayEdit, mayGiveRole } from '../users/rules.ts';
import type { LockedPerson, PersonRow } from '../users/store.ts';
import { type DuePlan, finishPlan, holdPlan, listDuePlans } from './due-store.ts';
import type { EmploymentValues, HistoryNote } from './record.ts';
import { carryPlans } from './store.ts';

/** No event, only told to reactions: a planned change was due and could not be carried out. */
export const plannedChangeWaits = 'employment.waits';

/** How a person is changed, by the rules of any change of a person. */
type Save = (
  work: UnitOfWork,
  person: LockedPerson,
  values: Partial<EmploymentValues>,
  note: HistoryNote,
) => Promise<PersonRow>;

/**
 * In the order of their days; for the job, and before any other change of the same person, which comes after them. Answers with the
 * person as they then are.
 */
export async function settleDuePlans(work: UnitOfWork, person: LockedPerson, save: Save): Promise<LockedPerson> {
  let current = person;
  for (const plan of await listDuePlans(work, person.id)) {
    try {
      current = await work.attempt(() => carryOut(work, current, plan, save));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await holdPlan(work, plan.id, error.said);
      await carryPlans(work, person.id);
      work.audit({
        action: 'employment.hold',
        subjectType: 'employment',
        subjectId: plan.id,
        personId: person.id,
      });
      await work.react(plannedChangeWaits, plan.id);
    }
  }
  return current;
}

/** By the rules of now. Whoever planned it and has left, or been given another role since, counts as an Administrator. */
async function carryOut(work: UnitOfWork, person: LockedPerson, plan: DuePlan, save: Save): Promise<LockedPerson> {
  const role = plan.planner_role === 'EXECUTIVE' ? 'EXECUTIVE' : 'ADMINISTRATOR';
  enforce(mayEdit({ role }, person));
  if (plan.rehire !== null) {
    enforce(isNotErased(person));
    enforce(mayGiveRole({ role }, plan.rehire.role));
    const { created_by_id: by, reason, id } = plan;
    const hired = await rehirePerson(work, person, plan.rehire, { by, reason, plan: id });
    await finishPlan(work, person.id, plan);
    return { ...hired, erased_at: person.erased_at };
  }
  checkStillThere(person, plan);
  const values = Object.fromEntries(plan.changed.map((name) => [name, plan[name]]));
  const changed = await save(work, person, values, {
    from: plan.effective_date,
    by: plan.created_by_id,
    reason: plan.reason,
    plan: plan.id,
  });
  await finishPlan(work, person.id, plan);
  return { ...changed, erased_at: person.erased_at };
}

function checkStillThere(person: LockedPerson, { effective_date }: DuePlan): void {
  const { is_active, employment_end_date: end } = person;
  if (!is_active || (end !== null && end < effective_date)) throw conflict('people.planOfLeaver', { reason: 'left' });
}
