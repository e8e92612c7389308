import { type Sql, sql } from '../../../db/sql.ts';
import { type Actor, administers, moduleIsOn } from '../../../kernel/actor.ts';
import { nameIn } from '../../../kernel/names.ts';
import { isAtLeast } from '../../../kernel/scopes.ts';
import { versionOfRow } from '../../../kernel/versions.ts';
import type { ViewRule } from '../../../kernel/view.ts';
import {
  asDeputy,
  decidedBy,
  decidedInPlaceOf,
  type DecidingKind,
  hasDecidedStep,
  isNearestTo,
  type StandIn,
} from '../../approvals/index.ts';
import { type ReportRow, reportsToDecide, shownReport } from '../../expenses/index.ts';
import { type LeaveRow, seesLeaveOfType, shownLeave, whoseLeaveIsDecided } from '../../leave/index.ts';
import {
  type EntryRow,
  isOpenDay,
  shownEntry,
  shownSheet,
  type TimesheetRow,
  type TimesheetStatus,
  whoseTimeIsDecided,
} from '../../time/index.ts';
import { type InboxItem, verdicts } from './record.ts';
import { noFacts, nothingElse, type Reading, type Source } from './source.ts';

/** More are on the page of the report. */
const mostReceipts = 5;

const both: InboxItem['verdicts'] = [...verdicts];

/** Beside the whole record, from which its version follows. */
interface Asked {
  /** In whose place the actor decides; null: by a right of their own. */
  readonly principal_id: string | null;
  readonly person: { id: string; first_name: string; last_name: string };
  readonly since: string;
}

const person = sql.raw(
  `jsonb_build_object('id', users.id, 'first_name', users.first_name, 'last_name', users.last_name) as person`,
);

/** Never one's own, and nothing of someone erased, whose records stay as they are. */
const ofOthers = (actor: Actor) => sql`users.id is distinct from ${actor.userId} and users.erased_at is null`;

const tracksTime = ({ actor, standIns }: Reading): boolean =>
  moduleIsOn(actor.organization, 'time_tracking') &&
  (isAtLeast(actor.role, 'DEPARTMENT_HEAD') || standsInOn(standIns, 'TIME').length > 0);

const standsInOn = (standIns: readonly StandIn[], kind: DecidingKind): readonly StandIn[] =>
  standIns.filter(({ kinds }) => kinds.has(kind));

/** Whose requests the actor decides on, by the view of those who decide: their own, or that of someone who is away. */
function whose({ actor, standIns }: Reading, kind: DecidingKind, view: ViewRule): Sql {
  const away = standsInOn(standIns, kind);
  const own = sql`(${view(actor)})`;
  return away.length === 0 ? own : sql`(${own} or ${decidedInPlaceOf(actor, away, view)})`;
}

/**
 * Who keeps everyone's may decide on every request. Theirs before anyone else's are those that no one nearer decides on: the person's manager,
 * who heads or manages their department, as `listInCharge` names them.
 */
function nearestOf({ actor, standIns }: Reading, kind: DecidingKind, view: ViewRule, step: Sql = sql`false`): Sql {
  if (!administers(actor)) return sql`true`;
  const away = standsInOn(standIns, kind);
  const inPlace = away.length === 0 ? sql`false` : decidedInPlaceOf(actor, away, view);
  return sql`(${step} or ${inPlace} or ${isNearestTo(actor, kind)})`;
}

/** A request with steps waits for those alone who take the step. */
const hasStep = (alias: string): Sql => sql`${sql.ref(`${alias}.approvals`)} @> '[{"status": "WAITING"}]'`;

/** Beside what is read of each: in whose place. */
function principal({ actor, standIns }: Reading, kind: DecidingKind, view: ViewRule): Sql {
  const away = standsInOn(standIns, kind);
  if (away.length === 0) return sql`null as principal_id`;
  const cases = away.map((one) => sql`when ${decidedInPlaceOf(actor, [one], view)} then ${one.of.userId}`);
  return sql`case when ${view(actor)} then null ${sql.join(cases, ' ')} end as principal_id`;
}

/** Whose eyes a request is shown to, and for whom. */
function shownTo(
  { actor, standIns }: Reading,
  { principal_id: id }: Asked,
): Pick<InboxItem, 'on_behalf_of'> & {
  readonly reader: Actor;
} {
  const standIn = id === null ? undefined : standIns.find(({ person: { id: absent } }) => absent === id);
  return standIn ? { reader: asDeputy(actor), on_behalf_of: standIn.person } : { reader: actor, on_behalf_of: null };
}

