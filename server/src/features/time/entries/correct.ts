import type { Actor } from '../../../kernel/actor.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { parseInstantMs } from '../../../lib/days.ts';
import { enforce, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { findLed, lockTimeOf } from '../person-store.ts';
import { openPlaceOf } from '../timesheets/place.ts';
import { entryCorrected } from './corrected.ts';
import { recordEntry } from './create.ts';
import { entryRecord, inOpenPeriod, notDeleted } from './guards.ts';
import { clockTime, maxSpanMs, workDate } from './hours.ts';
import { presentEntry } from './present.ts';
import { EntryCorrection, EntryForAnother, TimeEntry } from './record.ts';
import { mayCorrect } from './rules.ts';
import { startEntry } from './start.ts';
import { entryAfter, lockVisibleEntry } from './store.ts';
import { changeEntry } from './update.ts';

const ofLeaders = { surface: 'app', scope: null, role: 'DEPARTMENT_HEAD', module: 'time_tracking' } as const;

export const correctTimeEntry = writeOperation({
  ...ofLeaders,
  id: 'timeEntries.correct',
  route: 'POST /time-entries/{id}/correct',
  subject: 'time_entry',
  summary: 'Put someone’s hours right',
  description:
    'By who leads the person, with a reason that they are told; never one’s own. The times that stood there before anyone did stay with the entry. A decided entry goes back to PENDING as it does after any change. Refused in a locked pay period.',
  guards: guardsOn(entryRecord, [mayCorrect, notDeleted], [inOpenPeriod]),
  worksOn: 'by hand: Hours are put right one at a time, each with its reason.',
  params: Strict({ id: Id('ten') }),
  body: EntryCorrection,
  returns: TimeEntry,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body: { reason, ...changes } }) {
    const entry = await lockVisibleEntry(work, params.id);
    await work.guard(entry);
    return presentEntry(actor, await changeEntry(work, entry, changes, { reason: reason.trim() }));
  },
});

export const recordTimeFor = writeOperation({
  ...ofLeaders,
  id: 'timeEntries.recordFor',
  route: 'POST /time-entries/record-for',
  summary: 'Record someone’s hours for them',
  description:
    'What a kiosk that is broken could not take: by who leads the person, with a reason that they are told; never one’s own. Without an end the person is still at work, and the entry runs. It needs approval as any other, and is refused in a locked pay period.',
  body: EntryForAnother,
  returns: TimeEntry,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body: { reason: said, clock_out, ...body } }) {
    const reason = said.trim();
    await checkLed(work, actor, body.user_id, clock_out === undefined);
    if (clock_out !== undefined) {
      const recorded = await recordEntry(work, { ...body, clock_out }, { source: 'MANUAL', reason });
      return presentEntry(actor, recorded);
    }
    if (body.breaks !== undefined || body.break_minutes !== undefined) {
      throw invalid(body.breaks === undefined ? 'break_minutes' : 'breaks', 'time.breakNeedsEnd');
    }
    const startMs = parseInstantMs(body.clock_in);
    if (startMs > work.nowMs) throw invalid('clock_in', 'time.inFuture');
    if (startMs < work.nowMs - maxSpanMs) throw invalid('clock_out', 'time.sayWhenTheyLeft');
    const start = clockTime(actor.organization, 'clock_in', startMs);
    await lockTimeOf(work, body.user_id);
    await openPlaceOf(work, body.user_id, workDate(actor.organization, start));
    const { user_id: userId, description } = body;
    const id = await startEntry(work, { userId, start, reason, ...(description !== undefined && { description }) });
    work.audit({
      subjectType: 'time_entry',
      subjectId: id,
      personId: userId,
      after: { ...body, correction_reason: reason },
    });
    await work.react(entryCorrected, id);
    return presentEntry(actor, await entryAfter(work, id));
  },
});

/** Whoever is out of sight is no one; who has left starts no more work. */
async function checkLed(work: UnitOfWork, actor: Actor, userId: string, starts: boolean): Promise<void> {
  const person = await findLed(work, userId);
  if (!person || (starts && !person.is_active)) throw invalid('user_id', 'reference.person');
  enforce(mayCorrect(actor, { user_id: userId, department_id: person.department_id }));
}
