import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { Prose, Strict } from '../../../lib/schema.ts';
import { approval, entryStates } from '../entries/approval-states.ts';
import { type ClockTime, clockTime, endColumns, maxSpanMs } from '../entries/hours.ts';
import { presentEntry } from '../entries/present.ts';
import { TimeEntry } from '../entries/record.ts';
import { approvalColumns } from '../entries/rules.ts';
import { entryAfter, lockRunningEntry, saveEntry } from '../entries/store.ts';
import { lockTimeOf, ownId } from '../person.ts';
import { ensureSheet, openPlaceOf } from '../timesheets/place.ts';
import { refreshTimesheets } from '../timesheets/recompute.ts';
import { keepPlace, placeFields } from './place.ts';

export const clockOut = writeOperation({
  id: 'clock.out',
  route: 'POST /clock/out',
  subject: 'time_entry',
  summary: 'Clock out',
  description: 'Completes the running entry, which then needs approval as any other.',
  surface: 'app',
  scope: 'time_entries:write',
  module: 'time_tracking',
  body: Strict({
    ...placeFields,
    break_minutes: Type.Optional(
      Type.Integer({ description: 'Unpaid break within the entry.', minimum: 0, maximum: 1439 }),
    ),
    description: Type.Optional(Prose(2000, { description: 'What was done.' })),
  }),
  isBodyOptional: true,
  returns: TimeEntry,
  refuses: ['CONFLICT'],

  async run({ actor, work, body }) {
    const userId = ownId(work);
    await lockTimeOf(work, userId);
    const entry = await lockRunningEntry(work, userId);
    if (!entry) throw conflict('You are not clocked in.', { reason: 'not_running' });
    const start = { ms: Date.parse(entry.clock_in), rawMs: Date.parse(entry.raw_clock_in) };
    const end = clockTime(actor.organization, 'clock_out', work.nowMs);
    const breakMinutes = body.break_minutes ?? entry.break_minutes;
    checkRun(start, end, breakMinutes);
    const place = await openPlaceOf(work, userId, entry.work_date);
    await saveEntry(work, entry.id, {
      ...endColumns(start, end, breakMinutes),
      ...(body.description !== undefined && { description: body.description }),
      status: entryStates.move(entry.status, 'clock out').to,
      ...approvalColumns(actor, work.now),
      updated_at: work.now,
    });
    await keepPlace(work, entry.id, 'clock_out', body);
    ensureSheet(work, userId, place);
    await refreshTimesheets(work, userId, [entry.work_date]);
    const changedFields = ['clock_out', ...Object.keys(body)];
    work.audit({ subjectId: entry.id, changedFields });
    const completed = await entryAfter(work, entry.id);
    await work.raiseCreation(approval, completed);
    return presentEntry(actor, completed);
  },
});

/** Who forgot to clock out says when they left: no entry spans more than 24 hours. */
function checkRun(start: ClockTime, end: ClockTime, breakMinutes: number): void {
  const spanMs = end.rawMs - start.rawMs;
  if (spanMs > maxSpanMs) {
    throw conflict('This entry has run for more than 24 hours. Change its clock_out to when you left, or delete it.', {
      reason: 'too_long',
    });
  }
  if (breakMinutes > 0 && breakMinutes * 60_000 >= spanMs) {
    throw invalid('break_minutes', 'break_minutes must be less than the time since you clocked in.');
  }
}
