import { insertRow, refuseConstraint } from '../../../db/rows.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Tenant } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { addDays, dayIn } from '../../../lib/days.ts';
import { conflict, enforce, invalid } from '../../../lib/errors.ts';
import { say, sayTo } from '../../../lib/texts/texts.ts';
import { changePerson, isNotErased, type LockedPerson, lockVisiblePerson } from '../../people/index.ts';
import { insertTasks, tasksAssigned } from '../tasks/store.ts';
import { type ChecklistTemplate, maxTasks } from '../templates/record.ts';
import { isAnyStarting, listStartingFor, templateFor } from '../templates/store.ts';
import { planTasks } from './plan.ts';
import type { Checklist, NewChecklist } from './record.ts';
import { getVisibleChecklist } from './store.ts';

/** By the same rules from wherever it is asked; who may is asked before. */
export async function startChecklist(work: UnitOfWork, person: LockedPerson, body: NewChecklist): Promise<Checklist> {
  const { actor, tx } = work;
  enforce(isNotErased(person));
  if (!person.is_active) throw conflict('onboarding.personInactive', { reason: 'inactive' });
  const last_day = lastDayOf(person, body);
  const template = await templateFor(work, body.type, body.template_id);
  const id = await insertChecklist(work, person, body, template === null ? [] : [template]);
  if (last_day !== null) await changePerson(work, person, { employment_end_date: last_day }, { isLeaving: true });
  return getVisibleChecklist(tx, actor, id);
}

/** With the tasks of all templates, one after the other. Answers its id. */
async function insertChecklist(
  work: UnitOfWork,
  person: LockedPerson,
  body: NewChecklist,
  templates: readonly ChecklistTemplate[],
): Promise<string> {
  const { actor, tx, now } = work;
  const last_day = body.last_day ?? null;
  const tasks = await planTasks(work, person, body, templates.flatMap((template) => template.tasks).slice(0, maxTasks));
  const id = work.newId('chk');
  await insertRow('checklists', {
    organization_id: actor.organizationId,
    id,
    user_id: person.id,
    type: body.type,
    status: 'NOT_STARTED',
    title: body.title ?? templates[0]?.name ?? usualTitle(actor.organization, body.type),
    due_date: body.due_date ?? latest([last_day, ...tasks.map(({ due_date }) => due_date)]),
    last_day,
    // A day that is over already is put on record; completing the list ends access then.
    ends_access: last_day !== null && last_day >= dayIn(actor.organization.timezone, work.nowMs),
    ...whyOf(body),
    replaced_end_date: last_day === null ? null : person.employment_end_date,
    created_at: now,
    updated_at: now,
  })
    .execute(tx)
    .catch(refuseSecond);
  await insertTasks(work, id, tasks);
  if (tasks.length > 0) await work.react(tasksAssigned, id);
  return id;
}

/** First days that were more than so many days ago are no one's first days any more: a file of people who are there is no hiring. */
const newForDays = 30;

const newSince = ({ actor, nowMs }: UnitOfWork): string =>
  addDays(dayIn(actor.organization.timezone, nowMs), -newForDays);

/** Part of a statement: whether there is anything to start for someone who was just added. */
export const hasToStart = (work: UnitOfWork, userId: string): Sql => isAnyStarting(work, userId, newSince(work));

/** What templates say for someone who was just added, and one that is chosen for them; one list for all of them. */
export async function startForNewPerson(
  work: UnitOfWork,
  userId: string,
  templateId: string | null = null,
  { isAgain = false }: { readonly isAgain?: boolean } = {},
): Promise<string | null> {
  const { actor, tx } = work;
  const starting = await listStartingFor(work, userId, newSince(work), isAgain);
  const ids = [...starting, ...(templateId === null || starting.includes(templateId) ? [] : [templateId])];
  if (ids.length === 0) return null;
  const person = await lockVisiblePerson(tx, actor, userId);
  const templates: ChecklistTemplate[] = [];
  for (const id of ids) {
    const template = await templateFor(work, 'ONBOARDING', id);
    if (template) templates.push(template);
  }
  const id = await insertChecklist(work, person, { type: 'ONBOARDING' }, templates);
  work.audit({
    action: 'onboarding.create',
    subjectType: 'checklist',
    subjectId: id,
    personId: userId,
    after: { type: 'ONBOARDING', template_id: ids[0] },
  });
  return id;
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

function whyOf({ type, leaving_reason = null, leaving_note = null }: NewChecklist) {
  if (type === 'ONBOARDING' && leaving_reason !== null)
    throw invalid('leaving_reason', 'onboarding.reasonOfOffboarding');
  if (type === 'ONBOARDING' && leaving_note !== null) throw invalid('leaving_note', 'onboarding.reasonOfOffboarding');
  return { leaving_reason, leaving_note };
}

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);

const refuseSecond = refuseConstraint({
  checklists_open_key: () => conflict('onboarding.openAlready', { reason: 'open_checklist' }),
});
