import type { TimesheetStatus } from '../features/time/index.ts';
import { addDays } from '../lib/days.ts';
import { type Demo, type DemoPerson, mondayNear } from './demo.ts';
import { expensePlans, reportSteps } from './expenses.ts';
import type { LargeSize } from './large-plan.ts';
import { directoryOf } from './people.ts';
import { addressOf, departments, firstNames, lastNames } from './people-plan.ts';
import type { Runner, Step } from './runner.ts';
import { writeSchedule } from './schedule.ts';
import { writeTime } from './time.ts';

const jobTitles = ['Cook', 'Server', 'Bartender', 'Host', 'Dishwasher', 'Barista', 'Driver', 'Clerk'];
/** Of a period of two weeks each of them works ten days, but for one in twenty-five. */
const daysOfPeriod = 9.3;
/** In one statement: their entries are a few megabytes. */
const peopleAtOnce = 25;

/**
 * Many people beside those whom one knows by name, with a year of work, weeks of shifts and what waits for a decision. People,
 * shifts and time by the same plans, but as rows: an operation each would take longer than the visitor waits.
 */
export async function fillLarge(demo: Demo, runner: Runner, size: LargeSize): Promise<void> {
  const { people: known, nowMs } = demo;
  const crowd = Array.from({ length: size.people - known.length }, (_, index) => personOf(demo, index));
  const updated_at = new Date(nowMs).toISOString();
  const rowOf = (person: DemoPerson) => ({ ...directoryOf(person), known: person.name, is_active: true, updated_at });
  await runner.write('users', 'usr', crowd.map(rowOf));
  const periods = 1 + Math.ceil(size.entries / crowd.length / daysOfPeriod);
  const waiting = new Set(crowd.slice(0, size.waiting));
  const statusOf = (person: DemoPerson, age: number): TimesheetStatus => {
    if (age === 0) return 'OPEN';
    return age > 1 ? 'SIGNED' : waiting.has(person) ? 'SUBMITTED' : 'APPROVED';
  };
  for (let first = 0; first < crowd.length; first += peopleAtOnce) {
    await writeTime(demo, runner, crowd.slice(first, first + peopleAtOnce), periods, statusOf, true);
  }
  await writeSchedule(demo, runner, crowd);
  await runner.run(requestsOf(demo, crowd, size));
}

/** Names are few and people many: every pair once, as the two lists have no common divisor. */
function personOf({ random, today }: Demo, index: number): DemoPerson {
  const first_name = firstNames[index % firstNames.length] ?? '';
  const last_name = lastNames[index % lastNames.length] ?? '';
  const { name: department, head } = departments[index % departments.length] as (typeof departments)[number];
  return {
    name: `${addressOf(`${first_name} ${last_name}`)}.${String(index + 1)}`,
    role: 'EMPLOYEE',
    jobTitle: jobTitles[index % jobTitles.length] ?? '',
    department,
    manager: addressOf(head),
    isActive: true,
    isOffboarded: false,
    employmentType: random.pick(['FULL_TIME', 'FULL_TIME', 'FULL_TIME', 'PART_TIME']),
    from: addDays(today, -random.between(400, 3000)),
    until: today,
    details: { first_name, last_name, level: 'STANDARD', employee_id: `L-${String(index + 1).padStart(4, '0')}` },
  };
}

/** A few days from a Monday in the next months, and expenses of the last weeks: what waits for the heads of departments. */
function requestsOf(demo: Demo, crowd: readonly DemoPerson[], { waiting }: LargeSize): Step[] {
  const { random, today } = demo;
  // The kitchen has its last week of the year locked.
  const [lockedFrom, lockedTo] = [`${today.slice(0, 4)}-12-27`, `${today.slice(0, 4)}-12-31`];
  const leave = crowd.slice(0, waiting).map(({ name }) => {
    const [monday, days] = [mondayNear(today, random.between(14, 90)), random.between(1, 4)];
    const meets = monday <= lockedTo && addDays(monday, days) >= lockedFrom;
    const start_date = meets ? addDays(monday, 14) : monday;
    const span = { start_date, end_date: addDays(start_date, days) };
    return { as: name, call: 'leaves.create', with: { leave_type_id: '@Vacation', ...span } };
  });
  const expenses = crowd.slice(waiting, 2 * waiting).flatMap((person, index) => {
    const day = addDays(today, -1 - (index % 20));
    return reportSteps(demo, { person, plan: random.pick(expensePlans), day, status: 'SUBMITTED' });
  });
  return [...leave, ...expenses];
}
