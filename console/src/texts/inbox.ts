import type { Data } from '../client/hooks.ts';
import { counted } from './counted.ts';

/** What each kind is called: one of it, and as a filter. */
export const kindTexts: Readonly<
  Record<Data<'/inbox'>['items'][number]['kind'], { readonly one: string; readonly chip: string }>
> = {
  leave: { one: 'Time off', chip: 'Time off' },
  leave_cancellation: { one: 'Wants to cancel time off', chip: 'Cancellations' },
  time_entry: { one: 'Time entry', chip: 'Time entries' },
  timesheet: { one: 'Timesheet', chip: 'Timesheets' },
  expense_report: { one: 'Expense report', chip: 'Expenses' },
  shift_offer: { one: 'Change of shifts', chip: 'Shifts' },
  shift_application: { one: 'Application for an open shift', chip: 'Open shifts' },
  proposal: { one: 'Proposal', chip: 'Proposals' },
  document: { one: 'Document to sign', chip: 'To sign' },
  task: { one: 'Task', chip: 'Tasks' },
  training: { one: 'Training', chip: 'Training' },
};

export const inboxTexts = {
  title: 'Inbox',
  lead: 'Everything that waits for you.',
  list: 'What waits for you',
  filter: 'Show',
  all: 'All',
  noneTitle: 'Nothing waits for you',
  none: 'Requests to decide on, documents to sign and tasks of yours appear here.',
  noneOfKind: 'Nothing of this kind waits for you.',
  showAll: 'Show everything',
  more: (shown: number, all: number): string =>
    `The ${String(shown)} oldest of ${String(all)} are shown; the next follow as you decide.`,
  others: (count: number): string =>
    counted(count, {
      one: 'One more request waits for someone nearer; you may decide on it too.',
      other: '# more requests wait for someone nearer; you may decide on them too.',
    }),
  othersShown: (count: number): string =>
    counted(count, { one: 'One of these waits for someone nearer.', other: '# of these wait for someone nearer.' }),
  showOthers: 'Show these too',
  onlyMine: 'Only mine',
  keys: 'Keys: j and k move, x selects, a approves, r rejects, u takes back.',
  approve: 'Approve',
  approveNamed: (title: string, detail: string): string => `Approve: ${title}, ${detail}`,
  reject: 'Reject',
  rejectNamed: (title: string, detail: string): string => `Reject: ${title}, ${detail}`,
  accept: 'Accept',
  acceptNamed: (title: string, detail: string): string => `Accept: ${title}, ${detail}`,
  decline: 'Decline',
  declineNamed: (title: string, detail: string): string => `Decline: ${title}, ${detail}`,
  accepted: (count: number): string => counted(count, { one: 'Accepted.', other: '# accepted.' }),
  declined: (count: number): string => counted(count, { one: 'Declined.', other: '# declined.' }),
  proposals: 'All proposals',
  quoted: (note: string): string => `“${note}”`,
  sign: 'Read and sign',
  open: 'Open',
  undo: 'Undo',
  select: (title: string, detail: string): string => `Select: ${title}, ${detail}`,
  selectAll: 'Select all',
  selectAllThatWait: (count: number): string => `Select all ${String(count)} that wait`,
  person: 'Person',
  anyone: 'Anyone',
  department: 'Department',
  anyDepartment: 'Any department',
  selected: (count: number): string => counted(count, { one: '# selected', other: '# selected' }),
  clear: 'Clear selection',
  approveMany: (count: number): string => counted(count, { one: 'Approve 1', other: 'Approve #' }),
  rejectMany: (count: number): string => counted(count, { one: 'Reject 1', other: 'Reject #' }),
  approved: (count: number): string => counted(count, { one: 'Approved.', other: '# approved.' }),
  rejected: (count: number): string => counted(count, { one: 'Rejected.', other: '# rejected.' }),
  rejectTitleOf: (title: string, detail: string): string => `Reject ${title}: ${detail}`,
  rejectTitle: (count: number): string => counted(count, { one: 'Reject this request', other: 'Reject # requests' }),
  reasonHint: 'The person reads it.',
  due: (day: string): string => `due ${day}`,
  overdue: (day: string): string => `was due ${day}`,
  refused: (count: number): string =>
    counted(count, { one: 'One could not be decided:', other: '# could not be decided:' }),
  changed: 'It has changed since you saw it. Look at it again, then decide.',
  changedTo: (was: string, now: string): string =>
    `It has changed since you saw it. You saw “${was}”, now it is “${now}”. Decide again.`,
  changedSinceSubmitted: 'Its entries have changed since it was submitted.',
  hoursSinceSubmitted: (was: string, now: string): string => `Changed since it was submitted: ${was} then, ${now} now.`,
  refusedOne: (title: string): string => `${title}:`,
  somebody: 'Someone else',
  /** By what has become of it. */
  decidedBy: {
    APPROVED: (who) => `${who} approved it in the meantime.`,
    REJECTED: (who) => `${who} rejected it in the meantime.`,
    CANCELLED: (who) => `${who} cancelled it in the meantime.`,
    PAID: (who) => `${who} paid it in the meantime.`,
    DELETED: (who) => `${who} deleted it in the meantime.`,
    DONE: (who) => `${who} approved it in the meantime.`,
  } as Readonly<Record<string, (who: string) => string>>,
  handledBy: (who: string): string => `${who} dealt with it in the meantime.`,
  away: 'Time off',
  shiftGoesTo: (name: string): string => `Shift to ${name}`,
  inPlaceOf: (name: string): string => `for ${name}`,
} as const;

