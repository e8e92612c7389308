import { write } from '../../client/hooks.ts';
import { timeTexts as texts } from '../../texts/time.ts';
import { instantAt, minutesLater } from '../../zone-times.ts';
import type { Booking, Cell, Entry } from './week-model.ts';

const dayStart = '09:00';

/** After what is there already on the day, or at nine. */
export function startOf(
  day: string,
  others: readonly Pick<Entry, 'clock_out'>[],
  timeZone: string,
  dayOf: (iso: string) => string,
): string {
  const nine = instantAt(day, dayStart, timeZone);
  const ends = others.map(({ clock_out: out }) => out).filter((out): out is string => out !== null);
  const last = ends.sort().at(-1);
  return last !== undefined && last > nine && dayOf(last) === day ? last : nine;
}

/** The instant of a minute of the day. */
export const instantOf = (day: string, minute: number, timeZone: string): string =>
  instantAt(
    day,
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    timeZone,
  );

export interface CellChange {
  readonly cell: Cell;
  readonly minutes: number;
  /** Minutes after midnight at which it begins, if that was typed. */
  readonly from: number | null;
  /** What was done; blank: as it was. */
  readonly note: string;
  readonly booking: Booking;
  /** Everything else on the day. */
  readonly dayEntries: readonly Entry[];
  readonly timeZone: string;
  readonly dayOf: (iso: string) => string;
}

/** Makes the hours of a cell what was typed: a new entry, a longer or shorter one, or none. Answers why not, or null. */
export async function saveCell(change: CellChange): Promise<string | null> {
  const { cell, minutes, note } = change;
  const last = cell.entries.at(-1);
  if (last === undefined) return minutes === 0 ? null : createEntry(change);
  if (minutes === 0) return clearCell(cell);
  const others = cell.minutes - last.duration_minutes;
  if (minutes <= others || (change.from !== null && others > 0)) return texts.several;
  if (change.from !== null) return moveEntry(change, last);
  const clock_out = minutesLater(last.clock_in, minutes - others + last.break_minutes);
  await write('patch', '/time-entries/{id}', {
    path: { id: last.id },
    body: {
      ...(minutes !== cell.minutes && { clock_out, break_minutes: last.break_minutes, is_duration: last.is_duration }),
      ...(note !== '' && { description: note }),
    },
  });
  return null;
}

/** To the times that were typed; a break stays as it was. */
async function moveEntry({ cell, from, minutes, note, timeZone }: CellChange, { id }: Entry): Promise<null> {
  const clock_in = instantOf(cell.day, from ?? 0, timeZone);
  const times = { clock_in, clock_out: minutesLater(clock_in, minutes) };
  await write('patch', '/time-entries/{id}', {
    path: { id },
    body: { ...times, ...(note !== '' && { description: note }) },
  });
  return null;
}

async function createEntry(change: CellChange): Promise<null> {
  const { cell, minutes, from, note, booking, dayEntries, timeZone, dayOf } = change;
  const clock_in = from === null ? startOf(cell.day, dayEntries, timeZone, dayOf) : instantOf(cell.day, from, timeZone);
  const body = {
    clock_in,
    clock_out: minutesLater(clock_in, minutes),
    break_minutes: 0,
    is_duration: from === null,
    ...booking,
    ...(note !== '' && { description: note }),
  };
  await write('post', '/time-entries', { body, idempotencyKey: crypto.randomUUID() });
  return null;
}

async function clearCell({ entries }: Cell): Promise<string | null> {
  const [entry, ...more] = entries;
  if (entry === undefined) return null;
  if (more.length > 0) return texts.several;
  if (entry.source === 'CLOCK') return texts.fromClock;
  await write('delete', '/time-entries/{id}', { path: { id: entry.id } });
  return null;
}
