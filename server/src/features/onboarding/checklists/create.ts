import { insertRow, refuseConstraint } from '../../../db/rows.ts';
import type { Tenant } from '../../../kernel/actor.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { conflict, enforce, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say, sayTo } from '../../../lib/texts/texts.ts';
import { changePerson, isNotErased, type LockedPerson, lockVisiblePerson, mayEdit } from '../../people/index.ts';
import { insertTasks, tasksAssigned } from '../tasks/store.ts';
import { templateFor } from '../templates/store.ts';
import { planTasks } from './plan.ts';
import { Checklist, NewChecklist } from './record.ts';
import { mayDecide } from './rules.ts';
import { getVisibleChecklist } from './store.ts';

export const createChecklist = writeOperation({
  id: 'onboarding.create',
  route: 'POST /users/{id}/checklists',
  subject: 'checklist',
  summary: 'Start a checklist for a person',
  description:
    'With the tasks of a template, or empty. An ONBOARDING by an Administrator, an Executive or the person’s Department Head; an OFFBOARDING by an Administrator or an Executive, never for oneself. A person has one open checklist of a type. Access of a person who leaves ends by itself at the end of the last day, in the zone of the organization, unless that day is over already; cancelling the checklist before takes that back.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  params: Strict({ id: Id('usr') }),
  body: NewChecklist,
  returns: Checklist,
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const person = await lockVisiblePerson(work.tx, actor, params.id);
    enforce(mayDecide(actor, { type: body.type, user_id: person.id, department_id: person.department_id }));
    if (body.type === 'OFFBOARDING') enforce(mayEdit(actor, person));
    return startChecklist(work, person, body);
  },
});

async function startChecklist(work: UnitOfWork, person: LockedPerson, body: NewChecklist): Promise<Checklist> {
  const { actor, tx, now } = work;
  enforce(isNotErased(person));
  if (!person.is_active) throw conflict('onboarding.personInactive', { reason: 'inactive' });
  const last_day = lastDayOf(person, body);
  const template = await templateFor(work, body.type, body.template_id);
  const tasks = await planTasks(work, person, body, template?.tasks ?? []);
  const id = work.newId('chk');
  await insertRow('checklists', {
    organization_id: actor.organizationId,
    id,
    user_id: person.id,
    type: body.type,
    status: 'NOT_STARTED',
    title: body.title ?? template?.name ?? usualTitle(actor.organization, body.type),
    due_date: body.due_date ?? latest([last_day, ...tasks.map(({ due_date }) => due_date)]),
    last_day,
    // A day that is over already is put on record; completing the list ends access then.
    ends_access: last_day !== null && last_day >= dayIn(actor.organization.timezone, work.nowMs),
    replaced_end_date: last_day === null ? null : person.employment_end_date,
    created_at: now,
    updated_at: now,
  })
    .execute(tx)
    .catch(refuseSecond);
  await insertTasks(work, id, tasks);
  if (tasks.length > 0) await work.react(tasksAssigned, id);
  if (last_day !== null) await changePerson(work, person, { employment_end_date: last_day });
  return getVisibleChecklist(tx, actor, id);
}

/** Read by everyone: in the language of the organization. */
const usualTitle = ({ settings: { default_language: language } }: Tenant, type: NewChecklist['type']): string =>
  sayTo(
    { language, audience: 'app' },
    say(type === 'ONBOARDING' ? 'onboarding.onboardingTitle' : 'onboarding.offboardingTitle', {}),
  );

function lastDayOf(person: LockedPerson, { type, last_day }: NewChecklist): string | null {
  if (type === 'ONBOARDING') {
    if (last_day != null) throw invalid('last_day', 'onboarding.lastDayOfOffboarding');
    return null;
  }
  if (last_day == null) throw invalid('last_day', 'onboarding.lastDayNeeded');
  if (person.employment_start_date !== null && last_day < person.employment_start_date) {
    throw invalid('last_day', 'people.endBeforeStart');
  }
  return last_day;
}

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);

const refuseSecond = refuseConstraint({
  checklists_open_key: () => conflict('onboarding.openAlready', { reason: 'open_checklist' }),
});