type AskedLeave = Asked & LeaveRow & { readonly type_name: string };

const leaveShown = (actor: Actor): Sql =>
  sql`${shownLeave.columns(actor)}, ${nameIn(actor.language, 't')} as type_name`;

/** Requests with steps wait for who takes the step, all others for who decides as ever. */
const leaveToTake = decidedBy('l', whoseLeaveIsDecided);
const reportsToTake = decidedBy('r', reportsToDecide);

const leaveTables = sql.raw(`leave_requests l
  join users on users.organization_id = l.organization_id and users.id = l.user_id`);

function presentLeave(kind: 'leave' | 'leave_cancellation', reading: Reading, row: AskedLeave): InboxItem {
  const { reader: actor, on_behalf_of } = shownTo(reading, row);
  const isWhole = seesLeaveOfType(actor, row.leave_type, row);
  const note = kind === 'leave' ? row.reason : row.cancellation_request_reason;
  return {
    ...nothingElse,
    kind,
    id: row.id,
    version: versionOfRow(shownLeave, actor, row),
    user: row.person,
    on_behalf_of,
    title: isWhole ? row.type_name : null,
    start_date: row.start_date,
    end_date: row.end_date,
    days: Number(row.total_days),
    hours: row.total_hours === null ? null : Number(row.total_hours),
    note: isWhole ? note : null,
    since: row.since,
    approvals: isWhole ? row.approvals : row.approvals.map((approval) => ({ ...approval, comment: null })),
    verdicts: both,
  };
}

export const leavesToDecide: Source<AskedLeave> = {
  kind: 'leave',
  // A manager decides whatever their role.
  isFor: () => true,
  from: sql`${leaveTables}`,
  alias: 'l',
  where: (reading) => sql`
    l.organization_id = ${reading.actor.organizationId} and l.status = 'PENDING' and l.status <> 'APPROVED'
    and ${whose(reading, 'LEAVE', leaveToTake)} and ${ofOthers(reading.actor)}
    and not ${hasDecidedStep('l', reading.actor.userId)}`,
  isNearest: (reading) => nearestOf(reading, 'LEAVE', leaveToTake, hasStep('l')),
  columns: (reading) => sql`
    ${leaveShown(reading.actor)}, l.submitted_at as since, ${person}, ${principal(reading, 'LEAVE', leaveToTake)}`,
  joins: shownLeave.joins,
  order: sql`l.submitted_at, l.id`,
  present: (reading, row) => presentLeave('leave', reading, row),
};

/** Anyone who may cancel may grant it: also a manager whose role is Employee. */
export const cancellationsToDecide: Source<AskedLeave> = {
  kind: 'leave_cancellation',
  isFor: () => true,
  from: sql`${leaveTables}`,
  alias: 'l',
  where: (reading) => sql`
    l.organization_id = ${reading.actor.organizationId} and l.status = 'APPROVED' and l.cancellation_requested_at is not null
    and ${whose(reading, 'LEAVE', whoseLeaveIsDecided)} and ${ofOthers(reading.actor)}`,
  isNearest: (reading) => nearestOf(reading, 'LEAVE', whoseLeaveIsDecided),
  columns: (reading) => sql`
    ${leaveShown(reading.actor)}, l.cancellation_requested_at as since, ${person},
    ${principal(reading, 'LEAVE', whoseLeaveIsDecided)}`,
  joins: shownLeave.joins,
  order: sql`l.cancellation_requested_at, l.id`,
  present: (reading, row) => presentLeave('leave_cancellation', reading, row),
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
  isFor: tracksTime,
  from: sql`time_entries e join users on users.organization_id = e.organization_id and users.id = e.user_id`,
  alias: 'e',
  where: (reading) => sql`
    e.organization_id = ${reading.actor.organizationId} and e.approval_status = 'PENDING' and e.approval_status <> 'APPROVED'
    and e.status <> 'DELETED' and e.status = 'ACTIVE' and ${whose(reading, 'TIME', whoseTimeIsDecided)}
    and ${ofOthers(reading.actor)}`,
  isNearest: (reading) => nearestOf(reading, 'TIME', whoseTimeIsDecided),
  columns: (reading) => sql`
    ${shownEntry.columns(reading.actor)}, e.work_date, e.clock_in as since, p.name as project, s.status as sheet_status,
    s.period_start, s.period_end, ${person}, ${principal(reading, 'TIME', whoseTimeIsDecided)}`,
  joins: (actor) => sql`
    ${shownEntry.joins(actor)}
    left join projects p on p.organization_id = e.organization_id and p.id = e.project_id
    left join timesheets s on s.organization_id = e.organization_id and s.user_id = e.user_id
     and s.period_start > e.work_date - 31 and s.period_start <= e.work_date and s.period_end >= e.work_date`,
  order: sql`e.clock_in, e.id`,
  present: (reading, row) => {
    const { reader: actor, on_behalf_of } = shownTo(reading, row);
    return {
      ...nothingElse,
      kind: 'time_entry',
      id: row.id,
      version: versionOfRow(shownEntry, actor, row),
      user: row.person,
      on_behalf_of,
      title: row.project,
      start_date: row.work_date,
      end_date: row.work_date,
      minutes: row.duration_minutes,
      note: row.description,
      facts: row.is_duration ? noFacts : { ...noFacts, clock_in: row.clock_in, clock_out: row.clock_out },
      since: row.since,
      // What is rejected no longer counts, so a locked period keeps it.
      verdicts: isOpenDay(actor, row) === true ? both : ['approve'],
    };
  },
};

