import { addDays } from '../../calendar-days.ts';
import { instantAt } from '../../zone-times.ts';
import { type PlannedShift } from './planned.ts';
import { type Row } from './week-model.ts';

const hourMs = 3_600_000;
/** What is shown of a day with few shifts, as hours after midnight. */
const usual = { from: 8, to: 18 };

/** A row of the day, with what of it lies in the day: also what began on the day before. */
export interface DayRow {
  readonly row: Row;
  readonly shifts: readonly PlannedShift[];
}

const isOf = ({ gives }: Row, { user_id: person, department_id: department }: PlannedShift): boolean =>
  'user_id' in gives ? gives.user_id === person : gives.department_id === department;

/** Who begins first stands first, then whoever has no shift; open shifts are above all. `before` has shifts of the week before. */
export function rowsOfDay(
  rows: readonly Row[],
  day: string,
  timeZone: string,
  before: readonly PlannedShift[],
): readonly DayRow[] {
  const startMs = Date.parse(instantAt(day, '00:00', timeZone));
  const found = rows.map((row) => ({
    row,
    shifts: [
      ...[...(row.byDay.get(addDays(day, -1)) ?? []), ...before.filter((shift) => isOf(row, shift))].filter(
        ({ ends_at: end }) => Date.parse(end) > startMs,
      ),
      ...(row.byDay.get(day) ?? []),
    ],
  }));
  const first = ({ row, shifts }: DayRow): number => {
    if (row.person === null) return -Infinity;
    return shifts.length === 0 ? Infinity : Math.min(...shifts.map(({ starts_at: start }) => Date.parse(start)));
  };
  return found.toSorted((a, b) => (first(a) === first(b) ? 0 : first(a) - first(b)));
}

/** Which hours are shown: all that is planned, in whole hours. What began before midnight begins at the edge. */
export interface Hours {
  readonly startMs: number;
  readonly endMs: number;
  /** The full hours, of which a night in which clocks change has one more or less. */
  readonly marks: readonly number[];
}

export function hoursOfDay(rows: readonly DayRow[], day: string, timeZone: string): Hours {
  const midnightMs = Date.parse(instantAt(day, '00:00', timeZone));
  const shifts = rows.flatMap((one) => one.shifts);
  const fromMs = Math.min(midnightMs + usual.from * hourMs, ...shifts.map(({ starts_at: start }) => Date.parse(start)));
  const toMs = Math.max(midnightMs + usual.to * hourMs, ...shifts.map(({ ends_at: end }) => Date.parse(end)));
  const startMs = midnightMs + Math.max(0, Math.floor((fromMs - midnightMs) / hourMs)) * hourMs;
  const endMs = midnightMs + Math.ceil((toMs - midnightMs) / hourMs) * hourMs;
  const marks = Array.from({ length: (endMs - startMs) / hourMs }, (_, index) => startMs + index * hourMs);
  return { startMs, endMs, marks };
}

/** In percent of the hours that are shown. */
export const placeOf = ({ startMs, endMs }: Hours, ms: number): number =>
  ((Math.min(Math.max(ms, startMs), endMs) - startMs) / (endMs - startMs)) * 100;
