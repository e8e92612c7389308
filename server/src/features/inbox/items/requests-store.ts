import { sql } from '../../../db/sql.ts';
import { type Actor, mayUse, moduleIsOn } from '../../../kernel/actor.ts';
import { isAtLeast } from '../../../kernel/scopes.ts';
import { versionOfRow } from '../../../kernel/versions.ts';
import { type ReportRow, reportsToDecide, shownReport } from '../../expenses/index.ts';
import { type LeaveRow, seesLeaveOfType, shownLeave, whoseLeaveIsSeen } from '../../leave/index.ts';
import {
  type EntryRow,
  isOpenDay,
  shownEntry,
  shownSheet,
  type TimesheetRow,
  type TimesheetStatus,
  whoseTimeIsSeen,
} from '../../time/index.ts';
import { type InboxItem, verdicts } from './record.ts';
import { nothingElse, type Source } from './source.ts';

const both: InboxItem['verdicts'] = [...verdicts];

/** Beside the whole record, from which its version follows. */
interface Asked {
  readonly person: { id: string; first_name: string; last_name: string };
  readonly since: string;
}

const person = sql.raw(
  `jsonb_build_object('id', users.id, 'first_name', users.first_name, 'last_name', users.last_name) as person`,
);

/** Never one's own, and nothing of someone erased, whose records stay as they are. */
const ofOthers = (actor: Actor) => sql`users.id is distinct from ${actor.userId} and users.erased_at is null`;

const tracksTime = (actor: Actor): boolean =>
  isAtLeast(actor.role, 'DEPARTMENT_HEAD') && moduleIsOn(actor.organization, 'time_tracking');

type AskedLeave = Asked & LeaveRow;

const leaveTables = sql.raw(`leave_requests l
  join users on users.organization_id = l.organization_id and users.id = l.user_id`);

function presentLeave(kind: 'leave' | 'leave_cancellation', actor: Actor, row: AskedLeave): InboxItem {
  const isWhole = seesLeaveOfType(actor, row.leave_type, row);
  const note = kind === 'leave' ? row.reason : row.cancellation_request_reason;
  return {
    ...nothingElse,
    kind,
    id: row.id,
    version: versionOfRow(shownLeave, actor, row),
    user: row.person,
    title: isWhole ? row.leave_type.name : null,
    start_date: row.start_date,
    end_date: row.end_date,
    days: Number(row.total_days),
    hours: row.total_hours === null ? null : Number(row.total_hours),
    note: isWhole ? note : null,
    since: row.since,
    verdicts: both,
  };
}

export const leavesToDecide: Source<AskedLeave> = {
  kind: 'leave',
  isFor: (actor) => mayUse(actor, 'leaves:approve'),
  from: sql`${leaveTables}`,
  alias: 'l',
  where: (actor) => sql`
    l.organization_id = ${actor.organizationId} and l.status = 'PENDING' and l.status <> 'APPROVED'
    and ${whoseLeaveIsSeen(actor)} and ${ofOthers(actor)}`,
  columns: (actor) => sql`${shownLeave.columns(actor)}, l.submitted_at as since, ${person}`,
  joins: shownLeave.joins,
  order: sql`l.submitted_at, l.id`,
  present: (actor, row) => presentLeave('leave', actor, row),
};

/** Anyone who may cancel may grant it: also a manager whose role is Employee. */
export const cancellationsToDecide: Source<AskedLeave> = {
  kind: 'leave_cancellation',
  isFor: (actor) => mayUse(actor, 'leaves:write'),
  from: sql`${leaveTables}`,
  alias: 'l',
  where: (actor) => sql`
    l.organization_id = ${actor.organizationId} and l.status = 'APPROVED' and l.cancellation_requested_at is not null
    and ${whoseLeaveIsSeen(actor)} and ${ofOthers(actor)}`,
  columns: (actor) => sql`${shownLeave.columns(actor)}, l.cancellation_requested_at as since, ${person}`,
  joins: shownLeave.joins,
  order: sql`l.cancellation_requested_at, l.id`,
  present: (actor, row) => presentLeave('leave_cancellation', actor, row),
};

interface AskedEntry extends Asked, EntryRow {
  readonly project: string | null;
  readonly work_date: string;
  readonly sheet_status: TimesheetStatus | null;
  readonly period_start: string | null;
  readonly period_end: string | null;
}

