import { executeTogether } from '../../../db/sql.ts';
import { batchOperation } from '../../../kernel/batch.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { Settings } from '../../../kernel/settings.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { parseInstantMs } from '../../../lib/days.ts';
import { enforce, invalid } from '../../../lib/errors.ts';
import { amountText } from '../../../lib/money.ts';
import { bookingFrom, bookingNamed } from '../../projects/index.ts';
import { lockPerson, ownerNamed, ownId, timeLockOf } from '../person-store.ts';
import { spanAround } from '../timesheets/around.ts';
import { countedEntries, timeColumns, type TimeRow } from '../timesheets/around-store.ts';
import { withCorrections } from '../timesheets/overlay.ts';
import { ensureSheet, isUnlocked, placeAmong } from '../timesheets/place.ts';
import { recomputeFrom } from '../timesheets/recompute.ts';
import { approval } from './approval-states.ts';
import { judgeBreaks, type JudgedBreaks, readBreaks, spanMinutesOf } from './breaks.ts';
import { entryCorrected, forAnother } from './corrected.ts';
import { newEntry } from './examples.ts';
import { checkSpan, type ClockTime, clockTime, endColumns, startColumns } from './hours.ts';
import { entryInEvent, presentEntry } from './present.ts';
import { type EntrySource, NewTimeEntry, TimeEntry } from './record.ts';
import { approvalColumns, mayRecordByHand, mayRecordForOthers, mayRecordTime, maySetRate, setsRate } from './rules.ts';
import { type ShiftAt, shiftColumn } from './shift-store.ts';
import { type EntryInEventRow, insertEntry, type NewEntry } from './store.ts';

export const createTimeEntry = writeOperation({
  id: 'timeEntries.create',
  route: 'POST /time-entries',
  summary: 'Record time after the fact',
  description:
    'For oneself if the organization takes entries by hand; Administrators and Executives also for others. Times are rounded by the organization’s rules. Refused in a locked pay period. An entry of an Administrator or Executive is APPROVED, any other PENDING if approval is required.',
  scope: 'time_entries:write',
  module: 'time_tracking',
  effects: setsRate,
  body: NewTimeEntry,
  returns: TimeEntry,
  example: newEntry,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],
  takesKeyWithFirstStatement: true,
  lineOf: ({ userId, body }) => (body as NewTimeEntry).user_id ?? userId,

  async run({ actor, work, body }) {
    enforce(mayRecordByHand(actor));
    if (body.user_id !== undefined) enforce(mayRecordForOthers(actor));
    const source = ['api', 'mcp'].includes(work.origin.surface) ? 'API' : 'MANUAL';
    return presentEntry(actor, await recordEntry(work, body, { source }));
  },
});

export const createTimeEntries = batchOperation(createTimeEntry, {
  id: 'timeEntries.createBatch',
  route: 'POST /time-entries/batch',
  summary: 'Record many entries at once',
  description:
    'One to 100 entries, each by the rules of a single one and worked through in order. Mode `each`: an entry that is refused leaves the others as they are, and the answer is 200 whatever came of them. Mode `all`: all are recorded or none; with any refusal the answer is 422 and `details.entries` names each, as `index` and `error`. Counts as one request for each ten entries, begun ones included. An `Idempotency-Key` covers the whole batch: one that was broken off goes on where it ended.',
  entryName: 'TimeEntriesCreateBody',
  resultName: 'TimeEntryBatchResult',
});

export interface Provenance {
  readonly source: EntrySource;
  readonly importId?: string;
  /** Why someone who leads the person recorded it for them. */
  readonly reason?: string;
}

