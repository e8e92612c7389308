import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, enforce, invalid } from '../../../lib/errors.ts';
import { Strict } from '../../../lib/schema.ts';
import { breakColumns, type KeptBreak, openBreakOf } from '../entries/breaks.ts';
import { maxSpanMs } from '../entries/hours.ts';
import { presentEntry } from '../entries/present.ts';
import { maxBreaks, TimeEntry } from '../entries/record.ts';
import { mayEditClockTimes } from '../entries/rules.ts';
import { entryAfter, type EntryInEventRow, type LockedEntry, lockRunningEntry, saveEntry } from '../entries/store.ts';
import { isOfKiosk, tapFields, tapMs, tapOwner } from './tap.ts';
import { lockTapOf } from './where.ts';

export const clockBreak = writeOperation({
  id: 'clock.break',
  route: 'POST /clock/break',
  subject: 'time_entry',
  summary: 'Begin a break',
  description:
    'A break of the running entry, which goes on. It counts its whole minutes once it has ended: with `POST /clock/back`, at the latest with the entry.',
  surface: 'app',
  scope: 'time_entries:write',
  module: 'time_tracking',
  body: Strict(tapFields),
  isBodyOptional: true,
  returns: TimeEntry,
  refuses: ['CONFLICT'],

  async run({ actor, work, body }) {
    const entry = await lockRunning(work, tapOwner(work, body));
    const breaks = entry.breaks ?? [];
    if (openBreakOf(breaks)) throw conflict('time.onBreakAlready', { reason: 'on_break' });
    if (breaks.length >= maxBreaks) throw conflict('time.tooManyBreaks', { reason: 'too_many_breaks' });
    const startMs = tapMs(work, body);
    checkBehind(startMs, breaks.at(-1)?.end ?? entry.raw_clock_in);
    if (startMs - Date.parse(entry.raw_clock_in) > maxSpanMs) {
      throw conflict('time.breakTooLate', { reason: 'too_long' });
    }
    const begun: KeptBreak = { start: new Date(startMs).toISOString(), end: null, is_paid: false };
    return presentEntry(actor, await saveBreaks(work, entry, [...breaks, begun]));
  },
});

export const clockBack = writeOperation({
  id: 'clock.back',
  route: 'POST /clock/back',
  subject: 'time_entry',
  summary: 'Come back from a break',
  description:
    'Ends the break that is open. A tap that was kept while there was no network says when it was made, if the organization lets clock times be changed.',
  surface: 'app',
  scope: 'time_entries:write',
  module: 'time_tracking',
  body: Strict(tapFields),
  isBodyOptional: true,
  returns: TimeEntry,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body }) {
    const entry = await lockRunning(work, tapOwner(work, body));
    const breaks = entry.breaks ?? [];
    const open = openBreakOf(breaks);
    if (!open) throw conflict('time.notOnBreak', { reason: 'not_on_break' });
    const endMs = tapMs(work, body);
    // An earlier end of a break makes more of the time, as an earlier start of the work does.
    if (endMs !== work.nowMs && !isOfKiosk(work)) enforce(mayEditClockTimes(actor));
    checkBehind(endMs, open.start);
    const ended: KeptBreak = { ...open, end: new Date(endMs).toISOString() };
    return presentEntry(actor, await saveBreaks(work, entry, [...breaks.slice(0, -1), ended]));
  },
});

async function lockRunning(work: UnitOfWork, userId: string): Promise<LockedEntry> {
  await lockTapOf(work, userId);
  const entry = await lockRunningEntry(work, userId);
  if (!entry) throw conflict('time.notRunning', { reason: 'not_running' });
  return entry;
}

function checkBehind(ms: number, before: string): void {
  if (ms < Date.parse(before)) throw invalid('tapped_at', 'time.tapBeforeLast');
}

/** Breaks in place of a figure that stood there; what they come to is worked out when the entry ends. */
async function saveBreaks(
  work: UnitOfWork,
  entry: LockedEntry,
  breaks: readonly KeptBreak[],
): Promise<EntryInEventRow> {
  const columns = breakColumns({ breaks, break_flags: null });
  await saveEntry(work, entry.id, { ...columns, break_minutes: 0, updated_at: work.now });
  work.audit({ subjectId: entry.id, personId: entry.user_id, changedFields: ['breaks'] });
  return entryAfter(work, entry.id);
}
