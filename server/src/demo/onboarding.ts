import { addDays, daysBetween } from '../lib/days.ts';
import { at, deciderOf, type Demo, type DemoPerson, guideOf } from './demo.ts';
import type { Runner, Step } from './runner.ts';
import { mentions, stepsOf, table } from './table.ts';

const hr = 'mateo.fuentes';
const payroll = 'siobhan.kavanagh';
const newDays = 80;
const settledDays = 40;

/** The first one that fits a person's department is theirs. */
const templates = table('name|type|departments')`
  New in the kitchen|ONBOARDING|Kitchen,Bakery,Events & Catering
  New on the floor|ONBOARDING|Dining Room,Bar & Cellar
  New at head office|ONBOARDING|
  Leaving|OFFBOARDING|`;
type Template = (typeof templates)[number];

/** Days count from the first day, or from the last one. A task is for one of the three roles, or someone by name. */
const tasks = table('template|by|days|title|description')`
  New|${hr}|-10|Send the contract for signature|
  New|${payroll}|-5|Set up payroll|Bank details and tax form.
  New in the kitchen|MANAGER|-7|Order jackets and shoes|
  New in the kitchen|DEPARTMENT_HEAD|0|Walk through the stations|
  New in the kitchen|PERSON|2|Food safety, level 2|Before the first shift.
  New on the floor|MANAGER|-2|Locker and name badge|
  New on the floor|PERSON|4|Shadow two services|
  New on the floor|PERSON|10|Responsible service of alcohol|
  New at head office|${hr}|-3|Laptop and accounts|
  New at head office|PERSON|14|Meet the houses|One lunch in each dining room.
  New|MANAGER|30|Talk after 30 days|
  Leaving|${hr}|-14|Acknowledge the notice|
  Leaving|PERSON|-5|Hand over|Who takes over what, in writing.
  Leaving|DEPARTMENT_HEAD|-2|Farewell talk|
  Leaving|MANAGER|0|Collect keys, uniform and equipment|
  Leaving|${payroll}|5|Final pay and record of employment|`;
const tasksOf = ({ name }: Template) =>
  tasks.filter(({ template }) => template === name || name.startsWith(`${template} `));

const guideTitle = 'Three weeks with the bakery';
const guideTasks = table('title|due_date|at')`
  Walk through the other kitchens|-9|-10
  Order new shoes|-5|-10
  Meet the head baker|4|-10
  Show the brigade what was learnt|11|-10`;

const isNew = ({ today }: Demo, { from }: DemoPerson): boolean => daysBetween(from, today) <= newDays;

/** A checklist for everyone who is new, one of someone who is about to leave, and one of the guide with tasks in each state. */
export async function fillChecklists(demo: Demo, runner: Runner): Promise<void> {
  await runner.run(templates.map(templateStep));
  const active = demo.people.filter(({ isActive }) => isActive);
  const leaver = active.find((person) => person.jobTitle === 'Server' && !isNew(demo, person));
  await runner.runAbreast([
    ...active
      .filter((person) => isNew(demo, person))
      .map((person) => checklistSteps(demo, person, 'ONBOARDING', person.from)),
    leaver ? checklistSteps(demo, leaver, 'OFFBOARDING', addDays(demo.today, 9)) : [],
    guideSteps(demo),
  ]);
}

/** Last of all: nothing is recorded of a person any more once they have left. */
export const offboardings = (demo: Demo): Step[][] =>
  demo.people
    .filter(({ isOffboarded }) => isOffboarded)
    .map((person) => checklistSteps(demo, person, 'OFFBOARDING', person.until));

function templateStep(template: Template): Step {
  const described = tasksOf(template).map(({ title, description, by, days }) => ({
    title,
    description: description || undefined,
    due_offset_days: Number(days),
    [/^[A-Z_]+$/.test(by) ? 'assignee_role' : 'assignee_id']: /^[A-Z_]+$/.test(by) ? by : `@${by}`,
  }));
  const { name, type } = template;
  return { as: hr, call: 'checklistTemplates.create', with: { name, type, tasks: described }, name };
}

/** Tasks are done by those they are for, on the day they are due; the checklist is complete once its person has settled in or left. */
function checklistSteps(demo: Demo, person: DemoPerson, type: string, base: string): Step[] {
  const { today } = demo;
  const isLeaving = type === 'OFFBOARDING';
  const isCompleted = isLeaving ? base <= today : daysBetween(base, today) > settledDays;
  const fits = (one: Template): boolean => one.type === type && mentions(one.departments, person.department ?? '');
  const template = templates.find(fits) as Template;
  const assignees: Record<string, string | undefined> = {
    PERSON: person.name,
    MANAGER: person.manager ?? hr,
    DEPARTMENT_HEAD: deciderOf(demo, person),
  };
  const name = `checklist ${person.name}`;
  const started = { type, template_id: `@${template.name}`, last_day: isLeaving ? base : undefined };
  const done = tasksOf(template).flatMap(({ by, days }, index): Step[] => {
    const due = addDays(base, Number(days));
    if (!isCompleted && due >= today) return [];
    // What ends with the last day ends on it.
    const day = isLeaving && isCompleted && due > base ? base : due;
    const of = { id: `@${name}`, task_id: `@${name}#tasks.${String(index)}.id` };
    return [{ as: assignees[by] ?? by, at: at(day), call: 'onboarding.completeTask', of }];
  });
  const ended = at(isLeaving ? base : addDays(base, settledDays), 17);
  return [
    { as: hr, at: at(addDays(base, -15)), call: 'onboarding.create', of: `@${person.name}`, with: started, name },
    ...done,
    ...(isCompleted ? [{ as: hr, at: ended, call: 'onboarding.complete', of: `@${name}` }] : []),
  ];
}

function guideSteps(demo: Demo): Step[] {
  const { name } = guideOf(demo);
  const head = deciderOf(demo, guideOf(demo));
  const day = (days: number): string => addDays(demo.today, days);
  const outcome = (call: string, task: string, days: number): Step => {
    return { as: name, at: at(day(days)), call, of: { id: `@${guideTitle}`, task_id: `@${task}` } };
  };
  const checklist = { type: 'ONBOARDING', title: guideTitle, due_date: day(11) };
  const theirs = guideTasks.map((task) => ({ ...task, assignee_id: `@${name}` }));
  return [
    { as: head, at: at(day(-10)), call: 'onboarding.create', of: `@${name}`, with: checklist, name: guideTitle },
    ...stepsOf(demo, 'onboarding.addTask', { as: head, of: `@${guideTitle}` }, theirs),
    outcome('onboarding.completeTask', 'Walk through the other kitchens', -9),
    outcome('onboarding.skipTask', 'Order new shoes', -5),
  ];
}
