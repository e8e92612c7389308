import { sql } from '../db/sql.ts';
import { keepExplanations, payPeriodOf, refreshTimesheets, type TimesheetStatus } from '../features/time/index.ts';
import { minutesOn, type WorkingPattern } from '../kernel/working-patterns.ts';
import { addDays, dayIn, daysBetween, weekdayOf } from '../lib/days.ts';
import { at, deciderOf, type Demo, type DemoPerson, mentions, mondayOf, thoseWho } from './demo.ts';
import { table, walk } from './plan.ts';
import { bookableFor } from './projects.ts';
import type { Runner } from './runner.ts';
import { hoursOf, turnOn } from './schedule.ts';

const periodsShown = 7;
const order: readonly TimesheetStatus[] = ['OPEN', 'SUBMITTED', 'APPROVED', 'FINALIZED', 'SIGNED'];

/** The guide has a timesheet in each state, newest first; on the first day of a period it is the last one that is open. */
const guideStatuses: readonly TimesheetStatus[] = ['OPEN', 'SUBMITTED', 'REJECTED', 'APPROVED', 'FINALIZED', 'SIGNED'];

/** What an hour costs of those of whom a word is true first. */
const rates = table('whose|rate')`
  Head,Chief,Director,Executive,Manager|52
  Chef,chef,Sommelier,Lead,Planner,Accountant|34.5
  |23.75`;

/** Of the last period most is decided: what waits for someone is a handful. */
const lately: readonly TimesheetStatus[] = [
  ...Array.from({ length: 7 }, () => 'APPROVED' as const),
  'SUBMITTED',
  'SUBMITTED',
  'REJECTED',
  'OPEN',
];

/** Three months: old periods are settled, the last one is on its way through every state, the present one is open. */
export async function fillTime(demo: Demo, runner: Runner): Promise<void> {
  const { random, people, today, nowMs } = demo;
  const guide = thoseWho(demo, 'guide')[0] as DemoPerson;
  const sheets = await writeTime(demo, runner, people, periodsShown, (person, age, known) => {
    if (person === guide) return guideStatuses[known] ?? 'SIGNED';
    if (age === 0) return 'OPEN';
    if (age > 1) return age > 2 && mentions('here', person.words) ? 'SIGNED' : 'FINALIZED';
    return random.pick(lately);
  });
  const moves = sheets.map(({ person, name, end, status }) => walk(demo, person, 'timesheets', name, end, status));
  await runner.runAbreast(moves);
  // The two oldest periods are sealed: there is a chain to look at.
  const oldest = [...new Set(sheets.map(({ start }) => start))].sort().slice(0, 2);
  await runner.run(
    oldest.map((period_start) => ({
      as: 'siobhan.kavanagh',
      at: at(addDays(period_start, 20), 15),
      call: 'payRuns.create',
      with: { period_start },
      unless: ['not_locked'],
    })),
  );
  // The newest is undecided, as the first of every open timesheet is.
  const newest = sheets.find(({ person }) => person === guide)?.entries[0]?.known ?? '';
  await runner.run(walk(demo, guide, 'timeEntries', newest, today, 'REJECTED'));
  // Of those who are in, someone has a break.
  const breakMs = nowMs - 12 * 60_000;
  const [resting] = sheets.filter(({ entries }) =>
    entries.some(
      ({ status, source, clock_in: from }) =>
        status === 'RUNNING' && source === 'CLOCK' && Date.parse(from) < breakMs - 3_600_000,
    ),
  );
  if (resting)
    await runner.run([{ as: resting.person.name, at: new Date(breakMs).toISOString(), call: 'clock.break' }]);
}

/**
 * Thousands of entries, each of which would recompute its timesheet, are written as rows. So is what is settled, once its totals
 * were computed; with `isSettled` all is. What is still on its way is moved by operations.
 */
