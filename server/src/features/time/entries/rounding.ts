import { Temporal } from 'temporal-polyfill';
import type { Settings } from '../../../kernel/settings.ts';

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
