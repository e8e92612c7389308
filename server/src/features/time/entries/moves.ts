import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { Prose, Strict } from '../../../lib/schema.ts';
import { say, sayTo } from '../../../lib/texts/texts.ts';
import type { Span } from '../pay-periods.ts';
import { refreshTimesheets } from '../timesheets/recompute.ts';
import { approval } from './approval-states.ts';
import { approvedEntry, rejectedEntry } from './examples.ts';
import { completed, decides, entryRecord, inOpenPeriod, subjectOf } from './guards.ts';
import { presentEntry } from './present.ts';
import { TimeEntry } from './record.ts';
import { entriesAfter, lockEntryToDecide, saveDecisions } from './store.ts';

export const approveTimeEntry = writeOperation({
  id: 'timeEntries.approve',
  route: 'POST /time-entries/{id}/approve',
  subject: 'time_entry',
  summary: 'Approve a time entry',
  description: 'By a Department Head within their departments, an Administrator or an Executive; never one’s own.',
  scope: 'time_entries:approve',
  needsPerson: true,
  isGuardedInApp: true,
  module: 'time_tracking',
  guards: guardsOn(entryRecord, [decides, completed, approval.guard('approve')]),
  params: Strict({ id: Id('ten') }),
  returns: TimeEntry,
  example: approvedEntry,
  worksOn: 'approval_status=PENDING',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  takesKeyWithFirstStatement: true,

  async run({ actor, work, params }) {
    const { row: entry, by } = await lockEntryToDecide(work, params.id);
    await work.guard(entry);
    const inPlaceOf = await decides.inPlaceOf(work, entry);
    const values = { approved_by_id: actor.userId, ...inPlaceOf, approved_at: work.now };
    return presentEntry(by, await work.move(approval, entry, 'approve', { values }));
  },
});

export const rejectTimeEntry = writeOperation({
  id: 'timeEntries.reject',
  route: 'POST /time-entries/{id}/reject',
  subject: 'time_entry',
  summary: 'Reject a time entry',
  description:
    'By anyone who may approve it. The reason is added to its notes, in the language of the organization, and its hours no longer count in the timesheet: refused in a locked pay period.',
  scope: 'time_entries:approve',
  needsPerson: true,
  isGuardedInApp: true,
  module: 'time_tracking',
  guards: guardsOn(entryRecord, [decides, completed, approval.guard('reject'), inOpenPeriod]),
  params: Strict({ id: Id('ten') }),
  body: Strict({
    reason: Prose(2000, {
      description: 'Why it is turned down; added to the notes of the entry.',
      examples: ['The shift ended at four.'],
    }),
  }),
  returns: TimeEntry,
  example: rejectedEntry,
  worksOn: 'approval_status=PENDING',
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  takesKeyWithFirstStatement: true,

  async run({ actor, work, params, body }) {
    const { row: entry, by } = await lockEntryToDecide(work, params.id);
    const subject = await subjectOf(work, entry);
    await work.guard(subject);
    const reason = body.reason.trim();
    const added = sayTo(
      { language: actor.organization.settings.default_language, audience: 'app' },
      say('time.rejectedNote', { reason }),
    );
    const notes = [entry.notes, added].filter((text) => text !== null).join('\n');
    const afterSave = () => refreshTimesheets(work, entry.user_id, [entry.work_date]);
    const inPlaceOf = await decides.inPlaceOf(work, subject);
    const values = { notes, rejected_by_id: actor.userId, rejection_reason: reason, ...inPlaceOf };
    return presentEntry(by, await work.move(approval, entry, 'reject', { values, afterSave }));
  },
});

/** Approves what still waits in a period, for an actor who may decide on the person's time and has locked it. Each is told. */
export async function approvePendingOf(
  work: UnitOfWork,
  userId: string,
  period: Span,
  on_behalf_of_id: string | null,
): Promise<void> {
  const move = approval.move('PENDING', 'approve');
  const ids = await saveDecisions(work, userId, period, { to: move.to, on_behalf_of_id });
  if (ids.length === 0) return;
  work.audit({ action: 'timeEntries.approve', subjectType: 'time_entry', recordCount: ids.length });
  for (const entry of await entriesAfter(work, ids)) await work.raiseMove(approval, move, entry);
}
