import { sql } from '../../db/sql.ts';
import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { EventDefinition, StoredEvent } from '../../kernel/events.ts';
import { redacted } from './requests/present.ts';
import { Leave } from './requests/record.ts';
import { seesPrivateLeave, whoseLeaveIsSeen } from './visibility.ts';

interface Looked {
  readonly manager_id: string | null;
  /** Of the types named, those that are private by now. */
  readonly private_types: string[];
}

/** null where the viewer does not see the person's leave. */
async function lookAt(db: Db, viewer: Actor, { snapshot, previous }: StoredEvent<Leave>): Promise<Looked | null> {
  const types = [snapshot.leave_type_id, previous?.['leave_type_id']].filter((id) => typeof id === 'string');
  const { rows } = await sql<Looked>`
    select users.manager_id,
           array(select id from leave_types
                  where organization_id = ${viewer.organizationId} and id = any(${types}) and is_private) as private_types
      from users where ${whoseLeaveIsSeen(viewer)} and users.id = ${snapshot.user_id}`.execute(db);
  return rows[0] ?? null;
}

const isWhole = (viewer: Actor, { snapshot }: StoredEvent<Leave>, { manager_id }: Looked): boolean =>
  seesPrivateLeave(viewer, { user_id: snapshot.user_id, manager_id });

/** Private when it happened, or its type since then: what is private now is not told late either. */
const isPrivate = (leave: Leave, { private_types: types }: Looked): boolean =>
  leave.leave_type.is_private || (leave.leave_type_id !== null && types.includes(leave.leave_type_id));

/** To whoever sees the leave; redacted as a list would redact it. */
async function seenBy(db: Db, viewer: Actor, event: StoredEvent<Leave>): Promise<Leave | null> {
  const looked = await lookAt(db, viewer, event);
  if (!looked) return null;
  const { snapshot } = event;
  return isPrivate(snapshot, looked) && !isWhole(viewer, event, looked) ? redacted(snapshot) : snapshot;
}

/** A leave that was private before its type changed tells no more of it afterwards. */
async function previousSeenBy(
  db: Db,
  viewer: Actor,
  event: StoredEvent<Leave>,
): Promise<Record<string, unknown> | null> {
  const { previous } = event;
  if (typeof previous?.['leave_type_id'] !== 'string') return previous;
  const looked = await lookAt(db, viewer, event);
  if (!looked) return null;
  const isHidden = !isWhole(viewer, event, looked) && looked.private_types.includes(previous['leave_type_id']);
  return isHidden ? { ...previous, leave_type_id: null } : previous;
}

const leaveEvent = (type: string, summary: string, previous?: readonly string[]): EventDefinition<Leave> => ({
  type,
  summary,
  scope: 'leaves:read',
  object: 'leave',
  schema: Leave,
  ...(previous && { previous }),
  seenBy,
  previousSeenBy,
});

/** What leave.updated may name; reasons are no part of it. */
export const telling = [
  'leave_type_id',
  'start_date',
  'end_date',
  'start_half',
  'end_half',
  'start_time',
  'end_time',
] as const;

export const leaveRequested = leaveEvent('leave.requested', 'A leave was asked for or booked, in whatever status.');
export const leaveApproved = leaveEvent('leave.approved', 'A leave was approved.', ['status']);
export const leaveRejected = leaveEvent('leave.rejected', 'A leave was rejected.', ['status']);
export const leaveCancelled = leaveEvent(
  'leave.cancelled',
  'A leave was withdrawn, cancelled by somebody in charge, or its requested cancellation was granted.',
  ['status'],
);
export const leaveCancellationRequested = leaveEvent(
  'leave.cancellation_requested',
  'The person asks for an approved leave to be cancelled; it stays APPROVED until somebody agrees.',
  ['cancellation_requested_at'],
);
export const leaveUpdated = leaveEvent(
  'leave.updated',
  'Days, halves, hours or the type of a pending leave changed.',
  telling,
);

export const leaveEvents = [
  leaveRequested,
  leaveApproved,
  leaveRejected,
  leaveCancelled,
  leaveCancellationRequested,
  leaveUpdated,
];
