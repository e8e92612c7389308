import { addDays } from '../lib/days.ts';
import { at, type Demo, guideOf } from './demo.ts';
import type { Runner, Step } from './runner.ts';
import { stepsOf, table } from './table.ts';

const hr = 'mateo.fuentes';
const head = 'kenji.morimoto';
const bakery = 'Three weeks with the bakery';

const courses = table('name')`
  Knife skills
  Mentoring apprentices
  Oyster opening
  Wood-fired oven`;
const training = table('course_id|status|due_date|at')`
  @Knife skills|ASSIGNED|20|-4
  @Mentoring apprentices|IN_PROGRESS|35|-12
  @Oyster opening|ASSIGNED|-6|-40
  @Wood-fired oven|COMPLETED|-100|-120`;
const certificates = table('name|issuer|issued_date|expiry_date')`
  First aid|Example College|-695|400
  Propane handling|Example College|-1077|18
  Workplace hazards|Example College|-742|-12`;
const equipment = table('category_name|description|status|date_assigned')`
  Uniform|Three jackets and an apron|ASSIGNED|-300
  Phone|Company phone|AVAILABLE|-300
  Keys|Key to the dry store|LOST|-300`;
const goals = table('title|status|progress_percent|start_date|due_date')`
  Write down ten recipes|IN_PROGRESS|40|-60|60
  Lead the Sunday brunch|NOT_STARTED|0|-60|60
  Cut prep time by a tenth|COMPLETED|100|-60|60
  A stage in Kyoto|CANCELLED|20|-60|60`;
const benefits = table('plan_id|status|start_date|employee_contribution')`
  @Extended health|ACTIVE|-700|12.5
  @Group retirement savings|PENDING|30|12.5
  @Dental|ENDED|-700|12.5`;
const checklist = table('title|type|due_date|at')`
  ${bakery}|ONBOARDING|11|-10`;
const tasks = table('title|due_date|at')`
  Walk through the other kitchens|-9|-10
  Order new shoes|-5|-10
  Meet the head baker|4|-10
  Show the brigade what was learnt|11|-10`;

/** What else the Employee who shows visitors round has, so that each of their screens shows each of its states. */
export async function fillGuide(demo: Demo, runner: Runner): Promise<void> {
  const { name } = guideOf(demo);
  const of = `@${name}`;
  const id = `@${bakery}`;
  const outcome = (call: string, task: string, days: number): Step => {
    return { as: name, at: at(addDays(demo.today, days)), call, of: { id, task_id: `@${task}` } };
  };
  await runner.run([
    ...stepsOf(demo, 'courses.create', { as: hr }, courses),
    ...stepsOf(demo, 'training.create', { as: head, of }, training),
    ...stepsOf(demo, 'certifications.create', { as: head, of }, certificates),
    ...stepsOf(demo, 'assets.create', { as: head, of }, equipment),
    ...stepsOf(demo, 'goals.create', { as: name, of }, goals),
    ...stepsOf(demo, 'benefits.create', { as: hr, of }, benefits),
    ...stepsOf(demo, 'onboarding.create', { as: head, of }, checklist),
    ...stepsOf(
      demo,
      'onboarding.addTask',
      { as: head, of: id },
      tasks.map((task) => ({ ...task, assignee_id: of })),
    ),
    outcome('onboarding.completeTask', 'Walk through the other kitchens', -9),
    outcome('onboarding.skipTask', 'Order new shoes', -5),
  ]);
}
