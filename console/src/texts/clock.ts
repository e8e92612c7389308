export const clockTexts = {
  clockIn: 'Clock in',
  clockOut: 'Clock out',
  since: (time: string): string => `Clocked in since ${time}`,
  out: 'You are not clocked in',
  outHint: 'Your time starts with one tap.',
  unsentIn: 'No network: your tap is kept and sent when it is back.',
  withoutPlace: 'Your location was not shared. Your time is saved without it.',
  kept: 'No network. Your tap is kept and will be sent once it is back.',
  sent: 'Your tap on the clock was sent.',
  sentLate: (action: 'in' | 'out'): string =>
    action === 'in'
      ? 'You are clocked in from the moment the network came back: the earlier time could not be saved. Ask an Administrator to correct it.'
      : 'You are clocked out from the moment the network came back: the earlier time could not be saved. Ask an Administrator to correct it.',
  break: 'Break',
  breaks: [
    { value: '0', label: 'No break' },
    { value: '15', label: '15 minutes' },
    { value: '30', label: '30 minutes' },
    { value: '45', label: '45 minutes' },
    { value: '60', label: '1 hour' },
    { value: '90', label: '1½ hours' },
  ],
  project: 'Project',
  noProject: 'No project',
  today: (said: string): string => `${said} hours now`,
  long: 'You have been clocked in for more than a day. Open the entry and say when you left.',
  openEntry: 'Open the entry',
} as const;

export const clockChipTexts = {
  clock: 'Clock',
} as const;

export const clockPanelTexts = {
  clock: 'Clock',
} as const;
