import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { check } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { createPerson, emailInUse, findDepartmentCalled, NewPerson, removePerson } from '../../people/index.ts';
import type { RowKind } from '../rows.ts';
import { upperCase, wholeNumber } from './cells.ts';
import { findPersonByEmail } from './references.ts';

/** The fields of POST /users; a department also by name or code, a manager also by e-mail address. */
export const peopleRows: RowKind = {
  columns: {
    first_name: { isRequired: true },
    last_name: { isRequired: true },
    email: { isRequired: true },
    middle_name: {},
    preferred_name: {},
    job_title: {},
    division: {},
    work_location: {},
    department: {},
    department_id: {},
    manager_email: {},
    manager_id: {},
    role: upperCase,
    level: upperCase,
    employment_start_date: {},
    employment_end_date: {},
    employment_type: upperCase,
    employee_id: {},
    payroll_id: {},
    probation_period_months: wholeNumber,
  },

  async add(work, { department, manager_email, ...fields }, { rehearsal }) {
    const person = check(NewPerson, fields);
    if (department !== undefined && person.department_id !== undefined)
      throw invalid('department', say('imports.notBoth', { column: 'department', other: 'department_id' }));
    if (manager_email !== undefined && person.manager_id !== undefined)
      throw invalid('manager_email', say('imports.notBoth', { column: 'manager_email', other: 'manager_id' }));
    const manager = manager_email as string | undefined;
    // A manager whom an earlier row would have added has no id yet.
    const isManagerKnown = manager === undefined || rehearsal?.emails.has(manager.toLowerCase());
    const input = {
      ...person,
      ...(department !== undefined && { department_id: await findDepartment(work, department as string) }),
      ...(!isManagerKnown && { manager_id: await findPersonByEmail(work, 'manager_email', manager) }),
    };
    const { id, email } = await createPerson(work, input, rehearsal?.emails.size);
    if (rehearsal?.emails.has(email)) throw emailInUse();
    rehearsal?.add(() => rehearsal.emails.add(email));
    return id;
  },

  undo: { remove: removePerson },
};

/** By code first: it is what an operator gives to tell departments apart. */
async function findDepartment(work: UnitOfWork, text: string): Promise<string> {
  const id = await findDepartmentCalled(work, text);
  if (id === null) throw invalid('department', say('imports.noDepartment', { text }));
  return id;
}
