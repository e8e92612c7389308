import { counted } from '../counted.ts';

export const leavingReasons = {
  RESIGNATION: 'They resigned',
  DISMISSAL: 'They were dismissed',
  END_OF_CONTRACT: 'The contract ends',
  RETIREMENT: 'They retire',
  OTHER: 'Another reason',
} as const;

export const leavingTexts = {
  leavesOn: (day: string): string => `Leaves on ${day}`,
  leftOn: (day: string): string => `Left on ${day}`,
  leaving: 'Leaving',
  reason: 'Reason',
  noReason: 'Not told',
  note: 'Note',
  noteHint: 'For those who prepare the leaving; the person reads it in their own data.',
  access: 'Access',
  accessEnds: (day: string): string => `Ends by itself at the end of ${day}.`,
  accessEnded: 'Has ended.',
  accessByChecklist: 'Ends when the offboarding checklist is completed.',
  accessStays: 'Does not end by itself: no offboarding has been started.',
  stopsWorking: 'Stops working',
  onlySignIn: 'Signing in; there are no tokens and no webhook endpoints.',
  nothingStopped: 'There is nothing left to hand over.',
  tokenStops: (name: string, ago: string | null): string =>
    ago === null ? `The API token ${name}, never used` : `The API token ${name}, last used ${ago}`,
  endpointStops: (name: string): string => `The webhook endpoint ${name}`,
  endpointStopped: (name: string): string => `The webhook endpoint ${name}, which has stopped`,
  shifts: 'Shifts after that day',
  noShifts: 'None',
  becomeOpen: (count: number): string =>
    counted(count, {
      one: 'One, which becomes open when access ends:',
      other: '#, which become open when access ends:',
    }),
  shiftOn: (day: string, from: string, to: string): string => `${day}, ${from} to ${to}`,
  andMore: (count: number): string => `and ${String(count)} more`,
  reports: 'Needs a new manager',
  nobody: 'Nobody',
  leads: 'Heads or leads',
  nothing: 'Nothing',
  waiting: 'Waits for them',
  requests: (count: number): string =>
    counted(count, { one: '# request of others to decide on', other: '# requests of others to decide on' }),
  tasks: (count: number): string =>
    counted(count, { one: '# task for someone else', other: '# tasks for someone else' }),
  toComeBack: 'To come back',
  isBack: 'It is back',
  cameBack: (what: string): string => `${what}: in stock.`,
  noEquipment: 'No equipment is out.',
  leaveLeft: 'Leave to pay out',
  noLeave: 'There is no paid leave with an allowance.',
  leaveOf: (name: string, amount: string): string => `${name}: ${amount}`,
  bookedAfter: (amount: string): string => `${amount} booked for after the last day, to be cancelled`,
  openChecklist: 'Open the checklist',
  takeBack: 'Take back',
  takeBackTitle: (name: string): string => `${name} stays?`,
  takeBackText:
    'The offboarding is cancelled, the end of employment goes back to what it was before, and access goes on. Nothing has ended yet.',
  takenBack: (name: string): string => `${name} stays; the offboarding is cancelled.`,
} as const;
