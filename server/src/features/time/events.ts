import { sql } from '../../db/sql.ts';
import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { EventDefinition, StoredEvent } from '../../kernel/events.ts';
import { TimeEntryInEvent } from './entries/record.ts';
import { TimesheetInEvent } from './timesheets/record.ts';
import { seesRate, whoseTimeIsSeen } from './visibility.ts';

async function isSeen(
  db: Db,
  viewer: Actor,
  { organizationId, snapshot: { user_id: userId } }: StoredEvent<{ user_id: string }>,
): Promise<boolean> {
  if (viewer.organizationId === organizationId && whoseTimeIsSeen.seesAll(viewer)) return true;
  const { rows } = await sql`select 1 from users where ${whoseTimeIsSeen(viewer)} and users.id = ${userId}`.execute(db);
  return rows.length > 0;
}

/** To whoever sees the entry; without rate and amount where they would not be shown. A snapshot never holds a place. */
async function entrySeenBy(
  db: Db,
  viewer: Actor,
  event: StoredEvent<TimeEntryInEvent>,
): Promise<Record<string, unknown> | null> {
  if (!(await isSeen(db, viewer, event))) return null;
  const { snapshot } = event;
  if (seesRate(viewer, snapshot)) return snapshot;
  const { hourly_rate: _rate, billable_amount: _amount, ...rest } = snapshot;
  return rest;
}

const entryEvent = (type: string, summary: string): EventDefinition<TimeEntryInEvent> => ({
  type,
  summary,
  scope: 'time_entries:read',
  module: 'time_tracking',
  object: 'time_entry',
  schema: TimeEntryInEvent,
  previous: ['approval_status'],
  seenBy: entrySeenBy,
});

export const timeEntrySubmitted = entryEvent(
  'time_entry.submitted',
  'A completed entry that needs approval was created, or an approved or rejected one went back to PENDING.',
);
export const timeEntryApproved = entryEvent('time_entry.approved', 'A time entry was approved.');
export const timeEntryRejected = entryEvent('time_entry.rejected', 'A time entry was rejected.');

export const timesheetFinalized: EventDefinition<TimesheetInEvent> = {
  type: 'timesheet.finalized',
  summary: 'An approved timesheet was locked for payroll. Pay figures are never sent.',
  scope: 'timesheets:read',
  module: 'time_tracking',
  object: 'timesheet',
  schema: TimesheetInEvent,
  previous: ['status'],
  seenBy: async (db, viewer, event) => ((await isSeen(db, viewer, event)) ? event.snapshot : null),
};

export const timeEvents = [timeEntrySubmitted, timeEntryApproved, timeEntryRejected, timesheetFinalized];
