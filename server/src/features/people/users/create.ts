import { type Static, Type } from 'typebox';
import { administers } from '../../../kernel/actor.ts';
import type { Asked, Effect } from '../../../kernel/effects.ts';
import { NewGuestGrant } from '../../../kernel/granting.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { checkPattern } from '../../../kernel/working-patterns.ts';
import { addMonths } from '../../../lib/days.ts';
import { enforce, forbidden, invalid } from '../../../lib/errors.ts';
import { Strict } from '../../../lib/schema.ts';
import { noteForHistory } from '../employment/store.ts';
import { activity } from '../person-states.ts';
import { createGuest } from './create-guest.ts';
import { accessTo, presentPerson, tiersFor } from './present.ts';
import { directoryFields, employmentFields, Person, probationFields } from './record.ts';
import { checkEmploymentDates, checkGuest, checkLastDay, mayHire, ruleBehind, takeSeat } from './rules.ts';
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
  working_pattern: Type.Optional(employmentFields.working_pattern),
  probation_period_months: Type.Optional(probationFields.probation_period_months),
};

export const NewPerson = Strict({ first_name, last_name, email, ...editableFields });
export type NewPerson = Static<typeof NewPerson>;

const maxGrants = 20;

const NewPersonOrGuest = Strict({
  ...NewPerson.properties,
  is_guest: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'true: the person does not work here, and comes in to do what `grants` say until the last of them ends. Takes names, address and job_title alone, and no seat.',
    }),
  ),
  grants: Type.Optional(
    Type.Array(NewGuestGrant, {
      maxItems: maxGrants,
      description: 'Of a guest, at least one: what they may do. Each ends on a day.',
    }),
  ),
});

/** Someone new who may do more than others: as much as another role for someone who is here. */
export const givesRole = ({ body: { role } }: Asked): readonly Effect[] =>
  role === undefined || role === 'EMPLOYEE' ? [] : ['ROLE_GIVEN'];

const givesAccess = ({ body: { is_guest } }: Asked): readonly Effect[] => (is_guest === true ? ['ACCESS_GIVEN'] : []);

export const createUser = writeOperation({
  id: 'users.create',
  route: 'POST /users',
  summary: 'Add a person',
  description:
    'The new person is e-mailed a link to set a password. The link is never part of an answer. Who was given to hire adds Employees to the departments it was given for. With `is_guest` someone who does not work here: they sign in as everyone does, and see and do what `grants` give them and nothing else.',
  scope: 'users:write',
  packages: ['HIRING'],
  effects: {
    may: ['PERSON_CREATED', 'ROLE_GIVEN', 'ACCESS_GIVEN'],
    of: (asked) => ['PERSON_CREATED', ...givesRole(asked), ...givesAccess(asked)],
  },
  body: NewPersonOrGuest,
  // Twenty grants for a hundred departments each would take more, and nobody gives them.
  maxBodyBytes: 30 * 1024,
  returns: Person,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],
  takesKeyWithFirstStatement: true,

  async run({ actor, work, body }) {
    const { is_guest = false, grants = [], ...input } = body;
    if (!is_guest && grants.length > 0) throw invalid('grants', 'people.grantsOfGuests');
    const person = is_guest ? await createGuest(work, guestOf(work, input), grants) : await createPerson(work, input);
    // Nothing private is known of someone new, but the tiers are shown: the access log says so.
    const shown = tiersFor(actor, undefined, null, work.origin);
    work.recordSensitiveRead(accessTo([person], shown));
    return presentPerson(work.services.keys, actor, person, shown);
  },
});

/** Everything of someone new: all of it is known before it is saved. */
function newPerson(input: NewPerson, id: string, now: string): PersonRow {
  const { employment_start_date: start = null, probation_period_months: probation = null } = input;
  return {
    id,
    first_name: input.first_name,
    last_name: input.last_name,
    middle_name: input.middle_name ?? null,
    preferred_name: input.preferred_name ?? null,
    email: input.email.toLowerCase(),
    job_title: input.job_title ?? null,
    division: input.division ?? null,
    work_location: input.work_location ?? null,
    department_id: input.department_id ?? null,
    manager_id: input.manager_id ?? null,
    role: input.role ?? 'EMPLOYEE',
    level: input.level ?? 'STANDARD',
    is_active: true,
    created_at: now,
    updated_at: now,
    is_guest: false,
    employment_start_date: start,
    employment_end_date: input.employment_end_date ?? null,
    employment_type: input.employment_type ?? null,
    employee_id: input.employee_id ?? null,
    payroll_id: input.payroll_id ?? null,
    working_pattern: input.working_pattern ?? null,
    probation_period_months: probation,
    probation_end_date: start === null || probation === null ? null : addMonths(start, probation),
  };
}

/** Who administers adds guests, whatever else someone was given. */
function guestOf(work: UnitOfWork, input: NewPerson): PersonRow {
  enforce(administers(work.actor) || forbidden('people.guestsByRole', { field: 'is_guest' }));
  const { role, ...given } = input;
  checkGuest(role === 'EMPLOYEE' ? given : input);
  return { ...newPerson(given, work.newId('usr'), work.now), is_active: false, is_guest: true };
}

/**
 * Adds a person by the same rules from wherever it is asked: API, app, import or command line. `rehearsed` others of the same
 * file would have a seat by then.
 */
export async function createPerson(work: UnitOfWork, input: NewPerson, rehearsed = 0): Promise<PersonRow> {
  const { actor, tx, now } = work;
  enforce(mayHire(actor, input));
  checkEmploymentDates(input);
  checkLastDay(work, input.employment_end_date);
  checkPattern('working_pattern', input.working_pattern);
  await takeSeat(work, rehearsed);
  const person = newPerson(input, work.newId('usr'), now);
  tx.defer(noteForHistory(person.id, { by: actor.userId }));
  tx.defer(insertPerson(actor.organizationId, person), ruleBehind);
  work.audit({ action: 'users.create', subjectType: 'user', subjectId: person.id, after: input });
  await work.raiseCreation(activity, person);
  return person;
}
