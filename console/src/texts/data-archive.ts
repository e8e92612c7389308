export const dataArchiveTexts = {
  ownTitle: 'My data',
  ownNote:
    'One archive of everything that is kept about you: your records by area, your files, and who looked at them. It is kept for a week, and only you can download it.',
  ownAsk: 'Ask for my data',
  ownDialog: 'Ask for your data',
  leaverTitle: 'Data of this person',
  leaverNote:
    'One archive of what is kept about this person, to be handed to them. It is kept for a week, and only you can download it. That you asked for it is recorded.',
  leaverAsk: 'Ask for the archive',
  leaverDialog: (name: string): string => `Ask for the data of ${name}`,
  activeNote:
    'One archive of what is kept about this person, made for them alone: they are told, and download it in their profile within a week. That you asked for it is recorded.',
  activeAsk: 'Have it made for them',
  activeDialog: (name: string): string => `Have an archive of the data of ${name} made for them?`,
  activeStarted: 'It is being made. They are told.',
  none: 'No archive has been made yet.',
  askAgain: 'Ask again',
  beforeAsking: 'The archive holds all there is. Making it can take a few minutes.',
  send: 'Ask for the archive',
  started: 'The archive is being made. You can leave this page.',
  waiting: 'Waiting to be made',
  underWay: (done: number, total: number): string => `Being made: ${String(done)} of ${String(total)} parts`,
  ready: 'Ready',
  failed: 'Not made',
  reasons: {
    requester_not_allowed: 'You may not have this archive any more.',
    given_up: 'Something went wrong on the server. Ask again; if it fails once more, tell your administrator.',
  },
  askedFor: 'Asked for',
  size: 'Size',
  keptUntil: 'Kept until',
  download: 'Download',
} as const;
