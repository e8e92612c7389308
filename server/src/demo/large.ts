import type { Tenant } from '../kernel/actor.ts';
import { addDays } from '../lib/days.ts';
import { newId } from '../lib/ids.ts';
import { type Demo, type DemoPerson, mailDomain, mondayNear } from './demo.ts';
import { expensePlans, reportSteps } from './expenses.ts';
import { jobTitles, type LargeSize, nameOf, plain } from './large-plan.ts';
import { fillLargeSchedule } from './large-schedule.ts';
import { fillLargeTime } from './large-time.ts';
import { addressOf, departments } from './people-plan.ts';
import { insertAll } from './rows.ts';
import type { Runner, Step } from './runner.ts';

/** Many people beside those whom one knows by name, with a year of work, a fortnight of shifts and what waits for a decision. */
export async function fillLarge(demo: Demo, runner: Runner, tenant: Tenant, size: LargeSize): Promise<void> {
  const count = size.people - demo.people.length;
  const crowd = Array.from({ length: count }, (_, index) => personOf(demo, index));
  await insertCrowd(crowd, runner, tenant);
  await fillLargeTime(demo, runner, tenant, crowd, size);
  await fillLargeSchedule(demo, runner, tenant, crowd);
  await runner.run(requestsOf(demo, crowd, size));
}

function personOf({ random, today }: Demo, index: number): DemoPerson {
  const names = nameOf(index);
  const name = `${plain(names.first_name)}.${plain(names.last_name)}.${String(index + 1)}`;
  const { name: department, head } = departments[index % departments.length] as (typeof departments)[number];
  const from = addDays(today, -random.between(400, 3000));
  const employmentType = random.pick(['FULL_TIME', 'FULL_TIME', 'FULL_TIME', 'PART_TIME']);
  return {
    name,
    role: 'EMPLOYEE',
    jobTitle: jobTitles[index % jobTitles.length] ?? 'Cook',
    department,
    manager: addressOf(head),
    isActive: true,
    isOffboarded: false,
    employmentType,
    from,
    until: today,
    details: { ...names, employee_id: `L-${String(index + 1).padStart(4, '0')}` },
  };
}

/** As rows, as an import of a thousand people would take longer than the visitor waits. */
async function insertCrowd(
  crowd: readonly DemoPerson[],
  runner: Runner,
  { id: organization_id }: Tenant,
): Promise<void> {
  const now = new Date(runner.nowMs).toISOString();
  for (const { name } of crowd) runner.know(name, { id: newId('usr', runner.nowMs) });
  await insertAll(
    runner.tx,
    'users',
    crowd.map(({ name, role, jobTitle, department, manager, employmentType, from, details }) => ({
      organization_id,
      id: runner.idOf(name),
      email: `${name}@${mailDomain}`,
      role,
      job_title: jobTitle,
      department_id: runner.idOf(department ?? ''),
      manager_id: runner.idOf(manager ?? ''),
      level: 'STANDARD',
      is_active: true,
      employment_start_date: from,
      employment_type: employmentType,
      ...details,
      created_at: now,
      updated_at: now,
    })),
  );
}

/** A few days from a Monday in the next months, and expenses of the last weeks: what waits for the heads of departments. */
function* requestsOf(demo: Demo, crowd: readonly DemoPerson[], { waiting }: LargeSize): Generator<Step> {
  const { random, today } = demo;
  for (const { name } of crowd.slice(0, waiting)) {
    const start_date = mondayNear(today, random.between(14, 90));
    const end_date = addDays(start_date, random.between(1, 4));
    yield { as: name, call: 'leaves.create', with: { leave_type_id: '@Vacation', start_date, end_date } };
  }
  for (const [index, person] of crowd.slice(waiting, 2 * waiting).entries()) {
    const plan = random.pick(expensePlans);
    const day = addDays(today, -1 - (index % 20));
    yield* reportSteps(demo, { person, plan, day, status: 'SUBMITTED' });
  }
}
