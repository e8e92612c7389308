import { sql } from '../db/sql.ts';
import { payPeriodOf, refreshTimesheets, type TimesheetStatus } from '../features/time/index.ts';
import { addDays, daysBetween, weekdayOf } from '../lib/days.ts';
import { at, crewOf, deciderOf, type Demo, type DemoPerson, guideOf, type Move, walk } from './demo.ts';
import { bookableFor } from './projects.ts';
import { analyze } from './rows.ts';
import type { Runner } from './runner.ts';
import { hoursOf, turnOn } from './schedule.ts';

const periodsShown = 7;
const payroll = '@siobhan.kavanagh';

const submit: Move = ['timesheets.submit', 'person', 1];
/** What is still on its way is moved by operations: submitted on the first day after the period, decided on the second. */
const walks: Partial<Record<TimesheetStatus, readonly Move[]>> = {
  OPEN: [],
  SUBMITTED: [submit],
  APPROVED: [submit, ['timesheets.approve', 'decider', 2]],
  REJECTED: [submit, ['timesheets.reject', 'decider', 2, { reason: 'The second Monday is missing.' }]],
};
const order: readonly TimesheetStatus[] = ['OPEN', 'SUBMITTED', 'APPROVED', 'FINALIZED', 'SIGNED'];

/** The Employee who shows visitors round has a timesheet in each state, newest first; on the first day of a period it is the last one that is open. */
const guideStatuses: readonly TimesheetStatus[] = ['OPEN', 'SUBMITTED', 'REJECTED', 'APPROVED', 'FINALIZED', 'SIGNED'];

/** What an hour of someone with this title costs. */
const rates: readonly (readonly [titles: RegExp, rate: number])[] = [
  [/head|chief|director|executive|manager/i, 52],
  [/chef|sommelier|lead|planner|accountant/i, 34.5],
  [/./, 23.75],
];

interface Sheet {
  readonly name: string;
  readonly person: DemoPerson;
  readonly start: string;
  readonly end: string;
  /** What it is to become. */
  readonly status: TimesheetStatus;
  readonly entries: readonly Entry[];
}

/** Three months: old periods are settled, the last one is on its way through every state, the present one is open. */
export async function fillTime(demo: Demo, runner: Runner): Promise<void> {
  const { random, people } = demo;
  const guide = guideOf(demo);
  const statusOf = ({ isActive }: DemoPerson, age: number): TimesheetStatus => {
    if (age === 0) return 'OPEN';
    if (age > 1) return age > 2 && isActive ? 'SIGNED' : 'FINALIZED';
    return random.pick(['OPEN', 'SUBMITTED', 'SUBMITTED', 'APPROVED', 'REJECTED']);
  };
  const sheets = await writeTime(demo, runner, people, periodsShown, (person, age, known) =>
    person === guide ? (guideStatuses[known] ?? 'SIGNED') : statusOf(person, age),
  );
  const sheetsOf = (person: DemoPerson): Sheet[] => sheets.filter((sheet) => sheet.person === person);
  const movesOf = ({ person, name, end, status }: Sheet) => walk(demo, person, name, end, walks[status] ?? []);
  await runner.runAbreast(people.map((person) => sheetsOf(person).flatMap(movesOf)));
  // The newest is undecided, as the first of every open timesheet is.
  const rejected = sheetsOf(guide)[0]?.entries[0]?.known ?? '';
  const reject: Move = ['timeEntries.reject', 'decider', -1, { reason: 'The shift ended earlier.' }];
  const since = new Date(demo.nowMs - 95 * 60_000).toISOString();
  // Two of the kitchen are at work right now; not the first, who shows visitors round.
  const cooks = crewOf(demo, 'Kitchen').slice(1, 3);
  await runner.run([
    ...walk(demo, guide, rejected, demo.today, [reject]),
    ...cooks.map(({ name }) => ({ as: name, at: since, call: 'clock.in' })),
  ]);
}

/**
 * Thousands of entries, each of which would recompute its timesheet, are written as rows. So is what is settled, once its totals
 * were computed; with `isSettled` all is. `statusOf` is told how old the period is, and how many timesheets the person has so far.
 */
