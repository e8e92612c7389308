import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { EntryRow } from './store.ts';

/** Someone who leads a person recorded time for them, or put it right: the entry. Told within the change. */
export const entryCorrected = 'time_entry.corrected';

/** Who did, and why. */
export const forAnother = ({ actor, now }: UnitOfWork, reason: string) => ({
  corrected_by_id: actor.userId,
  corrected_at: now,
  correction_reason: reason,
});

/** The same, with what stood there before anyone had. */
export const correctedColumns = (work: UnitOfWork, reason: string, before: EntryRow) => ({
  ...forAnother(work, reason),
  ...(before.corrected_at == null && { before_correction: timesOf(before) }),
});

const timesOf = ({ clock_in, clock_out, break_minutes }: EntryRow): string =>
  JSON.stringify({ clock_in, clock_out, break_minutes });
