import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { checkPattern } from '../../../kernel/working-patterns.ts';
import { isSame } from '../../../lib/changes.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { checkDepartment } from '../departments/references-store.ts';
import { checkManagers } from '../users/rules.ts';
import type { LockedPerson } from '../users/store.ts';
import { type EmploymentValueName, employmentValueNames, type EmploymentValues } from './record.ts';
import { checkPerson } from './references-store.ts';
import type { EmploymentRow } from './store.ts';

/** The rules of a change of a person, for one that is not made now: that it names what is there and closes no circle. */
export async function checkValues(
  work: UnitOfWork,
  person: LockedPerson,
  values: Partial<EmploymentValues>,
): Promise<void> {
  checkPattern('values.working_pattern', values.working_pattern);
  await checkDepartment(work, 'values.department_id', values.department_id);
  if (values.manager_id == null) return;
  await checkPerson(work, 'values.manager_id', values.manager_id);
  await checkManagers(work, person.id, values.manager_id, 'values.manager_id');
}

/** No one's job changes before it begins, after it ends or once they have left. */
export function checkDay(person: LockedPerson, day: string, { isPlanned }: { readonly isPlanned: boolean }): void {
  const { employment_start_date: start, employment_end_date: end } = person;
  if (start !== null && day < start) throw invalid('effective_date', 'people.beforeEmployment');
  if (!isPlanned) return;
  if (!person.is_active) throw conflict('people.planOfLeaver', { reason: 'left' });
  if (end !== null && day > end) throw invalid('effective_date', 'people.afterEmployment');
}

/** Which of the values differ from what holds. */
export function differingFrom(
  held: EmploymentValues,
  values: Partial<EmploymentValues>,
): readonly EmploymentValueName[] {
  return employmentValueNames.filter((name) => values[name] !== undefined && !isSame(values[name], held[name]));
}

export function checkDiffers(names: readonly EmploymentValueName[]): void {
  if (names.length === 0) throw invalid('values', 'people.nothingChanges');
}

/** It carries more than the values of a job: who changes their mind takes it back and hires again. */
export function checkNoRehire({ is_rehire: isRehire }: Pick<EmploymentRow, 'is_rehire'>): void {
  if (isRehire) throw conflict('people.plannedRehireStays', { reason: 'rehire' });
}

export function checkPlanned({ status }: Pick<EmploymentRow, 'status'>): void {
  if (status !== 'PLANNED') throw conflict('people.carriedOut', { reason: 'state', status });
}
