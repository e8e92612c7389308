import { sql } from '../../../db/sql.ts';
import { type Actor, mayUse, moduleIsOn } from '../../../kernel/actor.ts';
import { isAtLeast } from '../../../kernel/scopes.ts';
import { reportsToDecide } from '../../expenses/index.ts';
import { seesPrivateLeave, whoseLeaveIsSeen } from '../../leave/index.ts';
import { isInLockedPeriod, type TimesheetStatus, whoseTimeIsSeen } from '../../time/index.ts';
import { type InboxItem, verdicts } from './record.ts';
import { nothingElse, type Source } from './source.ts';

const both: InboxItem['verdicts'] = [...verdicts];

interface Asked {
  readonly id: string;
  readonly user: { id: string; first_name: string; last_name: string };
  readonly since: string;
}

const person = sql.raw(
  `jsonb_build_object('id', users.id, 'first_name', users.first_name, 'last_name', users.last_name) as user`,
);

/** Never one's own, and nothing of someone erased, whose records stay as they are. */
const ofOthers = (actor: Actor) => sql`users.id is distinct from ${actor.userId} and users.erased_at is null`;

const tracksTime = (actor: Actor): boolean =>
  isAtLeast(actor.role, 'DEPARTMENT_HEAD') && moduleIsOn(actor.organization, 'time_tracking');

interface LeaveRow extends Asked {
  readonly manager_id: string | null;
  readonly type: string;
  readonly is_private: boolean;
  readonly start_date: string;
  readonly end_date: string;
  readonly total_days: string;
  readonly total_hours: string | null;
  readonly note: string | null;
}

const leaveTables = sql.raw(`leave_requests l
  join users on users.organization_id = l.organization_id and users.id = l.user_id`);
const withType = sql.raw('join leave_types t on t.organization_id = l.organization_id and t.id = l.leave_type_id');
const leaveColumns = sql.raw(
  `l.id, users.manager_id, t.name as type, t.is_private, l.start_date, l.end_date, l.total_days, l.total_hours`,
);

function presentLeave(kind: 'leave' | 'leave_cancellation', actor: Actor, row: LeaveRow): InboxItem {
  const isWhole = !row.is_private || seesPrivateLeave(actor, { user_id: row.user.id, manager_id: row.manager_id });
  return {
    ...nothingElse,
    kind,
    id: row.id,
    user: row.user,
    title: isWhole ? row.type : null,
    start_date: row.start_date,
    end_date: row.end_date,
    days: Number(row.total_days),
    hours: row.total_hours === null ? null : Number(row.total_hours),
    note: isWhole ? row.note : null,
    since: row.since,
    verdicts: both,
  };
}

export const leavesToDecide: Source<LeaveRow> = {
  kind: 'leave',
  isFor: (actor) => mayUse(actor, 'leaves:approve'),
  from: sql`${leaveTables}`,
  where: (actor) => sql`
    l.organization_id = ${actor.organizationId} and l.status = 'PENDING' and l.status <> 'APPROVED'
    and ${whoseLeaveIsSeen(actor)} and ${ofOthers(actor)}`,
  columns: sql`${leaveColumns}, l.reason as note, l.submitted_at as since, ${person}`,
  joins: withType,
  order: sql`l.submitted_at, l.id`,
  present: (actor, row) => presentLeave('leave', actor, row),
};

/** Anyone who may cancel may grant it: also a manager whose role is Employee. */
export const cancellationsToDecide: Source<LeaveRow> = {
  kind: 'leave_cancellation',
  isFor: (actor) => mayUse(actor, 'leaves:write'),
  from: sql`${leaveTables}`,
  where: (actor) => sql`
    l.organization_id = ${actor.organizationId} and l.status = 'APPROVED' and l.cancellation_requested_at is not null
    and ${whoseLeaveIsSeen(actor)} and ${ofOthers(actor)}`,
  columns: sql`
    ${leaveColumns}, l.cancellation_request_reason as note, l.cancellation_requested_at as since, ${person}`,
  joins: withType,
  order: sql`l.cancellation_requested_at, l.id`,
  present: (actor, row) => presentLeave('leave_cancellation', actor, row),
};