/** Records a completed entry by the same rules from wherever it comes: API, app or import. */
export async function recordEntry(
  work: UnitOfWork,
  input: NewTimeEntry,
  { source, importId, reason }: Provenance,
): Promise<EntryInEventRow> {
  const { actor, now } = work;
  enforce(mayRecordTime(actor));
  const userId = input.user_id ?? ownId(work);
  if (input.hourly_rate !== undefined) enforce(maySetRate(actor, userId));
  const { project_id = null, task_id = null, hourly_rate = 0, tags = [] } = input;
  const clockIn = clockTime(actor.organization, 'clock_in', parseInstantMs(input.clock_in));
  const clockOut = clockTime(actor.organization, 'clock_out', parseInstantMs(input.clock_out));
  const judged = breaksByHand(actor.organization.settings, input, clockIn, clockOut);
  const start = startColumns(actor.organization, clockIn);
  const rate = amountText('hourly_rate', hourly_rate);

  const { time, owner, place, booking } = await lookUp(work, userId, input, clockIn, start.work_date);
  const { project, task } = booking;
  const entry: NewEntry = {
    id: work.newId('ten'),
    user_id: userId,
    ...start,
    ...endColumns(clockIn, clockOut, judged.break_minutes),
    breaks: judged.breaks,
    break_flags: judged.break_flags,
    is_duration: input.is_duration ?? false,
    project_id,
    task_id,
    is_billable: input.is_billable ?? (task ?? project)?.is_billable ?? false,
    hourly_rate: rate,
    description: input.description ?? null,
    notes: input.notes ?? null,
    tags,
    status: 'ACTIVE',
    ...approvalColumns(actor, now),
    source,
    scheduled_shift_id: owner.shift_id,
    shift_flags: null,
    import_id: importId ?? null,
    ...(reason !== undefined && forAnother(work, reason)),
    created_at: now,
    updated_at: now,
  };
  // The answer is known: all of this leaves with the commit.
  work.tx.defer(insertEntry(actor, entry));
  const opened = ensureSheet(work, userId, place);
  await recomputeFrom(work, userId, [start.work_date], {
    ...time,
    sheets: opened ? [...time.sheets, opened] : time.sheets,
    entries: [...time.entries, entry],
  });
  work.audit({
    action: reason === undefined ? 'timeEntries.create' : 'timeEntries.recordFor',
    subjectType: 'time_entry',
    subjectId: entry.id,
    personId: userId,
    after: reason === undefined ? input : { ...input, correction_reason: reason },
  });
  const recorded = entryInEvent(actor.organization, entry, owner, booking);
  await work.raiseCreation(approval, recorded);
  if (reason !== undefined) await work.react(entryCorrected, entry.id);
  return recorded;
}

/** A plain figure, or breaks with their times. Rules on breaks tell what is missing, and take nothing off. */
function breaksByHand(
  { working_rules: rules }: Settings,
  { break_minutes: figure, breaks }: Pick<NewTimeEntry, 'break_minutes' | 'breaks'>,
  clockIn: ClockTime,
  clockOut: ClockTime,
): JudgedBreaks {
  if (breaks !== undefined && figure !== undefined) throw invalid('breaks', 'time.breaksOrMinutes');
  checkSpan(clockIn, clockOut, figure ?? 0);
  const taken = breaks === undefined ? (figure ?? 0) : readBreaks(breaks, clockIn, clockOut.rawMs);
  const judged = judgeBreaks({ rules, spanMinutes: spanMinutesOf(clockIn, clockOut), taken, deducts: false });
  if (breaks !== undefined) checkSpan(clockIn, clockOut, judged.break_minutes, 'breaks');
  return judged;
}

/** All that an entry has to know before it is written, looked at while the person's time is ours. Refuses what may not be. */
async function lookUp(work: UnitOfWork, userId: string, input: NewTimeEntry, clockIn: ClockTime, day: string) {
  const { actor, tx } = work;
  const { settings } = actor.organization;
  const span = spanAround(settings, [day]);
  const named = bookingNamed(actor, input);
  const [, [person], entries, booked] = await executeTogether(
    tx,
    timeLockOf(actor, userId),
    lockPerson<TimeRow & ShiftAt>(actor, userId, timeColumns(actor.organization, span), shiftColumn(clockIn.ms)),
    countedEntries(actor, userId, span),
    ...(named ? [named] : []),
  );
  const owner = ownerNamed('user_id', person);
  const place = placeAmong(owner.sheets, settings, day);
  enforce(isUnlocked(actor, place));
  const booking = bookingFrom(input, booked?.[0]);
  const { sheets, corrections } = owner;
  const time = { span, sheets, entries: withCorrections(entries, corrections), corrections, absence: owner };
  return { time, owner, place, booking };
}
