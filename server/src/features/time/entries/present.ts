import type { Actor, Tenant } from '../../../kernel/actor.ts';
import type { Withheld } from '../../../kernel/context.ts';
import { withheldByRole, withheldByScope } from '../../../kernel/explain.ts';
import type { Booking } from '../../projects/index.ts';
import type { Owner } from '../person-store.ts';
import { amountOf } from '../timesheets/pay.ts';
import { seesLocations, seesRate } from '../visibility.ts';
import { shownBreaks, shownFlags } from './breaks.ts';
import {
  locationFieldNames,
  locationScope,
  type PlainEntry,
  rateFieldNames,
  type TimeEntry,
  type TimeEntryInEvent,
} from './record.ts';
import type { EntryInEventRow, EntryRow, NewEntry } from './store.ts';

/** The same, if the answer shows some fields only: those that it does not show are not read. */
export const showsLocations = (actor: Actor, fields: ReadonlySet<string> | null): boolean =>
  seesLocations(actor) && (fields === null || locationFieldNames.some((name) => fields.has(name)));

/** Written out: a list makes fifty of them at a time. */
const plainEntry = (row: EntryRow): PlainEntry => ({
  id: row.id,
  user_id: row.user_id,
  clock_in: row.clock_in,
  clock_out: row.clock_out,
  duration_minutes: row.duration_minutes,
  break_minutes: row.break_minutes,
  breaks: shownBreaks(row.breaks),
  break_flags: shownFlags(row.break_flags),
  project_id: row.project_id,
  task_id: row.task_id,
  description: row.description,
  notes: row.notes,
  tags: row.tags,
  is_duration: row.is_duration,
  is_billable: row.is_billable,
  status: row.status,
  approval_status: row.approval_status,
  approved_by_id: row.approved_by_id,
  on_behalf_of_id: row.on_behalf_of_id,
  approved_at: row.approved_at,
  rejected_by_id: row.rejected_by_id,
  rejection_reason: row.rejection_reason,
  source: row.source,
  scheduled_shift_id: row.scheduled_shift_id,
  shift_flags: row.shift_flags ?? [],
  created_at: row.created_at,
  updated_at: row.updated_at,
});

function showCorrection(entry: Partial<TimeEntry>, row: EntryRow): void {
  if (row.corrected_by_id == null || row.corrected_at == null) return;
  entry.corrected_by_id = row.corrected_by_id;
  entry.corrected_at = row.corrected_at;
  entry.correction_reason = row.correction_reason ?? null;
  entry.before_correction = row.before_correction ?? null;
}

function showRate(entry: TimeEntry, row: EntryRow): TimeEntry {
  entry.hourly_rate = Number(row.hourly_rate);
  entry.billable_amount = Number(row.billable_amount);
  return entry;
}

function showPlaces(entry: Record<string, unknown>, row: EntryRow): void {
  for (const name of locationFieldNames) entry[name] = row[name] ?? null;
}

/** The entry as this actor sees it: the rate if it may be seen, places only if they were read. */
export function presentEntry(actor: Actor, row: EntryRow, withLocations = seesLocations(actor)): TimeEntry {
  const entry: TimeEntry = plainEntry(row);
  showCorrection(entry, row);
  if (seesRate(actor, row)) showRate(entry, row);
  if (withLocations) showPlaces(entry, row);
  return entry;
}

/** What these answers leave out. */
export const withheldFromEntries = (actor: Actor, rows: readonly { readonly user_id: string }[]): Withheld[] => [
  ...withheldByRole(
    rows.some((row) => !seesRate(actor, row)),
    rateFieldNames,
    null,
  ),
  ...withheldByScope(actor, locationScope, locationFieldNames),
];

const named = (record: { id: string; name: string } | null) => record && { id: record.id, name: record.name };

/** A new entry as it will be read, without asking the database for what it was just told. */
export const entryInEvent = (tenant: Tenant, entry: NewEntry, owner: Owner, booking: Booking): EntryInEventRow => ({
  ...entry,
  billable_amount: entry.is_billable ? amountOf(entry.hourly_rate, entry.duration_minutes, tenant.currency) : '0',
  user: { id: entry.user_id, first_name: owner.first_name, last_name: owner.last_name },
  project: named(booking.project),
  task: named(booking.task),
});

/** Everything a receiver could be shown; who may not see the rate gets the event without it. */
export function snapshotOf(row: EntryInEventRow): TimeEntryInEvent {
  const entry = showRate(plainEntry(row), row);
  showCorrection(entry, row);
  return { ...entry, user: row.user, project: row.project, task: row.task };
}
