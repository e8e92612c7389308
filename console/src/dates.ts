/** Instants in the reader's own words; calendar days exactly as they are, never through a timezone. */
const locale = 'en-GB';
const instant = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const precise = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const sayInstant = (iso: string): string => instant.format(new Date(iso));
export const sayInstantPrecisely = (iso: string): string => precise.format(new Date(iso));
export const sayTime = (at: Date): string => clock.format(at);

export function sayDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${String(Number(date))} ${months[Number(month) - 1] ?? month} ${year}`;
}

const steps: readonly [limitSeconds: number, perUnit: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [60, 1, 'second'],
  [3600, 60, 'minute'],
  [86_400, 3600, 'hour'],
  [30 * 86_400, 86_400, 'day'],
  [365 * 86_400, 30 * 86_400, 'month'],
  [Number.POSITIVE_INFINITY, 365 * 86_400, 'year'],
];
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "3 hours ago", "in 29 days". */
export function sayHowLong(iso: string, nowMs = Date.now()): string {
  const seconds = (new Date(iso).getTime() - nowMs) / 1000;
  const [, perUnit, unit] = steps.find(([limit]) => Math.abs(seconds) < limit) ?? [0, 1, 'second'];
  return unit === 'second' && Math.abs(seconds) < 45
    ? 'just now'
    : relative.format(Math.round(seconds / perUnit), unit);
}

/** The date and time of day in another zone, such as the organization's. */
export const sayNowIn = (timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date());
