import { addDays, daysBetween } from '../lib/days.ts';
import { at, type Demo, type DemoPerson } from './demo.ts';
import type { Random } from './random.ts';
import type { Runner, Step } from './runner.ts';
import { fieldsOf, list, mentions, stepsOf, table } from './table.ts';

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

/** What people have by their title or kind of employment: all of them, or a share. */
const owned = table('call|whose|share|fields')`
  certifications.create|Chef,chef,Cook,Baker,Porter|1|name=Food handler; issuer=Example Public Health; credential_id=DEMO-$number
  certifications.create|Sommelier,Beverage|1|name=Wine, level 2; issuer=Sample Wine School; credential_id=DEMO-$number
  certifications.create|Head,Manager,Safety,Supervisor|1|name=First aid and CPR; issuer=Placeholder Ambulance; credential_id=DEMO-$number
  certifications.create|Payroll|1|name=Payroll practitioner; issuer=Fictional Payroll Institute; credential_id=DEMO-$number
  assets.create|Officer,Head,Director,Manager,Accountant,Analyst,Clerk,HR,Recruiter,Coordinator,Planner,Buyer|1|category_name=Laptop; description=14-inch laptop with charger; serial_number=LT-$number
  assets.create|Director,Manager,Lead,Driver,Chief|1|category_name=Phone; description=Company phone; serial_number=PH-$number
  assets.create|Chef,chef|1|category_name=Knives; description=Set of five in a roll; serial_number=KN-$number
  assets.create|Cook,Porter,Baker,Server,Host|1|category_name=Uniform; description=Three jackets and an apron
  assets.create|Driver|1|category_name=Vehicle; description=Electric delivery van; serial_number=VAN-$number
  goals.create|Chef,chef,Head Baker|0.6|title=Halve food waste; description=Measured by weight, each week.
  goals.create|Cook,Apprentice|0.6|title=Run a station alone; description=A whole dinner service.
  goals.create|Server,Supervisor|0.6|title=Cut order errors to one in a hundred; description=By the till’s own count.
  goals.create|Sommelier,Bartender|0.6|title=A tasting menu with local wines; description=Six courses.
  goals.create|Accountant,Payroll,Finance|0.6|title=Close the month in four days; description=Five at present.
  goals.create|People,Recruiter,Officer|0.6|title=Every new hire has a mentor; description=From the first day.
  benefits.create|FULL_TIME|0.8|plan_id=@Extended health; start_date=$from; employee_contribution=18.50; employer_contribution=55.50
  benefits.create|FULL_TIME|0.8|plan_id=@Dental; start_date=$from; employee_contribution=9.25; employer_contribution=27.75
  benefits.create|FULL_TIME|0.8|plan_id=@Group retirement savings; start_date=$from; employee_contribution=60; employer_contribution=60`;

/** In which state: of those who are there, and of those who have left, not all of whom have brought everything back. */
const states = table('call|of|weight|fields')`
  certifications.create|here|1|issued_date=-1100..-700; expiry_date=-45..-1
  certifications.create|here|2|issued_date=-1100..-700; expiry_date=1..30
  certifications.create|here|7|issued_date=-700..-90; expiry_date=31..900
  certifications.create|gone|1|issued_date=-1100..-700; expiry_date=-45..900
  assets.create|here|24|date_assigned=$from; status=ASSIGNED
  assets.create|here|1|date_assigned=$from; status=LOST; notes=Reported missing.
  assets.create|gone|4|date_assigned=$from; status=AVAILABLE; date_returned=$until
  assets.create|gone|1|date_assigned=$from; status=ASSIGNED
  goals.create|here|1|start_date=-40..-20; due_date=60..150; status=NOT_STARTED; progress_percent=0
  goals.create|here|2|start_date=-120..-20; due_date=-10..150; status=IN_PROGRESS; progress_percent=5..90
  goals.create|here|1|start_date=-120..-20; due_date=-10..150; status=COMPLETED; progress_percent=100
  goals.create|here|1|start_date=-120..-20; due_date=-10..150; status=CANCELLED; progress_percent=20
  benefits.create|here|10|status=ACTIVE; coverage_level=Single
  benefits.create|here|9|status=ACTIVE; coverage_level=Family
  benefits.create|here|1|status=PENDING; coverage_level=Couple
  benefits.create|gone|1|status=ACTIVE; coverage_level=Single; end_date=$until`;

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

const benefits = table('name|provider|kind')`
  Extended health|Example Mutual|HEALTH
  Dental|Example Mutual|DENTAL
  Group retirement savings|Sample Trust|RETIREMENT`;

/** What hangs on each person: some of it overdue, about to run out, not yet returned. */
export async function fillRecords(demo: Demo, runner: Runner): Promise<void> {
  const as = hr;
  const described = courses.map(({ name, description }) => ({ name, description }));
  await runner.run([
    ...stepsOf(demo, 'courses.create', { as }, described),
    ...stepsOf(demo, 'benefitPlans.create', { as }, benefits),
    ...stepsOf(demo, 'customFieldTabs.create', { as }, tabs),
    ...stepsOf(demo, 'customFields.create', { as }, fields),
  ]);
  // One after the other: the first piece of a category makes the category.
  await runner.run(demo.people.flatMap((person, index) => ownedBy(demo, person, index)));
  for (const recordsOf of [trainingOf, valuesOf, payOf]) {
    await runner.runAbreast(demo.people.map((person) => recordsOf(demo, person)));
  }
  const given = courses.filter(({ is_active: isActive }) => isActive === 'false');
  await runner.run(
    given.map(({ name }) => ({ as, call: 'courses.update', of: `@${name}`, with: { is_active: false } })),
  );
}

/** No one records what is theirs, but for their goals. */
const recorded = (call: string, { name }: DemoPerson, record: Step['with']): Step => {
  const by = name === hr ? 'priya.raghunathan' : hr;
  return { as: call === 'goals.create' ? name : by, call, of: `@${name}`, with: record };
};

function ownedBy(demo: Demo, person: DemoPerson, index: number): Step[] {
  const { jobTitle, employmentType, isActive, from, until } = person;
  const known: Record<string, string> = { from, until, number: String(1000 + index) };
  return owned.flatMap(({ call, whose, share, fields: ownFields }) => {
    const possible = states.filter((state) => state.call === call && state.of === (isActive ? 'here' : 'gone'));
    const weighted = possible.flatMap((state) => Array.from({ length: Number(state.weight) }, () => state.fields));
    const isTheirs = weighted.length > 0 && mentions(whose, `${jobTitle} ${employmentType}`);
    if (!isTheirs || !demo.random.chance(Number(share))) return [];
    const text = `${ownFields}; ${demo.random.pick(weighted)}`.replaceAll(
      /\$(\w+)/g,
      (_, name: string) => known[name] ?? '',
    );
    return [recorded(call, person, fieldsOf(demo, text))];
  });
}

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
