import { addDays, daysBetween } from '../lib/days.ts';
import { at, type Demo, type DemoPerson } from './demo.ts';
import type { Random } from './random.ts';
import { assetPlans, benefitPlans, certificationPlans, coursePlans, goalPlans, tabPlans } from './records-plan.ts';
import { ref, type Runner, type Step } from './runner.ts';

/** No one records what is theirs. */
const byFor = ({ name }: DemoPerson): string => (name === 'mateo.fuentes' ? 'priya.raghunathan' : 'mateo.fuentes');
const hr = 'mateo.fuentes';

/** A day of the person's time with the organization. */
const dayOf = (random: Random, { from, until }: DemoPerson): string =>
  addDays(from, random.between(0, Math.max(daysBetween(from, until), 0)));

/** What hangs on each person: some of it overdue, about to run out, not yet returned. */
export async function fillRecords(demo: Demo, runner: Runner): Promise<void> {
  await runner.run(shared());
  await runner.runAbreast(demo.people.map((person) => [...trainingOf(demo, person)]));
  await runner.runAbreast(demo.people.map((person, index) => [...certificationsOf(demo, person, index)]));
  // One after the other: the first piece of a category makes the category.
  await runner.run(demo.people.flatMap((person, index) => [...assetsOf(demo, person, index)]));
  await runner.runAbreast(demo.people.map((person) => [...goalsOf(demo, person)]));
  await runner.runAbreast(demo.people.map((person) => [...valuesOf(demo, person)]));
  await runner.runAbreast(demo.people.map((person) => [...benefitsOf(demo, person)]));
  await runner.runAbreast(demo.people.map((person) => [...payOf(demo, person)]));
  await runner.run(retired());
}

/** What records refer to: courses, benefit plans, and tabs of fields for different eyes. */
function* shared(): Generator<Step> {
  for (const { name, description } of coursePlans) {
    yield { as: hr, call: 'courses.create', with: { name, description }, name };
  }
  for (const { name, provider, kind } of benefitPlans) {
    yield { as: hr, call: 'benefitPlans.create', with: { name, provider, kind }, name };
  }
  for (const { fields, ...tab } of tabPlans) {
    yield { as: hr, call: 'customFieldTabs.create', with: tab, name: `tab ${tab.name}` };
    for (const field of fields) {
      const described = { ...field, tab_id: ref(`tab ${tab.name}`) };
      yield { as: hr, call: 'customFields.create', with: described, name: `field ${field.key}` };
    }
  }
}

/** Courses that were given before and are not any more. */
function* retired(): Generator<Step> {
  for (const { name } of coursePlans.filter(({ isActive }) => isActive === false)) {
    yield { as: hr, call: 'courses.update', of: { id: ref(name) }, with: { is_active: false } };
  }
}

function* trainingOf({ random, today }: Demo, person: DemoPerson): Generator<Step> {
  for (const course of coursePlans.filter(({ departments }) => departments.test(person.department ?? 'Head Office'))) {
    const assigned = dayOf(random, person);
    const isDone = !person.isActive || course.isActive === false || random.chance(0.65);
    const done = addDays(assigned, random.between(0, 30));
    const status = isDone ? undefined : random.chance(0.4) ? 'IN_PROGRESS' : 'ASSIGNED';
    const due_date = isDone ? addDays(assigned, 30) : addDays(today, random.between(-30, 60));
    const as = byFor(person);
    const name = `training ${person.name} ${course.name}`;
    const training = { course_id: ref(course.name), due_date, status };
    yield { as, at: at(assigned), call: 'training.create', of: { id: ref(person.name) }, with: training, name };
    if (!isDone) continue;
    const of = { id: ref(person.name), training_id: ref(name) };
    yield { as, at: at(done, 16), call: 'training.update', of, with: { status: 'COMPLETED' } };
  }
}

function* certificationsOf({ random, today }: Demo, person: DemoPerson, index: number): Generator<Step> {
  for (const { name, issuer, years } of certificationPlans.filter(({ titles }) => titles.test(person.jobTitle))) {
    const daysLeft = random.chance(0.2) ? random.between(1, 30) : random.between(-45, years * 300);
    const expiry_date = addDays(today, daysLeft);
    const credential_id = `DEMO-${String(10_000 + index)}`;
    const certificate = { name, issuer, credential_id, issued_date: addDays(expiry_date, -365 * years), expiry_date };
    yield { as: byFor(person), call: 'certifications.create', of: { id: ref(person.name) }, with: certificate };
  }
}

