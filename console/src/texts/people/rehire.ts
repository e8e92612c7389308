import { counted } from '../counted.ts';

export const rehireTexts = {
  hireAgain: 'Hire again',
  title: (name: string): string => `Hire ${name} again`,
  lead: 'A second employment begins, with its own first day, leave and probation. The first stays as it was; the employee number stays.',
  first: (from: string, to: string): string => `From ${from} to ${to} they were here before.`,
  firstUntil: (to: string): string => `Until ${to} they were here before.`,
  startDate: 'First day',
  startHint: 'A later day is planned and happens by itself. Until then it can be taken back under Planned changes.',
  endDate: 'Last day',
  probation: 'Probation',
  months: (count: number): string => counted(count, { one: '# month', other: '# months' }),
  none: 'None',
  payrollNumber: 'Payroll number',
  pay: 'Pay from the first day',
  payNote: 'Left empty, they are paid as they were when they left.',
  carriesOver: 'What carries over',
  carriesOverNote: 'Documents, certificates and equipment stay on file; what was signed stays signed.',
  access: 'Sign-in',
  accessNames: {
    KEPT: 'As before, with the old password',
    ANEW: 'Anew: an invitation is mailed on the first day',
  },
  training: 'Training',
  trainingNames: { KEPT: 'What was completed counts', AGAIN: 'Assign completed courses again' },
  leaveLeft: 'Leave that was left',
  leaveLeftNames: { PAID_OUT: 'Was paid out: begin anew', KEPT: 'Was not paid out: keep it' },
  leaveLeftHint: 'A year’s leave that was given before is not given a second time.',
  onboarding: 'Start the checklists for new people',
  reason: 'Reason',
  hire: 'Hire again',
  hired: (name: string): string => `${name} is hired again.`,
  planned: (name: string, day: string): string => `${name} begins on ${day}.`,
} as const;

export const periodsTexts = {
  title: 'Employments',
  number: (number: number): string => counted(number, { one: 'Employment #', other: 'Employment #' }),
  span: (from: string | null, to: string | null): string => `${from ?? '…'} – ${to ?? 'today'}`,
  from: (day: string): string => `from ${day}`,
  states: { PAST: 'Ended', CURRENT: 'Now', PLANNED: 'Planned' },
  probation: (months: number): string =>
    counted(months, { one: 'Probation of # month', other: 'Probation of # months' }),
} as const;

export const returnTexts = {
  begins: (day: string): string => `Hired again: another employment begins on ${day}.`,
  takeBack: 'Take back',
  title: 'Take this hiring back?',
  text: (day: string): string => `Nothing begins on ${day}. Pay that was recorded for it stays on record.`,
  done: 'The hiring is taken back.',
} as const;

export const knownTexts = {
  left: (name: string, day: string): string => `${name} left on ${day}. Hire again?`,
  leftOnce: (name: string): string => `${name} was here before. Hire again?`,
  planned: (name: string): string => `${name} left, and is to be hired again already.`,
  here: (name: string): string => `${name} is here already.`,
  by: { EMAIL: 'The address is the same.', NAME_AND_BIRTH: 'Name and date of birth are the same.' },
  open: 'Open their page',
  dateOfBirth: 'Date of birth',
  dateOfBirthHint: 'With the name it also shows who was here before.',
  leftToo: (count: number): string => counted(count, { one: '# who left fits', other: '# who left fit' }),
} as const;