export const factsTexts = {
  inPlaceOf: (days: string, length: string): string => `In place of the approved ${days} (${length})`,
  left: (amount: string): string => `${amount} left afterwards`,
  nobodyElse: 'Nobody else is away',
  alsoAway: (names: string, others: number): string =>
    others === 0
      ? `Also away: ${names}`
      : counted(others, { one: `Also away: ${names} and 1 other`, other: `Also away: ${names} and # others` }),
  alsoAsked: (names: string, others: number): string =>
    others === 0
      ? `Also asked by ${names}`
      : counted(others, { one: `Also asked by ${names} and 1 other`, other: `Also asked by ${names} and # others` }),
  meetsShift: (when: string, others: number): string =>
    others === 0
      ? `Meets the shift on ${when}`
      : counted(others, {
          one: `Meets the shift on ${when} and 1 more`,
          other: `Meets the shift on ${when} and # more`,
        }),
  fromTo: (from: string, to: string): string => `${from} to ${to}`,
  inExchange: (shift: string): string => `In exchange: ${shift}`,
  withPlan: (worked: string, planned: string): string => `${worked}, planned ${planned}`,
  oddities: {
    LONG: 'More than 10 hours',
    NO_BREAK: 'No break',
    OVER_PLAN: 'Longer than planned',
    UNDER_PLAN: 'Shorter than planned',
    OVERLAP: 'Overlaps another entry',
    FAR: 'Clocked in away from work',
  },
  noReceipt: 'No receipt',
  receipt: (fileName: string): string => `Receipt: ${fileName}`,
  moreReceipts: (count: number): string => counted(count, { one: '1 more receipt', other: '# more receipts' }),
} as const;

export const notificationListTexts = {
  title: 'Notifications',
  list: 'What you were told of',
  show: 'Show',
  all: 'All',
  unread: 'Unread',
  readAll: 'Mark all as read',
  read: 'Mark as read',
  new: 'New',
  more: 'Show more',
  noneTitle: 'Nothing yet',
  none: 'Decisions on your requests, tasks, documents to sign and changes of your shifts appear here.',
  noneUnread: 'You have read everything.',
  reason: (reason: string): string => `Reason: ${reason}`,
  by: (name: string): string => `by ${name}`,
} as const;

export const wishTexts = {
  title: 'What to be told of',
  note: 'You get at most one e-mail every 15 minutes. Documents to sign and absences at short notice are mailed at once. What rings, rings on the devices below.',
  about: 'About',
  in_app: 'In the app',
  by_mail: 'By mail',
  by_push: 'Rings',
  saved: 'Saved.',
  presets: {
    EVERYTHING: 'Everything',
    MY_SHIFTS: 'Only my shifts',
    MY_DECISIONS: 'Only what I must decide',
    CUSTOM: 'What I choose',
  },
  says: {
    EVERYTHING: 'You are told of everything that concerns you, here and by mail.',
    MY_SHIFTS:
      'You are told when your shifts are published, changed or offered. What waits for you stays in the inbox.',
    MY_DECISIONS: 'You are told of requests that wait for you, and of people you lead who are away at short notice.',
    CUSTOM: 'You are told of what you chose.',
  },
  topics: {
    requests: 'Decisions on my requests',
    tasks: 'Tasks and training given to me',
    signatures: 'Documents to sign',
    shifts: 'Shifts published or changed',
    absences: 'People I lead who are away at short notice',
    decisions: 'Requests that wait for my decision',
    announcements: 'Announcements',
  },
  label: (topic: string, way: string): string => `${topic}: ${way}`,
} as const;

export const ringTexts = {
  title: 'On my devices',
  lead: 'A phone or computer rings when something concerns you: a shift that is free, a decision, a request that waits.',
  start: 'Ring on this device',
  started: 'This device rings from now on.',
  on: 'This device rings.',
  stop: 'Silence this device',
  stopped: 'This device is silent.',
  impossible:
    'This browser cannot ring. On an iPhone or iPad, add Muster to the home screen first, and open it from there.',
  withdrawn:
    'This browser does not let Muster ring. Allow notifications for this site in its settings, then come back to this page.',
  failed: 'This device could not be reached by its push service. Try again, or try another browser.',
  others: 'Other devices that ring',
  device: 'A device',
  since: (day: string): string => `since ${day}`,
  lastRang: (ago: string): string => `last rang ${ago}`,
  silence: 'Silence',
  silenceDevice: (device: string): string => `Silence ${device}`,
  quiet: 'Quiet hours',
  quietFrom: 'Quiet from',
  quietTo: 'Quiet until',
  quietNote: 'Every day, on the clock of the organization. What comes meanwhile is one notice at the end.',
  showsNames: 'Names on a locked screen',
  showsNamesNote:
    'Of whom and what a notice is. Without it, it says what happened and when. Reasons and money are never shown there.',
} as const;