function* assetsOf({ random }: Demo, person: DemoPerson, index: number): Generator<Step> {
  for (const { category, description, prefix } of assetPlans.filter(({ titles }) => titles.test(person.jobTitle))) {
    const isLost = random.chance(0.04);
    // Not everyone who left has brought everything back.
    const isBack = !person.isActive && !isLost && random.chance(0.8);
    const asset = {
      category_name: category,
      description,
      serial_number: prefix === null ? null : `${prefix}-${String(1000 + index)}`,
      date_assigned: person.from,
      date_returned: isBack ? person.until : undefined,
      status: isBack ? 'AVAILABLE' : isLost ? 'LOST' : 'ASSIGNED',
      notes: isLost ? 'Reported missing.' : null,
    };
    yield { as: byFor(person), call: 'assets.create', of: { id: ref(person.name) }, with: asset };
  }
}

const goalSteps = ['NOT_STARTED', 'IN_PROGRESS', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'] as const;

function* goalsOf({ random, today }: Demo, person: DemoPerson): Generator<Step> {
  for (const { title, description, titles } of goalPlans) {
    if (!person.isActive || !titles.test(person.jobTitle) || !random.chance(0.6)) continue;
    const status = random.pick(goalSteps);
    const progress = { NOT_STARTED: 0, IN_PROGRESS: random.between(1, 18) * 5, COMPLETED: 100, CANCELLED: 20 };
    const start_date = addDays(today, -random.between(20, 120));
    const due_date = addDays(today, random.between(-10, 150));
    const goal = { title, description, status, progress_percent: progress[status], start_date, due_date };
    yield { as: person.name, call: 'goals.create', of: { id: ref(person.name) }, with: goal };
  }
}

function* valuesOf({ random }: Demo, person: DemoPerson): Generator<Step> {
  for (const { key, type, options = [] } of tabPlans.flatMap(({ fields }) => fields)) {
    if (!random.chance(0.7)) continue;
    const value = valueFor(random, person, type, options);
    const of = { id: ref(person.name), field_id: ref(`field ${key}`) };
    yield { as: hr, call: 'customFieldValues.set', of, with: { value } };
  }
}

function valueFor(random: Random, person: DemoPerson, type: string, options: readonly string[]): unknown {
  if (type === 'NUMBER') return random.between(36, 47);
  if (type === 'BOOLEAN') return random.chance(0.3);
  if (type === 'DATE') return dayOf(random, person);
  if (type === 'SELECT') return random.pick(options);
  if (type === 'MULTI_SELECT') return [options[0], ...options.slice(1).filter(() => random.chance(0.3))];
  return `No. ${String(random.between(1, 240))}`;
}

/** For full-time people; cover begins after three months. */
function* benefitsOf({ random }: Demo, person: DemoPerson): Generator<Step> {
  if (person.employmentType !== 'FULL_TIME') return;
  const start_date = addDays(person.from, 90);
  for (const { name, employee, employer } of benefitPlans.filter(() => random.chance(0.8))) {
    const enrollment = {
      plan_id: ref(name),
      status: random.chance(0.95) ? 'ACTIVE' : 'PENDING',
      coverage_level: random.pick(['Single', 'Couple', 'Family']),
      start_date,
      end_date: person.isActive || start_date > person.until ? null : person.until,
      employee_contribution: Number(employee),
      employer_contribution: Number(employer),
    };
    yield { as: byFor(person), call: 'benefits.create', of: { id: ref(person.name) }, with: enrollment };
  }
}

const salaries: Record<string, readonly [number, number]> = {
  EXECUTIVE: [160_000, 190_000],
  DEPARTMENT_HEAD: [88_000, 112_000],
  ADMINISTRATOR: [72_000, 86_000],
};
const salaried = /Sous-chef|Pastry Chef|Supervisor|Planner|Buyer|Accountant|Analyst|Recruiter|Coordinator|Officer/;

/** Everyone is paid, in whole hundreds a year or whole dimes an hour; after a year there is a raise for most. */
function* payOf({ random }: Demo, person: DemoPerson): Generator<Step> {
  const { role, jobTitle, from, until } = person;
  const [lowest, highest] = salaries[role] ?? [52_000, 68_000];
  const isSalaried = role !== 'EMPLOYEE' || salaried.test(jobTitle);
  const first = isSalaried ? random.between(lowest / 100, highest / 100) : random.between(180, 260);
  const pay = (effective_date: string, units: number, reason: string): Step => {
    const record = {
      effective_date,
      reason,
      amount: isSalaried ? units * 100 : units / 10,
      pay_type: isSalaried ? 'SALARY' : 'HOURLY',
      pay_frequency: 'BIWEEKLY',
    };
    return { as: byFor(person), call: 'compensation.create', of: { id: ref(person.name) }, with: record };
  };
  yield pay(from, first, 'Hired');
  if (daysBetween(from, until) < 400 || random.chance(0.2)) return;
  yield pay(addDays(from, 365), first + Math.max(1, Math.round(first * 0.04)), 'Yearly review');
}
