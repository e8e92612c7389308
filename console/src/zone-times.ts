import { parseAbsolute, parseDateTime, toCalendarDateTime, toTime, toZoned } from '@internationalized/date';

/** The instant at which the clocks of a zone show this time on this day. */
export const instantAt = (day: string, time: string, timeZone: string): string =>
  toZoned(parseDateTime(`${day}T${time}`), timeZone).toAbsoluteString();

/** `09:30`, as the clocks of the zone show an instant. */
export const wallTime = (iso: string, timeZone: string): string =>
  toTime(parseAbsolute(iso, timeZone)).toString().slice(0, 5);

/** The same time of the day some days later, also across a change of clocks. */
export const sameTimeLater = (iso: string, days: number, timeZone: string): string =>
  toZoned(toCalendarDateTime(parseAbsolute(iso, timeZone)).add({ days }), timeZone).toAbsoluteString();

export const minutesLater = (iso: string, minutes: number): string =>
  new Date(Date.parse(iso) + minutes * 60_000).toISOString();
