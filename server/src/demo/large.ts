import { type Demo, type DemoPerson, type LargeSize, thoseWho } from './demo.ts';
import { anyReport, reportSteps } from './expenses.ts';
import { stepsFor } from './plan.ts';
import type { Runner } from './runner.ts';
import { writeSchedule } from './schedule.ts';
import { writeTime } from './time.ts';

/** Of a period of two weeks each of them works ten days, but for one in twenty-five. */
const daysOfPeriod = 9.3;
/** In one statement: their entries are a few megabytes. */
const peopleAtOnce = 25;

const report = { share: '1', title: anyReport, fields: 'at=-20..-1; walk=SUBMITTED' };
const days = 'start_date=monday 14..90; end_date=start_date + 1..4';
const leave = { call: 'leaves.create', by: '$name', share: '1', leave_type_id: '@Vacation', fields: days };

/**
 * A crowd beside those whom one knows by name, with a year of work, weeks of shifts and what waits for the heads of
 * departments. People, shifts and time by the same plans, but as rows: an operation each would take longer than the visitor waits.
 */
export async function fillLarge(demo: Demo, runner: Runner, { waiting, entries }: LargeSize): Promise<void> {
  const crowd = thoseWho(demo, 'crowd');
  const written = { is_active: true, updated_at: runner.now };
  const rows = crowd.map(({ name, details }) => ({ ...details, known: name, ...written }));
  await runner.write('users', 'usr', rows);
  const periods = 1 + Math.ceil(entries / crowd.length / daysOfPeriod);
  const [late, claiming] = [crowd.slice(0, waiting), crowd.slice(waiting, 2 * waiting)];
  const statusOf = (person: DemoPerson, age: number) =>
    age === 0 ? 'OPEN' : age > 1 ? 'SIGNED' : late.includes(person) ? 'SUBMITTED' : 'APPROVED';
  for (let first = 0; first < crowd.length; first += peopleAtOnce) {
    await writeTime(demo, runner, crowd.slice(first, first + peopleAtOnce), periods, statusOf, true);
  }
  await writeSchedule(demo, runner, crowd);
  // The kitchen has its last week of the year locked.
  const unless = ['locked_dates'];
  await runner.run([
    ...late.flatMap((person) => stepsFor(demo, person, [leave]).map((step) => ({ ...step, unless }))),
    ...claiming.flatMap((person) => reportSteps(demo, person, [report])),
  ]);
}
