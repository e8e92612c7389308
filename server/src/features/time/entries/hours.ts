import { Temporal } from 'temporal-polyfill';
import type { Tenant } from '../../../kernel/actor.ts';
import type { Settings } from '../../../kernel/settings.ts';
import { dayIn } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';

export type RoundingRules = Pick<Settings, 'time_rounding_increment' | 'time_rounding_mode'>;

const offsetMsIn = (timezone: string, instantMs: number): number =>
  Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timezone).offsetNanoseconds / 1_000_000;

/**
 * The instant moved to a step of the wall clock in the organization's zone, which in Kathmandu is not one of UTC. A time
 * already on a step stays; half-way goes up. The way to the step is elapsed time, so a change of clocks cannot undo it.
 */
export function roundClockMs(timezone: string, instantMs: number, rules: RoundingRules): number {
  const stepMs = rules.time_rounding_increment * 60_000;
  if (stepMs === 0) return instantMs;
  const localMs = instantMs + offsetMsIn(timezone, instantMs);
  const pastMs = ((localMs % stepMs) + stepMs) % stepMs;
  if (pastMs === 0) return instantMs;
  const isUp = rules.time_rounding_mode === 'nearest' ? pastMs * 2 >= stepMs : rules.time_rounding_mode === 'up';
  return instantMs - pastMs + (isUp ? stepMs : 0);
}

/** One end of an entry: as it came, and as the organization rounds it. */
export interface ClockTime {
  readonly rawMs: number;
  readonly ms: number;
}

export const maxSpanMs = 24 * 3_600_000;
const firstMs = Date.parse('1900-01-01T00:00:00Z');
const lastMs = Date.parse('2200-01-01T00:00:00Z');

/** A time as it was sent, rounded by the organization's rules. A year that was mistyped is told before it is kept. */
export function clockTime(tenant: Tenant, field: 'clock_in' | 'clock_out', rawMs: number): ClockTime {
  if (rawMs < firstMs || rawMs >= lastMs) throw invalid(field, 'time.years');
  return { rawMs, ms: roundClockMs(tenant.timezone, rawMs, tenant.settings) };
}

/** Time rule: clock_out after clock_in, at most 24 hours, the break shorter than the span. Judged on the times as sent. */
export function checkSpan(
  clockIn: ClockTime,
  clockOut: ClockTime,
  breakMinutes: number,
  field: 'break_minutes' | 'breaks' = 'break_minutes',
): void {
  const spanMs = clockOut.rawMs - clockIn.rawMs;
  if (spanMs <= 0) throw invalid('clock_out', 'time.outAfterIn');
  if (spanMs > maxSpanMs) throw invalid('clock_out', 'time.tooLong');
  if (breakMinutes * 60_000 >= spanMs) throw invalid(field, 'time.breakTooLong');
}

/** Elapsed time, also across a change of clocks, to the nearest minute. Rounding may leave less than the break: 0. */
export const durationMinutes = (clockIn: ClockTime, clockOut: ClockTime, breakMinutes: number): number =>
  Math.max(0, Math.round((clockOut.ms - clockIn.ms) / 60_000) - breakMinutes);

/** The organization's day on which the entry starts. */
export const workDate = (tenant: Tenant, clockIn: ClockTime): string => dayIn(tenant.timezone, clockIn.ms);

const iso = (ms: number): string => new Date(ms).toISOString();

/** The columns that a start gives. */
export const startColumns = (tenant: Tenant, clockIn: ClockTime) => ({
  work_date: workDate(tenant, clockIn),
  clock_in: iso(clockIn.ms),
  raw_clock_in: iso(clockIn.rawMs),
});

/** The columns that an end gives. Rounded by rules that changed since the start, it is still no earlier than that. */
export const endColumns = (clockIn: ClockTime, clockOut: ClockTime, breakMinutes: number) => ({
  clock_out: iso(Math.max(clockOut.ms, clockIn.ms)),
  raw_clock_out: iso(clockOut.rawMs),
  break_minutes: breakMinutes,
  duration_minutes: durationMinutes(clockIn, clockOut, breakMinutes),
});
