import { Temporal } from 'temporal-polyfill';
import { sql } from '../db/sql.ts';
import { payPeriodOf, refreshTimesheets } from '../features/time/index.ts';
import type { Tenant } from '../kernel/actor.ts';
import { addDays } from '../lib/days.ts';
import { newId } from '../lib/ids.ts';
import { at, deciderOf, type Demo, type DemoPerson, guideOf } from './demo.ts';
import { analyze, insertAll } from './rows.ts';
import { ref, type Runner, type Step } from './runner.ts';
import { hoursOf, rateOf } from './time-plan.ts';

const periodsShown = 7;
const payroll = 'siobhan.kavanagh';

type SheetStatus = 'OPEN' | 'SUBMITTED' | 'APPROVED' | 'REJECTED' | 'FINALIZED' | 'SIGNED';

/** The Employee who shows visitors round has a timesheet in each state, newest first; on the first day of a period it is the last one that is open. */
const guideStatuses: readonly SheetStatus[] = ['OPEN', 'SUBMITTED', 'REJECTED', 'APPROVED', 'FINALIZED', 'SIGNED'];

interface Sheet {
  readonly id: string;
  readonly person: DemoPerson;
  readonly start: string;
  readonly end: string;
  readonly status: SheetStatus;
}

/**
 * Three months: old periods are settled, the last one is on its way through every state, the present one is open. Thousands of
 * entries, each of which would recompute its timesheet: they are written as rows, and their timesheets are moved by operations
 * if they are still on their way.
 */
export async function fillTime(demo: Demo, runner: Runner, tenant: Tenant): Promise<void> {
  const periods = [payPeriodOf(tenant.settings, demo.today)];
  while (periods.length < periodsShown) {
    periods.push(payPeriodOf(tenant.settings, addDays(periods.at(-1)?.start ?? demo.today, -1)));
  }
  const projects = await projectsOf(runner, tenant);
  const isAway = await absencesOf(runner, tenant);
  const guide = guideOf(demo);
  const entries: Entry[] = [];
  const sheets: Sheet[] = [];
  for (const person of demo.people) {
    const known = sheets.length;
    for (const [age, period] of periods.entries()) {
      const drawn = statusOf(demo, person, age);
      const status = person === guide ? (guideStatuses[sheets.length - known] ?? 'SIGNED') : drawn;
      const worked = entriesOf(demo, runner, tenant, person, period, drawn, projects(person.department)).filter(
        ({ user_id, work_date }) => !isAway(user_id, work_date),
      );
      if (worked.length === 0) continue;
      entries.push(...(person === guide && age < 2 ? worked.map(halfDecided) : worked));
      sheets.push({ id: newId('tsh', runner.nowMs), person, ...period, status });
    }
  }
  await runner.during({}, async (work) => {
    await insertAll(
      work.tx,
      'timesheets',
      sheets.map((sheet) => sheetRow(demo, runner, tenant, sheet, work.now)),
    );
    await insertAll(work.tx, 'time_entries', entries);
    await analyze(work.tx, 'timesheets', 'time_entries', 'leave_requests', 'leave_request_days', 'users');
    const days = periods.map(({ start }) => start);
    await Promise.all(demo.people.map(({ name }) => refreshTimesheets(work, runner.idOf(name), days)));
    await settle(sheets.filter(isSettled), tenant).execute(work.tx);
  });
  const moving = sheets.filter((sheet) => !isSettled(sheet));
  const movesFor = (person: DemoPerson): Step[] =>
    moving.filter((sheet) => sheet.person === person).flatMap((sheet) => [...movesOf(demo, runner, sheet)]);
  await runner.runAbreast(demo.people.map(movesFor));
  await runner.run(rejection(demo, runner, entries));
  await runner.run(clockingIn(demo, runner.nowMs));
}

const isSettled = ({ status }: Sheet): boolean => status === 'FINALIZED' || status === 'SIGNED';

