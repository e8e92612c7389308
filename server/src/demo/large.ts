import type { TimesheetStatus } from '../features/time/index.ts';
import { addDays } from '../lib/days.ts';
import { addressOf, departments, firstNames, lastNames, personOf } from './cast.ts';
import { type Demo, type DemoPerson, type LargeSize, thoseWho } from './demo.ts';
import { anyReport, reportSteps } from './expenses.ts';
import { stepOf } from './plan.ts';
import type { Runner } from './runner.ts';
import { writeSchedule } from './schedule.ts';
import { writeTime } from './time.ts';

const jobTitles = ['Cook', 'Server', 'Bartender', 'Host', 'Dishwasher', 'Barista', 'Driver', 'Clerk'];
/** Of a period of two weeks each of them works ten days, but for one in twenty-five. */
const daysOfPeriod = 9.3;
/** In one statement: their entries are a few megabytes. */
const peopleAtOnce = 25;

const report = { share: '1', title: anyReport, fields: 'at=-20..-1; walk=SUBMITTED' };

/**
 * Many people beside those whom one knows by name, with a year of work, weeks of shifts and what waits for the heads of
 * departments. People, shifts and time by the same plans, but as rows: an operation each would take longer than the visitor waits.
 */
export async function fillLarge(demo: Demo, runner: Runner, size: LargeSize): Promise<void> {
  const { waiting, people, entries } = size;
  const crowd = Array.from({ length: people - demo.people.length }, (_, index) => personNamed(demo, index));
  const written = { is_active: true, updated_at: runner.now };
  const rows = crowd.map(({ name, details }) => ({ ...details, known: name, ...written }));
  await runner.write('users', 'usr', rows);
  const periods = 1 + Math.ceil(entries / crowd.length / daysOfPeriod);
  const late = new Set(crowd.slice(0, waiting));
  const statusOf = (person: DemoPerson, age: number): TimesheetStatus => {
    if (age === 0) return 'OPEN';
    return age > 1 ? 'SIGNED' : late.has(person) ? 'SUBMITTED' : 'APPROVED';
  };
  for (let first = 0; first < crowd.length; first += peopleAtOnce) {
    await writeTime(demo, runner, crowd.slice(first, first + peopleAtOnce), periods, statusOf, true);
  }
  await writeSchedule(demo, runner, crowd);
  const days = { start_date: 'monday 14..90', end_date: 'start_date + 1..4' };
  const asked = { call: 'leaves.create', leave_type_id: '@Vacation', ...days };
  // The kitchen has its last week of the year locked.
  const unless = ['locked_dates'];
  await runner.run([
    ...crowd.slice(0, waiting).map(({ name }) => ({ ...stepOf(demo, { ...asked, by: name }), unless })),
    ...crowd.slice(waiting, 2 * waiting).flatMap((person) => reportSteps(demo, person, [report])),
  ]);
}

/** Names are few and people many: every pair once, as the two lists have no common divisor. */
function personNamed(demo: Demo, index: number): DemoPerson {
  const { random, today } = demo;
  const called = `${firstNames[index % firstNames.length] ?? ''} ${lastNames[index % lastNames.length] ?? ''}`;
  const department = departments[index % departments.length]?.name ?? '';
  const hired = {
    name: `${addressOf(called)}.${String(index + 1)}`,
    called,
    title: jobTitles[index % jobTitles.length] ?? '',
    role: 'EMPLOYEE',
    department,
    manager: thoseWho(demo, `DEPARTMENT_HEAD+${department}`)[0]?.name ?? null,
    type: random.pick(['FULL_TIME', 'FULL_TIME', 'FULL_TIME', 'PART_TIME']),
    from: addDays(today, -random.between(400, 3000)),
    left: null,
    also: '',
  };
  return personOf(today, hired, { level: 'STANDARD', employee_id: `L-${String(index + 1).padStart(4, '0')}` });
}