export async function writeTime(
  demo: Demo,
  runner: Runner,
  people: readonly DemoPerson[],
  periodCount: number,
  statusOf: (person: DemoPerson, age: number, known: number) => TimesheetStatus,
  isSettled = false,
): Promise<Sheet[]> {
  const { settings, id: organizationId } = demo.tenant;
  const periods = [payPeriodOf(settings, demo.today)];
  while (periods.length < periodCount) periods.push(payPeriodOf(settings, addDays(periods.at(-1)?.start ?? '', -1)));
  const isAway = await absences(runner);
  const sheetsOf = (person: DemoPerson): Sheet[] => {
    const sheets: Sheet[] = [];
    for (const [age, period] of periods.entries()) {
      const status = statusOf(person, age, sheets.length);
      const entries = entriesOf(demo, person, period, status, (day) => isAway(runner.idOf(person.name), day));
      const name = `timesheet ${person.name} ${period.start}`;
      if (entries.length > 0) sheets.push({ name, person, ...period, status, entries });
    }
    return sheets;
  };
  const sheets = people.flatMap(sheetsOf);
  const isRow = ({ status }: Sheet): boolean => isSettled || !(status in walks);
  const rows = sheets.map((sheet) => sheetRow(demo, sheet, isRow(sheet)));
  await runner.write('timesheets', 'tsh', rows);
  const entries = sheets.flatMap((sheet) => sheet.entries);
  await runner.write('time_entries', 'ten', entries);
  if (!isSettled)
    await analyze(runner.tx, 'timesheets', 'time_entries', 'leave_requests', 'leave_request_days', 'users');
  await runner.during({}, async (work) => {
    const days = periods.map(({ start }) => start);
    await Promise.all(people.map(({ name }) => refreshTimesheets(work, runner.idOf(name), days)));
    for (const status of order) {
      const settled = sheets.filter((sheet) => sheet.status === status && isRow(sheet));
      const ids = settled.map(({ name }) => runner.idOf(name));
      await sql`
        update timesheets set status = ${status}
         where organization_id = ${organizationId} and id = any(${ids})`.execute(work.tx);
    }
  });
  return sheets;
}

/** Whole days of approved leave: no one works then. */
async function absences({ tx, tenant: { id } }: Runner) {
  const { rows } = await sql<{ user_id: string; date: string }>`
    select d.user_id, d.date from leave_request_days d
      join leave_requests l on l.organization_id = d.organization_id and l.id = d.leave_request_id
     where d.organization_id = ${id} and l.status = 'APPROVED' and d.days = 1`.execute(tx);
  const days = new Set(rows.map((row) => `${row.user_id} ${row.date}`));
  return (userId: string, day: string): boolean => days.has(`${userId} ${day}`);
}

type Entry = ReturnType<typeof entriesOf>[number];

/** Five days a week with one turn, from the first day of the person to the last; of what is not decided as a whole, every other one. */
function entriesOf(
  demo: Demo,
  { name, jobTitle, department, from, until }: DemoPerson,
  { start, end }: Pick<Sheet, 'start' | 'end'>,
  status: TimesheetStatus,
  isAway: (day: string) => boolean,
) {
  const { random, today } = demo;
  const plan = hoursOf(department);
  const first = Number(random.pick(plan.firstDays));
  const turn = random.pick(plan.turns);
  const bookable = bookableFor(department);
  const isWorked = (day: string): boolean =>
    day < today && day >= from && day <= until && (weekdayOf(day) - first + 7) % 7 < 5 && !random.chance(0.04);
  const period = Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => addDays(start, index));
  const days = period.filter((day) => isWorked(day) && !isAway(day));
  return days.map((work_date, index) => {
    const { startMs, minutes: planned } = turnOn(demo, turn, work_date);
    const clockInMs = startMs + random.between(-4, 6) * 60_000;
    const minutes = planned + random.between(-10, 45);
    const isDecided = !['OPEN', 'SUBMITTED', 'REJECTED'].includes(status) || index % 2 === 1;
    const approval_status = isDecided ? (random.chance(0.01) ? 'REJECTED' : 'APPROVED') : 'PENDING';
    const clock_in = new Date(clockInMs).toISOString();
    const clock_out = new Date(clockInMs + minutes * 60_000).toISOString();
    return {
      known: index === 0 ? `entry ${name} ${work_date}` : undefined,
      user_id: `@${name}`,
      work_date,
      clock_in,
      clock_out,
      raw_clock_in: clock_in,
      raw_clock_out: clock_out,
      break_minutes: 30,
      duration_minutes: minutes - 30,
      created_at: clock_out,
      updated_at: clock_out,
      ...random.pick(bookable),
      hourly_rate: rates.find(([titles]) => titles.test(jobTitle))?.[1],
      description: random.chance(0.6) ? random.pick(plan.descriptions) : null,
      notes: approval_status === 'REJECTED' ? 'Rejected: the shift ended earlier.' : null,
      tags: random.chance(0.1) ? ['training'] : [],
      status: 'ACTIVE',
      approval_status,
      source: plan.source,
    };
  });
}

/** Open at first: what is settled is not computed any more. */
function sheetRow(demo: Demo, { name, person, start, end, status }: Sheet, isSettled: boolean) {
  const { tenant, nowMs } = demo;
  const has = (reached: TimesheetStatus): boolean => isSettled && order.indexOf(status) >= order.indexOf(reached);
  const on = (days: number): string => at(addDays(end, days), 14);
  return {
    known: name,
    user_id: `@${person.name}`,
    status: 'OPEN',
    currency: tenant.currency,
    period_start: start,
    period_end: end,
    period_type: tenant.settings.pay_period_type,
    submitted_at: has('SUBMITTED') ? on(1) : null,
    approved_at: has('APPROVED') ? on(2) : null,
    approved_by_id: has('APPROVED') ? `@${deciderOf(demo, person) ?? ''}` : null,
    finalized_at: has('FINALIZED') ? on(3) : null,
    finalized_by_id: has('FINALIZED') ? payroll : null,
    updated_at: new Date(nowMs).toISOString(),
  };
}
