import { addDays, daysBetween } from '../lib/days.ts';
import { at, type Demo, type DemoPerson } from './demo.ts';
import type { Random } from './random.ts';
import type { Runner, Step } from './runner.ts';
import { list, mentions, stepsOf, table } from './table.ts';

const hr = 'mateo.fuentes';

/** By the departments that need them. */
const courses = table('name|departments|is_active|description')`
  Fire safety||true|Exits, extinguishers, assembly points.
  Respect at work||true|Preventing harassment; every two years.
  Food safety, level 2|Kitchen,Bakery,Events|true|Needed before the first shift.
  Allergens|Kitchen,Bakery,Dining,Events|true|The eleven that must be declared.
  Responsible service of alcohol|Dining,Bar,Events|true|Needed to serve drinks.
  Lifting and carrying|Purchasing,Events,Kitchen|true|Backs last longer.
  Till system, old|Dining,Bar|false|Replaced last year.`;

const certifications = table('name|issuer|titles|years')`
  Food handler|Example Public Health|Chef,chef,Cook,Baker,Porter|5
  Wine, level 2|Sample Wine School|Sommelier,Beverage|10
  First aid and CPR|Placeholder Ambulance|Head,Manager,Safety,Supervisor|3
  Payroll practitioner|Fictional Payroll Institute|Payroll|2`;

const assets = table('category|prefix|titles|description')`
  Laptop|LT|Officer,Head,Director,Manager,Accountant,Analyst,Clerk,HR,Recruiter,Coordinator,Planner,Buyer|14-inch laptop with charger
  Phone|PH|Director,Manager,Lead,Driver,Chief|Company phone
  Knives|KN|Chef,chef|Set of five in a roll
  Uniform||Cook,Porter,Baker,Server,Host|Three jackets and an apron
  Vehicle|VAN|Driver|Electric delivery van`;

const goals = table('title|titles|description')`
  Halve food waste|Chef,chef,Head Baker|Measured by weight, each week.
  Run a station alone|Cook,Apprentice|A whole dinner service.
  Cut order errors to one in a hundred|Server,Supervisor|By the till’s own count.
  A tasting menu with local wines|Sommelier,Bartender|Six courses.
  Close the month in four days|Accountant,Payroll,Finance|Five at present.
  Every new hire has a mentor|People,Recruiter,Officer|From the first day.`;

const tabs = table('name|visible_to_roles|is_active')`
  Uniform|[EMPLOYEE,DEPARTMENT_HEAD]|true
  On the floor|[DEPARTMENT_HEAD]|true
  Keys|[]|true
  Before the move|[DEPARTMENT_HEAD]|false`;

const fields = table('key|tab_id|label|type|options')`
  shirt_size|@Uniform|Shirt size|SELECT|[XS,S,M,L,XL]
  shoe_size|@Uniform|Shoe size|NUMBER|
  languages|@On the floor|Languages|MULTI_SELECT|[English,French,Spanish,Arabic]
  locker|@On the floor|Locker|TEXT|
  opens_alone|@On the floor|May open alone|BOOLEAN|
  keys_since|@Keys|Has keys since|DATE|
  old_badge|@Before the move|Old badge|TEXT|`;

const benefits = table('name|provider|kind|employee|employer')`
  Extended health|Example Mutual|HEALTH|18.50|55.50
  Dental|Example Mutual|DENTAL|9.25|27.75
  Group retirement savings|Sample Trust|RETIREMENT|60.00|60.00`;

/** What hangs on each person: some of it overdue, about to run out, not yet returned. */
export async function fillRecords(demo: Demo, runner: Runner): Promise<void> {
  const as = hr;
  const described = courses.map(({ name, description }) => ({ name, description }));
  const plans = benefits.map(({ name, provider, kind }) => ({ name, provider, kind }));
  await runner.run([
    ...stepsOf(demo, 'courses.create', { as }, described),
    ...stepsOf(demo, 'benefitPlans.create', { as }, plans),
    ...stepsOf(demo, 'customFieldTabs.create', { as }, tabs),
    ...stepsOf(demo, 'customFields.create', { as }, fields),
  ]);
  // One after the other: the first piece of a category makes the category.
  await runner.run(demo.people.flatMap((person, index) => assetsOf(demo, person, index)));
  for (const recordsOf of [trainingOf, certificationsOf, goalsOf, valuesOf, benefitsOf, payOf]) {
    await runner.runAbreast(demo.people.map((person, index) => recordsOf(demo, person, index)));
  }
  const given = courses.filter(({ is_active: isActive }) => isActive === 'false');
  await runner.run(
    given.map(({ name }) => ({ as, call: 'courses.update', of: `@${name}`, with: { is_active: false } })),
  );
}

/** No one records what is theirs. */
const recorded = (call: string, { name }: DemoPerson, record: Step['with']): Step => {
  return { as: name === hr ? 'priya.raghunathan' : hr, call, of: `@${name}`, with: record };
};

/** A day of the person's time with the organization. */
const dayOf = (random: Random, { from, until }: DemoPerson): string =>
  addDays(from, random.between(0, Math.max(daysBetween(from, until), 0)));

const trainingOf = ({ random, today }: Demo, person: DemoPerson): Step[] =>
  courses
    .filter(({ departments }) => mentions(departments, person.department ?? 'Head Office'))
    .flatMap((course) => {
      const assigned = dayOf(random, person);
      const isDone = !person.isActive || course.is_active === 'false' || random.chance(0.65);
      const done = addDays(assigned, random.between(0, 30));
      const status = isDone ? undefined : random.pick(['IN_PROGRESS', 'ASSIGNED']);
      const due_date = isDone ? addDays(assigned, 30) : addDays(today, random.between(-30, 60));
      const name = `training ${person.name} ${course.name}`;
      const training = { course_id: `@${course.name}`, due_date, status };
      const created = { ...recorded('training.create', person, training), at: at(assigned), name };
      const completed = recorded('training.update', person, { status: 'COMPLETED' });
      const of = { id: `@${person.name}`, training_id: `@${name}` };
      return isDone ? [created, { ...completed, at: at(done, 16), of }] : [created];
    });