export const sheetsToDecide: Source<Asked & TimesheetRow> = {
  kind: 'timesheet',
  isFor: tracksTime,
  from: sql`timesheets t join users on users.organization_id = t.organization_id and users.id = t.user_id`,
  alias: 't',
  where: (reading) => sql`
    t.organization_id = ${reading.actor.organizationId} and t.status = 'SUBMITTED'
    and ${whose(reading, 'TIME', whoseTimeIsDecided)} and ${ofOthers(reading.actor)}`,
  isNearest: (reading) => nearestOf(reading, 'TIME', whoseTimeIsDecided),
  columns: (reading) => sql`
    ${shownSheet.columns(reading.actor)}, coalesce(t.submitted_at, t.updated_at) as since, ${person},
    ${principal(reading, 'TIME', whoseTimeIsDecided)}`,
  joins: shownSheet.joins,
  order: sql`t.submitted_at, t.id`,
  present: (reading, row) => {
    const { reader: actor, on_behalf_of } = shownTo(reading, row);
    return {
      ...nothingElse,
      kind: 'timesheet',
      id: row.id,
      version: versionOfRow(shownSheet, actor, row),
      user: row.person,
      on_behalf_of,
      start_date: row.period_start,
      end_date: row.period_end,
      minutes: row.total_minutes,
      submitted_minutes: row.changed_since_submitted ? row.submitted_minutes : null,
      has_changed: row.changed_since_submitted,
      since: row.since,
      verdicts: both,
    };
  },
};

export const expensesToDecide: Source<Asked & ReportRow> = {
  kind: 'expense_report',
  isFor: ({ actor }) => moduleIsOn(actor.organization, 'expenses'),
  from: sql`expense_reports r join users on users.organization_id = r.organization_id and users.id = r.user_id`,
  alias: 'r',
  where: (reading) => sql`
    r.organization_id = ${reading.actor.organizationId} and r.deleted_at is null
    and r.status in ('SUBMITTED', 'PENDING_APPROVAL') and ${whose(reading, 'EXPENSES', reportsToTake)}
    and ${ofOthers(reading.actor)}
    and not ${hasDecidedStep('r', reading.actor.userId)}`,
  isNearest: (reading) => nearestOf(reading, 'EXPENSES', reportsToTake, hasStep('r')),
  columns: (reading) => sql`
    ${shownReport.columns(reading.actor)}, coalesce(r.submitted_at, r.updated_at) as since, ${person},
    ${principal(reading, 'EXPENSES', reportsToTake)}`,
  joins: shownReport.joins,
  order: sql`r.submitted_at, r.id`,
  present: (reading, row) => {
    const { reader: actor, on_behalf_of } = shownTo(reading, row);
    return {
      ...nothingElse,
      kind: 'expense_report',
      id: row.id,
      version: versionOfRow(shownReport, actor, row),
      user: row.person,
      on_behalf_of,
      title: row.title,
      start_date: row.departure_date,
      end_date: row.return_date,
      amount: Number(row.grand_total),
      currency: row.currency,
      note: row.trip_purpose,
      facts: {
        ...noFacts,
        receipt_count: row.receipts.length,
        receipts: row.receipts.slice(0, mostReceipts).map(({ id, file_name }) => ({ id, file_name })),
      },
      since: row.since,
      approvals: row.approvals,
      verdicts: both,
    };
  },
};
