import { counted } from './counted.ts';

export const healthTexts = {
  health: 'Health',
  healthLead: 'How the work of your organization is doing. It looks again every 15 seconds.',
  everythingRunsAsItShould: 'Everything runs as it should.',
  warnings: {
    mail_not_sent:
      'No mail is sent: no mail server is set (SMTP_URL). Invitations and links for passwords are kept on this machine.',
    data_folder_not_writable:
      'The data folder cannot be written: files cannot be stored. Check MUSTER_DATA_DIR, its owner and the disk.',
  },
  someWorkInTheBackground: 'Some work in the background needs a look. See below.',
  workInTheBackground: 'Work in the background',
  workInTheBackgroundNote: 'Mail, webhooks, imports and everything else that is not done at once',
  runningNow: 'Running now',
  waitingToRun: 'Waiting to run',
  plannedForLater: 'Planned for later',
  failedToBeTriedAgain: 'Failed, to be tried again',
  longestWait: 'Longest wait',
  seconds: (count: number): string => counted(count, { one: '# second', other: '# seconds' }),
  webhooksWaiting: 'Webhooks waiting',
  storage: 'Storage',
  files: 'Files',
  filesCount: (count: number): string => counted(count, { one: '# file', other: '# files' }),
  sizeOfTheFiles: 'Size of the files',
  none: 'None',
  seats: 'Seats',
  seatsTaken: 'Taken by active people',
  seatsInAll: 'In all',
  noLimit: 'No limit',
  seatsNearlyTaken: (taken: string, limit: string): string =>
    `${taken} of ${limit} seats are taken. Once all are, nobody can be added, by hand, by import or by SCIM. Whoever runs Muster sets another plan or number of seats.`,
  installation: 'Installation',
  kind: 'Kind',
  production: 'Production',
  development: 'Development',
  runningSince: 'Running since',
  mail: 'Mail',
  sentByTheMailServer: 'Sent by the mail server',
  keptOnThisMachine: 'Kept on this machine: no mail server is set',
  newestChangeOfTheSchema: 'Version of the database schema',
  testClock: 'Test clock',
  asTheMachine: 'As the machine’s own',
  daysAhead: (days: number): string => counted(days, { one: '# day ahead', other: '# days ahead' }),
  givenUp: 'Given up',
  lastFailed: (count: number, ago: string): string =>
    counted(count, {
      one: (number) => `${number} job, last failed ${ago}`,
      other: (number) => `${number} jobs, last failed ${ago}`,
    }),
  tryAgain: 'Try again',
  tryAgainNamed: (task: string): string => `Try again: ${task}`,
  tryTheseJobsOnceMore: 'Try these jobs once more?',
  onTheWay: (count: number): string => counted(count, { one: '# job is on the way.', other: '# jobs are on the way.' }),
  theyGetAllTheirAttempts:
    'They get all their attempts again. Fix the cause first, such as a mail server that could not be reached.',
} as const;
