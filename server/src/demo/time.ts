import { sql } from '../db/sql.ts';
import { payPeriodOf, refreshTimesheets, type TimesheetStatus } from '../features/time/index.ts';
import { addDays, weekdayOf } from '../lib/days.ts';
import { at, crewOf, deciderOf, type Demo, type DemoPerson, guideOf, type Move, walk } from './demo.ts';
import { analyze } from './rows.ts';
import type { Runner } from './runner.ts';
import { hoursOf, turnOn } from './schedule.ts';

const periodsShown = 7;
const payroll = '@siobhan.kavanagh';
/** In one statement: their entries are a few megabytes. */
const peopleAtOnce = 25;

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
const rateOf = (title: string): number =>
  /head|chief|director|executive|manager/i.test(title)
    ? 52
    : /chef|sommelier|lead|planner|accountant/i.test(title)
      ? 34.5
      : 23.75;

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
  const { random, today } = demo;
  const guide = guideOf(demo);
  const sheets = await writeTime(demo, runner, demo.people, periodsShown, (person, age) => {
    if (age === 0) return 'OPEN';
    if (age > 1) return age > 2 && person.isActive ? 'SIGNED' : 'FINALIZED';
    return random.pick(['OPEN', 'SUBMITTED', 'SUBMITTED', 'APPROVED', 'REJECTED'] as const);
  });
  const movesOf = ({ person, name, end, status }: Sheet) => walk(demo, person, name, end, walks[status] ?? []);
  await runner.runAbreast(
    demo.people.map((person) => sheets.filter((sheet) => sheet.person === person).flatMap(movesOf)),
  );
  const entries = sheets.filter(({ person }) => person === guide).flatMap((sheet) => sheet.entries);
  const rejected = entries.find(({ approval_status }) => approval_status === 'PENDING')?.known ?? '';
  const reason = 'The shift ended earlier.';
  const since = new Date(demo.nowMs - 95 * 60_000).toISOString();
  // Two of the kitchen are at work right now; not the first, who shows visitors round.
  const cooks = crewOf(demo, 'Kitchen').slice(1, 3);
  await runner.run([
    ...walk(demo, guide, rejected, today, [['timeEntries.reject', 'decider', -1, { reason }]]),
    ...cooks.map(({ name }) => ({ as: name, at: since, call: 'clock.in' })),
  ]);
}

/**
 * Thousands of entries, each of which would recompute its timesheet, are written as rows. So is what is settled, once its totals
 * were computed; with `isSettled` all is.
 */
export async function writeTime(
  demo: Demo,
  runner: Runner,
  people: readonly DemoPerson[],
  periodCount: number,
  statusOf: (person: DemoPerson, age: number) => TimesheetStatus,
  isSettled = false,
): Promise<Sheet[]> {
  const { settings } = demo.tenant;
  const periods = [payPeriodOf(settings, demo.today)];
  while (periods.length < periodCount) periods.push(payPeriodOf(settings, addDays(periods.at(-1)?.start ?? '', -1)));
  const projectsOf = await bookableProjects(runner);
  const isAway = await absences(runner);
  const guide = guideOf(demo);
  const sheets: Sheet[] = [];
  for (const person of people) {
    const known = sheets.length;
    for (const [age, { start, end }] of periods.entries()) {
      const drawn = statusOf(person, age);
      const status = person === guide ? (guideStatuses[sheets.length - known] ?? 'SIGNED') : drawn;
      const worked = entriesOf(demo, person, { start, end }, drawn, projectsOf(person.department));
      const entries = worked.filter(({ work_date: day }) => !isAway(runner.idOf(person.name), day));
      if (entries.length === 0) continue;
      const decided = person === guide && age < 2 ? entries.map(halfDecided) : entries;
      sheets.push({ name: `timesheet ${person.name} ${start}`, person, start, end, status, entries: decided });
    }
  }
  const isRow = ({ status }: Sheet): boolean => isSettled || !(status in walks);
  for (let first = 0; first < people.length; first += peopleAtOnce) {
    const some = people.slice(first, first + peopleAtOnce);
    const theirs = sheets.filter(({ person }) => some.includes(person));
    await runner.write(
      'timesheets',
      'tsh',
      theirs.map((sheet) => sheetRow(demo, sheet, isRow(sheet))),
    );
    await runner.write(
      'time_entries',
      'ten',
      theirs.flatMap(({ entries }) => entries),
    );
  }
  await analyze(runner.tx, 'timesheets', 'time_entries', 'leave_requests', 'leave_request_days', 'users');
  await runner.during({}, async (work) => {
    const days = periods.map(({ start }) => start);
    await Promise.all(people.map(({ name }) => refreshTimesheets(work, runner.idOf(name), days)));
    const settled = sheets.filter(isRow).map(({ name, status }) => ({ id: runner.idOf(name), status }));
    await sql`
      update timesheets set status = settled.status
        from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as settled (id text, status text)
       where timesheets.organization_id = ${demo.tenant.id} and timesheets.id = settled.id`.execute(work.tx);
  });
  return sheets;
}

