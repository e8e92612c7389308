import { ApiError } from '../../client/error.ts';
import type { Format } from '../../format.ts';
import { timeTexts as texts } from '../../texts/time.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Why hours were refused, in words of the screen if it has better ones. */
export function sayRefusal(error: unknown, format: Format): string {
  if (!(error instanceof ApiError)) throw error;
  const { period_start: start, period_end: end } = error.details;
  if (error.reason === 'locked' && isText(start) && isText(end)) return texts.lockedPeriod(format.days(start, end));
  if (error.reason === 'time_manual_entry') return texts.noManualEntry;
  if (error.reason === 'time_edit_clock_times') return texts.noClockEdits;
  return error.message;
}
