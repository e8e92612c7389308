import { Temporal } from 'temporal-polyfill';
import { type TString, Type } from 'typebox';

/** A calendar day on the wire and in the database: YYYY-MM-DD, never shifted by a timezone. */
export const Day = (description?: string): TString =>
  Type.String({ format: 'date', examples: ['2026-03-09'], ...(description && { description }) });

/** An instant on the wire: ISO 8601, UTC, milliseconds and Z. */
export const Instant = (description?: string): TString =>
  Type.String({ format: 'date-time', examples: ['2026-03-09T14:30:00.000Z'], ...(description && { description }) });

/** An instant as a caller writes it: with an offset, so that it means one moment wherever it is read. */
export const InstantInput = (description?: string): TString =>
  Type.String({
    format: 'date-time',
    maxLength: 40,
    description: [description, 'ISO 8601 with an offset: Z, or such as -07:00 or -0700.'].filter(Boolean).join(' '),
  });

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day that exists on the calendar, from year 1 on: PostgreSQL knows no year 0. */
export function isDay(text: string): boolean {
  const match = dayPattern.exec(text);
  if (!match || match[1] === '0000') return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const instantPattern =
  /^(\d{4}-\d{2}-\d{2})[Tt](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;
const firstInstantMs = Date.parse('0001-01-01T00:00:00Z');
const lastInstantMs = Date.parse('9999-12-31T23:59:59.999Z');

/** The instant in milliseconds, what is finer cut off; null if the text is none or carries no offset. */
export function readInstantMs(text: string): number | null {
  const day = instantPattern.exec(text)?.[1];
  if (day === undefined || !isDay(day)) return null;
  // The basic form of an offset, +0000, is left to each engine to read or not; the extended one is not.
  const instantMs = Date.parse(text.toUpperCase().replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return instantMs >= firstInstantMs && instantMs <= lastInstantMs ? instantMs : null;
}

/** The same for a text that fits InstantInput, as what a body carries has been checked to. */
export function parseInstantMs(text: string): number {
  const instantMs = readInstantMs(text);
  if (instantMs === null) throw new RangeError('Not an instant with an offset.');
  return instantMs;
}

const dayMs = 86_400_000;

/** The day some days later, or earlier for a negative count. Counted in UTC, where every day has 24 hours. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, -'T00:00:00.000Z'.length);

/** The same day some months later; the last of its month if that one is shorter. */
export const addMonths = (day: string, count: number): string =>
  Temporal.PlainDate.from(day).add({ months: count }).toString();

/** How many days from one to the other: 0 for the same day. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay() || 7;

const startOfDayMs = (timezone: string, day: Temporal.PlainDate): number =>
  day.toZonedDateTime({ timeZone: timezone }).epochMilliseconds;

/**
 * A local day as the stretch of time [startMs, endMs): 23 or 25 hours long where the clocks change, and it does not
 * begin at midnight where they skip it. `lastDay` makes it several days, both included.
 */
export function dayBoundsMs(timezone: string, day: string, lastDay = day): { startMs: number; endMs: number } {
  return {
    startMs: startOfDayMs(timezone, Temporal.PlainDate.from(day)),
    endMs: startOfDayMs(timezone, Temporal.PlainDate.from(lastDay).add({ days: 1 })),
  };
}

/** The instant at which the clocks of a zone show a time of a day; 24:00 is the start of the next. */
export function instantAtMs(timezone: string, day: string, time: string): number {
  const [date, hours] = time === '24:00' ? [addDays(day, 1), '00:00'] : [day, time];
  return Temporal.PlainDateTime.from(`${date}T${hours}`).toZonedDateTime(timezone).epochMilliseconds;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar day on which an instant falls in a timezone. */
export function dayIn(timezone: string, instantMs: number): string {
  let formatter = formatters.get(timezone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formatters.set(timezone, formatter);
  }
  return formatter.format(instantMs);
}

export function isTimezone(name: string): boolean {
  // Intl also takes offsets such as +02:00, which are no IANA names.
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
