import { addDays } from '../lib/days.ts';
import { at, type Demo, guideOf } from './demo.ts';
import type { Runner, Step } from './runner.ts';
import { stepsOf, table } from './table.ts';

const head = 'kenji.morimoto';
const title = 'Three weeks with the bakery';

const tasks = table('title|due_date|at')`
  Walk through the other kitchens|-9|-10
  Order new shoes|-5|-10
  Meet the head baker|4|-10
  Show the brigade what was learnt|11|-10`;

/** A checklist of the Employee who shows visitors round, with tasks in each state. */
export async function fillGuide(demo: Demo, runner: Runner): Promise<void> {
  const { name } = guideOf(demo);
  const day = (days: number): string => addDays(demo.today, days);
  const outcome = (call: string, task: string, days: number): Step => {
    return { as: name, at: at(day(days)), call, of: { id: `@${title}`, task_id: `@${task}` } };
  };
  const checklist = { type: 'ONBOARDING', title, due_date: day(11) };
  const theirs = tasks.map((task) => ({ ...task, assignee_id: `@${name}` }));
  await runner.run([
    { as: head, at: at(day(-10)), call: 'onboarding.create', of: `@${name}`, with: checklist, name: title },
    ...stepsOf(demo, 'onboarding.addTask', { as: head, of: `@${title}` }, theirs),
    outcome('onboarding.completeTask', 'Walk through the other kitchens', -9),
    outcome('onboarding.skipTask', 'Order new shoes', -5),
  ]);
}