const halfDecided = (entry: Entry, index: number): Entry => ({
  ...entry,
  approval_status: index % 2 === 0 ? 'PENDING' : 'APPROVED',
  notes: null,
});

interface Project {
  readonly id: string;
  readonly is_billable: boolean;
  readonly task_id: string;
  readonly department: string | null;
}

/** What a department can book on: its active projects and those of the whole house, with one of their tasks. */
async function bookableProjects({ tx, tenant: { id } }: Runner) {
  const { rows } = await sql<Project>`
    select p.id, p.is_billable, min(d.name) as department, min(t.id) as task_id from projects p
      join tasks t on t.organization_id = p.organization_id and t.project_id = p.id
      left join departments d on d.organization_id = p.organization_id and d.id = p.department_id
     where p.organization_id = ${id} and p.status = 'ACTIVE'
     group by p.organization_id, p.id order by p.id`.execute(tx);
  return (department: string | null): Project[] =>
    rows.filter((project) => project.department === null || project.department === department);
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

type Entry = ReturnType<typeof entryOf>;

/** Five days a week with one turn, from the first day of the person to the last. */
function entriesOf(
  demo: Demo,
  person: DemoPerson,
  { start, end }: Pick<Sheet, 'start' | 'end'>,
  status: TimesheetStatus,
  projects: readonly Project[],
): Entry[] {
  const { random, today } = demo;
  const plan = hoursOf(person.department);
  const first = Number(random.pick(plan.firstDays));
  const turn = random.pick(plan.turns);
  const entries: Entry[] = [];
  for (let day = start; day <= end && day < today; day = addDays(day, 1)) {
    const isFree = (weekdayOf(day) - first + 7) % 7 > 4 || day < person.from || day > person.until;
    if (isFree || random.chance(0.04)) continue;
    entries.push(entryOf(demo, person, plan, turn, day, status, projects));
  }
  return entries;
}

function entryOf(
  demo: Demo,
  { name, jobTitle }: DemoPerson,
  { source, descriptions }: ReturnType<typeof hoursOf>,
  turn: string,
  work_date: string,
  status: TimesheetStatus,
  projects: readonly Project[],
) {
  const { random } = demo;
  const { startMs, minutes: planned } = turnOn(demo, turn, work_date);
  const clockInMs = startMs + random.between(-4, 6) * 60_000;
  const minutes = planned + random.between(-10, 45);
  const project = random.chance(0.4) && projects.length > 0 ? random.pick(projects) : null;
  const isDecided = !['OPEN', 'SUBMITTED', 'REJECTED'].includes(status) || random.chance(0.5);
  const approval_status = isDecided ? (random.chance(0.01) ? 'REJECTED' : 'APPROVED') : 'PENDING';
  const clock_in = new Date(clockInMs).toISOString();
  const clock_out = new Date(clockInMs + minutes * 60_000).toISOString();
  return {
    known: `entry ${name} ${work_date}`,
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
    project_id: project?.id ?? null,
    task_id: project?.task_id ?? null,
    is_billable: project?.is_billable ?? false,
    hourly_rate: rateOf(jobTitle),
    description: random.chance(0.6) ? random.pick(descriptions) : null,
    notes: approval_status === 'REJECTED' ? 'Rejected: the shift ended earlier.' : null,
    tags: random.chance(0.1) ? ['training'] : [],
    status: 'ACTIVE',
    approval_status,
    source,
  };
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
