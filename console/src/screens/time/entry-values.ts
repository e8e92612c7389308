import { addDays } from '../../calendar-days.ts';
import type { Format } from '../../format.ts';
import { readNumber, typedNumber } from '../../typed-numbers.ts';
import { instantAt, wallTime } from '../../zone-times.ts';
import { breaksOf, type BreakValues, breakValuesOf } from './break-inputs.tsx';
import type { Entry } from './week-model.ts';

export interface EntryValues {
  day: string;
  clock_in: string;
  clock_out: string;
  break_minutes: string;
  breaks: BreakValues[];
  project_id: string;
  task_id: string;
  description: string;
}

export const initialOf = (entry: Entry | null, format: Format): EntryValues => ({
  day: entry ? format.dayOf(entry.clock_in) : format.today(),
  clock_in: entry ? wallTime(entry.clock_in, format.timeZone) : '09:00',
  clock_out: entry?.clock_out == null ? (entry ? '' : '17:00') : wallTime(entry.clock_out, format.timeZone),
  break_minutes: typedNumber(entry?.break_minutes ?? 0),
  breaks: breakValuesOf(entry, format),
  project_id: entry?.project_id ?? '',
  task_id: entry?.task_id ?? '',
  description: entry?.description ?? '',
});

/** An end before its start lies on the next day. */
export const endOf = ({ day, clock_in, clock_out }: EntryValues, timeZone: string): string =>
  instantAt(clock_out <= clock_in ? addDays(day, 1) : day, clock_out, timeZone);

/** What stands there as it was opened is not sent: a form knows minutes, and a clock was tapped at a second. */
export function timesOf(
  values: EntryValues,
  before: EntryValues | null,
  timeZone: string,
): { clock_in?: string; clock_out?: string } {
  const startOf = ({ day, clock_in }: EntryValues): string => instantAt(day, clock_in, timeZone);
  const isSame = (time: (of: EntryValues) => string): boolean => before !== null && time(before) === time(values);
  const hasEnd = values.clock_out !== '' && !(before?.clock_out !== '' && isSame((of) => endOf(of, timeZone)));
  return {
    ...(!isSame(startOf) && { clock_in: startOf(values) }),
    ...(hasEnd && { clock_out: endOf(values, timeZone) }),
  };
}

/** Breaks with their times if there are any; those that stand there as they were opened are not sent, for a clock knows seconds. */
export function pausesOf(
  entry: Entry | null,
  values: EntryValues,
  format: Format,
): { break_minutes?: number; breaks?: { start: string; end: string }[] } {
  const before = breakValuesOf(entry, format);
  if (values.breaks.length === 0) {
    // Taken out of the form, they are a figure from now on.
    const figure = readNumber(values.break_minutes) ?? 0;
    return before.length > 0 && figure === 0 ? { breaks: [] } : { break_minutes: figure };
  }
  if (JSON.stringify(values.breaks) === JSON.stringify(before)) return {};
  const known = breaksOf(entry);
  const at = (time: string, earliest: string): string =>
    instantAt(time < earliest ? addDays(values.day, 1) : values.day, time, format.timeZone);
  return {
    breaks: values.breaks.map(({ start, end }) => {
      const index = before.findIndex((one) => one.start === start && one.end === end);
      const { start: from, end: to } = known[index] ?? {};
      if (from !== undefined && to != null) return { start: from, end: to };
      return { start: at(start, values.clock_in), end: at(end, values.clock_in) };
    }),
  };
}
