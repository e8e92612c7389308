import type { Actor } from '../../../kernel/actor.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { differing } from '../../../lib/changes.ts';
import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { amountText } from '../../../lib/money.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkProjectTask } from '../../projects/index.ts';
import { ensureSheet, openPlaceOf } from '../timesheets/place.ts';
import { refreshTimesheets } from '../timesheets/recompute.ts';
import { approval } from './approval-states.ts';
import { breakDeducted, breakDeductedOf } from './breaks.ts';
import { correctedColumns, entryCorrected } from './corrected.ts';
import { entryRecord, inOpenPeriod, notDeleted } from './guards.ts';
import { presentEntry } from './present.ts';
import { type ApprovalStatus, TimeEntry, TimeEntryChanges } from './record.ts';
import {
  approvalColumns,
  decidesByRecording,
  mayEditClockTimes,
  mayEditEntry,
  maySetRate,
  setsRate,
  undecided,
} from './rules.ts';
import { findShiftAt, judgeShifts } from './shift-store.ts';
import { entryAfter, type EntryInEventRow, type LockedEntry, lockVisibleEntry, saveEntry } from './store.ts';
import { timesAfter } from './times-after.ts';

export const updateTimeEntry = writeOperation({
  id: 'timeEntries.update',
  route: 'PATCH /time-entries/{id}',
  subject: 'time_entry',
  summary: 'Change a time entry',
  description:
    'Only the fields sent change. By the person whose entry it is, an Administrator or an Executive. hourly_rate is set by Administrators and Executives, on entries of others alone. Hours, project, task, billing and rate stay as they are in a locked pay period; changed by someone below Administrator they send a decided entry back to PENDING.',
  scope: 'time_entries:write',
  module: 'time_tracking',
  effects: setsRate,
  // What a locked pay period still takes, such as a note, is left to the API.
  guards: guardsOn(entryRecord, [mayEditEntry, notDeleted], [inOpenPeriod]),
  params: Strict({ id: Id('ten') }),
  body: TimeEntryChanges,
  returns: TimeEntry,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  takesKeyWithFirstStatement: true,

  async run({ actor, work, params, body }) {
    const entry = await lockVisibleEntry(work, params.id);
    await work.guard(entry);
    if (body.hourly_rate !== undefined) enforce(maySetRate(actor, entry.user_id));
    return presentEntry(actor, await changeEntry(work, entry, body));
  },
});

/** What sends a decided entry back, and what a locked pay period keeps. */
const decisive = new Set([
  'clock_in',
  'clock_out',
  'break_minutes',
  'breaks',
  'project_id',
  'task_id',
  'is_billable',
  'hourly_rate',
]);

/** What differs besides the hours. The rate is stored as text of four decimals. */
function otherChanges(entry: LockedEntry, changes: TimeEntryChanges) {
  const {
    clock_in: _in,
    clock_out: _out,
    break_minutes: _break,
    breaks: _breaks,
    hourly_rate: rate,
    ...rest
  } = changes;
  const isNewRate = rate !== undefined && rate !== Number(entry.hourly_rate);
  return {
    ...differing(entry, rest),
    ...(isNewRate && { hourly_rate: amountText('hourly_rate', rate) }),
  };
}

/** What a running entry is booked to from its start on: billed as that is, like what is clocked in on. Its hours are still to come. */
async function billingOf(work: UnitOfWork, entry: LockedEntry, changes: TimeEntryChanges) {
  const { project_id, task_id, is_billable } = { ...entry, is_billable: undefined, ...changes };
  const isSame = project_id === entry.project_id && task_id === entry.task_id;
  if (entry.status !== 'RUNNING' || is_billable !== undefined || isSame) return {};
  const { project, task } = await checkProjectTask(work, { project_id, task_id });
  return differing(entry, { is_billable: (task ?? project)?.is_billable ?? false });
}

/**
 * Changes what differs. Nothing different: no event, and updated_at stays. `correction`: by someone who leads the person, whose word
 * counts whatever the person may change.
 */
