import { useMemo, useSyncExternalStore } from 'react';
import { language, locale, localeOf } from './language.ts';
import { aheadMs, nowMs, subscribeToAhead } from './now.ts';
import { useSession } from './session.tsx';
import { formatTexts } from './texts/format.ts';

/** How an organization writes times, days and money. One place for all of it: screens ask `useFormat()`. */
export interface Format {
  readonly locale: string;
  readonly timeZone: string;
  /** 15 Nov 2026, 14:05, in the organization's zone. */
  readonly instant: (iso: string) => string;
  /** The same with seconds and the name of the zone, for a tooltip. */
  readonly instantInFull: (iso: string) => string;
  readonly time: (iso: string) => string;
  /** `14:05` of no day in particular, in the same writing. */
  readonly timeOfDay: (clock: string) => string;
  /** 15 Nov 2026. A calendar day is never shifted. */
  readonly day: (day: string) => string;
  /** Sun 15 Nov */
  readonly shortDay: (day: string) => string;
  /** Sun */
  readonly weekday: (day: string) => string;
  /** 3 to 5 Nov 2026 */
  readonly days: (start: string, end: string) => string;
  readonly month: (day: string) => string;
  readonly money: (amount: number, currency?: string) => string;
  readonly number: (value: number, digits?: number) => string;
  readonly percent: (share: number) => string;
  /** 7:30; 37,570:53 */
  readonly minutes: (minutes: number) => string;
  /** "3 hours ago", "in 29 days". */
  readonly ago: (iso: string, nowMs?: number) => string;
  readonly today: () => string;
  readonly dayOf: (iso: string) => string;
  readonly fileSize: (bytes: number) => string;
}

const steps: readonly [limitSeconds: number, perUnit: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [60, 1, 'second'],
  [3600, 60, 'minute'],
  [86_400, 3600, 'hour'],
  [30 * 86_400, 86_400, 'day'],
  [365 * 86_400, 30 * 86_400, 'month'],
  [Number.POSITIVE_INFINITY, 365 * 86_400, 'year'],
];

/** What Intl leaves out of French: it is 9 h, not 09 h 00, and the first of a month is 1er. */
const asSaid = (text: string): string =>
  text
    .replaceAll(/(?<!\d)0(?=\d h\b)/g, '')
    .replaceAll(/(?<=\d h) 00(?! min)/g, '')
    .replaceAll(/(?<!\d)1(?=(?:\s?–\s?\d+)? \p{L}{3})/gu, '1er');

/** `14 h 30` and `2:30 p.m.` stay on one line. */
const whole = (text: string): string =>
  (language === 'fr' ? asSaid(text) : text).replaceAll(
    /(?<=\d) (?=(?:h|min|s)\b|[ap]\.?m)|(?<=\d (?:h|min)) (?=\d)/g,
    '\u00A0',
  );

/** A calendar day as an instant at noon UTC, shown in UTC: no zone moves it. */
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);
const onNoDay = (clock: string): Date => new Date(`1970-01-01T${clock}Z`);

/** Made when it is first asked for: each takes a millisecond, and a screen writes few of them. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** Days and times of day, which no zone moves: kept by locale, as fields also write them on pages without a session. */
function inAnyZone(locale: string) {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  return {
    timeOfDay: dates({ timeStyle: 'short' }),
    day: dates({ day: 'numeric', month: 'short', year: 'numeric' }),
    shortDay: dates({ weekday: 'short', day: 'numeric', month: 'short' }),
    weekday: dates({ weekday: 'short' }),
    month: dates({ month: 'long', year: 'numeric' }),
  };
}
const kept = new Map<string, ReturnType<typeof inAnyZone>>();
const datesOf = (locale: string): ReturnType<typeof inAnyZone> => {
  let dates = kept.get(locale);
  if (!dates) kept.set(locale, (dates = inAnyZone(locale)));
  return dates;
};

