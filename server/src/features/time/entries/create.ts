import { enforce } from '../../../kernel/errors.ts';
import { parseInstantMs } from '../../../kernel/days.ts';
import { amountText } from '../../../kernel/money.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { Work } from '../../../kernel/work.ts';
import { checkProjectTask } from '../../projects/index.ts';
import { timeEntrySubmitted } from '../events.ts';
import { holdTimeOfNamed, ownId } from '../person.ts';
import { ensureSheet, openPlaceOf } from '../timesheets/place.ts';
import { refreshTimesheets } from '../timesheets/refresh.ts';
import { checkSpan, clockTime, endColumns, startColumns } from './hours.ts';
import { presentEntry, snapshotOf } from './present.ts';
import { NewTimeEntry, TimeEntry, type EntrySource } from './record.ts';
import { approvalColumns, mayRecordByHand, mayRecordForOthers, mayRecordTime, maySetRate } from './rules.ts';
import { findShiftAt } from './shift.ts';
import { entryAfter, insertEntry, type EntryInEventRow } from './store.ts';

export const createTimeEntry = writeOperation({
  id: 'timeEntries.create',
  route: 'POST /time-entries',
  summary: 'Record time after the fact',
  description:
    'For oneself where the organization takes entries by hand; Administrators and Executives also for others. Times are rounded by the organization’s rules. Refused in a locked pay period. An entry of an Administrator or Executive is APPROVED, any other PENDING where approval is required.',
  scope: 'time_entries:write',
  module: 'time_tracking',
  body: NewTimeEntry,
  returns: TimeEntry,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body }) {
    enforce(mayRecordByHand(actor));
    if (body.user_id !== undefined) enforce(mayRecordForOthers(actor));
    const source = work.origin.surface === 'api' ? 'API' : 'MANUAL';
    return presentEntry(actor, await recordEntry(work, body, { source }));
  },
});

export interface Provenance {
  readonly source: EntrySource;
  readonly importId?: string;
}

/** Records a completed entry by the same rules from wherever it comes: API, app or import. */
export async function recordEntry(
  work: Work,
  input: NewTimeEntry,
  { source, importId }: Provenance,
): Promise<EntryInEventRow> {
  const { actor, now } = work;
  enforce(mayRecordTime(actor));
  if (input.hourly_rate !== undefined) enforce(maySetRate(actor));
  const { break_minutes = 0, project_id = null, task_id = null, hourly_rate = 0, tags = [] } = input;
  const clockIn = clockTime(actor.organization, 'clock_in', parseInstantMs(input.clock_in));
  const clockOut = clockTime(actor.organization, 'clock_out', parseInstantMs(input.clock_out));
  checkSpan(clockIn, clockOut, break_minutes);
  const start = startColumns(actor.organization, clockIn);
  const rate = amountText('hourly_rate', hourly_rate);

  const userId = input.user_id ?? ownId(work);
  // Sent together, and run in this order: what is looked at is looked at while the person's time is ours.
  const [, place, { project, task }, shiftId] = await Promise.all([
    holdTimeOfNamed(work, 'user_id', userId),
    openPlaceOf(work, userId, start.work_date),
    checkProjectTask(work, input),
    findShiftAt(work, userId, clockIn.ms),
  ]);
  const id = work.newId('ten');
  const values = {
    ...{ id, user_id: userId, ...start, ...endColumns(clockIn, clockOut, break_minutes) },
    ...{
      project_id,
      task_id,
      is_billable: input.is_billable ?? (task ?? project)?.is_billable ?? false,
      hourly_rate: rate,
    },
    ...{ description: input.description ?? null, notes: input.notes ?? null, tags },
    ...{ status: 'ACTIVE', ...approvalColumns(actor, now), source, scheduled_shift_id: shiftId },
    ...{ import_id: importId ?? null, created_at: now, updated_at: now },
  };
  // Sent together, and run in this order: each finds what the one before has written.
  const [, , entry] = await Promise.all([
    insertEntry(work, values),
    ensureSheet(work, userId, place),
    entryAfter(work, id),
    refreshTimesheets(work, userId, [start.work_date]),
  ]);
  work.audit({
    action: 'timeEntries.create',
    subjectType: 'time_entry',
    subjectId: id,
    changedFields: Object.keys(input),
  });
  await raiseWhenSubmitted(work, entry);
  return entry;
}

/** For an entry that was completed just now. */
export async function raiseWhenSubmitted(work: Work, entry: EntryInEventRow): Promise<void> {
  if (entry.approval_status !== 'PENDING') return;
  await work.raise(timeEntrySubmitted, { subjectId: entry.id, snapshot: snapshotOf(entry) });
}
