import type { TapAction } from '../offline/taps.ts';
import { withFullStop } from '../words.ts';
import { sayTap } from './by-tap.ts';

/** What the clock asks now and then: none of it is loaded with the first view. */
export const leftTexts = {
  title: 'When did you leave?',
  lead: (since: string, hours: number): string =>
    `${withFullStop(since)} After more than ${String(hours)} hours, say when you left instead of recording all of it.`,
  shift: (when: string): string => withFullStop(`Your shift ended at ${when}`),
  day: 'Day',
  time: 'Time',
  clockOut: 'Clock out',
  leavingNow: 'I am leaving now',
  notAfterStart: (since: string): string => `Enter a time after you clocked in (${since}).`,
  inTheFuture: 'Enter a time that has passed.',
  tooLong: 'An entry spans at most 24 hours. Enter when you left on that day.',
} as const;

export const refusedTapTexts = {
  refused: (action: TapAction, when: string, why: string): string =>
    sayTap(action, [
      `Your tap to clock in, ${when}, was not accepted: ${why}`,
      `Your tap to clock out, ${when}, was not accepted: ${why}`,
      `Your tap to start a break, ${when}, was not accepted: ${why}`,
      `Your tap to come back, ${when}, was not accepted: ${why}`,
    ]),
  correct: 'Add the time by hand',
  discard: 'Discard',
  discardTitle: 'Discard this tap?',
  discardText: (action: TapAction, when: string): string =>
    withFullStop(
      sayTap(action, [
        `Nothing is recorded for clocking in at ${when}`,
        `Nothing is recorded for clocking out at ${when}`,
        `No break is recorded from ${when} on`,
        `Nothing is recorded for coming back at ${when}`,
      ]),
    ),
  discarded: 'Tap discarded',
} as const;

export const illTexts = {
  title: 'Are you working after all?',
  text: 'You reported ill for today, and the day counts as leave. If you are back, clock in, and ask whoever leads you to end your leave.',
} as const;
