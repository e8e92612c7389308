import { mayUse, type Actor } from '../../../kernel/actor.ts';
import { seesRate } from '../visibility.ts';
import {
  entryFieldNames,
  locationFieldNames,
  locationScope,
  type PlainEntry,
  type TimeEntry,
  type TimeEntryInEvent,
} from './record.ts';
import type { EntryInEventRow, EntryRow } from './store.ts';

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

/** Everything a receiver could be shown; who may not see the rate gets the event without it. */
export const snapshotOf = (row: EntryInEventRow): TimeEntryInEvent => ({
  ...plainEntry(row),
  ...rateOf(row),
  user: row.user,
  project: row.project,
  task: row.task,
});
