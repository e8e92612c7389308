import type { Data } from '../../client/hooks.ts';
import type { Format } from '../../format.ts';

export type Week = Data<'/schedule'>;
export type PlannedShift = Week['shifts'][number];
export type PlannedPerson = Week['people'][number];
export type Warning = PlannedShift['warnings'][number];

/** `9am` of `9:00 a.m.` and `9:00 AM`; `9 h` and `09:00` stay as they are. */
const briefly = (time: string): string =>
  /[ap]\.?m/i.test(time)
    ? time.replace(':00', '').replace(/[\s\u202f]*([ap])\.?m\.?/i, (_, half: string) => `${half.toLowerCase()}m`)
    : time;

export const sayBriefTime = (format: Format, instant: string): string => briefly(format.time(instant));

/** As short as a cell needs it: `9am–5pm`. */
export const sayBriefTimes = (format: Format, shift: Pick<PlannedShift, 'starts_at' | 'ends_at'>): string =>
  `${sayBriefTime(format, shift.starts_at)}–${sayBriefTime(format, shift.ends_at)}`;
