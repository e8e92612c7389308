import { addDays } from '../lib/days.ts';
import { type Demo, type DemoPerson, mailDomain } from './demo.ts';
import { stepsFor } from './each.ts';
import { departments, type PersonPlan, planPeople } from './people-plan.ts';
import type { Random } from './random.ts';
import { analyze } from './rows.ts';
import type { Runner, Step } from './runner.ts';
import { stepsOf, table } from './table.ts';
import { fillTeams } from './teams.ts';

const divisions: Record<string, string> = {
  'Finance & Payroll': 'Corporate',
  'People & Culture': 'Corporate',
  'Purchasing & Logistics': 'Operations',
  'Events & Catering': 'Events',
};
const levels = ['PRINCIPAL', 'PRINCIPAL', 'LEAD', 'STANDARD'] as const;
const employmentTypes = 'FULL_TIME FULL_TIME FULL_TIME PART_TIME PART_TIME TEMPORARY CONTRACT'.split(' ');
const nicknames: Record<string, string> = { Alejandra: 'Ale', Gabriel: 'Gabe', Kateryna: 'Kat', Thandiwe: 'Thandi' };
/** Everyone with their days at the house: some have left, some have only just come. */
export function castOf(random: Random, today: string): DemoPerson[] {
  const plans = planPeople(random);
  return plans.map((plan, index) =>
    personOf(random, today, plan, index, managerOf(random, plans.slice(0, index), plan)),
  );
}

/** Everyone answers to someone above them in their department; heads to the top. */
function managerOf(random: Random, earlier: readonly PersonPlan[], { rank, department }: PersonPlan): string | null {
  const above = (wanted: number, of: string | null): string[] =>
    earlier
      .filter((one) => one.rank === wanted && one.department === of && one.role !== 'ADMINISTRATOR')
      .map(({ name }) => name);
  if (rank === 0) return earlier[0]?.name ?? null;
  if (rank === 1) return random.pick(above(0, null));
  const leads = rank === 3 ? above(2, department) : [];
  return leads.length > 0 && random.chance(0.8) ? random.pick(leads) : (above(1, department)[0] ?? null);
}

function personOf(random: Random, today: string, plan: PersonPlan, index: number, manager: string | null): DemoPerson {
  const { first, last, name, title, role, department, location, rank } = plan;
  const isNew = rank === 3 && index % 9 === 0;
  const hasLeft = rank === 3 && index % 13 === 5;
  const from = addDays(today, -(isNew ? random.between(5, 80) : random.between(200, 3600)));
  const wished = hasLeft ? addDays(today, -random.between(10, 120)) : null;
  const left = wished !== null && wished < from ? from : wished;
  const middle_name = random.chance(0.1) ? 'J.' : null;
  const level = rank === 3 && random.chance(0.2) ? 'SENIOR' : levels[rank];
  const drawn = rank < 3 ? 'FULL_TIME' : title.includes('Apprentice') ? 'INTERN' : random.pick(employmentTypes);
  const details = {
    first_name: first,
    last_name: last,
    middle_name,
    level,
    preferred_name: nicknames[first] ?? null,
    division: divisions[department ?? ''] ?? (department === null ? 'Corporate' : 'Restaurants'),
    work_location: location,
    employment_end_date: left,
    employee_id: `SP-${String(index + 1).padStart(4, '0')}`,
    payroll_id: `PR-${String(10_001 + index)}`,
    probation_period_months: isNew ? (random.chance(0.7) ? 3 : 6) : null,
  };
  const days = { from, until: left ?? today, isActive: !hasLeft };
  // Every other one left by an offboarding that was seen through.
  const isOffboarded = hasLeft && index % 2 === 0;
  const work = { role, jobTitle: title, department, manager, employmentType: drawn };
  return { name, ...work, ...days, isOffboarded, details };
}

/** As the directory has them. */
export const directoryOf = (person: DemoPerson): Record<string, unknown> => ({
  ...person.details,
  email: `${person.name}@${mailDomain}`,
  role: person.role,
  job_title: person.jobTitle,
  department_id: person.department && `@${person.department}`,
  manager_id: person.manager && `@${person.manager}`,
  employment_type: person.employmentType,
  employment_start_date: person.from,
});

/**
 * Plainly made up: 555-0100 to 555-0199 is kept for fiction and rings nowhere, a social insurance number never begins with 0, and
 * nothing real is called DEMO.
 */
const details = table('call|by|whose|share|fields')`
  users.updatePersonal|admin||1|personal_email=$name@personal.example; mobile_phone=+1 416 555 01$two; home_address.line1=1$two Sample Street or 2$two Example Avenue or 3$two Fiction Lane; home_address.city=Toronto; home_address.region=ON; home_address.postal_code=M0M 0M0; home_address.country=CA; marital_status=single or married or partnered; nationality=Canadian or Canadian or French or Indian or Nigerian or Mexican or Filipino; contact.name=Alex $last or Sam $last or Kim $last or Robin $last; contact.relationship=partner or parent or sibling or friend; contact.phone=+1 416 555 0199
  users.updateGovernmentIds|amara.okafor||1|social_insurance_number=000 000 $serial; tax_id=DEMO-TAX-0$serial`;
const detailStates = table('call|whose|weight|fields')`
  users.updatePersonal||2|date_of_birth=-22995..-9855; gender=female; pronouns=she/her
  users.updatePersonal||2|date_of_birth=-22995..-9855; gender=male; pronouns=he/him; phone=+1 416 555 01$two
  users.updatePersonal||1|date_of_birth=-22995..-9855; gender=non-binary; pronouns=they/them; home_address.line2=Unit $two
  users.updateGovernmentIds||6|passport_number=DEMO0$serial; passport_expiry_date=-30..2000; drivers_license_number=DEMO-DL-0$serial
  users.updateGovernmentIds||3|drivers_license_number=DEMO-DL-0$serial
  users.updateGovernmentIds||1|work_permit_number=DEMO-WP-0$serial; work_permit_expiry_date=20..700`;

/** Of a list in a body plans can write one entry. */
const withContact = (step: Step): Step => {
  const { contact, ...body } = step.with ?? {};
  return contact === undefined ? step : { ...step, with: { ...body, emergency_contacts: [contact] } };
};

const chief = 'amara.okafor';
const hr = 'priya.raghunathan';

/** The directory: departments, people, heads, and what is private of each. */
export async function fillPeople(demo: Demo, runner: Runner): Promise<void> {
  const { people } = demo;
  const creatorOf = (role: string) => (role === 'EXECUTIVE' ? undefined : role === 'EMPLOYEE' ? hr : chief);
  const described = departments.map(({ name, code, color, description }) => ({ name, code, color, description }));
  const created = (person: DemoPerson): Step => {
    return { as: creatorOf(person.role), call: 'users.create', with: directoryOf(person), name: person.name };
  };
  const heading = ({ name, department }: DemoPerson): Step => {
    return { as: chief, call: 'departments.update', of: `@${department ?? ''}`, with: { head_id: `@${name}` } };
  };
  const heads = people.filter(({ role }) => role === 'DEPARTMENT_HEAD');
  await runner.run([
    ...stepsOf(demo, 'departments.create', {}, described),
    ...people.map(created),
    ...heads.map(heading),
  ]);
  await runner.runAbreast(
    people.map((person, index) => stepsFor(demo, person, index, details, detailStates).map(withContact)),
  );
  await analyze(runner.tx, 'users', 'departments');
  await fillTeams(demo, runner);
}