/** Only after their totals were computed: what is settled is not computed any more. */
const settle = (sheets: readonly Sheet[], { id }: Tenant) => sql`
  update timesheets set status = settled.status
    from jsonb_to_recordset(${JSON.stringify(sheets)}::jsonb) as settled (id text, status text)
   where timesheets.organization_id = ${id} and timesheets.id = settled.id`;

function statusOf({ random }: Demo, person: DemoPerson, age: number): SheetStatus {
  if (age === 0) return 'OPEN';
  if (age > 1) return age > 2 && person.isActive ? 'SIGNED' : 'FINALIZED';
  return random.pick(['OPEN', 'SUBMITTED', 'SUBMITTED', 'APPROVED', 'REJECTED']);
}

const halfDecided = (entry: Entry, index: number): Entry => ({
  ...entry,
  approval_status: index % 2 === 0 ? 'PENDING' : 'APPROVED',
  notes: null,
});

/** One entry of the Employee who shows visitors round was turned down yesterday. */
function* rejection(demo: Demo, runner: Runner, entries: readonly Entry[]): Generator<Step> {
  const guide = guideOf(demo);
  const userId = runner.idOf(guide.name);
  const entry = entries.find((one) => one.user_id === userId && one['approval_status'] === 'PENDING');
  if (!entry) return;
  runner.know('rejected entry', { id: String(entry['id']) });
  const decision = { as: deciderOf(demo, guide), at: at(addDays(demo.today, -1), 18) };
  const reason = 'The shift ended earlier.';
  yield { ...decision, call: 'timeEntries.reject', of: { id: ref('rejected entry') }, with: { reason } };
}

/** Submitted on the first day after the period, decided on the second; just now, where that is still to come. */
function* movesOf(demo: Demo, runner: Runner, { id, person, end, status }: Sheet): Generator<Step> {
  if (status === 'OPEN') return;
  const after = (days: number): string => {
    const latest = new Date(runner.nowMs - (3 - days) * 60_000).toISOString();
    const usual = at(addDays(end, days), 14);
    return usual < latest ? usual : latest;
  };
  runner.know(`timesheet ${id}`, { id });
  const of = { id: ref(`timesheet ${id}`) };
  yield { as: person.name, at: after(1), call: 'timesheets.submit', of };
  const decision = { as: deciderOf(demo, person), at: after(2), of };
  if (status === 'APPROVED') yield { ...decision, call: 'timesheets.approve' };
  if (status === 'REJECTED') {
    yield { ...decision, call: 'timesheets.reject', with: { reason: 'The second Monday is missing.' } };
  }
}

interface ProjectRow {
  readonly id: string;
  readonly is_billable: boolean;
  readonly task_id: string;
  readonly department: string | null;
}

/** What a department can book on: its active projects and those of the whole house, with one of their tasks. */
async function projectsOf({ tx }: Runner, { id }: Tenant) {
  const { rows } = await sql<ProjectRow>`
    select p.id, p.is_billable, min(d.name) as department, min(t.id) as task_id from projects p
      join tasks t on t.organization_id = p.organization_id and t.project_id = p.id
      left join departments d on d.organization_id = p.organization_id and d.id = p.department_id
     where p.organization_id = ${id} and p.status = 'ACTIVE'
     group by p.organization_id, p.id order by p.id`.execute(tx);
  const of = (department: string | null): ProjectRow[] => rows.filter((row) => row.department === department);
  return (department: string | null): ProjectRow[] =>
    department === null ? of(null) : [...of(department), ...of(null)];
}

/** Whole days of approved leave: no one works then. */
async function absencesOf({ tx }: Runner, { id }: Tenant) {
  const { rows } = await sql<{ user_id: string; date: string }>`
    select d.user_id, d.date from leave_request_days d
      join leave_requests l on l.organization_id = d.organization_id and l.id = d.leave_request_id
     where d.organization_id = ${id} and l.status = 'APPROVED' and d.days = 1`.execute(tx);
  const days = new Set(rows.map((row) => `${row.user_id} ${row.date}`));
  return (userId: string, day: string): boolean => days.has(`${userId} ${day}`);
}

