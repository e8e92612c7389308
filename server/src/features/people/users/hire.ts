import type { Role } from '../../../kernel/scopes.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { checkPattern } from '../../../kernel/working-patterns.ts';
import { isSame } from '../../../lib/changes.ts';
import { patternChanged } from '../employment/patterns-store.ts';
import type { EmploymentValues } from '../employment/record.ts';
import { noteForHistory } from '../employment/store.ts';
import { departmentChanged, userUpdated } from '../events.ts';
import { activity, activityOf } from '../person-states.ts';
import { directoryOf, presentPerson, tiersFor } from './present.ts';
import { directoryFieldNames, type Person } from './record.ts';
import { checkEmploymentDates, checkLastDay, checkManagers, takeSeat, withinRules } from './rules.ts';
import { type LockedPerson, savePerson } from './store.ts';

/** The employment of someone who was a guest. */
export interface Hiring extends Partial<EmploymentValues> {
  readonly employment_start_date: string;
  readonly employment_end_date?: string | null;
  readonly probation_period_months?: 3 | 6 | null;
  readonly employee_id?: string | null;
  readonly payroll_id?: string | null;
  readonly role: Role;
}

const directory = new Set<string>(directoryFieldNames);

/** A guest works here from now on. The person is locked; who may is asked before. Account, address and what they were given stay. */
export async function hireGuest(work: UnitOfWork, person: LockedPerson, hiring: Hiring): Promise<Person> {
  const { actor, tx, now } = work;
  const move = activity.move(activityOf(person), 'hire');
  checkEmploymentDates(hiring);
  checkLastDay(work, hiring.employment_end_date);
  checkPattern('working_pattern', hiring.working_pattern);
  if (hiring.manager_id != null) await checkManagers(work, person.id, hiring.manager_id);
  await takeSeat(work);
  const changes = { ...hiring, is_active: true, is_guest: false };
  tx.defer(noteForHistory(person.id, { by: actor.userId }));
  const saved = await withinRules(savePerson(tx, actor.organizationId, person.id, { ...changes, updated_at: now }));
  work.audit({
    action: 'users.hire',
    subjectType: 'user',
    subjectId: person.id,
    personId: person.id,
    before: person,
    after: changes,
  });
  await work.raiseMove(activity, move, saved);
  const previous = Object.fromEntries(
    Object.entries(changes)
      .filter(([name, value]) => name !== 'is_active' && directory.has(name) && !isSame(value, person[name as 'role']))
      .map(([name]) => [name, person[name as 'role']]),
  );
  await work.raise(userUpdated, { subjectId: person.id, snapshot: directoryOf(saved), previous });
  work.changesAccess();
  if (hiring.department_id != null) await work.react(departmentChanged, person.id);
  if (hiring.working_pattern != null) await work.react(patternChanged, person.id);
  return presentPerson(work.services.keys, actor, { ...person, ...saved }, tiersFor(actor, ['employment']));
}
