import { counted } from './counted.ts';

const inTime = (minutes: number): string => {
  if (minutes < 60) return counted(minutes, { one: 'in one minute', other: 'in # minutes' });
  const rest = minutes % 60;
  return `in ${String(Math.floor(minutes / 60))} h${rest === 0 ? '' : ` ${String(rest)} min`}`;
};

/** Notices of Home that few see. */
export const noticesTexts = {
  late: (time: string): string => `Your shift began at ${time}, and you are not clocked in.`,
  soon: (time: string, minutes: number): string => `Your shift begins at ${time}, ${inTime(minutes)}.`,
  othersWait: (count: number): string =>
    counted(count, {
      one: 'One request waits for someone else; you may decide on it too.',
      other: '# requests wait for others; you may decide on them too.',
    }),
  showOthers: 'Show them',
  awayFromShifts: (count: number): string =>
    counted(count, {
      one: 'A shift of yours falls into your absence. Who plans it sees that you cannot come.',
      other: '# shifts of yours fall into your absence. Who plans them sees that you cannot come.',
    }),
  openLeave: 'My absence',
  rejected: {
    leave: 'Your time off was rejected',
    expense: 'Your expense report was rejected',
    timesheet: 'Your timesheet was rejected',
    time_entry: 'Hours of yours were rejected',
  },
  /** Of what, then who and why. */
  rejectedOf: (what: string, of: string): string => (of === '' ? what : `${what} (${of})`),
  mend: 'Look and mend',
} as const;
