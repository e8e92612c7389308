import { mayUse, type Actor, type Tenant } from '../../../kernel/actor.ts';
import type { Booking } from '../../projects/index.ts';
import type { Owner } from '../person.ts';
import { amountOf } from '../timesheets/pay.ts';
import { seesRate } from '../visibility.ts';
import {
  entryFieldNames,
  locationFieldNames,
  locationScope,
  type PlainEntry,
  type TimeEntry,
  type TimeEntryInEvent,
} from './record.ts';
import type { EntryInEventRow, EntryRow, NewEntry } from './store.ts';

/** Whether places are even read for this actor. */
export const seesLocations = (actor: Actor): boolean => mayUse(actor, locationScope);

function plainEntry(row: EntryRow): PlainEntry {
  const entry = {} as Record<string, unknown>;
  for (const name of entryFieldNames) entry[name] = row[name];
  return entry as unknown as PlainEntry;
}

const rateOf = (row: EntryRow) => ({
  hourly_rate: Number(row.hourly_rate),
  billable_amount: Number(row.billable_amount),
});

/** The entry as this actor sees it: the rate where it may be seen, places only where they were read. */
export function presentEntry(actor: Actor, row: EntryRow): TimeEntry {
  const entry: TimeEntry = plainEntry(row);
  if (seesRate(actor, row)) Object.assign(entry, rateOf(row));
  if (seesLocations(actor)) for (const name of locationFieldNames) Object.assign(entry, { [name]: row[name] ?? null });
  return entry;
}

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
export const snapshotOf = (row: EntryInEventRow): TimeEntryInEvent => ({
  ...plainEntry(row),
  ...rateOf(row),
  user: row.user,
  project: row.project,
  task: row.task,
});