export const entriesToDecide: Source<AskedEntry> = {
  kind: 'time_entry',
  isFor: (actor) => tracksTime(actor) && mayUse(actor, 'time_entries:approve'),
  from: sql`time_entries e join users on users.organization_id = e.organization_id and users.id = e.user_id`,
  alias: 'e',
  where: (actor) => sql`
    e.organization_id = ${actor.organizationId} and e.approval_status = 'PENDING' and e.approval_status <> 'APPROVED'
    and e.status <> 'DELETED' and e.status = 'ACTIVE' and ${whoseTimeIsSeen(actor)} and ${ofOthers(actor)}`,
  columns: (actor) => sql`
    ${shownEntry.columns(actor)}, e.work_date, e.clock_in as since, p.name as project, s.status as sheet_status,
    s.period_start, s.period_end, ${person}`,
  joins: (actor) => sql`
    ${shownEntry.joins(actor)}
    left join projects p on p.organization_id = e.organization_id and p.id = e.project_id
    left join timesheets s on s.organization_id = e.organization_id and s.user_id = e.user_id
     and s.period_start > e.work_date - 31 and s.period_start <= e.work_date and s.period_end >= e.work_date`,
  order: sql`e.clock_in, e.id`,
  present: (actor, row) => ({
    ...nothingElse,
    kind: 'time_entry',
    id: row.id,
    version: versionOfRow(shownEntry, actor, row),
    user: row.person,
    title: row.project,
    start_date: row.work_date,
    end_date: row.work_date,
    minutes: row.duration_minutes,
    note: row.description,
    since: row.since,
    // What is rejected no longer counts, so a locked period keeps it.
    verdicts: isOpenDay(actor, row) === true ? both : ['approve'],
  }),
};

export const sheetsToDecide: Source<Asked & TimesheetRow> = {
  kind: 'timesheet',
  isFor: tracksTime,
  from: sql`timesheets t join users on users.organization_id = t.organization_id and users.id = t.user_id`,
  alias: 't',
  where: (actor) => sql`
    t.organization_id = ${actor.organizationId} and t.status = 'SUBMITTED' and ${whoseTimeIsSeen(actor)}
    and ${ofOthers(actor)}`,
  columns: (actor) => sql`
    ${shownSheet.columns(actor)}, coalesce(t.submitted_at, t.updated_at) as since, ${person}`,
  joins: shownSheet.joins,
  order: sql`t.submitted_at, t.id`,
  present: (actor, row) => ({
    ...nothingElse,
    kind: 'timesheet',
    id: row.id,
    version: versionOfRow(shownSheet, actor, row),
    user: row.person,
    start_date: row.period_start,
    end_date: row.period_end,
    minutes: row.total_minutes,
    submitted_minutes: row.changed_since_submitted ? row.submitted_minutes : null,
    has_changed: row.changed_since_submitted,
    since: row.since,
    verdicts: both,
  }),
};

export const expensesToDecide: Source<Asked & ReportRow> = {
  kind: 'expense_report',
  isFor: (actor) => moduleIsOn(actor.organization, 'expenses') && mayUse(actor, 'expenses:approve'),
  from: sql`expense_reports r join users on users.organization_id = r.organization_id and users.id = r.user_id`,
  alias: 'r',
  where: (actor) => sql`
    r.organization_id = ${actor.organizationId} and r.deleted_at is null
    and r.status in ('SUBMITTED', 'PENDING_APPROVAL') and ${reportsToDecide(actor)} and ${ofOthers(actor)}`,
  columns: (actor) => sql`
    ${shownReport.columns(actor)}, coalesce(r.submitted_at, r.updated_at) as since, ${person}`,
  joins: shownReport.joins,
  order: sql`r.submitted_at, r.id`,
  present: (actor, row) => ({
    ...nothingElse,
    kind: 'expense_report',
    id: row.id,
    version: versionOfRow(shownReport, actor, row),
    user: row.person,
    title: row.title,
    start_date: row.departure_date,
    end_date: row.return_date,
    amount: Number(row.grand_total),
    currency: row.currency,
    note: row.trip_purpose,
    since: row.since,
    verdicts: both,
  }),
};
