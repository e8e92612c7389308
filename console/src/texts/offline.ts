export const offlineTexts = {
  offline: 'You are offline',
  offlineLead: 'Muster opens when the network is back.',
  away: 'Muster cannot be reached',
  awayLead: 'The server does not answer. Muster keeps trying.',
  retry: 'Try again',
  clockOf: (name: string): string => `Clock of ${name}`,
} as const;

export const offlineNoteTexts = {
  note: 'You are offline. What you see may be out of date; the clock keeps your taps.',
} as const;
