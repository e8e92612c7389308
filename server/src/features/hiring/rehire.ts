import { type Static, Type } from 'typebox';
import { todayOf } from '../../kernel/actor.ts';
import { guardsOn } from '../../kernel/guards.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { roles } from '../../kernel/scopes.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { Day } from '../../lib/days.ts';
import { enforce, notFound } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable, Strict, Text } from '../../lib/schema.ts';
import {
  activity,
  checkActivePerson,
  checkDepartment,
  employmentValueNames,
  employmentValues,
  givesRole,
  lockVisiblePerson,
  mayEdit,
  mayGiveRole,
  NewPerson,
  noGuest,
  notErased,
  personRecord,
  planRehire,
  rehirePerson,
  type Rehiring,
} from '../people/index.ts';
import { choices } from './choices.ts';

const { employment_end_date, probation_period_months, payroll_id } = NewPerson.properties;

export const NewEmploymentOfLeaver = Strict({
  start_date: Day(
    'The first day of the new employment, after the last day of the one before. Later than today: it is planned.',
  ),
  employment_end_date,
  probation_period_months,
  payroll_id,
  ...Type.Partial(Type.Object(employmentValues)).properties,
  role: Type.Optional(
    Type.Enum([...roles], { description: 'EMPLOYEE unless given, whatever role the person had when they left.' }),
  ),
  ...choices,
  reason: Type.Optional(Nullable(Text(500), { description: 'Why; shown with the change in their history.' })),
});
export type NewEmploymentOfLeaver = Static<typeof NewEmploymentOfLeaver>;

export const HiredAgain = Type.Object(
  {
    id: Id('usr', 'Who is hired again.'),
    status: Type.Enum(['HIRED', 'PLANNED'], {
      description:
        'HIRED: the employment has begun. PLANNED: it begins with start_date; until then the person has no access.',
    }),
    start_date: Day('The first day.'),
    planned_change_id: Nullable(Id('emp'), {
      examples: [null],
      description: 'Of one that is planned: the planned change to delete so that it does not begin.',
    }),
  },
  { $id: 'HiredAgain', description: 'Someone who is hired again, now or on a day to come.' },
);
export type HiredAgain = Static<typeof HiredAgain>;

export const guardsOfRehire = guardsOn(personRecord, [mayEdit, notErased, noGuest, activity.guard('rehire')]);

export const rehire = writeOperation({
  id: 'users.rehire',
  worksOn: 'by hand: It needs someone who left.',
  route: 'POST /users/{id}/rehire',
  subject: 'user',
  summary: 'Hire someone again who left',
  description:
    'Begins a second employment with its own first day, leave and probation; the first stays as it was, and address, employee_id and everything on file stay. What is not sent of the job is as it was. Takes a seat. A later start_date is planned: all is checked now, and again when that day begins; delete the planned change to take it back. For a mistake within one employment there is `reactivate`.',
  scope: 'users:write',
  effects: {
    may: ['PERSON_CREATED', 'PERSON_CHANGED', 'ROLE_GIVEN'],
    of: (asked) => ['PERSON_CREATED', 'PERSON_CHANGED', ...givesRole(asked)],
  },
  guards: guardsOfRehire,
  params: Strict({ id: Id('usr') }),
  body: NewEmploymentOfLeaver,
  returns: HiredAgain,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  run: ({ work, params, body }) => hireAgain(work, params.id, body),
});

/** Now or on the day that is named; who may is asked here. */
export async function hireAgain(work: UnitOfWork, userId: string, body: NewEmploymentOfLeaver): Promise<HiredAgain> {
  const { actor } = work;
  const person = await lockVisiblePerson(work.tx, actor, userId);
  if (person.erased_at !== null) throw notFound('person');
  const hiring = hiringOf(body);
  const { department_id, manager_id } = hiring.values;
  await checkDepartment(work, 'department_id', department_id);
  if (manager_id != null) await checkActivePerson(work, 'manager_id', manager_id);
  await work.guard(person);
  enforce(mayGiveRole(actor, hiring.role));
  const { start_date } = hiring;
  const reason = body.reason ?? null;
  if (start_date > todayOf(actor, work.nowMs)) {
    const planned_change_id = await planRehire(work, person, hiring, reason);
    work.audit({
      subjectId: person.id,
      personId: person.id,
      after: { ...hiring.values, start_date, role: hiring.role },
    });
    return { id: person.id, status: 'PLANNED', start_date, planned_change_id };
  }
  await rehirePerson(work, person, hiring, { reason });
  return { id: person.id, status: 'HIRED', start_date, planned_change_id: null };
}

function hiringOf(body: NewEmploymentOfLeaver): Rehiring {
  const {
    start_date,
    employment_end_date: end = null,
    probation_period_months: probation = null,
    payroll_id: payroll,
  } = body;
  const { access = 'KEPT', training = 'KEPT', leave_left = 'PAID_OUT', starts_onboarding = true } = body;
  const values = Object.fromEntries(
    employmentValueNames.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]),
  );
  return {
    start_date,
    employment_end_date: end,
    probation_period_months: probation,
    role: body.role ?? 'EMPLOYEE',
    ...(payroll !== undefined && { payroll_id: payroll }),
    values,
    choices: { access, training, leave_left, starts_onboarding },
  };
}
