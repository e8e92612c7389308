import { Temporal } from 'temporal-polyfill';
import { sql } from '../db/sql.ts';
import { payPeriodOf } from '../features/time/index.ts';
import type { Tenant } from '../kernel/actor.ts';
import { addDays, weekdayOf } from '../lib/days.ts';
import { newId } from '../lib/ids.ts';
import type { Demo, DemoPerson } from './demo.ts';
import { dayMinutes, hourlyRate, type LargeSize } from './large-plan.ts';
import { insertAll } from './rows.ts';
import type { Runner } from './runner.ts';

/** In one statement: their entries are a few megabytes. */
const peopleAtOnce = 25;

interface WorkDay {
  readonly day: string;
  readonly clockInMs: number;
  readonly periodStart: string;
}

/** Weekdays back from yesterday, each at nine in the morning. */
function workDaysOf({ today }: Demo, { timezone: timeZone, settings }: Tenant, count: number): WorkDay[] {
  const days: WorkDay[] = [];
  for (let day = addDays(today, -1); days.length < count; day = addDays(day, -1)) {
    if (weekdayOf(day) > 5) continue;
    const start = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '09:00' });
    days.push({ day, clockInMs: start.epochMilliseconds, periodStart: payPeriodOf(settings, day).start });
  }
  return days;
}

/** A year of work: what is old is settled, of the last whole period some sheets wait. */
export async function fillLargeTime(
  demo: Demo,
  runner: Runner,
  tenant: Tenant,
  crowd: readonly DemoPerson[],
  size: LargeSize,
): Promise<void> {
  const projects = await projectsOf(runner, tenant);
  const missing = size.entries - (await countEntries(runner, tenant));
  const days = workDaysOf(demo, tenant, Math.ceil(missing / crowd.length));
  const place: Place = { runner, tenant };
  const periods = [...new Set(days.map(({ periodStart }) => periodStart))];
  for (let first = 0; first < crowd.length; first += peopleAtOnce) {
    const made = crowd.slice(first, first + peopleAtOnce).flatMap((person, offset) =>
      periods.map((period, age) => {
        const index = first + offset;
        const status = statusOf(age, index < size.waiting);
        const worked = days.filter(({ periodStart }) => periodStart === period);
        return {
          sheet: sheetOf(place, person, period, worked.length, status),
          entries: worked.map((day, at) =>
            entryOf(place, person, day, projects[(index + at) % projects.length], status),
          ),
        };
      }),
    );
    await insertAll(
      runner.tx,
      'timesheets',
      made.map(({ sheet }) => sheet),
    );
    await insertAll(
      runner.tx,
      'time_entries',
      made.flatMap(({ entries }) => entries),
    );
  }
}

interface Place {
  readonly runner: Runner;
  readonly tenant: Tenant;
}

type SheetStatus = 'OPEN' | 'SUBMITTED' | 'APPROVED' | 'SIGNED';

function statusOf(age: number, isWaiting: boolean): SheetStatus {
  if (age === 0) return 'OPEN';
  if (age > 1) return 'SIGNED';
  return isWaiting ? 'SUBMITTED' : 'APPROVED';
}

interface Project {
  readonly id: string;
  readonly is_billable: boolean;
}

/** Those that everyone may book on. */
async function projectsOf({ tx }: Runner, { id }: Tenant): Promise<readonly Project[]> {
  const { rows } = await sql<Project>`
    select id, is_billable from projects
     where organization_id = ${id} and status = 'ACTIVE' and department_id is null
     order by id`.execute(tx);
  return rows;
}

async function countEntries({ tx }: Runner, { id }: Tenant): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from time_entries where organization_id = ${id}`.execute(tx);
  return rows[0]?.count ?? 0;
}

function entryOf(
  { runner, tenant }: Place,
  person: DemoPerson,
  { day, clockInMs }: WorkDay,
  project: Project | undefined,
  status: SheetStatus,
): Record<string, unknown> {
  const clock_in = new Date(clockInMs).toISOString();
  const clock_out = new Date(clockInMs + dayMinutes.whole * 60_000).toISOString();
  return {
    organization_id: tenant.id,
    id: newId('ten', runner.nowMs),
    user_id: runner.idOf(person.name),
    work_date: day,
    clock_in,
    clock_out,
    raw_clock_in: clock_in,
    raw_clock_out: clock_out,
    break_minutes: dayMinutes.break,
    duration_minutes: dayMinutes.worked,
    project_id: project?.id ?? null,
    is_billable: project?.is_billable ?? false,
    tags: [],
    hourly_rate: hourlyRate,
    status: 'ACTIVE',
    source: 'CLOCK',
    created_at: clock_out,
    updated_at: clock_out,
    approval_status: status === 'OPEN' || status === 'SUBMITTED' ? 'PENDING' : 'APPROVED',
  };
}

function sheetOf(
  { runner, tenant }: Place,
  person: DemoPerson,
  period: string,
  count: number,
  status: SheetStatus,
): Record<string, unknown> {
  const { settings, currency } = tenant;
  const now = new Date(runner.nowMs).toISOString();
  const { start, end } = payPeriodOf(settings, period);
  const minutes = count * dayMinutes.worked;
  const at = (days: number): string => `${addDays(end, days)}T14:00:00.000Z`;
  const isApproved = status === 'APPROVED' || status === 'SIGNED';
  const payroll = runner.idOf('siobhan.kavanagh');
  return {
    organization_id: tenant.id,
    id: newId('tsh', runner.nowMs),
    user_id: runner.idOf(person.name),
    created_at: now,
    updated_at: now,
    status,
    currency,
    period_start: start,
    period_end: end,
    period_type: settings.pay_period_type,
    total_minutes: minutes,
    regular_minutes: minutes,
    overtime_minutes: 0,
    entry_count: count,
    break_minutes: count * dayMinutes.break,
    paid_leave_minutes: 0,
    holiday_minutes: 0,
    regular_pay: (minutes / 60) * hourlyRate,
    overtime_pay: 0,
    submitted_at: status === 'OPEN' ? null : at(1),
    approved_at: isApproved ? at(2) : null,
    approved_by_id: isApproved ? payroll : null,
    finalized_at: status === 'SIGNED' ? at(3) : null,
    finalized_by_id: status === 'SIGNED' ? payroll : null,
  };
}
