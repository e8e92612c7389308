import type { Data } from '../../client/hooks.ts';
import type { Format } from '../../format.ts';

export type Week = Data<'/schedule'>;
export type PlannedShift = Week['shifts'][number];
export type PlannedPerson = Week['people'][number];
export type Warning = PlannedShift['warnings'][number];

/** `9am` of `9:00 a.m.`, `9 h` of `09 h 00`; `09:00` stays as it is. */
const briefly = (time: string): string =>
  /[ap]\.?m/i.test(time)
    ? time.replace(':00', '').replace(/[\s\u202f]*([ap])\.?m\.?/i, '$1m')
    : time.replace(/^0?(\d+)\sh\s(?:00)?/, '$1\u00A0h\u00A0').trimEnd();

export const sayBriefTime = (format: Format, instant: string): string => briefly(format.time(instant));

/** As short as a cell needs it: `9am–5pm`. */
export const sayBriefTimes = (format: Format, shift: Pick<PlannedShift, 'starts_at' | 'ends_at'>): string =>
  `${sayBriefTime(format, shift.starts_at)}–${sayBriefTime(format, shift.ends_at)}`;
