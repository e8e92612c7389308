import type { Format } from '../../format.ts';

/** What is more has its sign, too: a difference is read by it. */
export const signed = (format: Format, minutes: number): string =>
  `${minutes > 0 ? '+' : minutes < 0 ? '−' : ''}${format.minutes(Math.abs(minutes))}`;
