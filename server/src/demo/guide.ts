import { addDays } from '../lib/days.ts';
import { at, type Demo, guideOf } from './demo.ts';
import { ref, type Step } from './runner.ts';

const hr = 'mateo.fuentes';
const head = 'kenji.morimoto';

const trainingPlans: readonly (readonly [course: string, status: string, dueDays: number, assignedDays: number])[] = [
  ['Knife skills', 'ASSIGNED', 20, -4],
  ['Mentoring apprentices', 'IN_PROGRESS', 35, -12],
  ['Oyster opening', 'ASSIGNED', -6, -40],
  ['Wood-fired oven', 'COMPLETED', -100, -120],
];

const certificates: readonly (readonly [name: string, years: number, expiresInDays: number])[] = [
  ['First aid', 3, 400],
  ['Propane handling', 3, 18],
  ['Workplace hazards', 2, -12],
];

const equipment: readonly (readonly [category: string, description: string, status: string])[] = [
  ['Uniform', 'Three jackets and an apron', 'ASSIGNED'],
  ['Phone', 'Company phone', 'AVAILABLE'],
  ['Keys', 'Key to the dry store', 'LOST'],
];

const goals: readonly (readonly [title: string, status: string, percent: number])[] = [
  ['Write down ten recipes', 'IN_PROGRESS', 40],
  ['Lead the Sunday brunch', 'NOT_STARTED', 0],
  ['Cut prep time by a tenth', 'COMPLETED', 100],
  ['A stage in Kyoto', 'CANCELLED', 20],
];

const benefits: readonly (readonly [plan: string, status: string, startDays: number])[] = [
  ['Extended health', 'ACTIVE', -700],
  ['Group retirement savings', 'PENDING', 30],
  ['Dental', 'ENDED', -700],
];

const tasks: readonly (readonly [title: string, dueDays: number, outcome: 'complete' | 'skip' | null])[] = [
  ['Walk through the other kitchens', -9, 'complete'],
  ['Order new shoes', -5, 'skip'],
  ['Meet the head baker', 4, null],
  ['Show the brigade what was learnt', 11, null],
];

/** What else the Employee who shows visitors round has, so that each of their screens shows each of its states. */
export function* fillGuide(demo: Demo): Generator<Step> {
  const { today } = demo;
  const guide = guideOf(demo);
  const of = { id: ref(guide.name) };
  for (const [course, status, dueDays, assignedDays] of trainingPlans) {
    yield { as: hr, call: 'courses.create', with: { name: course }, name: course };
    const training = { course_id: ref(course), due_date: addDays(today, dueDays), status };
    yield { as: head, at: at(addDays(today, assignedDays)), call: 'training.create', of, with: training };
  }
  for (const [name, years, days] of certificates) {
    const expiry_date = addDays(today, days);
    const certificate = {
      name,
      issuer: 'Example College',
      issued_date: addDays(expiry_date, -365 * years),
      expiry_date,
    };
    yield { as: head, call: 'certifications.create', of, with: certificate };
  }
  for (const [category_name, description, status] of equipment) {
    const asset = { category_name, description, status, date_assigned: addDays(today, -300) };
    yield { as: head, call: 'assets.create', of, with: asset };
  }
  for (const [title, status, progress_percent] of goals) {
    const goal = { title, status, progress_percent, start_date: addDays(today, -60), due_date: addDays(today, 60) };
    yield { as: guide.name, call: 'goals.create', of, with: goal };
  }
  for (const [plan, status, days] of benefits) {
    const enrollment = { plan_id: ref(plan), status, start_date: addDays(today, days), employee_contribution: 12.5 };
    yield { as: hr, call: 'benefits.create', of, with: enrollment };
  }
  yield* checklistOf(demo, guide.name);
}

/** Three weeks with the bakery, begun ten days ago. */
function* checklistOf({ today }: Demo, name: string): Generator<Step> {
  const checklist = { type: 'ONBOARDING', title: 'Three weeks with the bakery', due_date: addDays(today, 11) };
  const started = { as: head, at: at(addDays(today, -10)) };
  yield { ...started, call: 'onboarding.create', of: { id: ref(name) }, with: checklist, name: 'bakery' };
  for (const [title, days, outcome] of tasks) {
    const task = { title, due_date: addDays(today, days), assignee_id: ref(name) };
    yield { ...started, call: 'onboarding.addTask', of: { id: ref('bakery') }, with: task, name: title };
    const of = { id: ref('bakery'), task_id: ref(title) };
    if (outcome) yield { as: name, at: at(addDays(today, days)), call: `onboarding.${outcome}Task`, of };
  }
}
