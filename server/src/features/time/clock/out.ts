import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import type { Settings } from '../../../kernel/settings.ts';
import { InstantInput } from '../../../lib/days.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { Prose, Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { approval, entryStates } from '../entries/approval-states.ts';
import {
  breakColumns,
  breakDeducted,
  breakDeductedOf,
  deductedOf,
  endedAt,
  judgeBreaks,
  type JudgedBreaks,
  spanMinutesOf,
} from '../entries/breaks.ts';
import { type ClockTime, clockTime, endColumns, maxSpanMs } from '../entries/hours.ts';
import { presentEntry } from '../entries/present.ts';
import { TimeEntry } from '../entries/record.ts';
import { approvalColumns } from '../entries/rules.ts';
import { judgeShifts } from '../entries/shift-store.ts';
import { entryAfter, type LockedEntry, lockRunningEntry, saveEntry } from '../entries/store.ts';
import { ensureSheet, openPlaceOf } from '../timesheets/place.ts';
import { refreshTimesheets } from '../timesheets/recompute.ts';
import { keepPlace, placeFields } from './place.ts';
import { saidMs, tapFieldNames, tapFields, tapMs, tapOwner } from './tap.ts';
import { lockTapOf } from './where.ts';

const hourMs = 3_600_000;

export const clockOut = writeOperation({
  id: 'clock.out',
  route: 'POST /clock/out',
  subject: 'time_entry',
  summary: 'Clock out',
  description:
    'Completes the running entry, which then needs approval as any other. Who has been clocked in for longer than `clock_ask_after_hours` says when they left. A break that is open ends with it. A working rule may take off what is missing of a break: `break_flags` says so.',
  surface: 'app',
  scope: 'time_entries:write',
  module: 'time_tracking',
  body: Strict({
    ...tapFields,
    ...placeFields,
    left_at: Type.Optional(
      InstantInput('When the person left, as they say: after clock_in, at most 24 hours later, not in the future.'),
    ),
    break_minutes: Type.Optional(
      Type.Integer({
        description: 'Unpaid break within the entry; refused where breaks were clocked.',
        minimum: 0,
        maximum: 1439,
      }),
    ),
    description: Type.Optional(Prose(2000, { description: 'What was done.' })),
  }),
  isBodyOptional: true,
  returns: TimeEntry,
  refuses: ['CONFLICT'],

  async run({ actor, work, body }) {
    const userId = tapOwner(work, body);
    await lockTapOf(work, userId);
    const entry = await lockRunningEntry(work, userId);
    if (!entry) throw conflict('time.notRunning', { reason: 'not_running' });
    const start = { ms: Date.parse(entry.clock_in), rawMs: Date.parse(entry.raw_clock_in) };
    const endMs = body.left_at === undefined ? tapMs(work, body) : saidMs(work, 'left_at', body.left_at);
    const end = clockTime(actor.organization, 'clock_out', endMs);
    if (body.left_at === undefined) checkTap(start, end, actor.organization.settings.clock_ask_after_hours);
    else checkLeft(start, end);
    const judged = judgedAtEnd(actor.organization.settings, entry, body.break_minutes, start, end);
    const columns = { ...endColumns(start, end, judged.break_minutes), ...breakColumns(judged) };
    const place = await openPlaceOf(work, userId, entry.work_date);
    await saveEntry(work, entry.id, {
      ...columns,
      ...(body.description !== undefined && { description: body.description }),
      status: entryStates.move(entry.status, 'clock out').to,
      ...approvalColumns(actor, work.now),
      updated_at: work.now,
    });
    const { id: entryId, scheduled_shift_id: shiftId } = entry;
    if (shiftId !== null) work.tx.defer(judgeShifts(work, userId, { entryId, shiftIds: [shiftId] }));
    await keepPlace(work, entry.id, 'clock_out', body);
    ensureSheet(work, userId, place);
    await refreshTimesheets(work, userId, [entry.work_date]);
    const sent = Object.keys(body).filter((name) => !tapFieldNames.has(name) && name !== 'left_at');
    const after = { ...body, ...endColumns(start, end, judged.break_minutes) };
    work.audit({ subjectId: entry.id, personId: userId, changedFields: ['clock_out', ...sent], before: entry, after });
    const completed = await entryAfter(work, entry.id);
    await work.raiseCreation(approval, completed);
    if (deductedOf(judged) > 0) await work.react(breakDeducted, breakDeductedOf(userId, entry.work_date, entry.id));
    return presentEntry(actor, completed);
  },
});

/** Who forgot to clock out says when they left: one tap does not make a day and a night of it. */
function checkTap(start: ClockTime, end: ClockTime, askAfterHours: number): void {
  const spanMs = end.rawMs - start.rawMs;
  if (spanMs < 0) throw invalid('tapped_at', 'time.tapBeforeClockIn');
  if (spanMs > askAfterHours * hourMs) {
    throw conflict(say('time.ranTooLong', { hours: askAfterHours }), { reason: 'too_long', field: 'left_at' });
  }
}

function checkLeft(start: ClockTime, end: ClockTime): void {
  const spanMs = end.rawMs - start.rawMs;
  if (spanMs <= 0) throw invalid('left_at', 'time.leftBeforeClockIn');
  if (spanMs > maxSpanMs) throw invalid('left_at', 'time.leftTooLate');
}

/** What was clocked, or the figure that was said or stood there before. */
function judgedAtEnd(
  { working_rules: rules }: Settings,
  entry: LockedEntry,
  said: number | undefined,
  start: ClockTime,
  end: ClockTime,
): JudgedBreaks {
  const spanMinutes = spanMinutesOf(start, end);
  if (entry.breaks !== null) {
    if (said !== undefined)
      throw conflict('time.breaksAreClocked', { reason: 'breaks_clocked', field: 'break_minutes' });
    return judgeBreaks({ rules, spanMinutes, deducts: true, ...endedAt(entry.breaks, end.rawMs) });
  }
  const taken = said ?? entry.break_minutes;
  checkBreak(start, end, taken);
  return judgeBreaks({ rules, spanMinutes, taken, deducts: true });
}

function checkBreak(start: ClockTime, end: ClockTime, breakMinutes: number): void {
  if (breakMinutes > 0 && breakMinutes * 60_000 >= end.rawMs - start.rawMs) {
    throw invalid('break_minutes', 'time.breakSinceClockIn');
  }
}
