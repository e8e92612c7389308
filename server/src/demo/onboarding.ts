import { addDays, daysBetween } from '../lib/days.ts';
import { at, deciderOf, type Demo, type DemoPerson } from './demo.ts';
import { templatePlans } from './onboarding-plan.ts';
import { ref, type Step } from './runner.ts';

type Plan = (typeof templatePlans)[number];
type Task = Plan['tasks'][number];

const hr = 'mateo.fuentes';
const newDays = 80;
const settledDays = 40;
const roles = ['PERSON', 'MANAGER', 'DEPARTMENT_HEAD'];

export function* fillTemplates(): Generator<Step> {
  for (const { name, type, tasks } of templatePlans) {
    const described = tasks.map(({ title, description, by, days }) => ({
      title,
      description,
      due_offset_days: days,
      ...(roles.includes(by) ? { assignee_role: by } : { assignee_id: ref(by) }),
    }));
    yield { as: hr, call: 'checklistTemplates.create', with: { name, type, tasks: described }, name };
  }
}

/** A checklist for everyone who is new, and one of someone who is about to leave. */
export function checklistsOf(demo: Demo): Step[][] {
  const { people, today } = demo;
  const isNew = ({ from }: DemoPerson): boolean => daysBetween(from, today) <= newDays;
  const leaver = people.find((person) => person.isActive && person.jobTitle === 'Server' && !isNew(person));
  return [
    ...people
      .filter((person) => person.isActive && isNew(person))
      .map((person) => [
        ...checklistSteps(demo, person, 'ONBOARDING', person.from, daysBetween(person.from, today) > settledDays),
      ]),
    leaver ? [...checklistSteps(demo, leaver, 'OFFBOARDING', addDays(today, 9), false)] : [],
  ];
}

/** Last of all: nothing is recorded of a person any more once they have left. */
export const offboardings = (demo: Demo): Step[][] =>
  demo.people
    .filter(({ isOffboarded }) => isOffboarded)
    .map((person) => [...checklistSteps(demo, person, 'OFFBOARDING', person.until, true)]);

/** Tasks are done by those they are for, on the day they are due. */
function* checklistSteps(
  demo: Demo,
  person: DemoPerson,
  type: Plan['type'],
  base: string,
  isCompleted: boolean,
): Generator<Step> {
  const plan = templatePlans.find((one) => one.type === type && one.departments.test(person.department ?? '')) as Plan;
  const name = `checklist ${person.name}`;
  const last_day = type === 'OFFBOARDING' ? base : undefined;
  const started = { type, template_id: ref(plan.name), last_day };
  const of = { id: ref(person.name) };
  yield { as: hr, at: at(addDays(base, -15)), call: 'onboarding.create', of, with: started, name };
  // What ends with the last day ends on it.
  const doneOn = (due: string): string => (type === 'OFFBOARDING' && isCompleted && due > base ? base : due);
  for (const [index, task] of plan.tasks.entries()) {
    const due = addDays(base, task.days);
    if (!isCompleted && due >= demo.today) continue;
    const task_id = `@${name}#tasks.${String(index)}.id`;
    const done = { as: assigneeOf(demo, person, task), at: at(doneOn(due)), call: 'onboarding.completeTask' };
    yield { ...done, of: { id: ref(name), task_id } };
  }
  if (!isCompleted) return;
  const ended = type === 'OFFBOARDING' ? base : addDays(base, settledDays);
  yield { as: hr, at: at(ended, 17), call: 'onboarding.complete', of: { id: ref(name) } };
}

function assigneeOf(demo: Demo, person: DemoPerson, { by }: Task): string | undefined {
  if (by === 'PERSON') return person.name;
  if (by === 'MANAGER') return person.manager ?? hr;
  return by === 'DEPARTMENT_HEAD' ? deciderOf(demo, person) : by;
}