interface EntryRow extends Asked {
  readonly project: string | null;
  readonly date: string;
  readonly minutes: number;
  readonly note: string | null;
  readonly sheet_status: TimesheetStatus | null;
  readonly period_end: string | null;
}

export const entriesToDecide: Source<EntryRow> = {
  kind: 'time_entry',
  isFor: (actor) => tracksTime(actor) && mayUse(actor, 'time_entries:approve'),
  from: sql`time_entries e join users on users.organization_id = e.organization_id and users.id = e.user_id`,
  where: (actor) => sql`
    e.organization_id = ${actor.organizationId} and e.approval_status = 'PENDING' and e.approval_status <> 'APPROVED'
    and e.status <> 'DELETED' and e.status = 'ACTIVE' and ${whoseTimeIsSeen(actor)} and ${ofOthers(actor)}`,
  columns: sql`
    e.id, e.work_date as date, e.duration_minutes as minutes, e.description as note, e.clock_in as since,
    p.name as project, s.status as sheet_status, s.period_end, ${person}`,
  joins: sql`
    left join projects p on p.organization_id = e.organization_id and p.id = e.project_id
    left join timesheets s on s.organization_id = e.organization_id and s.user_id = e.user_id
     and s.period_start > e.work_date - 31 and s.period_start <= e.work_date and s.period_end >= e.work_date`,
  order: sql`e.clock_in, e.id`,
  present: (actor, { project, date, minutes, note, sheet_status, period_end, ...asked }) => ({
    ...nothingElse,
    ...asked,
    kind: 'time_entry',
    title: project,
    start_date: date,
    end_date: date,
    minutes,
    note,
    // What is rejected no longer counts, so a locked period keeps it.
    verdicts: isInLockedPeriod(actor, { sheet_status, period_end }) ? ['approve'] : both,
  }),
};

interface SheetRow extends Asked {
  readonly period_start: string;
  readonly period_end: string;
  readonly minutes: number;
}

export const sheetsToDecide: Source<SheetRow> = {
  kind: 'timesheet',
  isFor: tracksTime,
  from: sql`timesheets t join users on users.organization_id = t.organization_id and users.id = t.user_id`,
  where: (actor) => sql`
    t.organization_id = ${actor.organizationId} and t.status = 'SUBMITTED' and ${whoseTimeIsSeen(actor)}
    and ${ofOthers(actor)}`,
  columns: sql`
    t.id, t.period_start, t.period_end, t.total_minutes as minutes,
    coalesce(t.submitted_at, t.updated_at) as since, ${person}`,
  order: sql`t.submitted_at, t.id`,
  present: (_actor, { period_start, period_end, ...asked }) => ({
    ...nothingElse,
    ...asked,
    kind: 'timesheet',
    start_date: period_start,
    end_date: period_end,
    verdicts: both,
  }),
};

interface ReportRow extends Asked {
  readonly title: string;
  readonly departure_date: string | null;
  readonly return_date: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly note: string | null;
}

export const expensesToDecide: Source<ReportRow> = {
  kind: 'expense_report',
  isFor: (actor) => moduleIsOn(actor.organization, 'expenses') && mayUse(actor, 'expenses:approve'),
  from: sql`expense_reports r join users on users.organization_id = r.organization_id and users.id = r.user_id`,
  where: (actor) => sql`
    r.organization_id = ${actor.organizationId} and r.deleted_at is null
    and r.status in ('SUBMITTED', 'PENDING_APPROVAL') and ${reportsToDecide(actor)} and ${ofOthers(actor)}`,
  columns: sql`
    r.id, r.title, r.departure_date, r.return_date, r.grand_total::float8 as amount, r.currency,
    r.trip_purpose as note, coalesce(r.submitted_at, r.updated_at) as since, ${person}`,
  order: sql`r.submitted_at, r.id`,
  present: (_actor, { departure_date, return_date, ...asked }) => ({
    ...nothingElse,
    ...asked,
    kind: 'expense_report',
    start_date: departure_date,
    end_date: return_date,
    verdicts: both,
  }),
};
