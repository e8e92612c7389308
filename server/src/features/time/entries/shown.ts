import type { Shown } from '../../../kernel/versions.ts';
import { seesLocations } from '../visibility.ts';
import { presentEntry } from './present.ts';
import { getTimeEntry } from './reads.ts';
import { entryColumns, entryJoins, type EntryRow } from './store.ts';

/** A time entry `e`, for those who show it among other things. */
export const shownEntry: Shown<EntryRow> = {
  getOne: getTimeEntry,
  columns: (actor) => entryColumns(actor.organization, seesLocations(actor)),
  joins: (actor) => entryJoins(seesLocations(actor)),
  present: (actor, row) => presentEntry(actor, row),
};
