import { Temporal } from 'temporal-polyfill';
import { sql } from '../db/sql.ts';
import { payPeriodOf, refreshTimesheets } from '../features/time/index.ts';
import { addDays } from '../lib/days.ts';
import type { Demo } from './demo.ts';
import { Random } from './random.ts';
import { insertAll, type Staff, staffOf, stamps } from './staff.ts';
import { hoursOf, rateOf } from './time-plan.ts';

const seed = 20_260_313;
const periodsShown = 7;

type SheetStatus = 'OPEN' | 'SUBMITTED' | 'APPROVED' | 'REJECTED' | 'FINALIZED' | 'SIGNED';

/** Three months: old periods are settled, the last one is on its way through every state, the present one is open. */
export async function fillTime(whole: Demo): Promise<void> {
  // Numbers of its own: what other areas draw does not change who worked when.
  const demo = { ...whole, random: new Random(seed) };
  const periods = periodsOf(demo);
  const projects = await projectsOf(demo);
  const isAway = await absencesOf(demo);
  const entries: Record<string, unknown>[] = [];
  const sheets: Record<string, unknown>[] = [];
  for (const person of await staffOf(demo)) {
    for (const [age, period] of periods.entries()) {
      const status = statusOf(demo, person, age);
      const worked = entriesOf(demo, person, period, status, projects.get(person.department) ?? []).filter(
        ({ work_date: day }) => !isAway(person.id, String(day)),
      );
      if (worked.length === 0) continue;
      entries.push(...worked);
      sheets.push(sheetOf(demo, person, period, status));
    }
  }
  await insertAll(
    demo,
    'timesheets',
    sheets.map((sheet) => ({ ...sheet, status: 'OPEN' })),
  );
  await insertAll(demo, 'time_entries', entries);
  await clockSomeoneIn(demo);
  const days = periods.map(({ start }) => start);
  await Promise.all(demo.people.map(({ id }) => refreshTimesheets(demo.work, id, days)));
  await settle(
    demo,
    sheets.map(({ id, status }) => ({ id, status })),
  );
}

/** Only now: what is settled is no longer worked out. */
async function settle({ work }: Demo, sheets: readonly Record<string, unknown>[]): Promise<void> {
  await sql`
    update timesheets set status = settled.status
      from jsonb_to_recordset(${JSON.stringify(sheets)}::jsonb) as settled (id text, status text)
     where timesheets.organization_id = ${work.actor.organizationId} and timesheets.id = settled.id`.execute(work.tx);
}

interface Period {
  readonly start: string;
  readonly end: string;
}

/** The present one first. */
function periodsOf({ work, today }: Demo): Period[] {
  const { settings } = work.actor.organization;
  const periods = [payPeriodOf(settings, today)];
  while (periods.length < periodsShown) {
    periods.push(payPeriodOf(settings, addDays(periods.at(-1)?.start ?? today, -1)));
  }
  return periods;
}

function statusOf({ random }: Demo, person: Staff, age: number): SheetStatus {
  if (age === 0) return 'OPEN';
  if (age > 1) return age > 2 && person.isActive ? 'SIGNED' : 'FINALIZED';
  return random.pick(['OPEN', 'SUBMITTED', 'SUBMITTED', 'APPROVED', 'REJECTED']);
}

interface ProjectRow {
  readonly id: string;
  readonly is_billable: boolean;
  readonly task_id: string;
}

/** What each department can book on: its active projects and those of the whole house, with one of their tasks. */
async function projectsOf({ work, departments }: Demo): Promise<Map<string | null, readonly ProjectRow[]>> {
  const { rows } = await sql<ProjectRow & { department_id: string | null }>`
    select projects.id, projects.department_id, projects.is_billable, min(tasks.id) as task_id from projects
      join tasks on tasks.organization_id = projects.organization_id and tasks.project_id = projects.id
     where projects.organization_id = ${work.actor.organizationId} and projects.status = 'ACTIVE'
     group by projects.organization_id, projects.id order by projects.id`.execute(work.tx);
  const wide = rows.filter((row) => row.department_id === null);
  return new Map([
    [null, wide],
    ...[...departments].map(
      ([name, id]) => [name, [...rows.filter((row) => row.department_id === id), ...wide]] as const,
    ),
  ]);
}

/** Whole days of approved leave: no one works then. */
async function absencesOf({ work }: Demo): Promise<(userId: string, day: string) => boolean> {
  const { rows } = await sql<{ user_id: string; date: string }>`
    select d.user_id, d.date from leave_request_days d
      join leave_requests l on l.organization_id = d.organization_id and l.id = d.leave_request_id
     where d.organization_id = ${work.actor.organizationId} and l.status = 'APPROVED' and d.days = 1`.execute(work.tx);
  const days = new Set(rows.map(({ user_id: id, date }) => `${id} ${date}`));
  return (userId, day) => days.has(`${userId} ${day}`);
}

