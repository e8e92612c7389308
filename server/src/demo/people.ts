import { addDays } from '../lib/days.ts';
import { departments, noDays } from './cast.ts';
import { at, daysInUse, type Demo, thoseWho } from './demo.ts';
import { stepOf, stepsFor, stepsOf, table } from './plan.ts';
import type { Runner, Step } from './runner.ts';

/**
 * Plainly made up: 555-0100 to 555-0199 is kept for fiction and rings nowhere, a social insurance number never begins with 0, and
 * nothing real is called DEMO.
 */
const details = table('call|by|whose|share|fields')`
  users.updatePersonal|$admin||1|personal_email=$name@personal.example; mobile_phone=+1 416 555 01$two; home_address.line1=1$two Sample Street or 2$two Example Avenue or 3$two Fiction Lane; home_address.city=Toronto; home_address.region=ON; home_address.postal_code=M0M 0M0; home_address.country=CA; marital_status=single or married or partnered; nationality=Canadian or Canadian or French or Indian or Nigerian or Mexican or Filipino; emergency_contacts.0.name=Alex $last or Sam $last or Kim $last or Robin $last; emergency_contacts.0.relationship=partner or parent or sibling or friend; emergency_contacts.0.phone=+1 416 555 0199
  users.updateGovernmentIds|amara.okafor||1|social_insurance_number=000 000 $serial; tax_id=DEMO-TAX-0$serial`;
const detailStates = table('call|whose|weight|fields')`
  users.updatePersonal||2|date_of_birth=-22995..-9855; gender=female; pronouns=she/her
  users.updatePersonal||2|date_of_birth=-22995..-9855; gender=male; pronouns=he/him; phone=+1 416 555 01$two
  users.updatePersonal||1|date_of_birth=-22995..-9855; gender=non-binary; pronouns=they/them; home_address.line2=Unit $two
  users.updateGovernmentIds||6|passport_number=DEMO0$serial; passport_expiry_date=-30..2000; drivers_license_number=DEMO-DL-0$serial
  users.updateGovernmentIds||3|drivers_license_number=DEMO-DL-0$serial
  users.updateGovernmentIds||1|work_permit_number=DEMO-WP-0$serial; work_permit_expiry_date=20..700`;

/** Across the departments. Whose title holds one of the words is a member, the first of them leads. */
const teams = table('name|description|department_id|whose|status')`
  Lunch Brigade|Opens at ten.|@Kitchen|here+Sous-chef,here+partie,here+Line Cook|ACTIVE
  Dinner Brigade|Until the last table.|@Kitchen|here+Line Cook,here+Porter|ACTIVE
  Sourdough|Starts at three in the morning.|@Bakery|here+EMPLOYEE Baker,here+Head Baker|ACTIVE
  Patisserie|Desserts and wedding cakes.|@Bakery|here+Pastry|ACTIVE
  Harbourfront Floor|The large dining room.|@Dining Room|here+Supervisor,here+Server|ACTIVE
  Sommeliers|Pairings and tastings.|@Bar & Cellar|here+Sommelier|ACTIVE
  Weddings|April to October.|@Events & Catering|here+Planner,here+Lead|ACTIVE
  Payroll|Every second Friday.|@Finance & Payroll|here+Payroll Clerk,here+Payroll Manager|ACTIVE
  First Aid|Trained first-aiders.|@People & Culture|here+Safety,here+Training|ACTIVE
  Summer Terrace|Closed after last season.|@Dining Room|here+Host|ARCHIVED`;

/** Who heads a department, and a second manager for the two largest. */
const headships = table('call|by|whose|share|fields')`
  departments.update|amara.okafor|DEPARTMENT_HEAD|1|of.id=@$department; head_id=@$name; known=$department
  departments.setManagers|henrik.lindqvist|guide|1|of.id=@Kitchen; user_ids.0=@$name
  departments.setManagers|henrik.lindqvist|Supervisor|1|of.id=@Dining Room; user_ids.0=@$name`;

const [chief, by, hr] = ['amara.okafor', 'henrik.lindqvist', 'priya.raghunathan'];

/** The directory: departments, people, heads, what is private of each, and teams. */
export async function fillPeople(demo: Demo, runner: Runner): Promise<void> {
  const { people } = demo;
  const creatorOf = (role: string) => (role === 'EXECUTIVE' ? undefined : role === 'EMPLOYEE' ? hr : chief);
  const described = departments.map(({ name, code, color, description }) => ({ name, code, color, description }));
  const first = addDays(demo.today, -daysInUse);
  const created = people.map(({ name, role, from, details: body }): Step => {
    return { as: creatorOf(role), at: at(from > first ? from : first), call: 'users.create', with: body, name };
  });
  await runner.run([
    ...stepsOf(demo, { call: 'departments.create', at: String(-daysInUse) }, described),
    ...created,
    ...people.flatMap((person) => stepsFor(demo, person, headships)),
  ]);
  await runner.runAbreast(people.map((person) => stepsFor(demo, person, details, detailStates)));
  await runner.analyze('users', 'departments');
  await runner.runAbreast(teams.map((team) => teamSteps(demo, team)));
}

const fourDays = { ...noDays, MONDAY: 480, TUESDAY: 480, WEDNESDAY: 480, THURSDAY: 480 };

/**
 * Next month someone goes to four days a week: it is planned, so nothing that was recorded or booked counts otherwise. Hours accounts
 * are kept since last month, or the one before.
 */
export async function fillContracts(demo: Demo, runner: Runner): Promise<void> {
  const [accountant] = thoseWho(demo, 'here+Accountant');
  if (!accountant) return;
  const working_pattern = { cycle_weeks: 1, weeks: [fourDays] };
  const change = {
    effective_date: addDays(demo.today, 30),
    values: { employment_type: 'PART_TIME', working_pattern },
  };
  // People read with whom they work, and find each other.
  const accounts = {
    schedule_employee_visibility: 'DEPARTMENT',
    directory_employee_sees_all: true,
    hours_accounts: true,
    hours_accounts_from: `${addDays(demo.today, -40).slice(0, 8)}01`,
  };
  await runner.run([
    { as: hr, call: 'employment.create', of: `@${accountant.name}`, with: change },
    { as: hr, call: 'settings.update', with: accounts },
    ...thoseWho(demo, 'here+Financial Analyst').map(({ name }) => ({
      as: hr,
      call: 'hoursAccountEntries.create',
      with: { user_id: `@${name}`, kind: 'CORRECTION', minutes: 240, reason: 'Stocktaking on a Saturday' },
    })),
  ]);
}

function teamSteps(demo: Demo, { whose, status, ...team }: (typeof teams)[number]): Step[] {
  const members = thoseWho(demo, whose).map(({ name }) => `@${name}`);
  const known = `team ${team.name}`;
  return [
    stepOf(demo, { call: 'teams.create', by, known, lead_id: members[0] ?? '', ...team }),
    ...members.map((user_id) => ({ as: by, call: 'teams.addMember', of: { id: `@${known}`, user_id } })),
    ...(status === 'ACTIVE' ? [] : [{ as: by, call: 'teams.update', of: `@${known}`, with: { status } }]),
  ];
}
