import { withFullStop } from '../words.ts';

export const offlineTexts = {
  offline: 'You are offline',
  offlineLead: 'Muster opens when the network is back.',
  away: 'Muster cannot be reached',
  awayLead: 'The server does not answer. Muster keeps trying.',
  retry: 'Try again',
} as const;

export const offlineNoteTexts = {
  note: 'You are offline. What you see may be out of date; what you send is kept on this device and sent later.',
  seen: (when: string): string =>
    withFullStop(`You are offline. This is what was here on ${when}`) +
    ' What you send is kept on this device and sent later.',
} as const;

export const outboxTexts = {
  waits: (title: string): string => `${title}: kept on this device, and sent as soon as there is a network.`,
  begun: (title: string, when: string): string => `${title}: begun on ${when}, on this device only.`,
  refused: (title: string, reason: string): string => `${title} was not taken: ${reason}`,
  kept: 'There is no network. It is kept on this device and sent when there is.',
  goesLater: 'Sent when there is a network',
  goOn: 'Continue',
  mend: 'Change and send again',
  discard: 'Discard',
  ill: (when: string): string => `Illness, ${when}`,
  leave: (type: string, when: string): string => `${type}, ${when}`,
  claim: (day: string): string => `Claim of the shift on ${day}`,
  answer: (day: string): string => `Answer on the shift of ${day}`,
} as const;
