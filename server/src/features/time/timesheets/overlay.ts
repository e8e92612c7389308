import type { KeptBreaks } from '../entries/breaks.ts';
import type { CountedEntry, KeptEntry } from './totals.ts';

/** An entry as a correction has it. */
export interface CorrectedEntry extends CountedEntry {
  readonly clock_out: string;
  readonly raw_clock_in: string;
  readonly raw_clock_out: string;
}

/** What a correction makes of one entry: null before for one that is added, null after for one that goes. */
export interface EntryCorrection {
  readonly entry_id: string;
  readonly before: CorrectedEntry | null;
  readonly after: CorrectedEntry | null;
}

/** What was corrected lies in locked periods: what it was spent on bears on nothing that still moves. */
const kept = (entry: CorrectedEntry): KeptEntry => ({ ...entry, project_id: null, task_id: null, is_billable: false });

/** What rules found of breaks holds for hours as they were: whoever corrects these says what the break was. */
function flagsAfter(
  entry: CountedEntry | undefined,
  before: CorrectedEntry | null,
  after: CorrectedEntry,
): Partial<KeptBreaks> {
  const isOther =
    before === null ||
    before.duration_minutes !== after.duration_minutes ||
    before.break_minutes !== after.break_minutes;
  return isOther ? { breaks: null, break_flags: null } : { break_flags: entry?.break_flags ?? null };
}

/**
 * Entries as they count with the corrections that stand, in the order in which these were made. Corrections change no entry: whatever
 * follows from entries asks for both.
 */
export function withCorrections<Entry extends CountedEntry>(
  entries: readonly Entry[],
  corrections: readonly EntryCorrection[],
): (Entry | (KeptEntry & CorrectedEntry))[] {
  if (corrections.length === 0) return [...entries];
  const byId = new Map<string, Entry | (KeptEntry & CorrectedEntry)>(entries.map((entry) => [entry.id, entry]));
  for (const { entry_id: id, before, after } of corrections) {
    if (after === null) byId.delete(id);
    else byId.set(id, { ...byId.get(id), ...kept(after), ...after, ...flagsAfter(byId.get(id), before, after) });
  }
  return [...byId.values()];
}
