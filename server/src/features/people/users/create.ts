import { Type, type Static } from 'typebox';
import { enforce } from '../../../kernel/errors.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../kernel/schema.ts';
import type { Work } from '../../../kernel/work.ts';
import { userCreated } from '../events.ts';
import { directoryFields, employmentFields, Person, probationFields } from './record.ts';
import { accessTo, directoryOf, presentPerson, tiersFor } from './present.ts';
import { checkEmploymentDates, mayGiveRole, takeSeat, withinRules } from './rules.ts';
import { insertPerson, type PersonRow } from './store.ts';

const { first_name, last_name, email, middle_name, preferred_name, job_title, division, work_location } =
  directoryFields;
const { department_id, manager_id, role, level } = directoryFields;

/** What PATCH takes as well: everything of a person that can change after they were added. */
export const editableFields = {
  middle_name: Type.Optional(middle_name),
  preferred_name: Type.Optional(preferred_name),
  job_title: Type.Optional(job_title),
  division: Type.Optional(division),
  work_location: Type.Optional(work_location),
  department_id: Type.Optional(department_id),
  manager_id: Type.Optional(manager_id),
  role: Type.Optional(role),
  level: Type.Optional(level),
  employment_start_date: Type.Optional(employmentFields.employment_start_date),
  employment_end_date: Type.Optional(employmentFields.employment_end_date),
  employment_type: Type.Optional(employmentFields.employment_type),
  employee_id: Type.Optional(employmentFields.employee_id),
  payroll_id: Type.Optional(employmentFields.payroll_id),
  probation_period_months: Type.Optional(probationFields.probation_period_months),
};

export const NewPerson = Strict({ first_name, last_name, email, ...editableFields });
export type NewPerson = Static<typeof NewPerson>;

export const createUser = writeOperation({
  id: 'users.create',
  route: 'POST /users',
  summary: 'Add a person',
  description: 'The new person is e-mailed a link to set a password. The link is never part of an answer.',
  scope: 'users:write',
  body: NewPerson,
  returns: Person,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],
  takesKeyWithFirstStatement: true,

  async run({ actor, work, body }) {
    const person = await createPerson(work, body);
    // Nothing private is known of somebody new, but the tiers are shown: the access log says so.
    const shown = tiersFor(actor);
    work.accessed(accessTo([person], shown));
    return presentPerson(work.installation.keys, actor, person, shown);
  },
});

/** Every column each time: one statement text for whatever a caller sends. */
const blank = Object.fromEntries(Object.keys(NewPerson.properties).map((name) => [name, null]));

/** Adds a person by the same rules from wherever it is asked: API, app, import or command line. */
export async function createPerson(work: Work, input: NewPerson): Promise<PersonRow> {
  const { actor, tx, now } = work;
  enforce(mayGiveRole(actor, input.role ?? 'EMPLOYEE'));
  checkEmploymentDates(input);
  await takeSeat(work);
  const person = await withinRules(
    insertPerson(tx, {
      ...blank,
      ...input,
      email: input.email.toLowerCase(),
      role: input.role ?? 'EMPLOYEE',
      level: input.level ?? 'STANDARD',
      organization_id: actor.organizationId,
      id: work.newId('usr'),
      created_at: now,
      updated_at: now,
    }),
  );
  work.audit({ action: 'users.create', subjectType: 'user', subjectId: person.id, changedFields: Object.keys(input) });
  await work.raise(userCreated, { subjectId: person.id, snapshot: directoryOf(person) });
  return person;
}