const certificationsOf = ({ random, today }: Demo, person: DemoPerson, index: number): Step[] =>
  certifications
    .filter(({ titles }) => mentions(titles, person.jobTitle))
    .map(({ name, issuer, years }) => {
      const daysLeft = random.chance(0.2) ? random.between(1, 30) : random.between(-45, Number(years) * 300);
      const expiry_date = addDays(today, daysLeft);
      const issued_date = addDays(expiry_date, -365 * Number(years));
      const credential_id = `DEMO-${String(10_000 + index)}`;
      return recorded('certifications.create', person, { name, issuer, credential_id, issued_date, expiry_date });
    });

const assetsOf = ({ random }: Demo, person: DemoPerson, index: number): Step[] =>
  assets
    .filter(({ titles }) => mentions(titles, person.jobTitle))
    .map(({ category: category_name, description, prefix }) => {
      const isLost = random.chance(0.04);
      // Not everyone who left has brought everything back.
      const isBack = !person.isActive && !isLost && random.chance(0.8);
      return recorded('assets.create', person, {
        category_name,
        description,
        serial_number: prefix === '' ? null : `${prefix}-${String(1000 + index)}`,
        date_assigned: person.from,
        date_returned: isBack ? person.until : undefined,
        status: isBack ? 'AVAILABLE' : isLost ? 'LOST' : 'ASSIGNED',
        notes: isLost ? 'Reported missing.' : null,
      });
    });

const progress = { NOT_STARTED: '0', IN_PROGRESS: '5..90', COMPLETED: '100', CANCELLED: '20' };

const goalsOf = ({ random, today }: Demo, person: DemoPerson): Step[] =>
  goals
    .filter(({ titles }) => person.isActive && mentions(titles, person.jobTitle) && random.chance(0.6))
    .map(({ title, description }) => {
      const status = random.pick(['NOT_STARTED', 'IN_PROGRESS', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'] as const);
      const progress_percent = random.number(progress[status]);
      const start_date = addDays(today, -random.between(20, 120));
      const due_date = addDays(today, random.between(-10, 150));
      const goal = { title, description, status, progress_percent, start_date, due_date };
      return { as: person.name, call: 'goals.create', of: `@${person.name}`, with: goal };
    });

const valuesOf = ({ random }: Demo, person: DemoPerson): Step[] =>
  fields
    .filter(() => random.chance(0.7))
    .map(({ key, type, options }) => {
      const [first, ...others] = list(options.slice(1, -1));
      const values: Record<string, () => unknown> = {
        NUMBER: () => random.between(36, 47),
        BOOLEAN: () => random.chance(0.3),
        DATE: () => dayOf(random, person),
        SELECT: () => random.pick([first, ...others]),
        MULTI_SELECT: () => [first, ...others.filter(() => random.chance(0.3))],
        TEXT: () => `No. ${String(random.between(1, 240))}`,
      };
      const of = { id: `@${person.name}`, field_id: `@${key}` };
      return { as: hr, call: 'customFieldValues.set', of, with: { value: values[type]?.() } };
    });

/** For full-time people; cover begins after three months. */
const benefitsOf = ({ random }: Demo, person: DemoPerson): Step[] =>
  benefits
    .filter(() => person.employmentType === 'FULL_TIME' && random.chance(0.8))
    .map(({ name, employee, employer }) => {
      const start_date = addDays(person.from, 90);
      return recorded('benefits.create', person, {
        plan_id: `@${name}`,
        status: random.chance(0.95) ? 'ACTIVE' : 'PENDING',
        coverage_level: random.pick(['Single', 'Couple', 'Family']),
        start_date,
        end_date: person.isActive || start_date > person.until ? null : person.until,
        employee_contribution: Number(employee),
        employer_contribution: Number(employer),
      });
    });

/** In hundreds a year. */
const salaries: Record<string, string> = {
  EXECUTIVE: '1600..1900',
  DEPARTMENT_HEAD: '880..1120',
  ADMINISTRATOR: '720..860',
};
const salaried = 'Sous-chef,Pastry Chef,Supervisor,Planner,Buyer,Accountant,Analyst,Recruiter,Coordinator,Officer';

/** Everyone is paid, in whole hundreds a year or whole dimes an hour; after a year there is a raise for most. */
function payOf({ random }: Demo, person: DemoPerson): Step[] {
  const { role, jobTitle, from, until } = person;
  const isSalaried = role !== 'EMPLOYEE' || mentions(salaried, jobTitle);
  const first = random.number(isSalaried ? (salaries[role] ?? '520..680') : '180..260');
  const pay = (effective_date: string, units: number, reason: string): Step => {
    const amount = isSalaried ? units * 100 : units / 10;
    const pay_type = isSalaried ? 'SALARY' : 'HOURLY';
    return recorded('compensation.create', person, {
      effective_date,
      reason,
      amount,
      pay_type,
      pay_frequency: 'BIWEEKLY',
    });
  };
  const hired = pay(from, first, 'Hired');
  if (daysBetween(from, until) < 400 || random.chance(0.2)) return [hired];
  return [hired, pay(addDays(from, 365), first + Math.max(1, Math.round(first * 0.04)), 'Yearly review')];
}
