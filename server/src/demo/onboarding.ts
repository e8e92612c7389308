import { addDays } from '../lib/days.ts';
import { at, deciderOf, type Demo, type DemoPerson, mentions, thoseWho } from './demo.ts';
import { fieldsOf, stepsFor, table } from './plan.ts';
import type { Runner, Step } from './runner.ts';

const hr = 'mateo.fuentes';
const payroll = 'siobhan.kavanagh';
const settledDays = 30;

/** The first one that fits a person's department is theirs. */
const templates = table('name|type|departments')`
  New in the kitchen|ONBOARDING|Kitchen,Bakery,Events & Catering
  New on the floor|ONBOARDING|Dining Room,Bar & Cellar
  New at head office|ONBOARDING|
  Leaving|OFFBOARDING|`;
type Template = (typeof templates)[number];

/** Days count from the first day, or from the last one. A task is for one of the three roles, or someone by name. */
const tasks = table('template|assignee_role|assignee_id|due_offset_days|title|description')`
  New||@${hr}|-10|Send the contract for signature|
  New||@${payroll}|-5|Set up payroll|Bank details and tax form.
  New in the kitchen|MANAGER||-7|Order jackets and shoes|
  New in the kitchen|DEPARTMENT_HEAD||0|Walk through the stations|
  New in the kitchen|PERSON||2|Food safety, level 2|Before the first shift.
  New on the floor|MANAGER||-2|Locker and name badge|
  New on the floor|PERSON||4|Shadow two services|
  New on the floor|PERSON||10|Responsible service of alcohol|
  New at head office||@${hr}|-3|Laptop and accounts|
  New at head office|PERSON||14|Meet the houses|One lunch in each dining room.
  New|MANAGER||30|Talk after 30 days|
  Leaving||@${hr}|-14|Acknowledge the notice|
  Leaving|PERSON||-5|Hand over|Who takes over what, in writing.
  Leaving|DEPARTMENT_HEAD||-2|Farewell talk|
  Leaving|MANAGER||0|Collect keys, uniform and equipment|
  Leaving||@${payroll}|5|Final pay and record of employment|`;
const tasksOf = ({ name }: Template) =>
  tasks.flatMap(({ template, ...task }) => (`${name} `.startsWith(`${template} `) ? [task] : []));

/** The guide has a checklist with tasks in each state. */
const bakery = '@Three weeks with the bakery';
const guideSteps = table('call|by|whose|share|at|fields')`
  onboarding.create|$head|guide|1|-10|type=ONBOARDING; title=Three weeks with the bakery; due_date=11
  onboarding.addTask|$head|guide|1|-10|of.id=${bakery}; assignee_id=@$name; title=Walk through the other kitchens; due_date=-9
  onboarding.addTask|$head|guide|1|-10|of.id=${bakery}; assignee_id=@$name; title=Order new shoes; due_date=-5
  onboarding.addTask|$head|guide|1|-10|of.id=${bakery}; assignee_id=@$name; title=Meet the head baker; due_date=4
  onboarding.addTask|$head|guide|1|-10|of.id=${bakery}; assignee_id=@$name; title=Show the brigade what was learnt; due_date=11
  onboarding.completeTask|$name|guide|1|-9|of.id=${bakery}; of.task_id=@Walk through the other kitchens
  onboarding.skipTask|$name|guide|1|-5|of.id=${bakery}; of.task_id=@Order new shoes`;

/** A checklist for everyone who is new, one of someone who is about to leave, and that of the guide. */
export async function fillChecklists(demo: Demo, runner: Runner): Promise<void> {
  const described = templates.map((template): Step => {
    const [{ name, type }, items] = [template, tasksOf(template).map((task) => fieldsOf(demo, task))];
    return { as: hr, call: 'checklistTemplates.create', with: { name, type, tasks: items }, name };
  });
  await runner.run(described);
  const leavers = thoseWho(demo, 'here+settled+Server').slice(0, 1);
  await runner.runAbreast([
    ...thoseWho(demo, 'here+newcomer').map((person) => checklistSteps(demo, person, 'ONBOARDING', person.from)),
    ...leavers.map((person) => checklistSteps(demo, person, 'OFFBOARDING', addDays(demo.today, 9))),
    ...thoseWho(demo, 'guide').map((person) => stepsFor(demo, person, guideSteps)),
  ]);
}

/** Last of all: nothing is recorded of a person any more once they have left. */
export const offboard = (demo: Demo, runner: Runner): Promise<void> =>
  runner.runAbreast(thoseWho(demo, 'gone').map((person) => checklistSteps(demo, person, 'OFFBOARDING', person.until)));

/** Tasks are done by those they are for, on the day they are due; the checklist is complete once its person has settled in or left. */
function checklistSteps(demo: Demo, person: DemoPerson, type: string, base: string): Step[] {
  const { name: own, manager, department } = person;
  const ended = type === 'OFFBOARDING' ? base : addDays(base, settledDays);
  const isCompleted = ended < demo.today;
  const fits = (one: Template): boolean => one.type === type && mentions(one.departments, department ?? '');
  const template = templates.find(fits) as Template;
  const head = deciderOf(demo, person);
  const assignees: Record<string, string> = { PERSON: own, MANAGER: manager ?? hr, DEPARTMENT_HEAD: head };
  const name = `checklist ${own}`;
  const started = { type, template_id: `@${template.name}`, last_day: type === 'OFFBOARDING' ? base : undefined };
  const done = tasksOf(template).flatMap(({ assignee_role: role, assignee_id: id, due_offset_days: days }, index) => {
    const due = addDays(base, Number(days));
    if (!isCompleted && due >= demo.today) return [];
    const of = { id: `@${name}`, task_id: `@${name}#tasks.${String(index)}.id` };
    // What is due after the last day is done on it.
    const day = due > ended ? ended : due;
    return [{ as: assignees[role] ?? id.slice(1), at: at(day), call: 'onboarding.completeTask', of }];
  });
  const completed = { as: hr, at: at(ended, 17), call: 'onboarding.complete', of: `@${name}` };
  return [
    { as: hr, at: at(addDays(base, -15)), call: 'onboarding.create', of: `@${own}`, with: started, name },
    ...done,
    ...(isCompleted ? [completed] : []),
  ];
}
