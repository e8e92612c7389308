import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type EventDefinition, type Seen, seenWhere, type StoredEvent } from '../../kernel/events.ts';
import { otherSampleId } from '../../lib/ids.ts';
import { approvedEntry, rejectedEntry } from './entries/examples.ts';
import { TimeEntryInEvent } from './entries/record.ts';
import { listPeopleWithTimeSeen } from './store.ts';
import { TimesheetInEvent } from './timesheets/record.ts';
import { seesRate, whoseTimeIsSeen } from './visibility.ts';

/** To everyone who sees the person's time. */
async function seenBy<Snapshot extends { user_id: string }>(
  db: Db,
  viewer: Actor,
  events: readonly StoredEvent<Snapshot>[],
): Promise<(Seen | null)[]> {
  if (whoseTimeIsSeen.seesAll(viewer))
    return seenWhere(events, ({ organizationId }) => organizationId === viewer.organizationId);
  const ids = [...new Set(events.map(({ snapshot }) => snapshot.user_id))];
  const seen = new Set(await listPeopleWithTimeSeen(db, viewer, ids));
  return seenWhere(events, ({ snapshot }) => seen.has(snapshot.user_id));
}

/** Without rate and amount if they would not be shown. A snapshot never holds a place. */
async function entrySeenBy(
  db: Db,
  viewer: Actor,
  events: readonly StoredEvent<TimeEntryInEvent>[],
): Promise<(Seen | null)[]> {
  const seen = await seenBy(db, viewer, events);
  return events.map(({ snapshot, previous }, i) => {
    if (!seen[i] || seesRate(viewer, snapshot)) return seen[i] ?? null;
    const { hourly_rate: _rate, billable_amount: _amount, ...object } = snapshot;
    return { object, previous };
  });
}

const entryEvent = (
  type: string,
  summary: string,
  object: Record<string, unknown> = {},
): EventDefinition<TimeEntryInEvent> => ({
  type,
  summary,
  scope: 'time_entries:read',
  module: 'time_tracking',
  object: 'time_entry',
  schema: TimeEntryInEvent,
  previous: ['approval_status'],
  example: { object },
  seenBy: entrySeenBy,
});

export const timeEntrySubmitted = entryEvent(
  'time_entry.submitted',
  'A completed entry that needs approval was created, or an approved or rejected one went back to PENDING.',
);
export const timeEntryApproved = entryEvent('time_entry.approved', 'A time entry was approved.', approvedEntry);
export const timeEntryRejected = entryEvent('time_entry.rejected', 'A time entry was rejected.', rejectedEntry);

export const timesheetFinalized: EventDefinition<TimesheetInEvent> = {
  type: 'timesheet.finalized',
  summary: 'An approved timesheet was locked for payroll. Pay figures are never sent.',
  scope: 'timesheets:read',
  module: 'time_tracking',
  object: 'timesheet',
  schema: TimesheetInEvent,
  previous: ['status'],
  example: {
    object: {
      submitted_at: '2026-03-23T09:00:00.000Z',
      approved_at: '2026-03-24T11:15:00.000Z',
      approved_by_id: otherSampleId('usr'),
      finalized_at: '2026-03-25T14:00:00.000Z',
      finalized_by_id: otherSampleId('usr'),
      updated_at: '2026-03-25T14:00:00.000Z',
    },
  },
  seenBy,
};

export const timeEvents = [timeEntrySubmitted, timeEntryApproved, timeEntryRejected, timesheetFinalized];
