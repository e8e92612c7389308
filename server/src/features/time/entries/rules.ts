import { type Actor, administers, isInDepartmentScope, moduleIsOn } from '../../../kernel/actor.ts';
import { conflict, forbidden, Refusal, type Verdict } from '../../../lib/errors.ts';
import type { ApprovalStatus, EntryStatus } from './record.ts';

/** For callers that come by another way than an operation, which the module gate has let through. */
export const mayRecordTime = (actor: Actor): Verdict =>
  moduleIsOn(actor.organization, 'time_tracking') ||
  new Refusal('MODULE_DISABLED', 'Time tracking is switched off for this organization.', { module: 'time_tracking' });

/** Time rule 1. */
export const mayRecordByHand = (actor: Actor): Verdict =>
  administers(actor) ||
  actor.organization.settings.time_manual_entry ||
  forbidden('This organization does not take time entries by hand; use the clock.', { reason: 'time_manual_entry' });

/** Time rule 2. */
export const mayRecordForOthers = (actor: Actor): Verdict =>
  administers(actor) || forbidden('Only Administrators and Executives say whose entry it is.', { field: 'user_id' });

/** Time rule 4. */
export const maySetRate = (actor: Actor): Verdict =>
  administers(actor) || forbidden('Only Administrators and Executives set hourly_rate.', { field: 'hourly_rate' });

/** Time rule 4. */
export const mayEditEntry = (actor: Actor, entry: { user_id: string }): Verdict =>
  entry.user_id === actor.userId ||
  administers(actor) ||
  forbidden('Only the person whose entry it is, an Administrator or an Executive changes it.');

/** Time rule 4. */
export const mayEditClockTimes = (actor: Actor): Verdict =>
  administers(actor) ||
  actor.organization.settings.time_edit_clock_times ||
  forbidden('This organization does not let clock times be changed.', { reason: 'time_edit_clock_times' });

/** Time rule 5, for an entry or a timesheet that the actor sees. */
export function mayDecide(actor: Actor, record: { user_id: string; department_id: string | null }): Verdict {
  if (record.user_id === actor.userId) return forbidden('Another person has to decide on your own time.');
  return (
    administers(actor) ||
    isInDepartmentScope(actor, record.department_id) ||
    forbidden('This person is in none of the departments that you head or manage.')
  );
}

/** What was deleted stays as it was; only a completed entry is decided on. */
export function isCompleted(entry: { status: EntryStatus }): Verdict {
  if (entry.status === 'ACTIVE') return true;
  const state = entry.status === 'RUNNING' ? 'is still running' : 'was deleted';
  return conflict(`This time entry ${state}.`, { reason: 'state', status: entry.status });
}

export const isNotDeleted = (entry: { status: EntryStatus }): Verdict =>
  entry.status !== 'DELETED' || conflict('This time entry was deleted.', { reason: 'state', status: entry.status });

/** A completed entry by an Administrator or Executive, or if none is required, needs no approval. */
export const needsApproval = (actor: Actor): boolean =>
  !administers(actor) && actor.organization.settings.time_approval_required;

/** The columns of an entry that is completed now. */
export const approvalColumns = (actor: Actor, now: string) =>
  needsApproval(actor)
    ? { approval_status: 'PENDING' as ApprovalStatus, approved_by_id: null, approved_at: null }
    : {
        approval_status: 'APPROVED' as ApprovalStatus,
        approved_by_id: administers(actor) ? actor.userId : null,
        approved_at: now,
      };
