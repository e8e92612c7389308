import { Type } from 'typebox';
import { asItStands, guardsOn } from '../../kernel/guards.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { Day } from '../../lib/days.ts';
import { enforce } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { startForNewPerson } from '../onboarding/index.ts';
import {
  activity,
  checkActivePerson,
  checkDepartment,
  givesRole,
  hireGuest,
  isGuest,
  lockPersonOrGuest,
  mayEdit,
  mayGiveRole,
  NewPerson,
  notErased,
  Person,
  personRecord,
} from '../people/index.ts';

const {
  first_name: _first,
  last_name: _last,
  middle_name: _middle,
  preferred_name: _preferred,
  email: _email,
  employment_start_date: _start,
  ...employment
} = NewPerson.properties;

export const hireOfGuest = writeOperation({
  id: 'users.hire',
  worksOn: 'by hand: It needs a guest.',
  route: 'POST /users/{id}/hire',
  subject: 'user',
  summary: 'Hire a guest',
  description:
    'Someone who came in to do what they were given works here from now on: their employment begins with its first day, leave and onboarding. They sign in as before, and what they were given stays until it ends. Takes a seat. Who left is hired again by `POST /users/{id}/rehire`.',
  scope: 'users:write',
  effects: {
    may: ['PERSON_CREATED', 'PERSON_CHANGED', 'ROLE_GIVEN'],
    of: (asked) => ['PERSON_CREATED', 'PERSON_CHANGED', ...givesRole(asked)],
  },
  guards: guardsOn(personRecord, [mayEdit, notErased, asItStands(isGuest), activity.guard('hire')]),
  params: Strict({ id: Id('usr') }),
  body: Strict({
    start_date: Day('The first day of employment. Leave accrues from here.'),
    ...employment,
    starts_onboarding: Type.Optional(
      Type.Boolean({
        default: true,
        description: 'Whether the checklists of templates that start by themselves for new people are started.',
      }),
    ),
  }),
  returns: Person,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const { start_date: employment_start_date, starts_onboarding = true, role = 'EMPLOYEE', ...values } = body;
    const person = await lockPersonOrGuest(work.tx, actor, params.id);
    await checkDepartment(work, 'department_id', values.department_id);
    await checkActivePerson(work, 'manager_id', values.manager_id);
    await work.guard(person);
    enforce(mayGiveRole(actor, role));
    const hired = await hireGuest(work, person, { ...values, employment_start_date, role });
    if (starts_onboarding) await startForNewPerson(work, person.id, null, { isAgain: true });
    return hired;
  },
});
