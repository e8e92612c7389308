import { addDays } from '../lib/days.ts';
import { type Demo, type DemoPerson, mailDomain } from './demo.ts';
import { departments, type PersonPlan, planPeople } from './people-plan.ts';
import type { Random } from './random.ts';
import { analyze } from './rows.ts';
import type { Runner, Step } from './runner.ts';
import { stepsOf } from './table.ts';
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
const nationalities = 'Canadian Canadian Canadian French Indian Nigerian Mexican Filipino'.split(' ');
const streets = ['Sample Street', 'Example Avenue', 'Placeholder Road', 'Fiction Lane', 'Demo Crescent'] as const;
const pronouns: Record<string, string> = { female: 'she/her', male: 'he/him', 'non-binary': 'they/them' };

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

const chief = 'amara.okafor';
const hr = 'priya.raghunathan';

/** The directory: departments, people, heads, and what is private of each. */
export async function fillPeople(demo: Demo, runner: Runner): Promise<void> {
  const { people } = demo;
  const creatorOf = (role: string) => (role === 'EXECUTIVE' ? undefined : role === 'EMPLOYEE' ? hr : chief);
  const described = departments.map(({ name, code, color, description }) => ({ name, code, color, description }));
  const heads = people.filter(({ role }) => role === 'DEPARTMENT_HEAD');
  await runner.run([
    ...stepsOf(demo, 'departments.create', {}, described),
    ...people.map((person) => ({
      as: creatorOf(person.role),
      call: 'users.create',
      with: directoryOf(person),
      name: person.name,
    })),
    ...heads.map(({ name, department }) => ({
      as: chief,
      call: 'departments.update',
      of: `@${String(department)}`,
      with: { head_id: `@${name}` },
    })),
  ]);
  await runner.runAbreast(people.map((person) => [personalOf(demo, person)]));
  await runner.runAbreast(people.map((person, index) => [governmentIdsOf(demo, person, index)]));
  await analyze(runner.tx, 'users', 'departments');
  await fillTeams(demo, runner);
}

/** 555-0100 to 555-0199 is kept for fiction: it rings nowhere. */
const fictionalPhone = (random: Random): string => `+1 416 555 0${String(random.between(100, 199))}`;

/** Personal details, every one of them plainly made up. */
function personalOf({ random, today }: Demo, { name, role, details }: DemoPerson): Step {
  const gender = random.pick(['female', 'male', 'female', 'male', 'non-binary']);
  const line1 = `${String(random.between(1, 400))} ${random.pick(streets)}`;
  const line2 = random.chance(0.3) ? `Unit ${String(random.between(1, 60))}` : null;
  const contact = `${random.pick(['Alex', 'Sam', 'Kim', 'Robin'])} ${String(details['last_name'])}`;
  const relationship = random.pick(['partner', 'parent', 'sibling', 'friend']);
  const personal = {
    personal_email: `${name}@personal.example`,
    phone: random.chance(0.4) ? fictionalPhone(random) : null,
    mobile_phone: fictionalPhone(random),
    date_of_birth: addDays(today, -random.between(27 * 365, 63 * 365)),
    gender,
    pronouns: pronouns[gender] ?? null,
    marital_status: random.pick(['single', 'married', 'partnered']),
    nationality: random.pick(nationalities),
    home_address: { line1, line2, city: 'Toronto', region: 'ON', postal_code: 'M0M 0M0', country: 'CA' },
    emergency_contacts: [{ name: contact, relationship, phone: fictionalPhone(random) }],
  };
  return { as: role === 'EXECUTIVE' ? chief : hr, call: 'users.updatePersonal', of: `@${name}`, with: personal };
}

/** A social insurance number never begins with 0, and nothing real is called DEMO. */
function governmentIdsOf({ random, today }: Demo, { name }: DemoPerson, index: number): Step {
  const digits = String(index + 1).padStart(4, '0');
  const hasPermit = random.chance(0.1);
  const ids = {
    social_insurance_number: `000 000 ${digits.slice(1)}`,
    tax_id: `DEMO-TAX-${digits}`,
    passport_number: random.chance(0.6) ? `DEMO${digits}` : null,
    passport_expiry_date: addDays(today, random.between(-30, 2000)),
    drivers_license_number: random.chance(0.7) ? `DEMO-DL-${digits}` : null,
    work_permit_number: hasPermit ? `DEMO-WP-${digits}` : null,
    work_permit_expiry_date: hasPermit ? addDays(today, random.between(20, 700)) : null,
  };
  return { as: chief, call: 'users.updateGovernmentIds', of: `@${name}`, with: ids };
}
