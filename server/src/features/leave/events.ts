import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { EventDefinition, Seen, StoredEvent } from '../../kernel/events.ts';
import { findPrivacy } from './events-store.ts';
import { approvedLeave, cancelledLeave, leaveToCancel, rejectedLeave } from './requests/examples.ts';
import { redacted } from './requests/present.ts';
import { Leave } from './requests/record.ts';
import { seesPrivateLeave } from './visibility.ts';

interface Looked {
  /** People whose leave the viewer sees. */
  readonly people: ReadonlyMap<string, { readonly department_id: string | null; readonly manager_id: string | null }>;
  /** Of the types named, and of the leaves themselves, those that are private by now. */
  readonly privateNow: ReadonlySet<string>;
}

const typesIn = ({ snapshot, previous }: StoredEvent<Leave>): string[] =>
  [snapshot.leave_type_id, previous?.['leave_type_id']].filter((id) => typeof id === 'string');

async function lookAt(db: Db, viewer: Actor, events: readonly StoredEvent<Leave>[]): Promise<Looked> {
  const people = [...new Set(events.map(({ snapshot }) => snapshot.user_id))];
  const types = [...new Set(events.flatMap(typesIn))];
  const leaves = events.map(({ subjectId }) => subjectId);
  const [seen, hiddenTypes, hiddenLeaves] = await findPrivacy(db, viewer, { people, types, leaves });
  return {
    people: new Map(seen.map(({ id, ...person }) => [id, person])),
    privateNow: new Set([...hiddenTypes, ...hiddenLeaves].map(({ id }) => id)),
  };
}

/** To everyone who sees the leave; redacted as a list would redact it. What became private since is not told late either. */
async function seenBy(db: Db, viewer: Actor, events: readonly StoredEvent<Leave>[]): Promise<(Seen | null)[]> {
  const { people, privateNow } = await lookAt(db, viewer, events);
  const isPrivate = (id: unknown): boolean => typeof id === 'string' && privateNow.has(id);
  return events.map(({ subjectId, snapshot, previous }) => {
    const { user_id, leave_type, leave_type_id } = snapshot;
    const person = people.get(user_id);
    if (person === undefined) return null;
    if (seesPrivateLeave(viewer, { user_id, ...person })) return { object: snapshot, previous };
    const isHidden = leave_type.is_private || isPrivate(leave_type_id) || isPrivate(subjectId);
    return {
      object: isHidden ? redacted(snapshot) : snapshot,
      // A leave that was private before its type changed tells no more of it afterwards.
      previous: isPrivate(previous?.['leave_type_id']) ? { ...previous, leave_type_id: null } : previous,
    };
  });
}

const leaveEvent = (
  type: string,
  summary: string,
  previous?: readonly string[],
  example?: EventDefinition['example'],
): EventDefinition<Leave> => ({
  type,
  summary,
  scope: 'leaves:read',
  object: 'leave',
  schema: Leave,
  ...(previous && { previous }),
  ...(example && { example }),
  seenBy,
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

export const leaveRequested = leaveEvent(
  'leave.requested',
  'A leave was asked for or booked, in whatever status.',
  undefined,
  {
    object: { status: 'PENDING', reason: 'A week by the sea' },
  },
);
export const leaveApproved = leaveEvent('leave.approved', 'A leave was approved.', ['status'], {
  object: approvedLeave,
});
export const leaveRejected = leaveEvent('leave.rejected', 'A leave was rejected.', ['status'], {
  object: rejectedLeave,
});
export const leaveCancelled = leaveEvent(
  'leave.cancelled',
  'A leave was withdrawn, cancelled by someone in charge, or its requested cancellation was granted.',
  ['status'],
  { object: cancelledLeave, previous: { status: 'APPROVED' } },
);
export const leaveCancellationRequested = leaveEvent(
  'leave.cancellation_requested',
  'The person asks for an approved leave to be cancelled; it stays APPROVED until someone agrees.',
  ['cancellation_requested_at'],
  { object: leaveToCancel, previous: { cancellation_requested_at: null } },
);
export const leaveUpdated = leaveEvent(
  'leave.updated',
  'Days, halves, hours or the type of a pending leave changed.',
  telling,
  { previous: { end_date: '2026-04-16' } },
);

export const leaveEvents = [
  leaveRequested,
  leaveApproved,
  leaveRejected,
  leaveCancelled,
  leaveCancellationRequested,
  leaveUpdated,
];
