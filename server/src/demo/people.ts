import { addDays } from '../lib/days.ts';
import { departmentPlans, type PersonPlan } from './cast.ts';
import type { Demo, DemoPerson } from './demo.ts';
import { planPeople } from './people-plan.ts';
import type { Random } from './random.ts';
import { ref, type Step } from './runner.ts';

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
  const cast: DemoPerson[] = [];
  for (const [index, plan] of plans.entries()) cast.push(personOf(random, today, plans, cast, plan, index));
  return cast;
}

function personOf(
  random: Random,
  today: string,
  plans: readonly PersonPlan[],
  earlier: readonly DemoPerson[],
  { first, last, email, title, role, department, workLocation, rank }: PersonPlan,
  index: number,
): DemoPerson {
  const manager = managerOf(random, plans, earlier, { rank, department });
  const isNew = rank === 3 && index % 9 === 0;
  const hasLeft = rank === 3 && index % 13 === 5;
  const from = addDays(today, -(isNew ? random.between(5, 80) : random.between(200, 3600)));
  const wished = hasLeft ? addDays(today, -random.between(10, 120)) : null;
  const left = wished !== null && wished < from ? from : wished;
  const middle_name = random.chance(0.1) ? 'J.' : null;
  const level = rank === 3 && random.chance(0.2) ? 'SENIOR' : levels[rank];
  const other = title.includes('Apprentice') ? 'INTERN' : null;
  const employment_type = rank < 3 ? 'FULL_TIME' : (other ?? random.pick(employmentTypes));
  return {
    name: email.replace(/@.*/, ''),
    email,
    role,
    jobTitle: title,
    department,
    isActive: !hasLeft,
    // Every other one left by an offboarding that was seen through.
    isOffboarded: hasLeft && index % 2 === 0,
    manager,
    employmentType: employment_type,
    from,
    until: left ?? today,
    details: {
      first_name: first,
      last_name: last,
      middle_name,
      level,
      employment_type,
      preferred_name: nicknames[first] ?? null,
      division: divisions[department ?? ''] ?? (department === null ? 'Corporate' : 'Restaurants'),
      work_location: workLocation,
      employment_start_date: from,
      employment_end_date: left,
      employee_id: `SP-${String(index + 1).padStart(4, '0')}`,
      payroll_id: `PR-${String(10_001 + index)}`,
      probation_period_months: isNew ? (random.chance(0.7) ? 3 : 6) : null,
    },
  };
}

/** Everyone answers to someone above them in their department; heads to the top. */
function managerOf(
  random: Random,
  plans: readonly PersonPlan[],
  earlier: readonly DemoPerson[],
  { rank, department }: Pick<PersonPlan, 'rank' | 'department'>,
): string | null {
  const namesWith = (wanted: number, of: string | null): string[] =>
    earlier.flatMap((person, index) =>
      plans[index]?.rank === wanted && person.department === of && person.role !== 'ADMINISTRATOR' ? [person.name] : [],
    );
  if (rank === 0) return earlier[0]?.name ?? null;
  if (rank === 1) return random.pick(namesWith(0, null));
  const leads = rank === 3 ? namesWith(2, department) : [];
  const head = namesWith(1, department)[0] ?? null;
  return leads.length > 0 && random.chance(0.8) ? random.pick(leads) : head;
}

const chief = 'amara.okafor';
const hr = 'priya.raghunathan';

/** The directory: departments, people, heads, and what is private of each. */
export function* fillPeople(demo: Demo): Generator<Step> {
  for (const { name, code, color, description } of departmentPlans) {
    yield { call: 'departments.create', with: { name, code, color, description }, name };
  }
  for (const { name, email, role, jobTitle, department, manager, details } of demo.people) {
    yield {
      as: role === 'EXECUTIVE' ? undefined : role === 'EMPLOYEE' ? hr : chief,
      call: 'users.create',
      name,
      with: {
        ...details,
        email,
        role,
        job_title: jobTitle,
        department_id: department === null ? null : ref(department),
        manager_id: manager === null ? null : ref(manager),
      },
    };
  }
  for (const { name, role, department } of demo.people) {
    if (role !== 'DEPARTMENT_HEAD' || department === null) continue;
    yield { as: chief, call: 'departments.update', of: { id: ref(department) }, with: { head_id: ref(name) } };
  }
}

/** 555-0100 to 555-0199 is kept for fiction: it rings nowhere. */
const fictionalPhone = (random: Random): string => `+1 416 555 ${String(random.between(100, 199)).padStart(4, '0')}`;

/** Personal details, every one of them plainly made up. */
export const personalOf = ({ people, random, today }: Demo): Step[][] =>
  people.map(({ name, role, email, details }) => {
    const gender = random.pick(['female', 'male', 'female', 'male', 'non-binary']);
    const home_address = {
      line1: `${String(random.between(1, 400))} ${random.pick(streets)}`,
      line2: random.chance(0.3) ? `Unit ${String(random.between(1, 60))}` : null,
      city: 'Toronto',
      region: 'ON',
      postal_code: 'M0M 0M0',
      country: 'CA',
    };
    const contact = {
      name: `${random.pick(['Alex', 'Sam', 'Kim', 'Robin'])} ${String(details['last_name'])}`,
      relationship: random.pick(['partner', 'parent', 'sibling', 'friend']),
    };
    const personal = {
      personal_email: email.replace(/@.*/, '@personal.example'),
      phone: random.chance(0.4) ? fictionalPhone(random) : null,
      mobile_phone: fictionalPhone(random),
      date_of_birth: addDays(today, -random.between(27 * 365, 63 * 365)),
      gender,
      pronouns: pronouns[gender] ?? null,
      marital_status: random.pick(['single', 'married', 'partnered']),
      nationality: random.pick(nationalities),
      home_address,
      emergency_contacts: [{ ...contact, phone: fictionalPhone(random) }],
    };
    const as = role === 'EXECUTIVE' ? chief : hr;
    return [{ as, call: 'users.updatePersonal', of: { id: ref(name) }, with: personal }];
  });

/** A social insurance number never begins with 0, and nothing real is called DEMO. */
export const governmentIdsOf = ({ people, random, today }: Demo): Step[][] =>
  people.map(({ name }, index) => {
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
    return [{ as: chief, call: 'users.updateGovernmentIds', of: { id: ref(name) }, with: ids }];
  });
