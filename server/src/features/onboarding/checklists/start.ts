import { insertRow, refuseConstraint } from '../../../db/rows.ts';
import type { Tenant } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { addDays, dayIn } from '../../../lib/days.ts';
import { conflict, enforce, invalid } from '../../../lib/errors.ts';
import { say, sayTo } from '../../../lib/texts/texts.ts';
import { changePerson, isNotErased, type LockedPerson, lockVisiblePerson } from '../../people/index.ts';
import { countTasks, insertTasks, taskAssigned, tasksAssigned } from '../tasks/store.ts';
import { type ChecklistTemplate, maxTasks } from '../templates/record.ts';
import { listStartingFor, templateFor } from '../templates/store.ts';
import { planTasks } from './plan.ts';
import type { Checklist, NewChecklist } from './record.ts';
import { mayDecide } from './rules.ts';
import { findOpenOnboarding, getVisibleChecklist, saveChecklist } from './store.ts';

/** By the same rules from wherever it is asked; who may is asked before. */
export async function startChecklist(work: UnitOfWork, person: LockedPerson, body: NewChecklist): Promise<Checklist> {
  const { actor, tx } = work;
  enforce(isNotErased(person));
  if (!person.is_active) throw conflict('onboarding.personInactive', { reason: 'inactive' });
  const last_day = lastDayOf(person, body);
  const template = await templateFor(work, body.type, body.template_id);
  const id = await insertChecklist(work, person, body, template === null ? [] : [template]);
  if (last_day !== null) await changePerson(work, person, { employment_end_date: last_day });
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

/** What templates say for someone who was just added; one list for all of them. */
export async function startForNewPerson(work: UnitOfWork, userId: string): Promise<void> {
  const { actor, tx, nowMs } = work;
  const newSince = addDays(dayIn(actor.organization.timezone, nowMs), -newForDays);
  const ids = await listStartingFor(work, userId, newSince);
  if (ids.length === 0) return;
  const person = await lockVisiblePerson(tx, actor, userId);
  const templates = await Promise.all(ids.map((id) => templateFor(work, 'ONBOARDING', id)));
  const found = templates.filter((template) => template !== null);
  const id = await insertChecklist(work, person, { type: 'ONBOARDING' }, found);
  work.audit({
    action: 'onboarding.create',
    subjectType: 'checklist',
    subjectId: id,
    personId: userId,
    after: { type: 'ONBOARDING', template_id: ids[0] },
  });
}

/**
 * The tasks of a template for someone who is hired with it: on the list that began by itself, unless it has them, or on a new
 * one. Answers the id of the list; null: there is none.
 */
export async function startOnboarding(
  work: UnitOfWork,
  userId: string,
  templateId: string | null,
): Promise<string | null> {
  const { actor, tx } = work;
  const open = await findOpenOnboarding(work, userId);
  if (templateId === null) return open;
  const person = await lockVisiblePerson(tx, actor, userId);
  enforce(mayDecide(actor, { type: 'ONBOARDING', user_id: userId, department_id: person.department_id }));
  const wanted: NewChecklist = { type: 'ONBOARDING', template_id: templateId };
  if (open === null) {
    const { id } = await startChecklist(work, person, wanted);
    work.audit({
      action: 'onboarding.create',
      subjectType: 'checklist',
      subjectId: id,
      personId: userId,
      after: wanted,
    });
    return id;
  }
  const newSince = addDays(dayIn(actor.organization.timezone, work.nowMs), -newForDays);
  if ((await listStartingFor(work, userId, newSince)).includes(templateId)) return open;
  const template = await templateFor(work, 'ONBOARDING', templateId);
  const { total, last } = await countTasks(work, open);
  const tasks = await planTasks(work, person, wanted, (template?.tasks ?? []).slice(0, maxTasks - total));
  await insertTasks(
    work,
    open,
    tasks.map((task, index) => ({ ...task, position: last + index + 1 })),
  );
  await saveChecklist(work, open, {});
  for (const task of tasks)
    if (task.assignee_id !== null || task.assignee_team_id !== null) await work.react(taskAssigned, task.id);
  return open;
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