export async function writeTime(
  demo: Demo,
  runner: Runner,
  people: readonly DemoPerson[],
  periodCount: number,
  /** By how old the period is, and how many timesheets the person has so far. */
  statusOf: (person: DemoPerson, age: number, known: number) => TimesheetStatus,
  isSettled = false,
) {
  const { settings, currency, id: organizationId } = demo.tenant;
  const periods = [payPeriodOf(settings, demo.today)];
  while (periods.length < periodCount) periods.push(payPeriodOf(settings, addDays(periods.at(-1)?.start ?? '', -1)));
  const away = await absences(runner);
  const planned = await plannedLately(demo, runner);
  const sheets = people.flatMap((person) => {
    const [id, decider] = [runner.idOf(person.name), deciderOf(demo, person)];
    let known = 0;
    return periods.flatMap(({ start, end }, age) => {
      const status = statusOf(person, age, known);
      const entries = entriesOf(demo, person, { start, end, status }, planned.get(id), (day) =>
        away.has(`${id} ${day}`),
      );
      if (entries.length === 0) return [];
      known += 1;
      // Open at first: what is settled is not computed any more.
      const isRow = isSettled || status === 'FINALIZED' || status === 'SIGNED';
      return [{ name: `timesheet ${person.name} ${start}`, person, decider, start, end, status, isRow, entries }];
    });
  });
  const rows = sheets.map(({ name, person, decider, start, end, status, isRow }) => {
    const reached = isRow ? order.indexOf(status) : 0;
    const on = (days: number): string | null => (reached < days ? null : at(addDays(end, days), 14));
    return {
      known: name,
      user_id: `@${person.name}`,
      status: 'OPEN',
      currency,
      period_start: start,
      period_end: end,
      period_type: settings.pay_period_type,
      submitted_at: on(1),
      approved_at: on(2),
      approved_by_id: on(2) && `@${decider}`,
      finalized_at: on(3),
      finalized_by_id: on(3) && '@siobhan.kavanagh',
      updated_at: runner.now,
    };
  });
  const entries = sheets.flatMap((sheet) => sheet.entries);
  await runner.write('timesheets', 'tsh', rows);
  await runner.write('time_entries', 'ten', entries);
  if (!isSettled) await runner.analyze('timesheets', 'time_entries', 'leave_requests', 'leave_request_days', 'users');
  await runner.during({}, async (work) => {
    const days = periods.map(({ start }) => start);
    await Promise.all(people.map(({ name }) => refreshTimesheets(work, runner.idOf(name), days)));
    const settled = sheets.flatMap(({ name, status, isRow }) => (isRow ? [{ id: runner.idOf(name), status }] : []));
    const all = sql`jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as settled(id text, status text)`;
    await sql`
      update timesheets set status = settled.status from ${all}
       where organization_id = ${organizationId} and timesheets.id = settled.id`.execute(work.tx);
    // As with every lock, but for the many of a large demo.
    if (isSettled) return;
    await Promise.all(
      people.map((person) => {
        const locked = sheets.filter((sheet) => sheet.isRow && sheet.person === person);
        const periods = locked.map(({ name, start, end }) => ({ id: runner.idOf(name), start, end }));
        return keepExplanations(work, runner.idOf(person.name), periods);
      }),
    );
  });
  return sheets;
}

/** Whole days of approved leave: no one works then. */
async function absences({ tx, tenant }: Runner): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ day: string }>`
    select d.user_id || ' ' || d.date as day from leave_request_days d
      join leave_requests l on l.organization_id = d.organization_id and l.id = d.leave_request_id
     where d.organization_id = ${tenant.id} and l.status = 'APPROVED' and d.days = 1`.execute(tx);
  return new Set(rows.map(({ day }) => day));
}

type Turns = ReadonlyMap<string, { readonly startMs: number; readonly minutes: number }>;

/** The first day for which there are shifts: a week before this one. */
const firstPlanned = (today: string): string => addDays(mondayOf(today), -7);

/** Shifts of the last week and this one until now, by person and day: who has some works as they say. */
async function plannedLately({ tenant, today, nowMs }: Demo, { tx }: Runner): Promise<ReadonlyMap<string, Turns>> {
  const { rows } = await sql<{ user_id: string; starts_at: string; ends_at: string }>`
    select user_id, starts_at, ends_at from shifts
     where organization_id = ${tenant.id} and status = 'SCHEDULED' and is_published
       and starts_at between ${firstPlanned(today)}::timestamptz and ${new Date(nowMs).toISOString()}::timestamptz`.execute(
    tx,
  );
  const people = new Map<string, Map<string, { startMs: number; minutes: number }>>();
  for (const { user_id: id, starts_at, ends_at } of rows) {
    const startMs = Date.parse(starts_at);
    const days = people.get(id) ?? new Map<string, { startMs: number; minutes: number }>();
    people.set(
      id,
      days.set(dayIn(tenant.timezone, startMs), { startMs, minutes: (Date.parse(ends_at) - startMs) / 60_000 }),
    );
  }
  return people;
}