interface Entry extends Readonly<Record<string, unknown>> {
  readonly user_id: string;
  readonly work_date: string;
}

function entriesOf(
  { random, today }: Demo,
  runner: Runner,
  tenant: Tenant,
  person: DemoPerson,
  { start, end }: Pick<Sheet, 'start' | 'end'>,
  sheetStatus: SheetStatus,
  projects: readonly ProjectRow[],
): Entry[] {
  const plan = hoursOf(person.department);
  const first = random.pick(plan.firstDays);
  const turn = random.pick(plan.turns);
  const rows: Entry[] = [];
  for (let day = start; day <= end && day < today; day = addDays(day, 1)) {
    const date = Temporal.PlainDate.from(day);
    if ((date.dayOfWeek - first + 7) % 7 > 4 || day < person.from || day > person.until || random.chance(0.04))
      continue;
    const local = date.toZonedDateTime({ timeZone: tenant.timezone, plainTime: turn.starts });
    const clockInMs = local.epochMilliseconds + random.between(-4, 6) * 60_000;
    const minutes = turn.minutes + random.between(-10, 45);
    const project = random.chance(0.4) && projects.length > 0 ? random.pick(projects) : null;
    const isDecided = !['OPEN', 'SUBMITTED', 'REJECTED'].includes(sheetStatus);
    const approval = isDecided || random.chance(0.5) ? (random.chance(0.01) ? 'REJECTED' : 'APPROVED') : 'PENDING';
    const clock_in = new Date(clockInMs).toISOString();
    const clock_out = new Date(clockInMs + minutes * 60_000).toISOString();
    rows.push({
      organization_id: tenant.id,
      id: newId('ten', runner.nowMs),
      user_id: runner.idOf(person.name),
      work_date: day,
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
      hourly_rate: rateOf(person.jobTitle),
      description: random.chance(0.6) ? random.pick(plan.descriptions) : null,
      notes: approval === 'REJECTED' ? 'Rejected: the shift ended earlier.' : null,
      tags: random.chance(0.1) ? ['training'] : [],
      status: 'ACTIVE',
      approval_status: approval,
      source: plan.isClocked ? 'CLOCK' : 'MANUAL',
    });
  }
  return rows;
}

function sheetRow(demo: Demo, runner: Runner, tenant: Tenant, sheet: Sheet, now: string) {
  const on = (days: number): string | null => (isSettled(sheet) ? at(addDays(sheet.end, days), 14) : null);
  const decider = deciderOf(demo, sheet.person);
  return {
    organization_id: tenant.id,
    id: sheet.id,
    user_id: runner.idOf(sheet.person.name),
    status: 'OPEN',
    currency: tenant.currency,
    period_start: sheet.start,
    period_end: sheet.end,
    period_type: tenant.settings.pay_period_type,
    submitted_at: on(1),
    approved_at: on(2),
    approved_by_id: isSettled(sheet) && decider !== undefined ? runner.idOf(decider) : null,
    finalized_at: on(3),
    finalized_by_id: isSettled(sheet) ? runner.idOf(payroll) : null,
    created_at: now,
    updated_at: now,
  };
}

/** Two of the kitchen are at work right now; not the first, who shows visitors round. */
function* clockingIn({ people }: Demo, nowMs: number): Generator<Step> {
  const cooks = people.filter(
    ({ isActive, role, department }) => isActive && role === 'EMPLOYEE' && department === 'Kitchen',
  );
  const since = new Date(nowMs - 95 * 60_000).toISOString();
  for (const { name } of cooks.slice(1, 3)) yield { as: name, at: since, call: 'clock.in', with: {} };
}
