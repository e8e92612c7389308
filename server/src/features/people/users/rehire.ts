import type { Role } from '../../../kernel/scopes.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { checkPattern } from '../../../kernel/working-patterns.ts';
import { isSame } from '../../../lib/changes.ts';
import { invalid } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { patternChanged } from '../employment/patterns-store.ts';
import { type ClosedPeriod, closeEmployment } from '../employment/periods-store.ts';
import type { EmploymentValues, HistoryNote } from '../employment/record.ts';
import { noteForHistory } from '../employment/store.ts';
import { departmentChanged, userUpdated } from '../events.ts';
import { activity, activityOf } from '../person-states.ts';
import { isSuspendedByDirectory } from './access-store.ts';
import { directoryOf } from './present.ts';
import { directoryFieldNames } from './record.ts';
import { checkEmploymentDates, checkLastDay, checkManagers, takeSeat, withinRules } from './rules.ts';
import { type LockedPerson, type PersonRow, savePerson } from './store.ts';

/** No event, only told to reactions, with what was chosen: someone was hired again, and their second employment has begun. */
export const personRehired = 'user.rehired';

/** The same a moment before: the person still stands as they left, and what is left of that employment is settled. */
export const employmentFollowed = 'user.employment-followed';

/** A second employment, as it is kept with a planned change until its day comes. */
export interface Rehiring {
  readonly start_date: string;
  readonly employment_end_date: string | null;
  readonly probation_period_months: 3 | 6 | null;
  readonly role: Role;
  readonly payroll_id?: string | null;
  readonly values: Partial<EmploymentValues>;
  /** What becomes of leave, access, training and the like: read by the features that have it. */
  readonly choices: object;
}

export interface RehiredAbout {
  readonly start_date: string;
  readonly former: ClosedPeriod;
  readonly choices: object;
}

const directory = new Set<string>(directoryFieldNames);

/**
 * Ends the employment that is over for good and begins another, of the same person. The person is locked; who may is asked before. Address,
 * employee id and all that is on file stay.
 */
export async function rehirePerson(
  work: UnitOfWork,
  person: LockedPerson,
  hiring: Rehiring,
  note: HistoryNote,
): Promise<PersonRow> {
  const { actor, tx, now } = work;
  const move = activity.move(activityOf(person), 'rehire');
  const { start_date: start, employment_end_date: end, values, choices } = hiring;
  checkEmploymentDates({ employment_start_date: start, employment_end_date: end });
  checkLastDay(work, end);
  checkPattern('working_pattern', values.working_pattern);
  const former = await closeEmployment(work, person.id);
  if (start <= former.ended_on) {
    const { ended_on } = former;
    throw invalid('start_date', say('people.rehiredBeforeEnd', { ended_on }), {
      reason: 'former_employment',
      ended_on,
    });
  }
  if (values.manager_id != null) await checkManagers(work, person.id, values.manager_id);
  await takeSeat(work);
  await work.react(employmentFollowed, person.id, { start_date: start, former, choices } satisfies RehiredAbout);
  const changes = {
    ...values,
    role: hiring.role,
    employment_start_date: start,
    employment_end_date: end,
    probation_period_months: hiring.probation_period_months,
    payroll_id: hiring.payroll_id === undefined ? person.payroll_id : hiring.payroll_id,
    is_active: true,
  };
  // A directory that has suspended them has to lift that itself.
  const isKept = await isSuspendedByDirectory(work, person.id);
  tx.defer(noteForHistory(person.id, { by: actor.userId, ...note, from: start, rehired: true }));
  const saved = await withinRules(
    savePerson(tx, actor.organizationId, person.id, {
      ...changes,
      deactivated_at: null,
      offboarded_at: null,
      ...(!isKept && { access_suspended_at: null, access_suspended_reason: null }),
      updated_at: now,
    }),
  );
  work.audit({
    action: 'users.rehire',
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
  if (Object.keys(previous).length > 0) {
    await work.raise(userUpdated, { subjectId: person.id, snapshot: directoryOf(saved), previous });
  }
  work.changesAccess();
  if ('department_id' in previous) await work.react(departmentChanged, person.id);
  if (values.working_pattern !== undefined && !isSame(values.working_pattern, person.working_pattern)) {
    await work.react(patternChanged, person.id);
  }
  await work.react(personRehired, person.id, { start_date: start, former, choices } satisfies RehiredAbout);
  return saved;
}