/** What still waits is of the last days; of the guide, who shows every state, it is every other one. */
const waitingDays = 3;
const guideWaitingDays = 12;

/**
 * Five days a week with one turn, or as the shifts of these two weeks say, from the first day of the person to the last. Whose turn is under way is
 * at work; but for the guide, who shows how one clocks in.
 */
function entriesOf(
  demo: Demo,
  { name, words, department, from, until, details }: DemoPerson,
  { start, end, status }: { start: string; end: string; status: TimesheetStatus },
  shifts: Turns | undefined,
  isAway: (day: string) => boolean,
) {
  const { random, today, nowMs } = demo;
  const plan = hoursOf(department);
  const first = Number(random.pick(plan.firstDays));
  const turn = random.pick(plan.turns);
  const bookable = bookableFor(department);
  const hourly_rate = rates.find(({ whose }) => mentions(whose, words))?.rate;
  const isGuide = mentions('guide', words);
  const planFrom = firstPlanned(today);
  const hasTurn = (day: string): boolean =>
    shifts && day >= planFrom ? shifts.has(day) : (weekdayOf(day) - first + 7) % 7 < 5;
  const isWorked = (day: string): boolean =>
    day <= today && day >= from && day <= until && hasTurn(day) && !random.chance(0.04);
  const period = Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => addDays(start, index));
  const days = period.filter((day) => isWorked(day) && !isAway(day));
  // Drawn for everyone alike, so that what one has does not change what others have.
  const drawn = days.map((work_date, index) => {
    const { startMs, minutes: planned } = shifts?.get(work_date) ?? turnOn(demo, turn, work_date);
    const clockInMs = startMs + random.between(-4, 6) * 60_000;
    const minutes = planned + random.between(-10, 45);
    const clockOutMs = clockInMs + minutes * 60_000;
    const isRunning = clockOutMs > nowMs;
    const isLate = random.chance(0.2) && work_date > addDays(today, -waitingDays);
    // The first is the one that is rejected.
    const isShown = index === 0 || (index % 2 === 0 && work_date > addDays(today, -guideWaitingDays));
    const isOpen = ['OPEN', 'SUBMITTED', 'REJECTED'].includes(status) && (isGuide ? isShown : isLate);
    const decided = random.chance(0.01) ? 'REJECTED' : 'APPROVED';
    const approval_status = isOpen || isRunning ? 'PENDING' : decided;
    const clock_in = new Date(clockInMs).toISOString();
    const clock_out = isRunning ? null : new Date(clockOutMs).toISOString();
    const written = clock_out ?? clock_in;
    return {
      known: index === 0 ? `entry ${name} ${work_date}` : undefined,
      user_id: `@${name}`,
      work_date,
      clock_in,
      clock_out,
      raw_clock_in: clock_in,
      raw_clock_out: clock_out,
      break_minutes: isRunning ? 0 : 30,
      duration_minutes: isRunning ? 0 : minutes - 30,
      created_at: written,
      updated_at: written,
      ...random.pick(bookable),
      hourly_rate,
      description: random.chance(0.6) ? random.pick(plan.descriptions) : null,
      notes: approval_status === 'REJECTED' ? 'Rejected: the shift ended earlier.' : null,
      tags: random.chance(0.1) ? ['training'] : [],
      status: isRunning ? 'RUNNING' : 'ACTIVE',
      approval_status,
      source: plan.source,
    };
  });
  const isThere = ({ clock_in, clock_out }: (typeof drawn)[number]): boolean =>
    clock_out !== null || (Date.parse(clock_in) <= nowMs && status === 'OPEN' && !isGuide);
  const entries = drawn.filter(isThere);
  const pattern = details['working_pattern'] as WorkingPattern | undefined;
  return pattern ? entries.filter(({ work_date: day }) => minutesOn(pattern, day) > 0) : entries;
}