function entriesOf(
  demo: Demo,
  person: Staff,
  { start, end }: Period,
  sheetStatus: SheetStatus,
  projects: readonly ProjectRow[],
): Record<string, unknown>[] {
  const { random, work, today } = demo;
  const plan = hoursOf(person.department);
  const first = random.pick(plan.firstDays);
  const turn = random.pick(plan.turns);
  const rows: Record<string, unknown>[] = [];
  for (let day = start; day <= end && day < today; day = addDays(day, 1)) {
    const sinceFirst = (Temporal.PlainDate.from(day).dayOfWeek - first + 7) % 7;
    if (sinceFirst > 4 || day < person.from || day > person.until || random.chance(0.04)) continue;
    const local = Temporal.PlainDate.from(day).toZonedDateTime({
      timeZone: work.actor.organization.timezone,
      plainTime: turn.starts,
    });
    const clockInMs = local.epochMilliseconds + random.between(-4, 6) * 60_000;
    const minutes = turn.minutes + random.between(-10, 45);
    const project = random.chance(0.4) && projects.length > 0 ? random.pick(projects) : null;
    const decided = sheetStatus !== 'OPEN' && sheetStatus !== 'SUBMITTED' && sheetStatus !== 'REJECTED';
    const approval = decided || random.chance(0.5) ? (random.chance(0.01) ? 'REJECTED' : 'APPROVED') : 'PENDING';
    rows.push({
      ...hoursColumns(day, clockInMs, minutes),
      id: work.newId('ten'),
      user_id: person.id,
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
      organization_id: work.actor.organizationId,
    });
  }
  return rows;
}

function hoursColumns(day: string, clockInMs: number, minutes: number) {
  const clock_in = new Date(clockInMs).toISOString();
  const clock_out = new Date(clockInMs + minutes * 60_000).toISOString();
  return {
    work_date: day,
    clock_in,
    clock_out,
    raw_clock_in: clock_in,
    raw_clock_out: clock_out,
    break_minutes: 30,
    duration_minutes: minutes - 30,
    created_at: clock_out,
    updated_at: clock_out,
  };
}

function sheetOf(demo: Demo, person: Staff, period: Period, status: SheetStatus): Record<string, unknown> {
  const { settings, currency } = demo.work.actor.organization;
  const at = (days: number): string => `${addDays(period.end, days)}T14:00:00.000Z`;
  const isSubmitted = status !== 'OPEN';
  const isApproved = status === 'APPROVED' || status === 'FINALIZED' || status === 'SIGNED';
  const isFinal = status === 'FINALIZED' || status === 'SIGNED';
  const [decider, payroll] = decidersOf(demo, person);
  return {
    ...stamps(demo),
    id: demo.work.newId('tsh'),
    user_id: person.id,
    status,
    currency,
    period_start: period.start,
    period_end: period.end,
    period_type: settings.pay_period_type,
    submitted_at: isSubmitted ? at(1) : null,
    approved_at: isApproved ? at(2) : null,
    approved_by_id: isApproved ? decider : null,
    finalized_at: isFinal ? at(3) : null,
    finalized_by_id: isFinal ? payroll : null,
    rejection_reason: status === 'REJECTED' ? 'The second Monday is missing.' : null,
  };
}

/** The head of the department, or an Executive for those who head one; and the person who runs payroll. */
function decidersOf({ people }: Demo, person: Staff): [string | null, string | null] {
  const head = people.find(({ role, department }) => role === 'DEPARTMENT_HEAD' && department === person.department);
  const executive = people.find(({ role, id }) => role === 'EXECUTIVE' && id !== person.id);
  const decider = head && head.id !== person.id ? head : executive;
  return [decider?.id ?? null, people.find(({ jobTitle }) => jobTitle === 'Payroll Manager')?.id ?? null];
}

/** Two of the kitchen are at work right now; not the first, who shows visitors round. */
async function clockSomeoneIn(demo: Demo): Promise<void> {
  const { work, today } = demo;
  const cooks = demo.people.filter(
    ({ isActive, role, department }) => isActive && role === 'EMPLOYEE' && department === 'Kitchen',
  );
  const clock_in = new Date(work.nowMs - 95 * 60_000).toISOString();
  await insertAll(
    demo,
    'time_entries',
    cooks.slice(1, 3).map(({ id, jobTitle }) => ({
      ...stamps(demo),
      id: work.newId('ten'),
      user_id: id,
      work_date: today,
      clock_in,
      raw_clock_in: clock_in,
      break_minutes: 0,
      duration_minutes: 0,
      tags: [],
      is_billable: false,
      hourly_rate: rateOf(jobTitle),
      status: 'RUNNING',
      approval_status: 'PENDING',
      source: 'CLOCK',
    })),
  );
}
