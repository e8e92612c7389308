import {
  type Actor,
  administers,
  isInDepartmentScope,
  isOneself,
  isServiceAccount,
  moduleIsOn,
} from '../../../kernel/actor.ts';
import type { Effects } from '../../../kernel/effects.ts';
import { isForAnother } from '../../../kernel/never-for-oneself.ts';
import { isAtLeast } from '../../../kernel/scopes.ts';
import { conflict, forbidden, Refusal, type Verdict } from '../../../lib/errors.ts';
import type { ApprovalStatus, EntryStatus } from './record.ts';

/** For callers that come by another way than an operation, which the module gate has let through. */
export const mayRecordTime = (actor: Actor): Verdict =>
  moduleIsOn(actor.organization, 'time_tracking') ||
  new Refusal('MODULE_DISABLED', 'access.timeTrackingOff', { module: 'time_tracking' });

/** Time rule 1. */
export const mayRecordByHand = (actor: Actor): Verdict =>
  administers(actor) ||
  actor.organization.settings.time_manual_entry ||
  forbidden('time.notByHand', { reason: 'time_manual_entry' });

/** Time rule 2. */
export const mayRecordForOthers = (actor: Actor): Verdict =>
  administers(actor) || forbidden('time.forOthers', { field: 'user_id' });

/** Time rule 4; never on an entry of one's own. */
export const maySetRate = (actor: Actor, userId: string): Verdict =>
  administers(actor)
    ? isForAnother(actor, userId, 'hourlyRate', { field: 'hourly_rate', reason: 'own' })
    : forbidden('time.rate', { field: 'hourly_rate' });

/** What an hour is paid is pay, though it stands with the hours. */
export const setsRate: Effects = {
  may: ['PAY_CHANGED'],
  of: ({ body: { hourly_rate: rate } }) => (rate === undefined ? [] : ['PAY_CHANGED']),
  isCarrier: true,
};

/** Time rule 4. */
export const mayEditEntry = (actor: Actor, entry: { user_id: string }): Verdict =>
  entry.user_id === actor.userId || administers(actor) || forbidden('time.othersChange');

/** Time rule 4. */
export const mayEditClockTimes = (actor: Actor): Verdict =>
  administers(actor) ||
  actor.organization.settings.time_edit_clock_times ||
  forbidden('time.timesFixed', { reason: 'time_edit_clock_times' });

/** Time rule 5, for an entry or a timesheet that the actor sees. */
export function mayDecide(actor: Actor, record: { user_id: string; department_id: string | null }): Verdict {
  if (isOneself(actor, record.user_id)) return forbidden('time.own');
  const heads = isAtLeast(actor.role, 'DEPARTMENT_HEAD') && isInDepartmentScope(actor, record.department_id);
  return administers(actor) || heads || forbidden('time.outsideDepartments');
}

/** Who leads the person, on their word and with a reason; nobody puts their own hours right so. */
export const mayCorrect = (actor: Actor, record: { user_id: string; department_id: string | null }): Verdict =>
  isOneself(actor, record.user_id) ? forbidden('time.ownByOther') : mayDecide(actor, record);

/** What was deleted stays as it was; only a completed entry is decided on. */
export function isCompleted(entry: { status: EntryStatus }): Verdict {
  if (entry.status === 'ACTIVE') return true;
  return conflict(entry.status === 'RUNNING' ? 'time.stillRunning' : 'time.deleted', {
    reason: 'state',
    status: entry.status,
  });
}

export const isNotDeleted = (entry: { status: EntryStatus }): Verdict =>
  entry.status !== 'DELETED' || conflict('time.deleted', { reason: 'state', status: entry.status });

/** What an Administrator or Executive records is decided on with that; a service account decides on nothing. */
export const decidesByRecording = (actor: Actor): boolean => administers(actor) && !isServiceAccount(actor);

/** A completed entry by an Administrator or Executive, or if none is required, needs no approval. */
export const needsApproval = (actor: Actor): boolean =>
  !decidesByRecording(actor) && actor.organization.settings.time_approval_required;

/** What a decision says, of an entry that has none. */
export const undecided = {
  approved_by_id: null,
  on_behalf_of_id: null,
  approved_at: null,
  rejected_by_id: null,
  rejection_reason: null,
};

/** The columns of an entry that is completed now. */
export const approvalColumns = (actor: Actor, now: string) =>
  needsApproval(actor)
    ? { approval_status: 'PENDING' as ApprovalStatus, ...undecided }
    : {
        ...undecided,
        approval_status: 'APPROVED' as ApprovalStatus,
        approved_by_id: decidesByRecording(actor) ? actor.userId : null,
        approved_at: now,
      };