export function formatFor(zone: { timezone: string; country: string; currency: string }): Format {
  const { timezone: timeZone, currency: own } = zone;
  const locale = localeOf(zone.country);
  const dates = (options: Intl.DateTimeFormatOptions, of = locale) => once(() => new Intl.DateTimeFormat(of, options));
  const instant = dates({ dateStyle: 'medium', timeStyle: 'short', timeZone });
  const inFull = dates({ dateStyle: 'full', timeStyle: 'long', timeZone });
  const time = dates({ timeStyle: 'short', timeZone });
  const { timeOfDay, day, shortDay, weekday, month } = datesOf(locale);
  const isoDay = dates({ year: 'numeric', month: '2-digit', day: '2-digit', timeZone }, 'en-CA');
  const megabytes = once(() => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const moneys = new Map<string, Intl.NumberFormat>();
  const numbers = new Map<number, Intl.NumberFormat>();
  const number = (value: number, digits = 2): string => {
    let format = numbers.get(digits);
    if (!format) numbers.set(digits, (format = new Intl.NumberFormat(locale, { maximumFractionDigits: digits })));
    return format.format(value);
  };

  return {
    locale,
    timeZone,
    instant: (iso) => whole(instant().format(new Date(iso))),
    instantInFull: (iso) => whole(inFull().format(new Date(iso))),
    time: (iso) => whole(time().format(new Date(iso))),
    timeOfDay: (clock) => whole(timeOfDay().format(onNoDay(clock))),
    day: (value) => whole(day().format(noon(value))),
    shortDay: (value) => whole(shortDay().format(noon(value))),
    weekday: (value) => weekday().format(noon(value)),
    days: (start, end) => whole(start === end ? day().format(noon(start)) : day().formatRange(noon(start), noon(end))),
    month: (value) => month().format(noon(value)),
    money(amount, currency = own) {
      let money = moneys.get(currency);
      if (!money) moneys.set(currency, (money = new Intl.NumberFormat(locale, { style: 'currency', currency })));
      return money.format(amount);
    },
    number,
    percent: (share) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share),
    minutes(minutes) {
      const rounded = Math.round(minutes);
      const whole = Math.abs(rounded);
      const hours = number(Math.floor(whole / 60), 0);
      return `${rounded < 0 ? '-' : ''}${formatTexts.hours(hours, String(whole % 60).padStart(2, '0'))}`;
    },
    ago(iso, atMs = nowMs()) {
      const seconds = (new Date(iso).getTime() - atMs) / 1000;
      const [, perUnit, unit] = steps.find(([limit]) => Math.abs(seconds) < limit) ?? [0, 1, 'second'];
      if (unit === 'second' && Math.abs(seconds) < 45) return formatTexts.justNow;
      return relative().format(Math.round(seconds / perUnit), unit);
    },
    today: () => isoDay().format(nowMs()),
    dayOf: (iso) => isoDay().format(new Date(iso)),
    fileSize: (bytes) =>
      bytes < 1_000_000
        ? formatTexts.kilobytes(number(Math.max(1, Math.round(bytes / 1000))))
        : formatTexts.megabytes(megabytes().format(bytes / 1_000_000)),
  };
}

/** A day or a time in a field, as everywhere else; null while it is none. */
export const writtenDay = (day: string): string | null => written(datesOf(locale()).day, noon(day));
export const writtenTime = (clock: string): string | null => written(datesOf(locale()).timeOfDay, onNoDay(clock));
const written = (format: () => Intl.DateTimeFormat, at: Date): string | null =>
  Number.isNaN(at.getTime()) ? null : whole(format().format(at));

/** Hours as `minutes` writes them, grouped by whatever the locale separates thousands with. */
const grouped = /^\d{1,3}(?:[.,'’\s]\d{2,3})*[.,'’\s]\d{3}(?=:|\s*h\s*\d)/;

/** `7:30`, `1,250:30`, `7.5`, `7,5`, `7h30`, `7 h 30`, `450m`, `7` hours; null for anything else. */
export function readMinutes(text: string): number | null {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(grouped, (hours) => hours.replaceAll(/[.,'’\s]/g, ''));
  const clock = /^(\d{1,5})(?::|\s*h\s*)(\d{1,2})?m?$/.exec(typed);
  if (clock) {
    const minutes = Number(clock[2] ?? 0);
    return minutes < 60 ? Number(clock[1]) * 60 + minutes : null;
  }
  const inMinutes = /^(\d{1,5})\s*m(in)?$/.exec(typed);
  if (inMinutes) return Number(inMinutes[1]);
  const inHours = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*h?$/.exec(typed);
  return inHours ? Math.round(Number(`${inHours[1] ?? '0'}.${inHours[2] ?? '0'}`) * 60) : null;
}

const formats = new WeakMap<object, Format>();

/** The organization's own way of writing; the same object as long as the session is. */
export function useFormat(): Format {
  const { organization } = useSession();
  const ahead = useSyncExternalStore(subscribeToAhead, aheadMs);
  return useMemo(() => {
    let format = formats.get(organization);
    if (!format) formats.set(organization, (format = formatFor(organization)));
    // Another one when it is another day: what was worked out with it is worked out again.
    return ahead === 0 ? format : { ...format };
  }, [organization, ahead]);
}
