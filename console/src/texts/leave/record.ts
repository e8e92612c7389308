import { counted } from '../counted.ts';

export const recordLeaveTexts = {
  recordLeave: 'Record leave',
  recordLeaveFor: (name: string): string => `Record leave for ${name}`,
  person: 'Person',
  type: 'Type',
  note: 'Note',
  noteHint: 'The person reads it too.',
  choosePerson: 'Choose whose leave it is.',
  approvedAtOnce: 'It is approved at once, and the person is told.',
  left: (after: string, before: string): string => `${after} left afterwards, of ${before} now.`,
  othersAway: (count: number): string =>
    counted(count, {
      one: 'One colleague of the department is away then.',
      other: '# colleagues of the department are away then.',
    }),
  meetsShifts: (count: number): string =>
    counted(count, { one: 'It leaves # shift uncovered.', other: 'It leaves # shifts uncovered.' }),
  recorded: (name: string): string => `Leave of ${name} was recorded.`,
  waits: (name: string): string => `Leave of ${name} was recorded and waits for a decision.`,
} as const;

export const uncoveredTexts = {
  title: (name: string): string => `Uncovered shifts of ${name}`,
  uncovered: 'Uncovered shifts',
  text: 'Once offered, they are open, and colleagues of the department can claim them.',
  draftsLater: 'Drafts can be claimed when the week is published.',
  aShift: 'Shift',
  draft: 'Draft',
  offer: (count: number): string => counted(count, { one: 'Offer # shift', other: 'Offer # shifts' }),
  leaveThem: 'Leave them',
  offered: (count: number): string => counted(count, { one: '# shift is open now.', other: '# shifts are open now.' }),
  undo: 'Undo',
  undone: (count: number, name: string): string =>
    counted(count, { one: (n) => `${n} shift is ${name}’s again.`, other: (n) => `${n} shifts are ${name}’s again.` }),
  claimedMeanwhile: 'Someone has claimed them meanwhile.',
} as const;
