import { insertRow, insertRows, updateRow } from '../db/rows.ts';
import { sql } from '../db/sql.ts';
import { addDays, daysBetween } from '../lib/days.ts';
import { type Demo, personWith } from './demo.ts';
import { templatePlans } from './onboarding-plan.ts';
import { staffOf, stamps } from './staff.ts';

interface Person {
  readonly id: string;
  readonly is_active: boolean;
  readonly offboarded_at: string | null;
  readonly manager_id: string | null;
  readonly head_id: string | null;
  readonly department: string;
  readonly jobTitle: string;
  readonly from: string;
  readonly until: string;
}

type Plan = (typeof templatePlans)[number];

const newDays = 80;
const settledDays = 40;

/** Templates; a checklist for everybody who is new or was offboarded; and one of someone who is about to leave. */
export async function fillOnboarding(demo: Demo): Promise<void> {
  await fillTemplates(demo);
  const people = await peopleOf(demo);
  const { today } = demo;
  for (const person of people.filter(({ is_active, from }) => is_active && daysBetween(from, today) <= newDays)) {
    await fillChecklist(demo, person, planFor(person, 'ONBOARDING'), {
      base: person.from,
      isCompleted: daysBetween(person.from, today) > settledDays,
    });
  }
  for (const person of people.filter(({ offboarded_at }) => offboarded_at !== null)) {
    await fillChecklist(demo, person, planFor(person, 'OFFBOARDING'), { base: person.until, isCompleted: true });
  }
  await fillLeaver(demo, people);
}

const planFor = ({ department }: Person, type: Plan['type']): Plan =>
  templatePlans.find((plan) => plan.type === type && plan.departments.test(department)) as Plan;

async function fillLeaver(demo: Demo, people: readonly Person[]): Promise<void> {
  const { tx, actor } = demo.work;
  const leaver = people.find(
    ({ is_active, jobTitle, from }) => is_active && jobTitle === 'Server' && daysBetween(from, demo.today) > newDays,
  );
  if (!leaver) return;
  const base = addDays(demo.today, 9);
  await updateRow(
    'users',
    { organization_id: actor.organizationId, id: leaver.id },
    { employment_end_date: base },
  ).execute(tx);
  await fillChecklist(demo, leaver, planFor(leaver, 'OFFBOARDING'), { base, isCompleted: false });
}

async function fillTemplates(demo: Demo): Promise<void> {
  const { work } = demo;
  const templates = templatePlans.map((plan) => ({ plan, id: work.newId('ctp') }));
  await insertRows(
    'checklist_templates',
    templates.map(({ id, plan: { name, type } }) => ({ ...stamps(demo), id, name, type, is_active: true })),
  ).execute(work.tx);
  await insertRows(
    'checklist_template_tasks',
    templates.flatMap(({ id, plan }) =>
      plan.tasks.map(({ title, description = null, by, days }, index) => ({
        organization_id: work.actor.organizationId,
        template_id: id,
        position: index + 1,
        title,
        description,
        due_offset_days: days,
        assignee_id: by.includes('@') ? personWith(demo, by).id : null,
        assignee_role: by.includes('@') ? null : by,
      })),
    ),
  ).execute(work.tx);
}

/** From who they are in the directory. */
async function peopleOf(demo: Demo): Promise<Person[]> {
  const { rows } = await sql<Pick<Person, 'id' | 'is_active' | 'offboarded_at' | 'manager_id' | 'head_id'>>`
    select u.id, u.is_active, u.offboarded_at, u.manager_id, d.head_id
      from users u left join departments d on d.organization_id = u.organization_id and d.id = u.department_id
     where u.organization_id = ${demo.work.actor.organizationId}`.execute(demo.work.tx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (await staffOf(demo)).flatMap(({ id, department, jobTitle, from, until }) => {
    const row = byId.get(id);
    return row ? [{ ...row, department: department ?? '', jobTitle, from, until }] : [];
  });
}

/** An hour of that day in the office, and never one that is still to come. */
const instantOn = ({ work }: Demo, day: string): string => {
  const instant = `${day}T15:00:00.000Z`;
  return instant < work.now ? instant : work.now;
};

async function fillChecklist(
  demo: Demo,
  person: Person,
  plan: Plan,
  { base, isCompleted }: { base: string; isCompleted: boolean },
): Promise<void> {
  const { work, today } = demo;
  const tasks = tasksFor(demo, person, plan, { base, isCompleted });
  const dueDates = [...tasks.map(({ due_date }) => due_date), ...(plan.type === 'OFFBOARDING' ? [base] : [])].sort();
  const done = tasks.flatMap(({ completed_at }) => completed_at ?? []).sort();
  const checklist_id = work.newId('chk');
  await insertRow('checklists', {
    ...stamps(demo),
    id: checklist_id,
    user_id: person.id,
    type: plan.type,
    title: plan.name,
    status: isCompleted ? 'COMPLETED' : done.length > 0 ? 'IN_PROGRESS' : 'NOT_STARTED',
    due_date: dueDates.at(-1) ?? null,
    last_day: plan.type === 'OFFBOARDING' ? base : null,
    started_at: done[0] ?? (isCompleted ? instantOn(demo, today) : null),
    completed_at: isCompleted ? (person.offboarded_at ?? done.at(-1) ?? work.now) : null,
  }).execute(work.tx);
  const key = { organization_id: work.actor.organizationId, checklist_id };
  await insertRows(
    'checklist_tasks',
    tasks.map((task) => ({ ...key, ...task })),
  ).execute(work.tx);
}

function tasksFor(
  demo: Demo,
  person: Person,
  plan: Plan,
  { base, isCompleted }: { base: string; isCompleted: boolean },
) {
  const byRole = { PERSON: person.id, MANAGER: person.manager_id, DEPARTMENT_HEAD: person.head_id };
  return plan.tasks.map(({ title, description = null, by, days }, index) => {
    const due_date = addDays(base, days);
    const assignee_id = by in byRole ? byRole[by as keyof typeof byRole] : personWith(demo, by).id;
    const isDone = isCompleted || due_date < demo.today;
    const at = person.offboarded_at ?? instantOn(demo, due_date);
    return {
      id: demo.work.newId('ctk'),
      title,
      description,
      position: index + 1,
      assignee_id,
      due_date,
      status: isDone ? 'COMPLETED' : 'PENDING',
      completed_at: isDone ? at : null,
      completed_by_id: isDone ? assignee_id : null,
    };
  });
}