export async function changeEntry(
  work: UnitOfWork,
  entry: LockedEntry,
  changes: TimeEntryChanges,
  correction: { readonly reason: string } | null = null,
): Promise<EntryInEventRow> {
  const { actor, now } = work;
  const times = timesAfter(actor.organization, entry, changes, work.nowMs);
  // Times that someone gives are times again.
  const isTimed = times.changed.includes('clock_in') || times.changed.includes('clock_out');
  const others = {
    ...(isTimed && changes.is_duration === undefined && differing(entry, { is_duration: false })),
    ...otherChanges(entry, changes),
    ...(await billingOf(work, entry, changes)),
  };
  const changedFields = [...times.changed, ...Object.keys(others)];
  const said = correction && changedFields.length > 0 ? { correction_reason: correction.reason } : {};
  work.audit({
    subjectId: entry.id,
    changedFields: [...changedFields, ...Object.keys(said)],
    before: entry,
    after: { ...times.values, ...others, ...said },
  });
  if (changedFields.length === 0) return entryAfter(work, entry.id);

  if (!correction && times.changed.some((name) => name !== 'break_minutes')) enforce(mayEditClockTimes(actor));
  if ('project_id' in others || 'task_id' in others) await checkProjectTask(work, { ...entry, ...others });
  const isDecisive = changedFields.some((name) => decisive.has(name));
  const place = isDecisive ? await openPlaces(work, entry, times.day) : null;
  const isCompleting = entry.status === 'RUNNING' && times.clockOut !== null;
  const rework = isDecisive && entry.status === 'ACTIVE' ? reworkOf(actor, entry.approval_status) : null;
  const shiftId = times.changed.includes('clock_in')
    ? await findShiftAt(work, entry.user_id, times.clockIn.ms)
    : entry.scheduled_shift_id;
  await saveEntry(work, entry.id, {
    ...times.values,
    ...others,
    ...(shiftId !== entry.scheduled_shift_id && { scheduled_shift_id: shiftId }),
    ...(isCompleting && { status: 'ACTIVE', ...approvalColumns(actor, now) }),
    ...(rework && { approval_status: rework.to, ...undecided }),
    ...(correction && correctedColumns(work, correction.reason, entry)),
    updated_at: now,
  });
  const shiftIds = [entry.scheduled_shift_id, shiftId].filter((id) => id !== null);
  // Hours that were written by hand are someone's word, and are not held against the shift.
  if (isTimed && shiftIds.length > 0 && (entry.source === 'CLOCK' || isCompleting)) {
    work.tx.defer(judgeShifts(work, entry.user_id, { entryId: entry.id, shiftIds }));
  }
  if (place && (isCompleting || entry.status === 'ACTIVE')) {
    ensureSheet(work, entry.user_id, place);
    await refreshTimesheets(work, entry.user_id, [entry.work_date, times.day]);
  }
  const changed = await entryAfter(work, entry.id);
  if (isCompleting) await work.raiseCreation(approval, changed);
  if (times.isDeducted) await work.react(breakDeducted, breakDeductedOf(entry.user_id, times.day, entry.id));
  if (rework) await work.raiseMove(approval, rework, changed);
  if (correction) await work.react(entryCorrected, entry.id);
  return changed;
}

/** 409 if the day it leaves or the day it comes to is locked. A running entry has no hours to leave anywhere. */
async function openPlaces(work: UnitOfWork, entry: LockedEntry, day: string) {
  if (entry.status === 'ACTIVE' && entry.work_date !== day) await openPlaceOf(work, entry.user_id, entry.work_date);
  return openPlaceOf(work, entry.user_id, day);
}

/** What was approved needs it again if the organization asks for approval; what was rejected needs it in any case. */
function reworkOf(actor: Actor, status: ApprovalStatus) {
  const isDecided =
    status === 'REJECTED' || (status === 'APPROVED' && actor.organization.settings.time_approval_required);
  return isDecided && !decidesByRecording(actor) ? approval.move(status, 'rework') : null;
}
