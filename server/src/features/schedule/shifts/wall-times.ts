import { Temporal } from 'temporal-polyfill';

/** What the clocks of a zone show at an instant, as `09:30` or with seconds where there are any. */
export const timeIn = (timezone: string, instantMs: number): string =>
  Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timezone).toPlainTime().toString();
