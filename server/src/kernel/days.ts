import { Type, type TString } from 'typebox';

/** A calendar day on the wire and in the database: YYYY-MM-DD, never shifted by a timezone. */
export const Day = (description?: string): TString =>
  Type.String({ format: 'date', examples: ['2026-03-09'], ...(description && { description }) });

/** An instant on the wire: ISO 8601, UTC, milliseconds and Z. */
export const Instant = (description?: string): TString =>
  Type.String({ format: 'date-time', examples: ['2026-03-09T14:30:00.000Z'], ...(description && { description }) });

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day that exists on the calendar, from year 1 on: PostgreSQL knows no year 0. */
export function isDay(text: string): boolean {
  const match = dayPattern.exec(text);
  if (!match || match[1] === '0000') return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
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
